### Fortschritt: was sitzt, was fällig ist, und wie man die Antworten mitnimmt oder löscht.

nav-progress = Fortschritt
progress-lead = Was du kannst und was als Nächstes kommt. Alles ergibt sich aus deinen Antworten.
progress-nothing = Hier steht noch nichts: Es beginnt mit deiner ersten Antwort und braucht kein Konto.
progress-cookie = Gespeichert wird nur, wenn dein Browser ein Cookie annimmt.
progress-minds = Worin du dich vielleicht irrst
mind-where = Noch einmal ansehen:
mind-place = Stellung { $n }
progress-skills = Themen
progress-skill = Thema
progress-level = Stand
progress-next = Nächste Wiederholung
progress-words = „Gekonnt“ heißt, dass deine Antworten wenig Zweifel lassen. „Sitzt“ heißt, dass du es an verschiedenen Tagen, in verschiedenen Fragen und dort gewusst hast, wo andere sich irren.
standing-new = neu
standing-learning = in Arbeit
standing-known = gekonnt
standing-held = sitzt
standing-due = fällig
lesson-done = erledigt
lesson-placed = kannst du
lesson-open = offen
progress-days = Deine Tage
progress-calendar = Die letzten sechzehn Wochen: je dunkler ein Tag, desto mehr Antworten
progress-curve = Gekonnte Themen, Tag für Tag; Höchststand: { $n }
progress-table = Dasselbe als Tabelle
progress-day = Tag
progress-answers = Antworten
progress-right = Richtig
progress-known = Gekonnte Themen
progress-keep = Sichern, mitnehmen, löschen
progress-export = Als Datei sichern
progress-import = Aus Datei übernehmen
progress-file = Eine Datei, die hier oder in einer anderen Euchre-Schule gesichert wurde
progress-settings = In der Datei stehen auch dein Tisch, die Kartenspiele, die du kennst, und deine Zeitzone. Was auf diesem Gerät schon eingestellt ist, bleibt beim Übernehmen, wie es ist.
progress-move = Auf einem anderen Gerät weitermachen
progress-delete = Alles löschen
news-taken = { $n ->
    [0] Die Datei ist gelesen; alle Antworten daraus waren schon da.
    [one] Die Datei ist gelesen: Eine Antwort ist dazugekommen.
   *[other] Die Datei ist gelesen: { $n } Antworten sind dazugekommen.
 }
news-moved = Auf diesem Gerät geht es jetzt mit deinem Fortschritt weiter.
news-deleted = Alles ist gelöscht.

## Ein anderes Gerät
move-lead = Öffne diesen Link auf dem anderen Gerät. Dann zeigen beide denselben Fortschritt, und Antworten zählen für beide. Deinen Tisch und die Kartenspiele, die du kennst, stellst du auf jedem Gerät einzeln ein.
move-link = Link
move-code = Code
move-secret = Behalte ihn für dich: Wer ihn hat, kann deinen Fortschritt sehen und ändern.
take = Hier mit deinem Fortschritt weitermachen
take-lead = Öffne den Link von deinem anderen Gerät, oder gib den Code ein, der dort steht. Was du hier beantwortet hast, kommt dazu.
take-failed = Zu diesem Code gibt es keinen Fortschritt.
take-refused = Dieser Fortschritt lässt sich nicht übernehmen
take-do = Hier weitermachen

## Löschen
forget-lead = { $n ->
    [0] Gespeicherte Antworten gibt es keine. Vergessen werden dein Tisch und die Spiele, die du kennst.
    [one] Eine Antwort wird gelöscht, auf allen deinen Geräten. Das lässt sich nicht rückgängig machen.
   *[other] { $n } Antworten werden gelöscht, auf allen deinen Geräten. Das lässt sich nicht rückgängig machen.
 }
forget-do = Endgültig löschen
forget-not = Lieber nicht

## Eine fremde Datei
file-refused = Diese Datei kann nicht übernommen werden
file-too-large = Sie ist größer, als ein Fortschritt sein kann. Es wurde nichts geändert.
file-no-json = Sie hat nicht das Format, das hier gesichert wird. Es wurde nichts geändert.
file-foreign = In ihr steht etwas anderes als der Fortschritt in einer Euchre-Schule. Es wurde nichts geändert.
file-newer = Eine neuere Schule hat sie gesichert. Es wurde nichts geändert.
file-broken = In ihr ist etwas beschädigt. Es wurde nichts geändert.
file-future = In ihr stehen Antworten aus der Zukunft; stimmt ihr Datum? Es wurde nichts geändert.
file-too-many = Mit deinen zusammen wären es mehr Antworten, als hineinpassen. Es wurde nichts geändert.
