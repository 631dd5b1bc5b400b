### Die Regelseiten und der Spickzettel. Funktionen wie in reasons.ftl.
### Zahlen und Möglichkeiten sind Variablen: Sie kommen aus dem Regelsatz und aus dem Regelwerk.

rules-heading = Regeln
rules-lead = Die Regeln jedes Spiels auf einer Seite: Karten, Geben, Trumpf, Spiel, Punkte und was ein Tisch vereinbaren kann.
# $name: der Name der Variante
rules-title = { $name }: die Regeln
rules-all = Die Regeln aller Spiele
rules-contents = Auf dieser Seite
beside-heading = Zum Nachschlagen
crib-heading = Spickzettel
crib-lead = Euchre zu viert auf einem einzigen Blatt, zum Ausdrucken und für den Spieltisch.
crib-print = Spickzettel zum Ausdrucken

## Überschriften
rules-cards = Karten
rules-deal = Geben
rules-play = Spiel
rules-examples = Zum Beispiel
rules-end = Ende der Partie
rules-disputed = Umstritten

## Karten
# $lowest: der niedrigste Rang im Spiel
rules-pack = Gespielt wird mit { $n } Karten: in jeder Farbe vom Ass hinunter bis zur { $lowest ->
    [9] Neun
    [8] Acht
    [7] Sieben
   *[2] Zwei
 }{ $joker ->
    [yes] , dazu ein Joker
   *[no] { "" }
 }.
rules-order = Ist { SUIT($trump) } Trumpf, gilt diese Rangfolge, die höchste Karte zuerst:
rules-bowers = Der Bube der Trumpffarbe ist { $joker ->
    [yes] nach dem Joker{ " " }
   *[no] { "" }
 }der höchste Trumpf: der rechte Bower. Gleich danach kommt der linke Bower: bei rotem Trumpf der andere rote Bube, bei schwarzem der andere schwarze. Er gehört zur Trumpffarbe und nicht mehr zu der Farbe, die auf ihm steht.
rules-no-bowers = Bower gibt es hier nicht: Der Bube steht in jeder Farbe, auch im Trumpf, zwischen Dame und Zehn.
rules-joker = Der Joker ist der höchste Trumpf, welche Farbe auch immer Trumpf ist.
# $suit: die Schwesterfarbe, $sister: wie viele Karten sie hat; $rest: wie viele jede der anderen
rules-lengths = Das sind { NUM($n) } Trümpfe; in { SUIT($suit) } bleiben { NUM($sister) } Karten, in den beiden anderen Farben sind es je { NUM($rest) }.
rules-lengths-even = Jede Farbe hat { NUM($n) } Karten.
rules-bowers-table = Die Bower bei jeder Trumpffarbe
rules-right = Rechter Bower
rules-left = Linker Bower
# $ranks: die Buchstaben auf den Karten
rules-plain = Fehlfarben, von oben: { $ranks }. In der Farbe, die den linken Bower stellt, fehlt der Bube.

## Tisch und Geben
# $sides: pairs, single oder one-against-all
rules-players = { $sides ->
    [pairs] { NUM($n) } spielen in zwei Teams, und die Partner sitzen einander gegenüber.
    [single] { NUM($n) } spielen, jeder für sich.
   *[one-against-all] { NUM($n) } spielen, jeder mit eigenem Punktestand. In jedem Spiel tritt einer, der Ansager, gegen alle anderen an.
 }
# $how: wie der erste Geber gefunden wird
rules-first-dealer = { $how ->
    [random] Wer zuerst gibt, wird ausgelost
    [first-jack] Die Karten werden offen ausgeteilt, und wer den ersten Buben bekommt, gibt zuerst
    [first-black-jack] Die Karten werden offen ausgeteilt, und wer den ersten schwarzen Buben bekommt, gibt zuerst
   *[high-cut] Alle heben ab, und wer die höchste Karte zieht, gibt zuerst
 }; { $players ->
    [2] danach geben beide abwechselnd
   *[other] nach jedem Spiel gibt der Nächste zur Linken
 }.
# $packets: wie viele Karten jeder der Reihe nach bekommt, Runde für Runde; none, wo sie einzeln kommen
rules-dealt = Der Geber gibt { $players ->
    [2] abwechselnd, beim Gegner angefangen,
   *[other] im Uhrzeigersinn, links von ihm angefangen,
 } bis jeder { NUM($n) } Karten hat{ $packets ->
    [none] , und zwar einzeln
   *[other] . Die Päckchen, Runde für Runde: { $packets }
 }.
rules-dummy = Auch der leere Platz bekommt { NUM($n) } Karten: den Strohmann, den niemand ansehen darf.
# $hidden: wie viele verdeckt bleiben
rules-turned-up = { NUM($n) } Karten bleiben übrig, der Talon. Die oberste wird aufgedeckt und bietet ihre Farbe als Trumpf an; die anderen { NUM($hidden) } bleiben verdeckt.
rules-left-over = { $n ->
    [one] Eine Karte bleibt übrig und liegt
   *[other] { NUM($n) } Karten bleiben übrig und liegen
 } erst einmal verdeckt.
rules-unused = Die übrigen { $n } Karten spielen nicht mit.

## Trumpfwahl
rules-first-round-heading = Erste Runde
rules-second-round-heading = Zweite Runde
rules-pick-up-heading = Aufnehmen
rules-bidding-heading = Bieten
# $call: wie es gesagt wird, $call2: beim Geber; $players: wie viele mitspielen
rules-first-round = Vorhand, { $players ->
    [2] der Gegner des Gebers
   *[other] links vom Geber
 }, fängt an: Jeder passt der Reihe nach oder macht die Farbe der aufgedeckten Karte zum Trumpf („{ $call }“, beim Geber „{ $call2 }“). Wer das als Erster tut, ist der Ansager, und die Trumpfwahl ist zu Ende.
# $assist: in welchen Runden der Partner des Gebers allein spielen muss
rules-assist-alone = Der Partner des Gebers darf das nur im Alleingang; { $assist ->
    [round-1] in der zweiten Runde gilt das nicht mehr
   *[both] auch in der zweiten Runde gilt das
 }.
rules-joker-offers = Ein aufgedeckter Joker steht für { SUIT($suit) }.
rules-blind = Liegt der Joker aufgedeckt da, sagt der Geber Trumpf an, bevor er sein Blatt ansieht, nimmt den Joker auf und legt eine Karte ab. Sonst wird niemand gefragt.
# $stick: ob der Geber ansagen muss; $redeal: wer gibt, wenn alle gepasst haben
rules-second-round = Passen alle, wird die Karte umgedreht. In der gewohnten Reihenfolge darf nun jeder eine andere Farbe als Trumpf ansagen oder noch einmal passen. { $stick ->
    [yes] Der Geber kommt als Letzter dran und muss ansagen
   *[no] Passen wieder alle, werden die Karten ohne Wertung zusammengeworfen, und { $redeal ->
        [next-dealer] der Nächste gibt
       *[same-dealer] der Geber gibt noch einmal
     }
 }.
rules-pick-up = Ist in der ersten Runde Trumpf gemacht worden, { $pickup ->
    [mandatory] muss der Geber die aufgedeckte Karte aufnehmen, auch wenn ein Gegner angesagt hat
   *[optional] nimmt der Geber die aufgedeckte Karte auf; hat ein anderer angesagt, darf er sie liegen lassen, und es bleibt bei diesem Trumpf
 }.
rules-pick-up-out = Ein Geber, der aussetzt, nimmt nichts auf.
# $back: ob die eben aufgenommene Karte wieder weg darf
rules-discard = Nach dem Aufnehmen legt der Geber eine Karte verdeckt ab{ $back ->
    [yes] , und das darf auch die eben aufgenommene sein
   *[no] , aber nicht die eben aufgenommene
 }.
rules-bidding = Vorhand, links vom Geber, fängt an: Jeder bietet der Reihe nach eine Zahl von Stichen oder passt, und jedes Gebot muss höher sein als das vorige. { $rounds ->
    [one] Jeder kommt einmal dran
   *[until-three-pass] Das geht so lange, bis alle anderen gepasst haben; wer passt, ist draußen
 }. Wer am höchsten geboten hat, ist der Ansager.
# $calls: alle Gebote in Worten
rules-bids = Die Gebote, vom niedrigsten an: { $calls }.
# $without: ob Misère ohne Trumpf gespielt wird; $total: Stiche in einem Spiel
rules-stakes = „{ call-misere }“ verspricht, keinen einzigen Stich zu gewinnen{ $without ->
    [yes] , und wird ohne Trumpf gespielt
   *[no] { "" }
 }. „{ call-nap }“, „{ call-wellington }“ und „{ call-bluecher }“ versprechen alle { NUM($total) } Stiche zu immer höherem Einsatz; die beiden letzten darf nur bieten, wer damit das Gebot davor überbietet.
rules-all-pass = Passen alle, werden die Karten zusammengeworfen, und { $redeal ->
    [next-dealer] der Nächste gibt
   *[same-dealer] der Geber gibt noch einmal
 }.
rules-forced-bid = Passen alle, muss „{ $call }“ bieten, wer den Joker hat. Hat ihn niemand, werden die Karten zusammengeworfen.
rules-widow = Der Ansager nimmt auf, was übrig geblieben ist.
rules-naming = Der Ansager bestimmt die Trumpffarbe.
rules-discard-any = Danach legt der Ansager eine beliebige Karte verdeckt ab.
rules-first-lead = Der Ansager spielt aus, und die Farbe dieser ersten Karte ist Trumpf.
# $total: die Karten von Blatt und Strohmann zusammen
rules-dummy-taken = Vor dem ersten Ausspiel darf der Ansager den Strohmann ungesehen nehmen, von den { NUM($total) } Karten die besten { NUM($n) } behalten und die anderen verdeckt ablegen. Oder er spielt allein, mit dem Blatt, das er hat.

## Das Spiel
# $leader: eldest oder bidder
rules-leads = Zum ersten Stich spielt { $leader ->
    [eldest] Vorhand aus, { $players ->
        [2] der Gegner des Gebers
       *[other] links vom Geber
     }
   *[bidder] aus, wer am höchsten geboten hat
 }; danach spielt immer aus, wer den letzten Stich gewonnen hat.
rules-follow = Hast du eine Karte der angespielten Farbe, musst du bedienen. Hast du keine, darfst du jede Karte spielen: Niemand muss stechen, und niemand muss höher spielen.
rules-left-follows = Der linke Bower bedient als Trumpf: Wird Trumpf angespielt und ist er dein einziger, musst du ihn spielen. Die Farbe, die auf ihm steht, bedient er nie.
rules-joker-follows = Auch der Joker bedient als Trumpf und als nichts anderes.
rules-wins = Den Stich gewinnt der höchste Trumpf; liegt keiner darin, gewinnt die höchste Karte der angespielten Farbe.
rules-example-look = Diese Stellung öffnen
# Hinter dem Namen einer Karte
rules-allowed = erlaubt

## Alleingang
rules-alone-nobody = In diesem Spiel gibt es keinen Alleingang.
# $time: with-call oder before-lead
rules-alone-maker = Wer Trumpf macht, darf allein spielen und sagt das { $time ->
    [with-call] zusammen mit der Ansage
   *[before-lead] vor dem ersten Ausspiel
 }.
rules-alone-partner = Der Partner legt seine Karten verdeckt hin und setzt für dieses Spiel aus.
rules-alone-dummy = Ein Ansager, der allein spielt, verzichtet auf den Strohmann.
rules-alone-blind = Hat der Geber ungesehen Trumpf angesagt, darf er sich noch vor dem ersten Ausspiel zum Alleingang entschließen.
# $where: left-of-dealer oder left-of-loner
rules-alone-lead = { $where ->
    [left-of-dealer] Auch beim Alleingang spielt Vorhand aus; wer aussetzt, wird übersprungen.
   *[left-of-loner] Beim Alleingang spielt aus, wer links vom Alleinspieler sitzt. Spielen Ansager und Verteidiger beide allein, zählt der Platz links vom Ansager; wer aussetzt, wird übersprungen.
 }
# $when: vs-lone-maker oder always
rules-lone-defence = { $when ->
    [vs-lone-maker] Gegen einen Alleingang darf auch einer der Verteidiger allein spielen
   *[always] Einer der Verteidiger darf allein spielen, ob der Ansager es tut oder nicht
 }; zuerst entscheidet, wer näher links vom Geber sitzt, und der andere setzt dann aus.
# $whom: maker oder maker-and-defender
rules-best = Wer als Ansager { $whom ->
    [maker] { "" }
   *[maker-and-defender] oder als Verteidiger{ " " }
 }allein spielt, darf eine Karte verdeckt ablegen und bekommt dafür wortlos die beste Karte des Partners.

## Punkte
rules-needed = Die ansagende Seite braucht { NUM($n) } von { NUM($total) } Stichen. Hat sie weniger, ist das ein Euchre, und die Verteidiger bekommen die Punkte.
rules-each = Diese Punkte bekommt jeder Verteidiger, auch wer ausgesetzt hat.
rules-score-bids = Ist das Gebot erfüllt, zählt jeder Stich einen Punkt für die Seite, die ihn gewinnt. Ist es nicht erfüllt, verliert die bietende Seite so viele Punkte, wie sie geboten hat. In der Tabelle stehen die Punkte der bietenden Seite.
rules-score-stakes = Die Stiche selbst zählen nicht: Ein erfülltes Gebot bezahlt jeder der anderen dem Ansager, ein verlorenes bezahlt der Ansager jedem von ihnen.
rules-table = Punkte für ein Spiel
rules-together = Niemand allein
rules-maker-alone = Ansager allein
rules-defender-alone = Ein Verteidiger allein
rules-both-alone = Ansager und ein Verteidiger allein
rules-maker-tricks = Stiche der Ansager
rules-makers = Ansager
rules-made = Geschafft
rules-failed = Verloren
rules-bid = Gebot
rules-tricks = Stiche
rules-others = Die anderen
rules-each-other = Jeder andere

## Ende
rules-target = Die Partie gewinnt, wer zuerst { NUM($target) } Punkte oder mehr hat; was darüber hinausgeht, { $laps ->
    [yes] zählt für die nächste Partie
   *[no] verfällt
 }.
rules-slam = Haben die Verlierer keinen einzigen Punkt, zählt die Partie doppelt.
# $tie: bidders oder higher
rules-tie = { $tie ->
    [bidders] Kommen beide Seiten im selben Spiel dorthin, gewinnt die bietende.
   *[higher] Kommen mehrere im selben Spiel dorthin, gewinnt der höhere Stand, bei gleichem Stand, wer näher links vom Geber sitzt.
 }
rules-no-target = Ein Ziel nach Punkten gibt es nicht: Man vereinbart eine Zahl von Spielen, und am Ende gewinnt der höchste Stand.
rules-revoke = Wer bedienen könnte und es nicht tut, hat falsch bedient.
# $lone: die Punkte, wenn jemand allein spielt, oder none
rules-revoke-gains = Ist es bewiesen, endet das Spiel, und die andere Seite bekommt { say-points-got }{ $lone ->
    [none] { "" }
   *[other] , bei einem Alleingang { NUM($lone) }
 }.
rules-revoke-costs = Ist es bewiesen, endet das Spiel, und die schuldige Seite verliert { say-points-got }{ $lone ->
    [none] { "" }
   *[other] , bei einem Alleingang { NUM($lone) }
 }.
rules-revoke-replay = War es der Ansager, ist sein Gebot verloren. War es ein Verteidiger, wird das Spiel wiederholt, und gewinnt dann der Ansager, zahlt dieser Verteidiger für alle.

## Hausregeln
rules-house-lead = Was in diesem Spiel gilt und was ein Tisch vorher sonst noch vereinbaren kann.
rules-fixed = Fest in diesem Spiel
# $values: was die Regel sonst noch sein kann
rules-or = oder: { $values }
rules-range = { $least } bis { $most }
rules-none = entfällt
# $n: wie viele spielen
rules-seats = { NUM($n) } Plätze
rules-means-seats = Wer am Tisch sitzt.
rules-means-sides = Wer mit wem spielt.
rules-means-min-rank = Die niedrigste Karte jeder Farbe; was darunter liegt, wird aussortiert.
rules-means-joker = Eine Karte mehr, die immer der höchste Trumpf ist.
rules-means-bowers = Ob zwei Buben zu den höchsten Trümpfen werden.
rules-means-hand-size = Wie viele Karten jeder bekommt und wie viele Stiche es damit gibt.
rules-means-trump-by = Was den Trumpf bestimmt.
rules-means-lowest-bid = Wie viele Stiche man mindestens bieten muss.
rules-means-bid-rounds = Ob noch einmal bieten darf, wer überboten wurde.
rules-means-widow = Was nach dem Bieten mit den übrigen Karten geschieht.
rules-means-forced-bid = Ob jemand bieten muss, wenn alle gepasst haben.
rules-means-joker-up = Was gilt, wenn die aufgedeckte Karte der Joker ist.
rules-means-target = Mit so vielen Punkten ist die Partie gewonnen.
rules-means-redeal = Ob der Nächste gibt oder derselbe noch einmal.
rules-means-stick-dealer = In der zweiten Runde darf der Geber nicht passen, sondern muss Trumpf ansagen.
rules-means-pickup = Ob der Geber die aufgedeckte Karte auch dann nehmen muss, wenn ein anderer angesagt hat.
rules-means-may-discard-turn-up = Ob der Geber gerade die Karte ablegen darf, die er eben aufgenommen hat.
rules-means-alone = Wer ohne seinen Partner spielen darf.
rules-means-alone-time = Bis wann ein Alleingang angesagt sein muss.
rules-means-partner-assist-alone = Ob der Partner des Gebers nur im Alleingang Trumpf machen kann.
rules-means-lone-defence = Ob ein Verteidiger allein gegen die Ansager spielen darf.
rules-means-loner-lead = Wer zum ersten Stich ausspielt, wenn jemand allein spielt.
rules-means-call-for-best = Wer allein spielt, legt eine Karte ab und bekommt dafür die beste des Partners.
rules-means-dummy = Ein Blatt mehr, aus dem sich der Ansager Karten aussuchen darf.
rules-means-march = Punkte, wenn die Ansager alle Stiche gewinnen.
rules-means-lone-march = Punkte, wenn ein Ansager allein alle Stiche gewinnt.
rules-means-euchre = Punkte der Verteidiger, wenn es die Ansager nicht schaffen.
rules-means-lone-euchre = Punkte der Verteidiger, wenn es ein Ansager allein nicht schafft.
rules-means-lone-defence-euchre = Punkte, wenn ein Verteidiger allein die Ansager aufhält.
rules-means-lone-defence-march = Punkte, wenn ein Verteidiger allein alle Stiche gewinnt.
rules-means-super-euchre = Mehr Punkte für die Verteidiger, wenn die Ansager gar keinen Stich gewinnen.
rules-means-laps = Punkte über dem Ziel zählen für die nächste Partie.
rules-means-slam = Eine Partie zählt doppelt, wenn die Verlierer keinen Punkt haben.
rules-means-weak-hand = Ein sehr schwaches Blatt darf man vor der ersten Ansage vorzeigen.
rules-means-must-hold-trump = Zum Trumpf machen darf man nur eine Farbe, die man auf einer seiner Karten stehen hat; der linke Bower zählt nicht.
rules-means-allow-no-trump = Ob man auch ganz ohne Trumpf spielen darf.
rules-means-revoke-penalty = Was es kostet, falsch zu bedienen.
rules-means-first-dealer = Wie der allererste Geber gefunden wird.
rules-means-deal-pattern = In welchen Päckchen die Karten gegeben werden.

## Worin sich die Quellen nicht einig sind
dispute-pick-up = Muss der Geber nehmen, was andere ihn aufnehmen lassen? Zu viert sagen fast alle Bücher ja, zu zweit oder zu dritt überlassen es viele dem Geber.
dispute-discard = Manche lassen den Geber die aufgedeckte Karte gleich wieder ablegen; die alten Regelwerke verbieten es.
dispute-stick-dealer = In vielen Runden und Programmen muss der Geber am Ende der zweiten Runde ansagen; in älteren Büchern wird neu gegeben.
dispute-redeal = Viele Bücher verschweigen, wer gibt, wenn alle gepasst haben; die anderen lassen den Nächsten geben.
dispute-lone-lead = Wer spielt bei einem Alleingang aus? Die einen sagen: Vorhand wie immer; die anderen: wer links vom Alleinspieler sitzt.
dispute-lone-euchre = Ein verlorener Alleingang kostet in den meisten Büchern zwei Punkte, in manchen vier.
dispute-lone-defence = Dass ein Verteidiger allein spielt, kennen viele Bücher gar nicht; manche erlauben es gegen einen Alleingang, einige immer.
dispute-assist = In Großbritannien und Teilen Kanadas darf der Partner des Gebers nur im Alleingang annehmen, bei manchen in beiden Runden; anderswo verlangt das niemand.
dispute-target = Zehn Punkte sind heute üblich. Alte Bücher spielen bis fünf, manche Runden bis sieben, elf, fünfzehn oder einundzwanzig.
dispute-blind = Joker aufgedeckt: Hier sagt der Geber Trumpf an, ohne sein Blatt zu sehen. Anderswo bietet er die Farbe nur an, oder der Joker steht für eine vorher vereinbarte.
dispute-hearts = Joker aufgedeckt: Hier bietet er Herz an. Anderswo wird die Farbe vorher vereinbart, oder der Geber sagt sie ungesehen an.
dispute-hand-size = Mit 32 Karten bekommt bei manchen jeder sieben; die alten Bücher geben fünf.
dispute-best = Bei manchen bekommt man erst die Karte des Partners und legt dann eine ab; hier ist es umgekehrt.
dispute-railroad-pack = Railroad wird auch mit Sieben, Acht und Joker gespielt, mit 33 Karten also.
dispute-dummy = Manche spielen ohne Strohmann, bei anderen muss der Ansager ihn nehmen.
dispute-set-back = Manche ziehen die Punkte für ein Euchre dem Ansager ab, statt sie den Verteidigern zu geben.
dispute-lone-march = Ob ein Ansager, der auf den Strohmann verzichtet, mehr bekommt als sonst, lassen die Quellen offen; hier zählt beides gleich viel.
dispute-both-reach = Erreichen mehrere im selben Spiel das Ziel, geben alte Bücher der Vorhand den Vorzug; hier geht der höhere Stand vor.
dispute-two-handed = Manche geben dem, der Trumpf macht, zusätzliche Karten; bei anderen muss der Geber aufnehmen und am Ende auch ansagen.
dispute-widow = Bei manchen bleibt die letzte Karte liegen, statt an den höchsten Bieter zu gehen.
dispute-bid-rounds = Manche lassen jeden nur einmal bieten, andere so lange, bis alle bis auf einen gepasst haben.
dispute-bidder-leads = Bei manchen spielt Vorhand aus und nicht der höchste Bieter.
dispute-nap-pass = Bietet niemand, muss bei manchen der Geber für einen einzigen Stich spielen; hier wird zusammengeworfen.
dispute-nap-stakes = Die Einsätze der höchsten Gebote sind von Buch zu Buch verschieden; bei manchen bringen alle drei gleich viel, und nur das Verlieren wird teurer.
dispute-misere = Manche spielen Misère mit Trumpf, und manche beginnen das Bieten bei drei Stichen.
dispute-revoke = Falsches Bedienen kostet bei manchen drei Punkte und im Alleingang fünf; andere ziehen der schuldigen Seite Punkte ab.
dispute-first-dealer = Wer zuerst gibt, wird ausgelost, durch Abheben bestimmt oder durch den ersten Buben, mancherorts den ersten schwarzen.
dispute-weak-hand = Welches Blatt schwach genug ist, um es vorzuzeigen, sieht jeder Tisch anders; die Regeln des Spiels kennen keines.
