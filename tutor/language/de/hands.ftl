### Spiele zum Zuschauen: was auf der Seite um die Erzählung herum steht.
### $who: wer an der Reihe ist, you oder ein Platz; $name: wer ein Blatt hält.

hands-heading = Spiele zum Zuschauen
hands-lead = Ein Spiel vom Geben bis zur Wertung, Schritt für Schritt, und bei jedem Schritt steht, warum. Blättere mit den Knöpfen oder den Pfeiltasten.
hands-all = Alle Spiele zum Zuschauen
hands-watch = Das ganze Spiel ansehen
hands-steps = Schritte des Spiels
hands-step = Schritt { $n } von { $total }
hands-first = Zum Anfang
hands-last = Zum Ende
hands-open = Alle Blätter aufdecken
hands-hide = Nur dein Blatt zeigen
hands-transcript = Das ganze Spiel zum Nachlesen
hands-transcript-so-far = Das Spiel bis hierher zum Nachlesen
hands-holds = Blatt: { $name }
hands-dummy = Strohmann
hands-acts = ist dran
hands-won = Stiche:
hands-ask-card = { $who ->
    [you] Du bist dran: Welche Karten darfst du spielen?
   *[other] { PLAYER($who) } ist dran: Welche Karten wären erlaubt?
 }
hands-ask-call = { $who ->
    [you] Du bist dran: Was ist erlaubt?
   *[other] { PLAYER($who) } ist dran: Was ist erlaubt?
 }
hands-ask-parted = { $who ->
    [you] Du bist dran: Welche Karten dürfen weg?
   *[other] { PLAYER($who) } ist dran: Welche Karten dürfen weg?
 }
hands-what-if = Und was wäre, wenn …?
