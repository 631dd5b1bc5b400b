### Die Seiten: Überschriften, Knöpfe, Beschriftungen. Funktionen wie in reasons.ftl.
### „Farbe“ heißt immer Herz, Karo, Kreuz oder Pik, nie Rot oder Schwarz.

language-name = Deutsch
site-title = Euchre-Schule
site-description = Euchre lernen, Regel für Regel: kurze Lektionen und Aufgaben, die dir zu jeder Karte sagen, warum.
skip-link = Zum Inhalt springen
nav-main = Hauptmenü
nav-lessons = Lektionen
nav-puzzles = Aufgaben
nav-settle = Streitfall
nav-glossary = Glossar
nav-settings = Einstellungen
language = Sprache

## Start
home-heading = Euchre lernen, Karte für Karte
home-lead = Euchre ist schnell gelernt, bis auf einen Buben, der die Seite wechselt. Hier übst du die Regeln an echten Stellungen, und nach jeder Antwort steht da, warum eine Karte erlaubt war und eine andere nicht.
home-lessons = Fang hier an
home-begin = Erste Lektion
home-puzzles = Oder gleich ans Üben
home-puzzles-text = { $n ->
    [one] Eine Aufgabe, jede Antwort begründet.
   *[other] { $n } Aufgaben, jede Antwort begründet.
 }
all-puzzles = Alle Aufgaben ansehen

## Lektionen
lessons-lead = Jede Lektion dauert nur ein paar Minuten. Am besten nimmst du sie der Reihe nach.
part-course = Der Kurs
part-games = Andere Spiele und Hausregeln
part-newcomers = Für alle, die schon etwas anderes spielen
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
open-hands = Alle Blätter vor dem ersten Stich
trick-number = { $n }. Stich
card-asked = { $n ->
    [one] Um diese Karte geht es
   *[other] Um diese Karten geht es
 }
trump-is = Trumpf: { SUIT($suit) }
led-suit-is = Angespielt: { SUIT($suit) }
# $who: wer bei diesem Spiel aussetzt, auch eine Liste
fact-sits-out = Setzt aus: { PLAYER($who) }
# $calls: alle bisherigen Ansagen; $opener: von wem die erste ist
fact-calls = Ansagen{ $opener ->
    [dealer] , zuerst der Geber
    [opponent] , zuerst der Gegner des Gebers
   *[left] , zuerst links vom Geber
 }: { $calls }
# $score: Zahlen, die des Ansagers zuerst
fact-score = Spielstand, Ansager zuerst: { $score }
variant = Variante: { $name }
house-rules = Hausregeln an diesem Tisch
# $n: welcher Platz in der Reihenfolge, von der stärksten Karte an
order-place = Platz { $n }
order-legend = Von der stärksten zur schwächsten Karte
# Auf dem Tisch, so kurz wie möglich
chip-trump = Trumpf
chip-led = Angespielt
turned-up = Aufgedeckt
role-dealer = Geber
role-maker = Ansager
role-alone = Allein
role-out = Setzt aus
role-partner = Partner
# $name: ein Platz, $n: wie viele
cards-face-down = { $name }: { $n ->
    [one] eine Karte verdeckt
   *[other] { NUM($n) } Karten verdeckt
 }
# Steht hinter dem Namen des linken Bowers
counts-as = zählt als { SUIT($suit) }
# $n: wie viele gewählt sind, als Ziffer
chosen-count = { $n } gewählt
# $card: eine Karte, $n: der Platz, den sie bekommt
order-put = { $card }: Platz { $n }
order-undo = Rückgängig
order-count = { $n } von { $total } gesetzt
puzzle-number = Aufgabe { $n } von { $total }
answer-nobody = Niemand
check-answer = Prüfen
show-hint = Tipp zeigen

## Was bisher angesagt wurde
call-pass = Passen
call-order = Aufnehmen lassen
call-order-alone = Aufnehmen lassen und allein spielen
# Sagt der Geber, der nichts aufnehmen lässt, sondern selbst aufnimmt
call-accept = { call-take }
call-accept-alone = { call-take } und allein spielen
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
call-together = Zusammen spielen

## Punkte
side-makers = Ansager
side-defenders = Verteidiger
side-both = zwei Zahlen, für den Ansager und für die anderen
points-label = Punkte
points-of-makers = Punkte für die ansagende Seite
points-of-others = Punkte für die anderen
points-winner = Wer damit die Partie gewinnt
points-carried = In die nächste Partie
points-none = Nichts davon
points-choose = Bitte wählen
points-makers = { $n } für die Ansager
points-defenders = { $n } für die Verteidiger
points-both = { $n } für die Ansager, { $n2 } für die anderen
points-wins-makers = Die ansagende Seite gewinnt die Partie
points-wins-defenders = Die Verteidiger gewinnen die Partie
# $who: wer gewinnt
points-wins-seat = { PLAYER($who) } { $who ->
    [you] gewinnst
   *[other] gewinnt
 } die Partie
points-slam = Sieg zu null
points-carry = { $n ->
    [one] Ein Punkt bleibt übrig
   *[other] { $n } Punkte bleiben übrig
 }
# $n: welcher Stich, $who: wer darin spielt
say-place = Stich { $n }, { PLAYER($who) }

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
mark-also = auch richtig
reasons-heading = Warum?
beliefs-heading = Was dahinterstecken könnte
try-again = Noch einmal
next-puzzle = Nächste Aufgabe
skip-puzzle = Überspringen
belief-lesson = Dazu die Lektion „{ $title }“
back-to-lesson = Weiter in der Lektion „{ $title }“
settled = So entscheiden die Regeln
trump-order = Alle Trümpfe, der höchste zuerst
share = Weitersagen
share-address = Adresse dieser Antwort
share-copy = Adresse kopieren
share-copied = Kopiert
report-wrong = Das stimmt nicht
show-what-happens = Zeigen, was dann geschieht
what-happens = Was dann geschieht
play-instead = Erlaubt ist hier nur:
try-another-card = Und mit einer anderen Karte?
back-to-verdict = Zurück zur Antwort
step-back = Zurück
step-on = Weiter
# $who: wer ausspielt
card-is-led = { PLAYER($who) } { $who ->
    [you] spielst
   *[other] spielt
 } { CARD($card, case: "acc") } aus.
highest-so-far = Bis jetzt ist { CARD($card) } die höchste Karte.
# $n: wie viele noch zu diesem Stich spielen
still-to-play = { $n ->
    [one] Danach spielt noch einer.
   *[other] Danach spielen noch { NUM($n) }.
 }

## Glossar
glossary-lead = Was Euchrespieler sagen, und wie es in den anderen Sprachen heißt.
glossary-letters = Nach Buchstaben

## Streitfall
settle-heading = Streitfall klären
settle-lead = Bau die Stellung nach: Tippe an, was gespielt wurde und was du auf der Hand hast. Die Regeln entscheiden und sagen dir, warum.
settle-problems = So kann es am Tisch nicht gewesen sein:
settle-incomplete = Es fehlt noch etwas:
settle-needs-trump = Wähle den Trumpf.
settle-needs-trick = Tippe die ausgespielte Karte an, dann die anderen der Reihe nach.
settle-needs-hand = Tippe die Karten an, die du auf der Hand hast.
settle-question = Worum geht es?
settle-trump = Was ist Trumpf?
settle-leader = Wer spielt aus?
settle-leader-first = Wähle zuerst, wer ausspielt.
settle-tap-for = Tippe die nächste Karte an: { $name }
settle-trick-full = Mehr Karten braucht dieser Stich nicht.
settle-more = Variante, Alleingang
settle-variant = Variante
settle-alone = Wer spielt allein?
settle-apply = Übernehmen
settle-tell = Entscheiden lassen
settle-ask = Als Aufgabe stellen

## Einstellungen
settings-lead = So, wie du es am liebsten hast. Gilt für alle Seiten, auf diesem Gerät.
settings-save = Übernehmen
settings-cookie = Dein Gerät merkt sich das in einem Cookie, ein Jahr lang.
set-letters = Buchstaben auf den Karten
set-letters-own = Wie in der Sprache der Seite
set-letters-english = Englisch: J, Q, K, A
set-deck = Kartenbild
set-deck-two = Rot und Schwarz
set-deck-four = Vierfarbiges Blatt
set-face = Kartengrund
set-face-day = Helle Karten
set-face-night = Dunkle Karten
set-theme = Helligkeit der Seiten
set-theme-auto = Wie das Gerät
set-theme-light = Hell
set-theme-dark = Dunkel
set-motion = Bewegung
set-motion-auto = Wie das Gerät
set-motion-off = Keine

## Datenschutz
privacy = Datenschutz
imprint = Impressum
privacy-lead = Die Euchre-Schule fragt nicht, wer du bist. Sie zählt dich nicht, verfolgt dich nicht und lädt nichts von anderswo.
privacy-cookies = Cookies
privacy-cookie-lang = In welcher Sprache du liest. Wird angelegt, wenn du die Sprache wechselst oder Einstellungen übernimmst, und gilt ein Jahr.
privacy-cookie-display = Wie die Seiten aussehen sollen: Karten, Helligkeit, Bewegung. Wird angelegt, wenn du Einstellungen übernimmst, und gilt ein Jahr.
privacy-cookie-learner = Eine Zufallszahl, damit deine Antworten zusammengehören. Wird angelegt, wenn du zum ersten Mal antwortest oder eine Datei übernimmst, und gilt ein Jahr ab der letzten Antwort. Wer du bist, fragt niemand.
privacy-cookie-first = Wird mit deiner ersten Antwort angelegt und ist mit der nächsten Seite wieder weg: Es zeigt, ob dein Browser Cookies annimmt.
privacy-cookie-clock = Um wie viele Minuten deine Uhr von der Weltzeit abweicht, damit ein Tag dein Tag ist. Wird mit deinen Antworten angelegt oder aus deiner Datei übernommen und gilt ein Jahr.
privacy-cookie-table = Die Regeln an deinem Tisch und die Kartenspiele, die du kennst. Werden angelegt, wenn du sie angibst oder aus deiner Datei übernimmst, und gelten ein Jahr.
privacy-cookie-rule = Andere Cookies gibt es nicht. Löschst du „learner“, gehört dein Fortschritt nicht mehr dir: Sichere ihn vorher als Datei. In den anderen stehen nur Einstellungen; deine Uhr, dein Tisch und deine Spiele kommen mit in die Datei.
privacy-answers = Deine Antworten
privacy-answers-text = Eine Antwort steht in der Adresse der Seite, damit du sie neu laden und weitersagen kannst. Für deinen Fortschritt wird sie mit ihrer Zeit auch hier unter deiner Zufallszahl gespeichert, bis du sie löschst oder mehr als zwei Jahre wegbleibst. Ein Protokoll der Aufrufe kann führen, wer den Server betreibt.
privacy-elsewhere = Nichts von anderswo
privacy-elsewhere-text = Schrift, Karten und Programm kommen von derselben Adresse wie diese Seite. Wer sie sonst noch aufruft, erfährt niemand.

## Wenn etwas nicht geht
order-incomplete = Es fehlt noch etwas: Tippe der Reihe nach alle Karten an.
points-incomplete = Es fehlt noch etwas: Zur Antwort gehört, wer punktet und wie viele Punkte es sind.
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
err-503 = Die Antworten lassen sich gerade nicht lesen
err-503-text = Der Fehler liegt bei uns und ist notiert. Lektionen und Aufgaben gehen trotzdem; versuch es später noch einmal.
err-500 = Da ist etwas schiefgelaufen
err-500-text = Der Fehler liegt bei uns und ist festgehalten. Versuch es bitte später noch einmal.
to-start = Zur Startseite

## Die Werkstatt für alle, die Aufgaben schreiben (tutor preview)
workshop = Werkstatt
workshop-lead = Deine Dateien, wie die Schule sie zeigt. Sobald du speicherst, zieht diese Seite nach.
workshop-puzzles = { $n ->
    [one] eine Aufgabe
   *[other] { $n } Aufgaben
 }
workshop-errors = { $n ->
    [0] kein Fehler
    [one] ein Fehler
   *[other] { $n } Fehler
 }
workshop-warnings = { $n ->
    [0] keine Warnung
    [one] eine Warnung
   *[other] { $n } Warnungen
 }
workshop-error = Fehler
workshop-warning = Warnung
workshop-empty = In dieser Datei steht noch keine Aufgabe.
workshop-gone = Im Augenblick gibt es nichts zu lesen: Speichere eine Datei.
workshop-open = Eigene Seite
workshop-answer-as = So antworten:
workshop-sound = Nach den Regeln
workshop-wrong = Irrtümer, die falsch antworten
workshop-right = Irrtümer, die richtig antworten
workshop-silent = Irrtümer, die zu keiner Antwort führen
workshop-show = Zeigen
# $text: der Name eines Irrtums in der Datei
workshop-as = Das antwortet der Irrtum „{ $text }“.
workshop-as-silent = Der Irrtum „{ $text }“ führt hier zu keiner Antwort.

## Was andere Programme lesen
api-not-json = Der Inhalt ist kein JSON: Schick ein Objekt wie { "{" }"answer": ["JD"]{ "}" }.
api-no-answer = Es fehlt „answer“: Schick ein Objekt wie { "{" }"answer": ["JD"]{ "}" }.
api-not-a-list = „answer“ muss eine Liste von Texten sein, etwa ["JD", "AS"].
