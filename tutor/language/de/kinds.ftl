### Aufgabenarten: Fragen, Namen, Antworten; was daneben steht; Plätze, Varianten, Hausregeln, Fähigkeiten.
### Funktionen wie in reasons.ftl. Variablen, überall gleich benannt:
###   $trump  Trumpffarbe C D H S oder none        $led   angespielte Farbe oder none
###   $card   eine Karte                           $who   you oder N E S W; wer gemeint ist, steht bei der Nachricht
###   $which  right left
### Beim ausgespielten linken Bower nie die geltende Farbe nennen (das wäre die Lösung): ask-legal-plays nennt die Karte.

## Baustein der Fragen (nicht allein gezeigt)
say-trump = { $trump ->
    [none] es wird ohne Trumpf gespielt
   *[other] { SUIT($trump) } ist Trumpf
 }
say-dealer = { $who ->
    [you] du gibst
   *[other] { PLAYER($who) } gibt
 }
# $who2: wer gibt; $players: wie viele mitspielen; zu zweit sitzt niemand links vom anderen
say-next-seat = { $who ->
    [you] du
   *[other] { PLAYER($who) }
 }, { $players ->
    [2] { $who2 ->
        [you] dein Gegner
       *[other] sein Gegner
     }
   *[other] links { $who2 ->
        [you] von dir
       *[other] vom Geber
     }
 },
say-alone = { $alone ->
    [none] niemand spielt allein
    [you] du spielst allein
    [two] im Alleingang: { PLAYER($first) } und { PLAYER($second) }
   *[other] { PLAYER($alone) } spielt allein
 }
say-turn-up = { $card ->
    [none] geboten werden Stiche
   *[other] aufgedeckt: { CARD($card, art: "none") }
 }
# $tricks: wie viele
say-tricks = { $tricks ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { NUM($tricks) } Stiche
 }
# $n: wie viele; -got, wo sie jemand bekommt oder zahlt
say-points = { $n ->
    [0] kein Punkt
    [one] ein Punkt
   *[other] { NUM($n) } Punkte
 }
say-points-got = { $n ->
    [0] keinen Punkt
    [one] einen Punkt
   *[other] { NUM($n) } Punkte
 }
# $share: side, wo Partner gemeinsam schreiben, each, wo jeder Verteidiger für sich schreibt, one, wo es nur einen gibt
say-defenders-score = { $share ->
    [each] jeder Verteidiger bekommt
    [one] der Verteidiger bekommt
   *[side] die Verteidiger bekommen
 }
# $ending: ob der Stand vorher genannt ist
say-score-question = Wer bekommt wie viele Punkte{ $ending ->
    [yes] , und ist die Partie damit entschieden
   *[other] { "" }
 }?

## Fragen
# $who: wer ausspielt; $card: die ausgespielte Karte (bei you nicht gebraucht)
ask-legal-plays = { say-trump }, und { $who ->
    [you] du spielst aus
   *[other] { PLAYER($who) } hat { CARD($card, case: "acc") } ausgespielt
 }. Welche Karten darfst du spielen? Wähle alle erlaubten aus.
ask-trick-winner = { say-trump }. Wer gewinnt den Stich?
ask-next-leader = { say-trump }. Wer spielt zum nächsten Stich aus?
ask-rank-order = { $led ->
    [none] { say-trump }
   *[other] { say-trump }, und { SUIT($led) } ist angespielt
 }. Ordne die Karten von der stärksten zur schwächsten.
ask-effective-suit = { say-trump }. Zu welcher Farbe gehört { CARD($card) } jetzt?
ask-trumps = { say-trump }. Welche deiner Karten sind Trumpf? Wähle alle aus oder „{ answer-no-card }“.
ask-bower = { say-trump }. Welche Karte ist der { $which ->
    [right] rechte
   *[left] linke
 } Bower?
ask-trump-for = Welche Farbe muss Trumpf sein, damit { CARD($card) } der { $which ->
    [right] rechte
   *[left] linke
 } Bower ist?
# $who: you, oder none, wenn es um den Nächsten geht; $list: all, wo Alleingänge mitzählen, made, sobald Trumpf bestimmt ist, bids, wo nichts allein angesagt wird, sonst plain
ask-calls = { say-turn-up }. { $list ->
    [made] Trumpf ist bestimmt. { $who ->
        [you] Du bist dran: Was darfst du jetzt wählen?
       *[other] Was darf jetzt wählen, wer als Nächstes dran ist?
     }
   *[other] { $who ->
        [you] Du bist dran: Was darfst du ansagen
       *[other] Was darf ansagen, wer als Nächstes dran ist
     }, Passen eingeschlossen?
 }{ $list ->
    [all] { " " }Ein Alleingang zählt als eigene Ansage.
    [plain] { " " }Alleingänge zählen nur, wo es anders nicht geht.
   *[other] { "" }
 } Wähle alle Möglichkeiten aus oder „{ answer-no-call }“.
# $who: der Geber
ask-next-to-act = { say-dealer }; { say-turn-up }. Wer ist jetzt dran?
ask-next-dealer = { say-dealer }. Wer gibt das nächste Spiel?
ask-pick-up = Wer nimmt { CARD($card, case: "acc") } auf oder darf es zumindest?
ask-discard = Du gibst und nimmst { CARD($card, case: "acc") } auf. Welche Karten darfst du ablegen? Wähle alle erlaubten aus.
# $mode: alone, wo jemand allein spielen darf, sonst together
ask-first-leader = { say-dealer }{ $mode ->
    [alone] ; { say-alone }
   *[other] { "" }
 }. Wer spielt zum ersten Stich aus?
ask-sits-out = { say-alone }. Wer setzt in diesem Spiel aus? Wähle alle aus.
# $suit: die gefragte Farbe; bei ask-cards-out none, wenn es Trumpf ist
ask-voids = { say-trump }. Wer hat { SUIT($suit) } nicht bedient? Wähle alle aus oder „{ answer-nobody }“.
ask-cards-out = { say-trump }. Wie viele { $suit ->
    [none] Trümpfe
   *[other] Karten in { SUIT($suit) }
 } sind noch draußen, ob bei den anderen oder verdeckt auf dem Tisch?
# $goal: was die Karte bewirken soll
ask-play-to = { say-trump }. { $goal ->
    [win] Mit welcher Karte gewinnst du den Stich?
    [keep-partner-winning] Mit welcher Karte bleibt der Stich bei deinem Partner?
   *[lose] Mit welcher Karte gewinnst du den Stich nicht?
 } Gibt es keine, wähle „{ answer-no-card }“.
ask-revoke = { say-trump }, und alle Karten liegen offen. Hat jemand falsch bedient? Wenn ja: in welchem Stich, und wer?
# $mode: alone oder together
ask-score = Die ansagende Seite macht{ $mode ->
    [alone] { " " }im Alleingang
   *[other] { "" }
 } { say-tricks }. { say-score-question }
# $call: das Gebot
ask-score-bid = Geboten ist „{ $call }“, und die bietende Seite macht { say-tricks }. { say-score-question }
# $who: wer falsch bedient hat
ask-score-revoke = { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } nachweislich falsch bedient. { say-score-question }
ask-reason = Gefragt ist nur der Grund: Welcher gibt hier den Ausschlag?
ask-reason-card = Gefragt ist nur der Grund für { CARD($card, case: "acc") }: Welcher stimmt?
# $item: die Karte, um die es geht
ask-reason-legal-plays = { say-trump }, und { $who ->
    [you] du spielst aus
   *[other] { PLAYER($who) } hat { CARD($card, case: "acc") } ausgespielt
 }. Was gilt für { CARD($item, case: "acc") }? Wähle den Grund, der stimmt.
ask-reason-trumps = { say-trump }. Zu welcher Farbe gehört { CARD($item) }? Wähle den Grund, der stimmt.
ask-reason-discard = Du gibst und nimmst { CARD($card, case: "acc") } auf. Darfst du { CARD($item, case: "acc") } ablegen? Wähle den Grund, der stimmt.
ask-reason-play-to = { say-trump }. { $goal ->
    [win] Du willst den Stich gewinnen
    [keep-partner-winning] Der Stich soll bei deinem Partner bleiben
   *[lose] Du willst den Stich nicht gewinnen
 }. Was gilt für { CARD($item, case: "acc") }? Wähle den Grund, der stimmt.
ask-reason-calls = { say-turn-up }. { $who ->
    [you] Du bist dran: Ist „{ $call }“ erlaubt
   *[other] Ist „{ $call }“ jetzt erlaubt
 }? Wähle den Grund, der stimmt.

## Namen der Aufgabenarten
kind-legal-plays = Erlaubte Karten
kind-trick-winner = Wer gewinnt den Stich?
kind-next-leader = Wer spielt als Nächster aus?
kind-rank-order = Rangfolge
kind-effective-suit = Geltende Farbe
kind-trumps = Trümpfe erkennen
kind-bower = Rechter und linker Bower
kind-trump-for = Bower gegeben, Trumpf gesucht
kind-calls = Erlaubte Ansagen
kind-next-to-act = Wer ist dran?
kind-next-dealer = Wer gibt als Nächstes?
kind-pick-up = Wer nimmt auf?
kind-discard = Ablegen
kind-first-leader = Erstes Ausspiel
kind-sits-out = Wer setzt aus?
kind-reason = Welcher Grund stimmt?
kind-voids = Wer ist frei?
kind-cards-out = Trümpfe zählen
kind-play-to = Karte mit Ziel
kind-revoke = Falsch bedient
kind-score = Wertung

## Antworten
answer-no-card = Keine Karte
answer-no-call = Keine Ansage
answer-no-revoke = Alle haben richtig bedient

## Was neben der Frage steht
# $who bei fact-alone auch eine Liste
fact-dealer = Geber: { PLAYER($who) }
fact-maker = Ansager: { PLAYER($who) }
fact-alone = Alleingang: { PLAYER($who) }
fact-leader = Ausspiel: { PLAYER($who) }
fact-turn-up = Aufgedeckt: { CARD($card, art: "none") }
# $who: wer die aufgedeckte Karte aufgenommen hat, oder none
fact-turned = { $who ->
    [none] Niemand hat die aufgedeckte Karte aufgenommen
    [you] Du hast die aufgedeckte Karte aufgenommen
   *[other] { PLAYER($who) } hat die aufgedeckte Karte aufgenommen
 }
fact-buried = Von dir abgelegt: { CARD($card, art: "none") }
# $who: ein Platz oder none
fact-joker = Joker: { $who ->
    [none] niemand
   *[other] { PLAYER($who) }
 }
fact-no-trump = Ohne Trumpf
# Namen, wie sie unten stehen
fact-rule = { $rule }: { $value }

## Plätze
seat-north = Nord
seat-east = Ost
seat-south = Süd
seat-west = West
seat-north-short = N
seat-east-short = O
seat-south-short = S
seat-west-short = W
seat-south-you = Süd (du)

## Varianten
variant-standard = Euchre zu viert
variant-standard-about = Zwei Teams, 24 Karten, zehn Punkte zum Sieg: das Spiel, mit dem alles anfängt.
variant-two-handed = Euchre zu zweit
variant-two-handed-about = Jeder spielt für sich, Alleingänge entfallen, und der Geber darf die aufgedeckte Karte liegen lassen.
variant-three-handed = Euchre zu dritt
variant-three-handed-about = Der Ansager spielt gegen die beiden anderen und darf sich Karten beim Strohmann holen.
variant-british = Britisches Euchre
variant-british-about = Ein Joker, der Benny, ist der höchste Trumpf; gewonnen hat, wer elf Punkte erreicht.
variant-thirty-two = Euchre mit 32 Karten
variant-thirty-two-about = Sieben und Acht spielen mit, und entsprechend mehr Karten bleiben verdeckt liegen.
variant-railroad = Railroad-Euchre
variant-railroad-about = Die schnelle Form: Joker, Alleingänge auch für Verteidiger, eine Karte vom Partner, übertragene Punkte.
variant-hasenpfeffer = Hasenpfeffer
variant-hasenpfeffer-about = Sechs Karten und ein Joker: Wer die meisten Stiche bietet, bestimmt Trumpf und spielt aus.
variant-napoleon = Napoleon
variant-napoleon-about = Einer gegen alle und ohne Bower: Die erste ausgespielte Karte bestimmt den Trumpf.

## Hausregeln: der Name der Regel, dann was sie sein kann; Zahlen stehen für sich
rule-on = An
rule-off = Aus
rule-seats = Wer mitspielt
rule-sides = Teams
rule-sides-pairs = Zwei gegen zwei
rule-sides-single = Jeder für sich
rule-sides-one-against-all = Einer gegen alle
rule-min-rank = Niedrigste Karte
rule-min-rank-9 = Neun
rule-min-rank-8 = Acht
rule-min-rank-7 = Sieben
rule-min-rank-2 = Zwei
rule-joker = Joker
rule-bowers = Bower
rule-hand-size = Karten auf der Hand
rule-trump-by = Wie Trumpf bestimmt wird
rule-trump-by-turn-up = Mit der aufgedeckten Karte
rule-trump-by-number-bid = Wer die meisten Stiche bietet, wählt
rule-trump-by-first-lead = Durch die erste ausgespielte Karte
rule-lowest-bid = Niedrigstes Gebot
rule-bid-rounds = Wie oft geboten wird
rule-bid-rounds-one = Einmal reihum
rule-bid-rounds-until-three-pass = Bis drei nacheinander passen
rule-widow = Übrige Karten
rule-widow-taken = Der höchste Bieter bekommt sie
rule-widow-unused = Sie bleiben liegen
rule-forced-bid = Bietpflicht
rule-forced-bid-joker-holder-3 = Passen alle, muss drei Stiche bieten, wer den Joker hat
rule-joker-up = Joker aufgedeckt
rule-joker-up-blind-name = Der Geber sagt Trumpf an, ohne sein Blatt zu sehen
rule-joker-up-proposes-hearts = Der Joker bietet Herz an
rule-target = Punkte zum Sieg
rule-redeal = Wer gibt, wenn alle gepasst haben
rule-redeal-next-dealer = Der Nächste
rule-redeal-same-dealer = Noch einmal derselbe
rule-stick-dealer = Geberzwang
rule-pickup = Aufnahmepflicht
rule-pickup-mandatory = Der Geber muss aufnehmen
rule-pickup-optional = Der Geber darf die Karte liegen lassen
rule-may-discard-turn-up = Aufgedeckte Karte ablegen
rule-alone = Wer allein spielen darf
rule-alone-none = Niemand
rule-alone-maker = Nur der Ansager
rule-alone-maker-or-partner = Der Ansager oder an seiner Stelle sein Partner
rule-alone-always = Wer Trumpf macht, spielt immer allein
rule-alone-time = Zeitpunkt des Alleingangs
rule-alone-time-with-call = Zusammen mit der Ansage
rule-alone-time-before-lead = Bis zum ersten Ausspiel
rule-partner-assist-alone = Partner des Gebers nur allein
rule-partner-assist-alone-round-1 = Nur in der ersten Runde
rule-partner-assist-alone-both = In beiden Runden
rule-lone-defence = Verteidiger allein
rule-lone-defence-vs-lone-maker = Nur gegen einen Alleingang
rule-lone-defence-always = Immer
rule-loner-lead = Ausspiel beim Alleingang
rule-loner-lead-left-of-dealer = Links vom Geber
rule-loner-lead-left-of-loner = Links vom Alleinspieler
rule-call-for-best = Beste Karte vom Partner
rule-call-for-best-maker = Für den Ansager
rule-call-for-best-maker-and-defender = Für Ansager und Verteidiger
rule-dummy = Strohmann
rule-dummy-five-cards = Strohmann mit fünf Karten
rule-march = Durchmarsch
rule-lone-march = Durchmarsch allein
rule-euchre = Euchre
rule-lone-euchre = Euchre gegen einen Alleingang
rule-lone-defence-euchre = Euchre durch einen Verteidiger allein
rule-lone-defence-march = Durchmarsch eines Verteidigers allein
rule-super-euchre = Super-Euchre
rule-super-euchre-4 = Vier Punkte
rule-laps = Übertrag
rule-slam = Zu null
rule-weak-hand = Schwaches Blatt
rule-weak-hand-farmer-clean = Drei Neunen oder drei Zehnen: Tausch mit dem Talon
rule-weak-hand-farmer-mixed = Drei Karten aus Neunen und Zehnen: Tausch mit dem Talon
rule-weak-hand-ace-no-face = Ein Ass, sonst Neunen und Zehnen: neu geben
rule-weak-hand-no-ace-no-face = Weder Ass noch Bild: neu geben
rule-must-hold-trump = Nur mit Trumpf ansagen
rule-allow-no-trump = Spiel ohne Trumpf
rule-revoke-penalty = Strafe fürs falsche Bedienen
rule-revoke-penalty-2-lone-4 = Zwei Punkte für die Gegner, im Alleingang vier
rule-revoke-penalty-3-lone-5 = Drei Punkte für die Gegner, im Alleingang fünf
rule-revoke-penalty-minus-2-lone-4 = Zwei Punkte Abzug, im Alleingang vier
rule-revoke-penalty-replay = Das Spiel wird wiederholt
rule-first-dealer = Erster Geber
rule-first-dealer-random = Los
rule-first-dealer-first-jack = Wer den ersten Buben bekommt
rule-first-dealer-first-black-jack = Wer den ersten schwarzen Buben bekommt
rule-first-dealer-high-cut = Wer beim Abheben die höchste Karte zieht
rule-deal-pattern = Art des Gebens
rule-deal-pattern-alternating-3232 = Abwechselnd drei und zwei
rule-deal-pattern-3-then-2 = Erst drei, dann zwei
rule-deal-pattern-2-then-3 = Erst zwei, dann drei
rule-deal-pattern-singles = Einzeln
rule-deal-pattern-threes = Je drei

## Fähigkeiten
skill-pack = Karten und Tisch
skill-trick = Der Stich
skill-follow-suit = Bedienen
skill-trump = Trumpf
skill-ranking = Rangfolge
skill-right-bower = Der rechte Bower
skill-left-bower = Der linke Bower
skill-left-bower-following = Bedienen mit dem linken Bower
skill-counting = Trümpfe mitzählen
skill-voids = Wer ist frei?
skill-leading = Wer spielt aus?
skill-calling = Trumpf ansagen
skill-second-round = Die zweite Runde
skill-pick-up = Aufnehmen und Ablegen
skill-alone = Alleingang
skill-scoring = Wertung
skill-revoke = Falsch bedient
skill-whole-hand = Ein ganzes Spiel
skill-two-handed = Euchre zu zweit
skill-three-handed = Euchre zu dritt
skill-thirty-two = Euchre mit 32 Karten
skill-joker = Joker
skill-railroad = Railroad-Euchre
skill-hasenpfeffer = Hasenpfeffer
skill-napoleon = Napoleon
skill-house-rules = Hausregeln
skill-strategy-calling = Strategie: Trumpfwahl
skill-strategy-alone = Strategie: Alleingang
skill-strategy-leading = Strategie: Ausspiel
skill-strategy-discard = Strategie: Ablegen
skill-strategy-defence = Strategie: Verteidigung
