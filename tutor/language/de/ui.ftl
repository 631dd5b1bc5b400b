### Die Seiten: Überschriften, Knöpfe, Beschriftungen. Funktionen wie in reasons.ftl.
### „Farbe“ heißt immer Herz, Karo, Kreuz oder Pik, nie Rot oder Schwarz.

language-name = Deutsch
site-title = Euchre-Schule
site-description = Euchre lernen, Regel für Regel: kurze Lektionen und Aufgaben, die dir zu jeder Karte sagen, warum.
skip-link = Zum Inhalt springen
nav-main = Hauptmenü
nav-lessons = Lektionen
nav-puzzles = Aufgaben
nav-glossary = Glossar
language = Sprache

## Start
home-heading = Euchre lernen, Karte für Karte
home-lead = Euchre ist schnell gelernt, bis auf einen Buben, der die Seite wechselt. Hier übst du die Regeln an echten Stellungen, und nach jeder Antwort steht da, warum eine Karte erlaubt war und eine andere nicht.
home-lessons = Fang hier an
home-puzzles = Oder gleich ans Üben
home-puzzles-text = { $n ->
    [one] Eine Aufgabe, jede Antwort begründet.
   *[other] { $n } Aufgaben, jede Antwort begründet.
 }
all-puzzles = Alle Aufgaben ansehen

## Lektionen
lessons-lead = Jede Lektion dauert nur ein paar Minuten. Am besten nimmst du sie der Reihe nach.
lesson-needs = Das solltest du schon kennen:
lesson-exit = Sitzt es?
lesson-next = Nächste Lektion
lesson-all = Alle Lektionen

## Aufgaben
puzzles-lead = Such dir etwas aus, oder fang einfach oben an.
# $label: what they are, $things: cards, seats with cards; in one line for search engines
described = { $label }: { $things }.
level-1 = Leicht
level-2 = Mittel
level-3 = Schwer
your-hand = Dein Blatt
your-answer = Deine Antwort
your-turn = Du bist dran
the-table = Am Tisch
the-trick = Der Stich, wie er gespielt wurde
the-trick-so-far = Der Stich bis jetzt
earlier-tricks = Die Stiche davor
card-asked = Um diese Karte geht es
trump-is = Trumpf: { SUIT($suit) }
led-suit-is = Angespielt: { SUIT($suit) }
# $who: wer bei diesem Spiel aussetzt, auch eine Liste
fact-sits-out = Setzt aus: { PLAYER($who) }
# $calls: alle bisherigen Ansagen, vom linken Nachbarn des Gebers an
fact-calls = Ansagen links vom Geber an: { $calls }
# $score: Zahlen, die des Ansagers zuerst
fact-score = Spielstand, Ansager zuerst: { $score }
variant = Variante: { $name }
house-rules = Hausregeln an diesem Tisch
# $n: welcher Platz in der Reihenfolge, von der stärksten Karte an
order-place = Platz { $n }
order-choose = Karte wählen
order-legend = Von der stärksten zur schwächsten Karte
check-answer = Prüfen
show-hint = Tipp zeigen

## Was bisher angesagt wurde
call-pass = Passen
call-order = Aufnehmen lassen
call-order-alone = Aufnehmen lassen und allein spielen
call-suit = { SUIT($suit) }
call-suit-alone = { SUIT($suit) } allein
call-no-trump = Ohne Trumpf
call-no-trump-alone = Ohne Trumpf und allein
call-bid = { $n ->
    [one] Ein Stich
   *[other] { NUM($n) } Stiche
 }
call-misere = Misère
call-nap = Nap
call-wellington = Wellington
call-bluecher = Blücher
call-show = Schwaches Blatt vorzeigen
call-take = Aufnehmen
call-leave = Liegen lassen
call-dummy = Strohmann nehmen
call-alone = Allein spielen
call-together = Zu zweit spielen

## Das Ergebnis
you-answered = Deine Antwort: { $answer }
# $form: womit geantwortet wurde
mark-right = { $form ->
    [card-order] am richtigen Platz
   *[other] richtig gewählt
 }
mark-wrong = { $form ->
    [card-order] am falschen Platz
   *[other] falsch gewählt
 }
mark-missed = { $form ->
    [cards] übersehen
    [card-order] fehlt
   *[other] wäre richtig gewesen
 }
mark-left = zu Recht nicht gewählt
reasons-heading = Warum?
beliefs-heading = Was dahinterstecken könnte
try-again = Noch einmal
next-puzzle = Nächste Aufgabe
back-to-lesson = Weiter in der Lektion „{ $title }“

## Glossar
glossary-lead = Was Euchrespieler sagen, und wie es in den anderen Sprachen heißt.

## Wenn etwas nicht geht
order-incomplete = Es fehlt noch etwas: Wähl für jeden Platz eine Karte.
refused = Diese Stellung gibt es nicht
refused-lead = Aus dieser Adresse lässt sich keine Frage machen:
err-400 = Diese Anfrage ist unverständlich
err-400-text = Geh zurück und versuch es noch einmal.
err-404 = Seite nicht gefunden
err-404-text = Hier liegt keine Karte. Vielleicht ist in der Adresse ein Buchstabe verrutscht.
err-405 = So geht es hier nicht weiter
err-405-text = Diese Adresse lässt sich nur ansehen, nicht ausfüllen, oder umgekehrt.
err-413 = Das war zu viel
err-413-text = Die Anfrage ist größer, als eine Antwort sein kann.
err-500 = Da ist etwas schiefgelaufen
err-500-text = Der Fehler liegt bei uns und ist festgehalten. Versuch es bitte später noch einmal.
to-start = Zur Startseite

## Was andere Programme lesen
api-not-json = Der Inhalt ist kein JSON: Schick ein Objekt wie { "{" }"answer": ["JD"]{ "}" }.
api-no-answer = Es fehlt „answer“: Schick ein Objekt wie { "{" }"answer": ["JD"]{ "}" }.
api-not-a-list = „answer“ muss eine Liste von Texten sein, etwa ["JD", "AS"].
