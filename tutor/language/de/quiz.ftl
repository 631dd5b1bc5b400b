### Das Quiz, seine Tipps, und was man vorher sagt. Funktionen wie in reasons.ftl.

nav-quiz = Quiz
quiz-lead = Zehn Fragen, bunt gemischt: Nach jeder liest du, warum. Aufhören kannst du jederzeit.
quiz-begin = Quiz beginnen
quiz-due = Wiederholen, was heute fällig ist: { $n }
quiz-bowers = Nur die Bower
quiz-weak = Meine Schwächen
quiz-endless = Ohne Ende
quiz-choose = Oder selbst wählen
quiz-skill = Thema
quiz-kind = Frage
quiz-level = Schwierigkeit
quiz-any = Beliebig
quiz-length = Anzahl der Fragen
quiz-no-end = Bis ich aufhöre
quiz-start = Los
quiz-nothing = Dazu gibt es keine Frage. Schränke deine Auswahl weniger ein.
quiz-nothing-due = Im Moment ist nichts fällig.
quiz-number = Frage { $n } von { $total }
quiz-number-only = Frage { $n }
quiz-stop = Hier aufhören
quiz-next = Nächste Frage
quiz-result = Zum Ergebnis
quiz-end = Dein Ergebnis
quiz-end-empty = Du hast in diesem Quiz noch nichts beantwortet.
quiz-end-unknown = Zu diesem Quiz ist keine Antwort da: Entweder hast du noch keine gegeben, oder es wird keine gespeichert, weil dein Browser kein Cookie geschickt hat. Üben kannst du trotzdem.
quiz-score = { $n } von { $total } richtig
quiz-again = Fehler mit anderen Karten wiederholen
quiz-lesson = Zur Lektion „{ $title }“
quiz-another = Noch ein Quiz
quiz-progress = Mein Fortschritt
quiz-met = Was hinter den Fehlern stecken kann
quiz-answers = Alle Antworten
quiz-see = Frage noch einmal ansehen
look-right = Richtig
look-partly = Fast
look-not-yet = Falsch
mind-times = ({ $n } von { $total } Mal)

## Tipps
hint = Tipp
hint-more = Noch ein Tipp
hint-no-more = Mehr geht nicht, ohne die Antwort zu verraten.
# $n: wie viele Karten, Plätze oder Ansagen die Antwort hat
hint-count = Richtig { $n ->
    [one] ist hier nur eine Wahl
   *[other] sind hier genau { NUM($n) }
 }.
hint-first = Ganz vorn steht { CARD($card) }.
hint-makers-score = Punkte für die Ansager: { $n }.
hint-side = { $side ->
    [makers] Punkte bekommen die Ansager.
   *[defenders] Punkte bekommen die Verteidiger.
 }
hint-one-of-two = Es ist { $low } oder { $high }.
hint-not-card = Falsch wäre { CARD($card) }.
hint-not-suit = Falsch wäre { SUIT($suit) }.
hint-not-seat = { $who ->
    [you] Du bist es nicht.
   *[other] { PLAYER($who) } ist es nicht.
 }
hint-not-words = Falsch wäre „{ $text }“.

## Wenn nichts gespeichert wird
unkept-cookie = Davon wird nichts gespeichert: Dein Browser hat kein Cookie geschickt. Üben kannst du trotzdem.
unkept-day = Diese Antwort wird nicht gespeichert: Es waren schon tausend an einem Tag. Morgen zählt es wieder; üben kannst du trotzdem.
unkept-ever = Diese Antwort wird nicht gespeichert: Dein Fortschritt ist voll. Sichere ihn als Datei und fange neu an; üben kannst du trotzdem.
unkept-store = Diese Antwort ließ sich nicht speichern. Der Fehler liegt bei uns; üben kannst du trotzdem.

## Einstufung
placement = Was kannst du schon?
placement-lead = Acht bis sechzehn Fragen zeigen, welche Lektionen du überspringen kannst. Gesperrt wird danach nichts.
placement-begin = Herausfinden
placement-end = Da stehst du
placement-known = Das kannst du
placement-go = Weiter mit „{ $title }“

## Mein Tisch
my-table = Mein Tisch
my-table-lead = Spielst du nach anderen Regeln, oder kennst du andere Kartenspiele? Sag es, dann passen die Fragen zu dir.
my-table-change = Meinen Tisch einrichten
games-ask = Was spielst du schon?
games-why = Deine Gewohnheiten aus diesen Spielen nimmt sich das Quiz zuerst vor. Du kannst das auch auslassen.
game-skat = Skat
game-doppelkopf = Doppelkopf
game-schafkopf = Schafkopf
game-marias = Mariáš
game-bridge = Bridge
game-whist = Whist
game-hearts = Hearts
game-spades = Spades
rule-usual = Wie in dieser Variante üblich

## Im Terminal
terminal-help = Tippe ein, was links steht, mit Leerzeichen dazwischen; ? zeigt einen Tipp, ! beendet das Quiz.
