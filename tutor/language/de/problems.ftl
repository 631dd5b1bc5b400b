### Was an einer Datei, einer Aufgabe oder einer Antwort falsch sein kann: was es ist, dann die Abhilfe. Funktionen wie in reasons.ftl,
### dazu LIST($list, join: "standard|or"). Von Plätzen ist in der dritten Person die Rede. $text zitiert den Autor; $guess ist none oder was
### gemeint sein könnte. Wörter des Dateiformats (true, pass, JD, defaults) sind in jeder Sprache gleich.

did-you-mean = { $guess ->
    [none] Prüfe die Schreibweise.
   *[other] Meinst du „{ $guess }“?
 }

## Die Datei
yaml-unclosed = „{ $text }“ wird hier geöffnet und nie geschlossen: Ergänze das Gegenstück.
yaml-colon = Nach einem Doppelpunkt mit Leerzeichen beginnt ein Wert: Setze einen Text, in dem das vorkommt, in Anführungszeichen.
yaml-indent = Diese Zeile ist anders eingerückt als ihre Nachbarn: Lass alle Schlüssel eines Eintrags in derselben Spalte beginnen.
yaml-other = YAML kann diese Stelle nicht lesen ({ $detail }): Prüfe hier Einrückung, Doppelpunkte, Klammern und Anführungszeichen.
tab = YAML erlaubt hier keine Tabulatoren: Rücke mit Leerzeichen ein.
encoding = Diese Datei ist nicht in UTF-8 gespeichert: Speichere sie so.
control-character = Hier steht das unsichtbare Zeichen { $text }: Lösche es.
too-big = Diese Datei ist größer als { $max } MiB: Verteile ihren Inhalt auf mehrere.
alias = Anker und Verweise wie „{ $text }“ werden nicht gelesen: Schreib den Wert an jeder Stelle aus.
alias-unknown = „{ $text }“ verweist auf einen Anker, den es nicht gibt, und Anker werden nicht gelesen: Schreib den Wert aus.
tag = Tags wie „{ $text }“ werden nicht gelesen, denn jeder Wert ist Text: Lösche das Tag.
duplicate-key = Den Schlüssel „{ $key }“ gibt es schon in Zeile { $line }: Behalte nur einen der beiden.
too-deep = Das ist tiefer als { $max } Ebenen verschachtelt: Schreib es flacher.
many-documents = Eine Datei enthält ein einziges Dokument: Lösche die Zeile „---“ oder mach zwei Dateien daraus.
key-not-text = Ein Schlüssel ist ein einzelnes Wort: Schreib ihn ohne Klammern.
root-not-mapping = Eine Datei beginnt am linken Rand mit einem Schlüssel: { LIST($keys, join: "or") }.
item-not-mapping = Jeder Eintrag dieser Liste besteht aus Schlüsseln mit Werten, etwa „id: left-bower-only“.
not-a-list = Zu „{ $key }“ gehört eine Liste: Schreib jeden Eintrag in eine eigene Zeile, die mit einem Bindestrich beginnt.
not-a-mapping = Zu „{ $key }“ gehören Schlüssel mit Werten: Rücke sie darunter ein oder setze sie in geschweifte Klammern.
not-text = Zu „{ $key }“ gehört hier einfacher Text, keine Liste und keine Schlüssel.
empty = „{ $key }“ hat keinen Wert: Schreib einen dazu oder lösche den Schlüssel.
unknown-key = Einen Schlüssel „{ $key }“ gibt es hier nicht. { did-you-mean }
unknown-key-card = „{ $key }“ wird wegen des Kommas davor als Schlüssel gelesen: Setze die Liste in eckige Klammern oder Anführungszeichen, oder nimm Leerzeichen.
missing-key = Der Schlüssel „{ $key }“ fehlt: Ergänze ihn.

## Namen
unknown-kind = Eine Aufgabenart „{ $text }“ gibt es nicht. { did-you-mean }
not-an-id = „{ $text }“ ist keine Kennung: Nimm Kleinbuchstaben von a bis z, Ziffern und Bindestriche wie in „left-bower-only“.
not-a-reason = Keine Begründung heißt „{ $text }“: Wähle eine von denen, die zur Wahl stehen.
key-of-others = Diese Art kennt kein „{ $key }“: Lösche es.
key-of-a-puzzle = „{ $key }“ gehört zu einer Aufgabe: Rücke es unter sie ein.
named-twice = „{ $text }“ ist zweimal genannt: Lass nur eines davon stehen.
lesson-yaml-missing = Eine Lektion braucht neben ihren Texten eine Datei „lesson.yaml“: Leg sie unter diesem Namen an.
slug-not-an-id = „{ $text }“ ist kein Name für den Ordner einer Lektion: Nimm Kleinbuchstaben, Ziffern und Bindestriche wie in „left-bower“.
no-images = Bilder werden in Lektionen nicht gezeigt: Nimm „:::cards“ oder „:::trick“ in einer eigenen Zeile.
unsafe-link = „{ $text }“ ist keine Adresse einer Seite: Beginne sie mit „https://“, oder verweise auf eine Seite der Schule.
directive-own-line = Eine Anweisung steht in einer eigenen Zeile ohne Einrückung und beginnt mit drei Doppelpunkten und ihrem Namen: „:::puzzle ID“, nicht „{ $text }“.
key-twice = „{ $key }“ kommt zweimal vor: Lass nur eines davon stehen.
duplicate-id = Die Kennung „{ $id }“ ist in { $file }, Zeile { $line }, schon vergeben: Wähle eine andere.
unknown-variant = Eine Variante „{ $text }“ gibt es nicht. { did-you-mean }
unknown-skill = Eine Fähigkeit „{ $text }“ gibt es nicht. { did-you-mean }
unknown-mind = Einen Irrtum „{ $text }“ gibt es nicht. { did-you-mean }

## Werte
not-a-card = „{ $text }“ ist keine Karte: Schreib erst den Rang, dann die Farbe wie in JD oder 10H, oder schreib Joker.
not-a-suit = „{ $text }“ ist keine Farbe: Schreib C, D, H oder S für Kreuz, Karo, Herz oder Pik.
not-a-seat = „{ $text }“ ist kein Platz: Schreib N, E, S oder W für Nord, Ost, Süd oder West.
not-a-call = „{ $text }“ ist keine Ansage: Schreib pass, order, eine Farbe wie H oder eine Ansage im Alleingang wie H-alone.
not-a-bower = „{ $text }“ ist kein Bower: Schreib right für den rechten oder left für den linken.
not-yes-or-no = „{ $text }“ ist weder ja noch nein: Schreib true oder false.
not-a-number = „{ $text }“ passt hier nicht: Schreib eine ganze Zahl von { $low } bis { $high }.
not-a-choice = „{ $text }“ passt hier nicht: Schreib { LIST($choices, join: "or") }.
not-a-rule = Eine Hausregel „{ $text }“ gibt es nicht. { did-you-mean }
not-a-table = „{ $text }“ ergibt keinen Tisch: Nenne mindestens zwei verschiedene Plätze, darunter Süd.
not-a-trick = „{ $text }“ ist kein Stich: Schreib erst den Platz, der ausspielt, dann die Karten wie in „W 10D KD“.
not-a-score = „{ $text }“ ist kein Spielstand: Schreib die Punkte mit einem Bindestrich dazwischen wie in 9-7.
not-a-date = „{ $text }“ ist kein Datum: Schreib Jahr, Monat und Tag wie in 2025-03-09.
rule-contradiction = Die Regeln „{ $rule }“ und „{ $rule2 }“ passen so nicht zusammen: Ändere eine von beiden.

## Die Stellung
card-twice = { CARD($card) } kommt zweimal vor: Ändere eine der beiden Karten.
card-outside-deck = { CARD($card) } gehört nicht zu den Karten dieses Spiels: Wähle eine andere Karte oder eine andere Variante.
no-order = { CARD($card) } hat in dieser Reihenfolge keinen Platz, denn die Karte ist weder Trumpf noch von der angespielten Farbe: Lass sie weg.
no-trump-here = Dieses Spiel wird nie ohne Trumpf gespielt: Nenne die Trumpffarbe.
led-differs = Ausgespielt ist { CARD($card) }, und die Karte gehört zu { SUIT($suit) }: Schreib diese Farbe als die angespielte oder lass die Angabe weg.
not-seated = { PLAYER($who) } spielt in diesem Spiel nicht mit: Nenne einen Platz, der mitspielt.
alone-forbidden = In diesem Spiel gibt es keinen Alleingang: Lass die Angabe weg.
alone-too-many = Höchstens zwei spielen allein, und jeder wird einmal genannt: Lass die übrigen weg.
alone-same-side = Partner können nicht beide allein spielen: Lass einen der beiden weg.
learner-sits-out = Süd setzt hier aus, aber gefragt wird Süd: Ändere, wer allein spielt.
lone-defence-forbidden = { PLAYER($who) } würde allein verteidigen, und das erlaubt dieses Spiel nicht: Lass die Angabe weg oder setze die Regel „lone_defence“.
alone-not-maker = { PLAYER($who) } darf nicht allein spielen, denn das darf nur der Ansager: Nenne jemand anderen oder setze die Regel „alone“.
lone-defence-needs-loner = { PLAYER($who) } darf nur gegen einen Alleingang allein verteidigen: Lass auch den Ansager allein spielen.
hand-too-big = Das Blatt hat { NUM($n) } Karten, aber in diesem Spiel bekommt jeder höchstens { $max ->
    [one] eine
   *[other] { NUM($max) }
 }: Nimm welche heraus.
hand-against-tricks = Karten auf der Hand und gespielte Stiche müssen zusammen { NUM($max) } ergeben: Hier sind es { $n ->
    [one] eine Karte
   *[other] { NUM($n) } Karten
 } und { $tricks ->
    [one] ein Stich
   *[other] { NUM($tricks) } Stiche
 }.
sits-out-plays = { PLAYER($who) } setzt aus und spielt keine Karte: Lass einen anderen Platz ausspielen.
wrong-leader = { PLAYER($who) } kann hier nicht ausspielen: Den Stich davor hat { PLAYER($who2) } gewonnen, also schreib diesen Platz an den Anfang.
turn = Als Nächster spielt { PLAYER($who) } und nicht Süd: Lass den Stich unmittelbar vor Süd enden.
trick-too-long = In diesem Stich { $n ->
    [one] liegt eine Karte
   *[other] liegen { NUM($n) } Karten
 }, aber { $max ->
    [0] es gehört keine hinein, weil Süd ausspielt: Lass den Stich weg
    [one] es gehört nur eine hinein: Nimm den Rest heraus
   *[other] es gehören nur { NUM($max) } hinein: Nimm den Rest heraus
 }.
trick-too-short = In diesem Stich { $n ->
    [0] liegt keine Karte
    [one] liegt eine Karte
   *[other] liegen { NUM($n) } Karten
 }, aber jeder Platz, der mitspielt, gibt eine, zusammen { NUM($max) }: Ergänze, was fehlt.
revoked-before = { PLAYER($who) } hat mit { CARD($card, case: "dat") } falsch bedient, wie eine spätere Karte zeigt: Ändere eine der Karten.
sits-out-holds = { PLAYER($who) } setzt aus und spielt keine Karte: Nimm dieses Blatt aus „deal“ heraus.
hand-missing = { PLAYER($who) } spielt auch mit, hat hier aber kein Blatt: Ergänze es in „deal“ oder nenne in „alone“, wer allein spielt.
hand-against-deal = Dieses Blatt ist nicht das, was Süd von den Karten in „deal“ noch hat: Ändere eines von beiden oder lass das Blatt weg.
not-dealt = { PLAYER($who) } spielt { CARD($card, case: "acc") }, hat die Karte in „deal“ aber nicht: Ändere eines von beiden.
# $who2: wer nach den Regeln ausspielt
wrong-first-leader = { PLAYER($who) } kann zum ersten Stich nicht ausspielen, denn nach den Regeln dieses Tisches tut das { PLAYER($who2) }: Schreib diesen Platz an den Anfang.
revoked-twice = { PLAYER($who) } bedient mit { CARD($card, case: "dat") } falsch, und vorher ist schon einmal falsch bedient worden: Lass nur einen der beiden Fehler stehen.
not-last = Süd muss in diesem Stich als Letzter spielen: Lass { PLAYER($who, case: "acc") } ausspielen.
no-partner-here = Süd hat in diesem Stich keinen Partner: Schreib ein anderes Ziel.
partner-not-winning = Bis jetzt liegt in diesem Stich { PLAYER($who) } vorn und nicht Nord: Ändere den Stich oder das Ziel.
no-bowers-here = Dieses Spiel wird ohne Bower gespielt: Wähle eine andere Aufgabenart oder eine andere Variante.
never-a-bower = { CARD($card) } ist nie der { $which ->
    [right] rechte
   *[left] linke
 } Bower, welche Farbe auch Trumpf ist: Nenne einen Buben.
turn-up-held = { CARD($card) } ist die aufgedeckte Karte und kann nicht zugleich auf der Hand sein: Ändere eine der beiden Angaben.
# $suit: was die Ansagen zu Trumpf machen; $text: die entscheidende Ansage
trump-against-call = Die Ansage „{ $text }“ macht { SUIT($suit) } zu Trumpf: Ändere die Trumpffarbe oder die Ansage.
no-turn-up-here = In diesem Spiel wird keine Karte aufgedeckt: Lass sie weg.
# $n: wie viele Zahlen dastehen; $max: wie viele das Spiel hat
score-sides = Dieser Spielstand hat { $n ->
    [one] eine Zahl
   *[other] { NUM($n) } Zahlen
 }, in diesem Spiel schreiben aber { NUM($max) } Seiten Punkte: Gib für jede eine Zahl an.
score-under = An diesem Tisch fällt niemand unter null, { $n } Punkte gibt es also nicht: Schreib einen Stand ab 0.
score-over = Mit { $n ->
    [one] einem Punkt
   *[other] { $n } Punkten
 } ist die Partie zu Ende, denn sie geht bis { $max }: Gib einen niedrigeren Stand an.

## Ansagen, Wertung und das Geben
not-a-bid = „{ $text }“ ist kein Gebot: Schreib eine Zahl von Stichen oder misere, nap, wellington oder bluecher.
not-a-deal = „{ $text }“ ist kein Spiel: Schreib den Platz des Gebers, einen Schrägstrich, alle Karten in der Folge, in der sie gegeben werden, einen Schrägstrich und was getan wurde.
calls-make-no-trump = Nach diesen Ansagen wird zusammengeworfen, also macht niemand Trumpf: Ändere die Ansagen, oder lass weg, wer Trumpf gemacht hat und welche Farbe es ist.
calls-open = Diese Ansagen entscheiden noch nichts: Schreib weiter bis zur Ansage, die Trumpf macht, oder bis zum letzten Passen.
calls-answer = Die Ansagen enden mit der, die Trumpf macht, denn „{ $text }“ wäre schon die Antwort: Nimm sie heraus.
calls-leave-it = Nach diesen Ansagen nimmt Süd { CARD($card, case: "acc") } nicht auf: Lass die aufgedeckte Karte Trumpf machen, oder lass die Ansagen weg.
# $who: der Geber; $who2: wer die Karte genommen haben soll
taken-up-by-dealer = Die aufgedeckte Karte nimmt der Geber, { PLAYER($who) }, und nicht { PLAYER($who2) }: Ändere eines von beiden.
taken-up-not-trump = { CARD($card, case: "acc") } nimmt nur jemand auf, wenn { SUIT($suit) } dadurch Trumpf wird: Ändere „turned“ oder die Trumpffarbe.
taken-up-gone = Süd hat { CARD($card, case: "acc") } aufgenommen, hat die Karte also noch, hat sie gespielt oder hat sie abgelegt: Gib an, was davon.
turned-down-trump = { CARD($card) } wurde abgelehnt, also kann { SUIT($suit) } nicht Trumpf sein: Ändere eines von beiden.
buried-not-taken = Nur ein Geber, der die aufgedeckte Karte aufnimmt, legt eine ab: Lass Süd geben und aufnehmen oder lass „buried“ weg.
# $who: nach den Ansagen; $who2: wie angegeben
maker-against-calls = Nach den Ansagen macht { PLAYER($who) } Trumpf und nicht { PLAYER($who2) }: Ändere eines von beiden.
alone-unstated = Mit dieser Ansage spielt { PLAYER($who) } allein: Nenne den Platz auch unter „alone“.
alone-against-calls = Nach den Ansagen spielt { PLAYER($who) } nicht allein: Ändere eines von beiden.
turn-call = Als Nächstes ist { PLAYER($who) } mit der Ansage dran und nicht Süd: Lass die Ansagen kurz vor Süd enden, oder lass das Blatt weg.
turn-discard = Hier gibt { PLAYER($who) } und legt ab, nicht Süd: Lass Süd geben.
hand-not-whole = Vor dem Spiel hat jedes Blatt { $max ->
    [one] eine Karte
   *[other] { NUM($max) } Karten
 }, und dieses hat { $n ->
    [one] eine
   *[other] { NUM($n) }
 }: Schreib alle hin.
no-joker-here = In diesem Spiel gibt es keinen Joker: Lass ihn weg.
joker-elsewhere = Der Joker ist in dieser Stellung schon anderswo: Ändere einen der beiden Plätze.
joker-unknown = Alle haben gepasst, also kommt es darauf an, wer den Joker hat: Nenne den Platz unter „joker“, oder schreib „none“.
no-bid-here = In diesem Spiel wird nicht geboten: Lass das Gebot weg.
bid-not-here = „{ $text }“ kann in diesem Spiel nicht geboten werden: Schreib ein anderes Gebot.
# $text: nach den Ansagen; $text2: wie angegeben
bid-against-calls = Nach den Ansagen gilt „{ $text }“ und nicht „{ $text2 }“: Ändere eines von beiden.
tricks-too-many = In diesem Spiel { $max ->
    [one] wird nur ein Stich
   *[other] werden nur { NUM($max) } Stiche
 } gespielt, und das sind { NUM($n) }: Schreib weniger.
tricks-and-revoke = Wird falsches Bedienen nachgewiesen, ist das Spiel zu Ende, und die Stiche zählen nicht: Lass eines von beiden weg.
revoke-sits-out = { PLAYER($who) } setzt aus und kann nicht falsch bedienen: Nenne einen Platz, der mitspielt.
points-missing = Die Regeln dieses Tisches sagen nichts über die Punkte für ein solches Spiel: Ändere die Hausregeln.
answer-plain-form = „{ $call }“ ist auch erlaubt, aber gefragt ist nur nach Ansagen ohne Alleingang, wo es sie gibt.

## Vorgespielte Spiele
not-a-step = „{ $text }“ ist kein Schritt eines Spiels: Schreib deal, turn-up, call.2.E, discard.S, 1.E, 1, revoke oder score.
# $who: wer $text täte
hand-refused = { PLAYER($who) } darf das hier nicht: „{ $text }“.
hand-allowed = { $n ->
    [one] Hier ist nur eines erlaubt
   *[other] Erlaubt ist hier
 }: { LIST($allowed, join: "or") }.
hand-unfinished = Das Spiel hört zu früh auf, als Nächstes ist { PLAYER($who) } dran: Schreib bei „{ $key }“ weiter.
hand-surplus = „{ $text }“ steht, wo nichts dergleichen mehr verlangt ist: Nimm es weg.
hand-no-revoke = „{ $text }“ verletzt keine Regel: Nenne eine Karte, die hätte bedienen müssen, oder lass „revoke“ weg.
hand-revoke-unseen = Noch hat nichts das falsche Bedienen verraten: Spiel weiter, bis { PLAYER($who) } eine Karte spielt, die hätte bedienen können.
hand-not-dealt = { PLAYER($who) } bekommt hier keine Karten: Ergänze den Platz in „deal“.
dummy-not-dealt = Der Strohmann fehlt: Ergänze seine Karten in „deal“, am leeren Platz { PLAYER($who) }.
# $n: wie viele genannt sind; $max: wie viele es gibt
kitty-too-big = Übrig { $max ->
    [0] bleibt keine Karte
    [one] bleibt eine Karte
   *[other] bleiben { NUM($max) } Karten
 }, genannt { $n ->
    [one] ist eine
   *[other] sind { NUM($n) }
 }: Streich, was zu viel ist.
hand-no-step = Dieses Spiel hat keinen Schritt „{ $text }“. { did-you-mean }

## Die Antwort und die Irrtümer
# $why: ein ganzer Satz oder none
wrong-answer = Die Antwort ist „{ $computed }“, nicht „{ $stated }“.{ $why ->
    [none] { "" }
   *[other] { " " }{ $why }
 }
wrong-answer-mind = Zu der Antwort, die hier steht, führt der Irrtum „{ $mind }“.
trap-does-not-bite = Der Irrtum „{ $mind }“ führt hier zur richtigen Antwort: Ändere die Stellung oder nimm ihn aus „traps“ heraus.
trap-without-answer = Der Irrtum „{ $mind }“ führt hier zu gar keiner Antwort: Ändere die Stellung oder nimm ihn aus „traps“ heraus.
trap-bites-not-always = Der Irrtum „{ $mind }“ kann hier auch zu einer richtigen Antwort führen: Ändere die Stellung oder nimm ihn aus „traps“ heraus.
foil-without-cue = Nichts an dieser Stellung legt den Irrtum „{ $mind }“ nahe: Ändere sie oder nimm ihn aus „foil“ heraus.
foil-bites = Der Irrtum „{ $mind }“ führt hier zu einer falschen Antwort: Nenne ihn unter „traps“ statt unter „foil“.
foil-bites-at-times = Der Irrtum „{ $mind }“ kann hier zu einer falschen Antwort führen: Ändere die Stellung oder nimm ihn aus „foil“ heraus.
# $found: die Codes, die vorkommen
because-absent = Zu keiner Karte gehört hier die Begründung „{ $text }“: Schreib { LIST($found, join: "or") } oder ändere die Stellung.
teaches-nothing = Kein Irrtum führt bei dieser Aufgabe zu einer falschen Antwort, also deckt sie keinen auf: Mach die Stellung schärfer oder nenne unter „foil“, wovon sie sich abhebt.
no-vary = „{ $text }“ nennt eine Farbe, also lässt sich diese Aufgabe nicht in anderen Farben zeigen: Nimm einen Platzhalter wie { "{trump}" } oder schreib „vary: false“.

## Texte und Lektionen
language-missing = Zu „{ $key }“ fehlt der Text in der Sprache „{ $language }“: Ergänze ihn.
language-unknown = Eine Sprache „{ $text }“ gibt es nicht. { did-you-mean }
stale = Der Text in „{ $language }“ ist älter als der in „{ $language2 }“: Bring ihn auf den neuen Stand und danach auch sein Datum.
placeholder-unknown = „{ $text }“ steht hier für nichts: Schreib eine Karte, einen Platz oder einen Schlüssel dieser Aufgabe in die geschweiften Klammern.
placeholder-form = „{ $text }“ hat in dieser Sprache keine Form „{ $form }“: Nimm eine, die es gibt, oder lass sie weg.
placeholder-differs = Die Texte in „{ $language }“ und „{ $language2 }“ unterscheiden sich bei „{ $text }“: Nimm in jeder Sprache dieselben Platzhalter.
word-avoid = Beim Kartenspielen sagt man nicht „{ $text }“: Schreib „{ $instead }“.
directive-unknown = Eine Anweisung „{ $text }“ gibt es nicht. { did-you-mean }
never-trains = Aufgaben der Art „{ $kind }“ können „{ $skill }“ nicht üben: Nimm eine andere Art, oder lass die Fähigkeit weg.
never-asked = Aufgaben der Art „{ $kind }“ gibt es in diesem Spiel nicht: Nimm eine andere Art oder eine andere Variante.
never-misleads = Aufgaben der Art „{ $kind }“ führen nie zum Irrtum „{ $mind }“: Nimm eine andere Art oder einen anderen Irrtum.
never-catches = In diesem Spiel führt kein Irrtum in Aufgaben der Art „{ $kind }“ zu einer falschen Antwort: Nimm eine andere Art oder eine andere Variante.
never-drawn = Keine Aufgabe der Art „{ $kind }“ leistet das alles auf einmal: Lass etwas davon weg.
used-up = Mehr Aufgaben der Art „{ $kind }“ gibt es dazu nicht: Die übrigen unterscheiden sich von diesen nur in den Farben.
directive-arguments = „{ $text }“ lässt sich nicht lesen: Vergleich es mit den Beispielen „:::puzzle ID“, „:::cards JD AS“ und „:::trick W 10D KD 9D trump=H“.
puzzle-unknown = Eine Aufgabe „{ $text }“ gibt es nicht. { did-you-mean }
hand-unknown = Ein Spiel „{ $text }“ gibt es nicht. { did-you-mean }
lesson-unknown = Eine Lektion „{ $text }“ gibt es nicht. { did-you-mean }
term-unknown = Im Glossar steht kein Begriff „{ $text }“. { did-you-mean }
directive-differs = Die Texte in „{ $language }“ und „{ $language2 }“ gehen bei „{ $text }“ auseinander: Schreib in jeder Sprache dieselben Anweisungen in derselben Reihenfolge.
title-missing = Dem Text fehlt der Titel: Fang ihn mit einer Zeile wie „# Bedienen“ an.
title-twice = Der Titel steht schon in Zeile { $line }: Fang diese Überschrift mit „##“ an.
description-missing = Auf den Titel folgt kein Absatz: Sag darin, worum es in der Lektion geht.
claim-broken = „{ $text }“ lässt sich nicht lesen: Schreib die Aufgabenart, die Stellung und die Antwort wie in [bower trump=H which=left -> JD].
claim-wrong = Behauptet wird hier „{ $stated }“, nach den Regeln ist es aber „{ $computed }“: Ändere die Behauptung.

## Von einer Person gefragt
nothing-chosen = Es ist noch nichts ausgewählt: Wähle erst eine Antwort.
not-one-answer = „{ $text }“ ist keine einzelne Antwort: Schreib nur, wonach gefragt ist, und „all“ oder „none“ nur für sich.
answer-not-held = { CARD($card) } gehört nicht zu den Karten, um die es geht: Wähle eine von diesen.
no-such-play = In Stich { $number } { $who ->
    [you] hast du
   *[other] hat { PLAYER($who) }
 } keine Karte gespielt: Wähle eine der gespielten Karten.
reason-of-nothing = „{ $text }“ gehört nicht zu dem, wonach hier gefragt wird: Nenne etwas davon.
reason-undisputed = Jeder Irrtum würde hier denselben Grund nennen, also gibt es nichts zu wählen: Nimm eine andere Stellung.
