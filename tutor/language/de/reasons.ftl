### Begründungen: die id ist der Code, den das Regelwerk nennt. Ein Satz je Eintrag; der erste Buchstabe wird beim Ausgeben groß.
### CARD($c, case: "nom|acc|dat|gen", art: "def|indef|none", cap: "yes")  CARDS($list, case:, join: "standard|or")
### SUIT($s, form: "nom|acc|dat|gen|none")  PLAYER($who oder Liste, case:)  NUM($n)  COLOUR($s): red oder black
### „Farbe“ heißt immer Herz, Karo, Kreuz oder Pik, nie Rot oder Schwarz.

## Bedienen
lead-free = Du spielst aus, also darfst du jede Karte spielen.
follow-must = { SUIT($suit) } ist angespielt, und du hast { $n ->
    [one] eine Karte
   *[other] { NUM($n) } Karten
 } davon: Du musst bedienen.
follow-only = { CARD($card) } ist deine einzige Karte in { SUIT($suit) }: Du musst sie spielen.
follow-left-only = { SUIT($trump) } ist angespielt, und dein einziger Trumpf ist der linke Bower, { CARD($card) }: Du musst ihn spielen.
follow-joker-only = { SUIT($trump) } ist angespielt, und dein einziger Trumpf ist { CARD($card) }: Du musst ihn spielen.
void-any = Du hast { SUIT($suit, form: "none") }, also darfst du jede Karte spielen.
void-left-trap = { CARD($card) } ist der linke Bower: { SUIT($trump) } ist Trumpf, also zählt er als { SUIT($trump) } und nicht als { SUIT($printed) }; du hast damit { SUIT($printed, form: "none") } und darfst jede Karte spielen.
# $cards: die verbotenen Karten; $held: die Karten, die bedienen
revoke = { CARDS($cards, case: "acc") } darfst du nicht spielen: { SUIT($suit) } ist angespielt, und du hast noch { CARDS($held, case: "acc") }.
revoke-left = Mit { CARD($card, case: "dat") } kannst du { SUIT($printed) } nicht bedienen: Als linker Bower ist er Trumpf, und du hast noch { CARDS($held, case: "acc") }.
revoke-holding-left = { CARDS($cards, case: "acc") } darfst du nicht spielen: { SUIT($trump) } ist angespielt, und du hast noch den linken Bower, { CARD($card2, case: "acc") }.
revoke-holding-joker = { CARDS($cards, case: "acc") } darfst du nicht spielen: { SUIT($trump) } ist angespielt, und du hast noch den Joker, der immer Trumpf ist.
led-left = Ausgespielt ist { CARD($card) }: Als linker Bower ist er Trumpf, also ist { SUIT($trump) } zu bedienen.
led-joker = Ausgespielt ist { CARD($card) }: Er ist immer Trumpf, also ist { SUIT($trump) } zu bedienen.

## Der Stich
trick-trump = { $who ->
    [you] du gewinnst
   *[other] { PLAYER($who) } gewinnt
 } den Stich: { CARD($card, cap: "yes") } ist der höchste Trumpf darin.
# $trump: none, wo ohne Trumpf gespielt wird
trick-suit = { $who ->
    [you] du gewinnst
   *[other] { PLAYER($who) } gewinnt
 } den Stich: { $trump ->
    [none] { CARD($card, cap: "yes") }
   *[other] Es liegt kein Trumpf darin, und { CARD($card) }
 } ist die höchste Karte der angespielten Farbe.
winner-leads = { $who ->
    [you] du gewinnst den Stich und spielst
   *[other] { PLAYER($who) } gewinnt den Stich und spielt
 } zum nächsten aus.
cannot-win = { CARD($card) } kann diesen Stich nicht gewinnen: Die Karte ist { $trump ->
    [none] nicht von der angespielten Farbe
   *[other] weder Trumpf noch von der angespielten Farbe
 }.
beats-trump = { CARD($card) } schlägt { CARD($card2, case: "acc") }: Jeder Trumpf schlägt jede Karte einer Fehlfarbe.
beats-higher = { CARD($card) } steht über { CARD($card2, case: "dat") }.
beats-right = Als rechter Bower schlägt { CARD($card) } { CARD($card2, case: "acc") }.
beats-left = Als linker Bower schlägt { CARD($card) } { CARD($card2, case: "acc") }.
beats-joker = Als höchster Trumpf schlägt { CARD($card) } { CARD($card2, case: "acc") }.

## Karten
# $joker: ob mit Joker gespielt wird
bower-right = { SUIT($trump) } ist Trumpf, also ist { CARD($card) } der rechte Bower: { $joker ->
    [yes] Nur der Joker steht noch über ihm
   *[no] Er ist der höchste Trumpf
 }.
bower-left = { CARD($card) } ist der linke Bower: { SUIT($trump) } ist Trumpf, also zählt er als { SUIT($trump) } und nicht als { SUIT($printed) }.
joker-trump = { CARD($card) } ist immer der höchste Trumpf: { SUIT($trump) } ist Trumpf, also zählt er als { SUIT($trump) }.
jack-ordinary = { CARD($card) } ist kein Bower: Ist { SUIT($trump) } Trumpf, sind nur die beiden { COLOUR($trump) ->
    [red] roten
   *[black] schwarzen
 } Buben Bower.
is-trump = { SUIT($trump) } ist Trumpf, also ist { CARD($card) } ein Trumpf.
plain-suit = { CARD($card) } ist kein Trumpf: Die Karte gehört zu { SUIT($suit) }, ihrer gedruckten Farbe.
no-trump = Dieses Spiel wird ohne Trumpf gespielt: Jede Karte gehört zu ihrer gedruckten Farbe.
bower-is-jack = { CARD($card) } kann kein Bower sein: Bower sind immer Buben.
order-is = Von der stärksten zur schwächsten Karte: { CARDS($cards) }.
trump-for-right = Ist { SUIT($trump) } Trumpf, ist der rechte Bower der Bube der Trumpffarbe selbst, also { CARD($card) }.
trump-for-left = Ist { SUIT($trump) } Trumpf, ist der linke Bower der andere { COLOUR($trump) ->
    [red] rote
   *[black] schwarze
 } Bube, also { CARD($card) }.

## Karten, die schon gespielt sind
# $n: der wievielte Stich; $suit, $printed: die angespielte Farbe
shown-void = Im { $n }. Stich { $who ->
    [you] hast du
   *[other] hat { PLAYER($who) }
 } auf { SUIT($suit) } { CARD($card, case: "acc") } gespielt, also nicht bedient.
shown-void-left = Im { $n }. Stich { $who ->
    [you] hast du
   *[other] hat { PLAYER($who) }
 } auf { SUIT($printed) } { CARD($card, case: "acc") } gespielt: Als linker Bower ist er Trumpf und bedient { SUIT($printed) } nicht.
# $n: wie oft jemand anders die Farbe ausgespielt hat
followed = { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } { SUIT($suit) } { $n ->
    [one] bedient, als jemand anders es ausspielte
   *[other] jedes Mal bedient, wenn jemand anders es ausspielte
 }.
# $n: im wievielten Stich
followed-left = { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } { SUIT($trump) } immer bedient: { CARD($card, cap: "yes") } im { $n }. Stich war der linke Bower und damit Trumpf.
followed-joker = { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } { SUIT($trump) } immer bedient: Der Joker im { $n }. Stich ist immer Trumpf.
not-tested = { $who ->
    [you] du musstest
   *[other] { PLAYER($who) } musste
 } { SUIT($suit) } noch nie bedienen.
suit-not-led = { SUIT($suit) } hat noch niemand ausgespielt, also musste es auch niemand bedienen.
# $n: wie viele Karten die Farbe hat; $card: der linke Bower oder none, wo ohne Bower gespielt wird
count-trumps = Es gibt { NUM($n) } Trümpfe: alle Karten in { SUIT($trump) }{ $card ->
    [none] { " " }und den Joker
   *[other] { $joker ->
        [yes] , den Joker und den linken Bower, { CARD($card, case: "acc") }
       *[no] { " " }und den linken Bower, { CARD($card, case: "acc") }
     }
 }.
count-without-left = Der linke Bower ist Trumpf, also bleiben in { SUIT($suit) } { NUM($n) } Karten.
count-suit = In { SUIT($suit) } gibt es { NUM($n) } Karten.
turned-down-seen = { CARD($card, case: "acc") } hat niemand aufgenommen, also zählt die Karte nicht mit.
taken-up-unseen = { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } { CARD($card, case: "acc") } aufgenommen und noch nicht gespielt.
buried-seen = { CARD($card, case: "acc") } hast du selbst abgelegt, also zählt die Karte nicht mit.
# $n: wie viele Karten
still-out = Noch draußen { $n ->
    [one] ist eine Karte
   *[other] sind { NUM($n) } Karten
 }: { CARDS($cards) }.
none-out = { SUIT($suit, form: "none") } ist mehr draußen: Du weißt von jeder Karte, wo sie ist.

## Trumpfwahl: was angesagt werden darf
# $suit und $call können mehrere sein
pass-free = Passen ist hier erlaubt.
order-free = Die aufgedeckte Karte bietet { SUIT($suit) } als Trumpf an: Wer dran ist, darf annehmen.
name-free = Hier darf man { SUIT($suit) } als Trumpf ansagen.
name-no-trump = An diesem Tisch darf auch ohne Trumpf gespielt werden.
name-blind = Beim aufgedeckten Joker darf der Geber jede der vier Farben ansagen.
alone-free = Allein zu spielen ist hier erlaubt.
together-free = Allein spielen muss hier niemand.
dummy-free = Der Ansager darf den Strohmann nehmen und von den zehn Karten die besten fünf behalten.
bid-opens = Noch hat niemand geboten, also ist das erlaubt: „{ $call }“.
bid-higher = Höher als „{ $call2 }“ und damit erlaubt: „{ $call }“.
bid-forced = Alle haben gepasst, also muss bieten, wer den Joker hat: „{ $call }“.
take-free = Der Geber darf { CARD($card, case: "acc") } aufnehmen.
leave-free = Ein anderer hat angesagt, also darf der Geber { CARD($card, case: "acc") } liegen lassen: Trumpf ist damit trotzdem bestimmt.
# $rule: welche Blätter als schwach gelten
show-weak = Nach der Hausregel dieses Tisches ist das ein schwaches Blatt: „{ $rule }“.

## Trumpfwahl: was nicht angesagt werden darf
stick-dealer = Geberzwang: In der zweiten Runde muss der Geber, der als Letzter spricht, Trumpf ansagen.
turned-down = { SUIT($suit) } wurde in der ersten Runde abgelehnt und darf in der zweiten nicht angesagt werden.
must-hold-trump = An diesem Tisch darf man nur eine Farbe zu Trumpf machen, von der man eine Karte hat, und dieses Blatt hat keine in { SUIT($suit) }.
must-hold-trump-left = An diesem Tisch darf man nur eine Farbe zu Trumpf machen, von der man eine Karte hat; { CARD($card) } würde zwar zum linken Bower, ist aber in einer anderen Farbe gedruckt und zählt nicht als { SUIT($suit) }.
assist-alone = An diesem Tisch kann der Partner des Gebers jetzt nur im Alleingang Trumpf machen.
alone-not-here = Ein Alleingang wird in diesem Spiel nie angesagt.
alone-later = An diesem Tisch wird der Alleingang nicht zusammen mit der Ansage erklärt, sondern vor dem ersten Ausspiel.
alone-too-late = An diesem Tisch wird der Alleingang zusammen mit der Ansage erklärt, und dafür ist es jetzt zu spät.
name-later = Zuerst geht es um { CARD($card, case: "acc") }: Farben werden erst in der zweiten Runde angesagt.
order-too-late = { CARD($card) } wurde abgelehnt und kann nicht mehr angenommen werden.
name-after-bids = Trumpf wird erst nach dem Bieten angesagt, und zwar von dem, der am höchsten geboten hat.
bid-too-low = Es gilt „{ $call2 }“, und ein Gebot muss höher sein; zu niedrig ist: „{ $call }“.
bid-only-over = „{ $call }“ darf nur bieten, wer damit „{ $call2 }“ überbietet.
leave-mandatory = An diesem Tisch muss der Geber { CARD($card, case: "acc") } aufnehmen.
leave-own-call = Wer als Geber selbst ansagt, muss { CARD($card, case: "acc") } aufnehmen.
show-not-weak = Nach der Hausregel dieses Tisches ist das kein schwaches Blatt: „{ $rule }“.
call-not-now = Das steht jetzt nicht zur Wahl: „{ $call }“.

## Karten, die vor dem Spiel den Platz wechseln
card-not-now = Jetzt wird nach einer Ansage gefragt und nicht nach einer Karte, also muss { CARD($card) } warten.
not-held = { CARD($card) } ist nicht in diesem Blatt.
discard-free = Von den eigenen Karten darf jede abgelegt werden.
discard-turn-up = { CARD($card) } wurde eben erst aufgenommen und darf nicht abgelegt werden: Eine andere Karte muss weg.
combine-free = Von den zehn Karten darf man beliebige fünf behalten.
exchange-free = Wer allein spielt, darf eine beliebige Karte ablegen und bekommt dafür die beste des Partners.
best-free = Der Partner darf jede Karte weitergeben.
swap-free = { CARD($card) } darf getauscht werden.
swap-only-low = { CARD($card) } bleibt, denn getauscht werden nur Neunen und Zehnen.
swap-only-three = { CARD($card) } bleibt, denn getauscht werden nur drei Karten von gleichem Rang.
deal-over = Das Spiel ist zu Ende.

## Wer dran ist
# $who2: der Geber
turn-eldest = { $who2 ->
    [you] du gibst
   *[other] { PLAYER($who2) } gibt
 }, also { $who ->
    [you] bist
   *[other] ist
 } { say-next-seat } als Vorhand zuerst dran.
# $players: wie viele mitspielen
turn-next = { $players ->
    [2] Es geht abwechselnd
   *[other] Es geht nach links weiter
 }, also { $who ->
    [you] bist jetzt du
   *[other] ist jetzt { PLAYER($who) }
 } dran.
turn-weak-hand = Vor der ersten Ansage darf jeder der Reihe nach ein schwaches Blatt vorzeigen, und jetzt { $who ->
    [you] bist du
   *[other] ist { PLAYER($who) }
 } dran.
turn-swaps = { $who ->
    [you] du hast ein schwaches Blatt vorgezeigt und legst
   *[other] { PLAYER($who) } hat ein schwaches Blatt vorgezeigt und legt
 } drei Karten ab.
turn-blind = Der Joker ist aufgedeckt, also { $who ->
    [you] sagst du als Geber Trumpf an, ohne dein
   *[other] sagt { PLAYER($who) } als Geber Trumpf an, ohne das
 } Blatt zu sehen.
turn-forced = Alle haben gepasst, und { $who ->
    [you] du hast den Joker und musst
   *[other] { PLAYER($who) } hat den Joker und muss
 } drei Stiche bieten.
turn-bidder-names = { $who ->
    [you] du hast am höchsten geboten und sagst
   *[other] { PLAYER($who) } hat am höchsten geboten und sagt
 } Trumpf an.
# $who2: wer Trumpf gemacht hat
turn-take-over = { $who2 ->
    [you] du hast
   *[other] { PLAYER($who2) } hat
 } Trumpf gemacht, und { $who ->
    [you] du darfst
   *[other] { PLAYER($who) } darf
 } stattdessen als Partner allein spielen.
turn-may-take = Trumpf steht fest, und jetzt { $who ->
    [you] nimmst du als Geber { CARD($card, case: "acc") } auf oder lässt
   *[other] nimmt { PLAYER($who) } als Geber { CARD($card, case: "acc") } auf oder lässt
 } die Karte liegen.
turn-discards = { $who ->
    [you] du hast eine Karte genommen und legst
   *[other] { PLAYER($who) } hat eine Karte genommen und legt
 } eine ab.
turn-dummy = { $who ->
    [you] du hast Trumpf gemacht und entscheidest
   *[other] { PLAYER($who) } hat Trumpf gemacht und entscheidet
 } über den Strohmann.
turn-combines = { $who ->
    [you] du hast den Strohmann genommen und legst
   *[other] { PLAYER($who) } hat den Strohmann genommen und legt
 } alle Karten bis auf fünf ab.
turn-alone = Vor dem ersten Ausspiel { $who ->
    [you] sagst du
   *[other] sagt { PLAYER($who) }
 }, ob es ein Alleingang wird.
turn-asks-best = { $who ->
    [you] du spielst allein und darfst
   *[other] { PLAYER($who) } spielt allein und darf
 } um die beste Karte des Partners bitten.
turn-gives-best = { $loner ->
    [you] du spielst
   *[other] { PLAYER($loner) } spielt
 } allein, und { $who ->
    [you] du gibst
   *[other] { PLAYER($who) } gibt
 } eine Karte weiter.
turn-lone-defence = { $who ->
    [you] du verteidigst und darfst
   *[other] { PLAYER($who) } verteidigt und darf
 } das auch allein tun.
turn-plays = In diesem Stich { $who ->
    [you] bist du
   *[other] ist { PLAYER($who) }
 } als Nächstes dran.

## Das erste Ausspiel
# $who2: der Geber
leads-left-of-dealer = { $who2 ->
    [you] du gibst
   *[other] { PLAYER($who2) } gibt
 }, also { $who ->
    [you] spielst
   *[other] spielt
 } { say-next-seat } als Vorhand zum ersten Stich aus.
leads-dealer-skips = { $who2 ->
    [you] du gibst
   *[other] { PLAYER($who2) } gibt
 }, aber { $out ->
    [you] du bist Vorhand und setzt
   *[other] { PLAYER($out) } ist Vorhand und setzt
 } aus; also { $who ->
    [you] spielst du
   *[other] spielt { PLAYER($who) }
 } als Nächstes in der Reihe zum ersten Stich aus.
# $who2: wer allein spielt
leads-left-of-loner = Bei einem Alleingang spielt an diesem Tisch aus, wer links vom Alleinspieler sitzt: { $who2 ->
    [you] Du spielst
   *[other] { PLAYER($who2) } spielt
 } allein, also { $who ->
    [you] spielst du
   *[other] spielt { PLAYER($who) }
 } zum ersten Stich aus.
leads-loner-skips = Bei einem Alleingang spielt an diesem Tisch aus, wer links vom Alleinspieler sitzt: { $who2 ->
    [you] Du spielst
   *[other] { PLAYER($who2) } spielt
 } allein, aber links daneben { $out ->
    [you] setzt du
   *[other] setzt { PLAYER($out) }
 } aus, also { $who ->
    [you] spielst du
   *[other] spielt { PLAYER($who) }
 } zum ersten Stich aus.
leads-bidder = Wo Stiche geboten werden, spielt zum ersten Stich aus, wer das Gebot erfüllen muss, und das { $who ->
    [you] bist du
   *[other] ist { PLAYER($who) }
 }.

## Die aufgedeckte Karte
pick-up-must = { CARD($card) } wurde nicht abgelehnt, also { $who ->
    [you] nimmst du
   *[other] nimmt { PLAYER($who) }
 } die Karte als Geber auf, ganz gleich, wer Trumpf gemacht hat.
pick-up-may = { CARD($card) } wurde nicht abgelehnt, also { $who ->
    [you] darfst du
   *[other] darf { PLAYER($who) }
 } die Karte als Geber aufnehmen oder liegen lassen.
pick-up-dealer-out = { $who ->
    [you] du gibst und setzt
   *[other] { PLAYER($who) } gibt und setzt
 } aus, also bleibt { CARD($card) } liegen.
pick-up-named = { CARD($card) } wurde abgelehnt, also nimmt niemand die Karte auf.

## Wer aussetzt
sits-out-partner = { $loner ->
    [you] du spielst
   *[other] { PLAYER($loner) } spielt
 } allein, also { $who ->
    [you] setzt du als Partner
   *[other] setzt { PLAYER($who) } als Partner
 } aus.
sits-out-defender = { $loner ->
    [you] du verteidigst
   *[other] { PLAYER($loner) } verteidigt
 } allein, also { $who ->
    [you] setzt du als anderer Verteidiger
   *[other] setzt { PLAYER($who) } als anderer Verteidiger
 } aus.
plays-alone = { $who ->
    [you] du spielst
   *[other] { PLAYER($who) } spielt
 } allein.
plays-on = { $who ->
    [you] du spielst
   *[other] { PLAYER($who) } spielt
 } mit: Auf { $who ->
    [you] deiner
   *[other] dieser
 } Seite spielt niemand allein.
all-play = Niemand hat einen Partner, der allein spielt, also spielen alle mit.

## Zusammengeworfene Spiele und wer als Nächstes gibt
void-all-passed = Alle haben gepasst: Die Karten werden zusammengeworfen, und niemand bekommt Punkte.
void-joker-not-dealt = Alle haben gepasst, und niemand hat den Joker: Die Karten werden zusammengeworfen, und niemand bekommt Punkte.
void-weak-hand = { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } ein schwaches Blatt vorgezeigt, also wird neu gegeben.
# $who2: wer zuvor gegeben hat
deals-next = { $players ->
    [2] Gegeben wird abwechselnd
   *[other] Das Geben geht nach links weiter
 }: Nach { $who2 ->
    [you] dir
   *[other] { PLAYER($who2, case: "dat") }
 } { $who ->
    [you] gibst du
   *[other] gibt { PLAYER($who) }
 }.
deals-again = An diesem Tisch gibt nach dem Zusammenwerfen derselbe Geber noch einmal, und das { $who ->
    [you] bist du
   *[other] ist { PLAYER($who) }
 }.
deals-again-weak-hand = Nach einem schwachen Blatt gibt derselbe Geber noch einmal, und das { $who ->
    [you] bist du
   *[other] ist { PLAYER($who) }
 }.
first-dealer-drawn = Das Los hat entschieden, dass { $who ->
    [you] du zuerst gibst
   *[other] { PLAYER($who) } zuerst gibt
 }.
first-dealer-jack = { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } den ersten Buben bekommen, der zählt, { CARD($card, case: "acc") }, und { $who ->
    [you] gibst
   *[other] gibt
 } zuerst.
first-dealer-high = { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } beim Abheben die höchste Karte gezogen, { CARD($card, case: "acc") }, und { $who ->
    [you] gibst
   *[other] gibt
 } zuerst.

## Wertung
# $n: die Punkte, $tricks: die Stiche der ansagenden Seite, $who: wer Trumpf gemacht hat
score-point = Die ansagende Seite hat { say-tricks }: { say-points }.
score-march = Die ansagende Seite hat alle { say-tricks }, und das ist ein Durchmarsch: { say-points }.
score-lone-point = Der Alleingang hat { say-tricks } gebracht, und das zählt nicht mehr als sonst: { say-points }.
score-lone-march = Der Alleingang hat alle { say-tricks } gebracht: { say-points }.
score-euchre = Die ansagende Seite hat { $tricks ->
    [0] gar keinen Stich
   *[other] nur { say-tricks }
 }: Das ist ein Euchre, und { say-defenders-score } { say-points-got }.
score-lone-euchre = Der Alleingang hat { $tricks ->
    [0] gar keinen Stich
   *[other] nur { say-tricks }
 } gebracht: Das ist ein Euchre, und { say-defenders-score } { say-points-got }.
# $who2: wer allein verteidigt
score-lone-defence = { $who2 ->
    [you] du hast
   *[other] { PLAYER($who2) } hat
 } allein verteidigt, und die ansagende Seite hat { $tricks ->
    [0] gar keinen Stich
   *[other] nur { say-tricks }
 }; { say-defenders-score } { say-points-got }.
score-lone-defence-march = { $who2 ->
    [you] du hast
   *[other] { PLAYER($who2) } hat
 } allein verteidigt und alle Stiche gewonnen; { say-defenders-score } { say-points-got }.
score-super-euchre = Die ansagende Seite hat gar keinen Stich, und { say-defenders-score } dafür an diesem Tisch { say-points-got }.
# $others: was die anderen bekommen
score-bid-made = Geboten { $bid ->
    [one] war einer
   *[other] waren { NUM($bid) }
 }, und die bietende Seite hat { say-tricks }: Für jeden Stich gibt es einen Punkt, also { $n } für sie und { $others } für die andere Seite.
score-bid-failed = Geboten { $bid ->
    [one] war einer
   *[other] waren { NUM($bid) }
 }, und die bietende Seite hat { $tricks ->
    [0] keinen Stich
   *[other] nur { say-tricks }
 }: Sie verliert { $n }, und die andere Seite bekommt einen Punkt für jeden ihrer Stiche, zusammen { $others }.
# $call: das Gebot
score-stake-won = { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } { say-tricks } und { $who ->
    [you] schaffst
   *[other] schafft
 } damit „{ $call }“: Jeder Gegner zahlt { say-points-got }.
score-stake-lost = { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } { $tricks ->
    [0] keinen Stich
   *[other] nur { say-tricks }
 }, zu wenig für „{ $call }“, und { $who ->
    [you] zahlst
   *[other] zahlt
 } jedem Gegner { say-points-got }.
score-misere-won = { $who ->
    [you] du machst
   *[other] { PLAYER($who) } macht
 } wie versprochen keinen Stich: Jeder Gegner zahlt { say-points-got }.
score-misere-lost = { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } versprochen, keinen Stich zu machen, aber { say-tricks } bekommen, und { $who ->
    [you] zahlst
   *[other] zahlt
 } jedem Gegner { say-points-got }.
revoke-opponents = { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } falsch bedient: Das Spiel ist zu Ende, und die andere Seite bekommt { say-points-got }.
revoke-lone = { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } bei einem Alleingang falsch bedient: Das Spiel ist zu Ende, und die andere Seite bekommt { say-points-got }.
revoke-minus = { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } falsch bedient: Das Spiel ist zu Ende, und { $who ->
    [you] deine Seite
   *[other] die Seite von { PLAYER($who, case: "dat") }
 } verliert { say-points-got }.
revoke-replayed = { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } gegen den Ansager falsch bedient: Das Spiel wird wiederholt, und noch bekommt niemand Punkte.
revoke-loses = { $who ->
    [you] du hast falsch bedient und gehörst
   *[other] { PLAYER($who) } hat falsch bedient und gehört
 } zur ansagenden Seite, also ist das Spiel für sie verloren.
revoke-pays-all = { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } gegen den Ansager falsch bedient und { $who ->
    [you] zahlst
   *[other] zahlt
 } für alle: { say-points }.

## Das Ende der Partie
# $share: side, wo Partner gemeinsam schreiben
game-target = { $share ->
    [side] { $who ->
        [you] deine Seite
       *[other] die Seite von { PLAYER($who) }
     } erreicht
   *[other] { $who ->
        [you] du erreichst
       *[other] { PLAYER($who) } erreicht
     }
 } { $target ->
    [one] einen Punkt
   *[other] { $target } Punkte
 } und { $who ->
    [you] { $share ->
        [side] gewinnt
       *[other] gewinnst
     }
   *[other] gewinnt
 } die Partie.
game-bidders = Beide Seiten erreichen das Ziel von { $target ->
    [one] einem Punkt
   *[other] { $target } Punkten
 }, also gewinnt die bietende Seite die Partie, und das ist hier { $who ->
    [you] deine
   *[other] die von { PLAYER($who) }
 }.
game-higher = Mehr als einer erreicht { $target ->
    [one] einen Punkt
   *[other] { $target } Punkte
 }, also gewinnt der höhere Spielstand die Partie, und das ist hier { $who ->
    [you] deiner
   *[other] der von { PLAYER($who) }
 }.
game-eldest = Mehr als einer erreicht { $target ->
    [one] einen Punkt
   *[other] { $target } Punkte
 }, und das mit gleichem Spielstand, also gewinnt die Partie, wer näher links vom Geber sitzt, und das { $who ->
    [you] bist hier du
   *[other] ist hier { PLAYER($who) }
 }.
game-most = Nach der vereinbarten Zahl von Spielen gewinnt der höchste Spielstand, und das { $n ->
    [one] ist hier ein Punkt
   *[other] sind hier { $n } Punkte
 }.
game-goes-on = Noch hat niemand { $target ->
    [one] einen Punkt
   *[other] { $target } Punkte
 } erreicht, also geht die Partie weiter.
game-slam = Die Verlierer haben keinen einzigen Punkt: Das ist ein Sieg zu null, und die Partie zählt doppelt.
game-no-slam = Das ist kein Sieg zu null: Dieser Tisch spielt ihn nicht, oder die Verlierer haben Punkte.
game-carry = Was über { $target ->
    [one] einen Punkt
   *[other] { $target } Punkte
 } hinausgeht, wird in die nächste Partie übertragen: { say-points }.
game-no-carry = In die nächste Partie wird nichts übertragen: Dieser Tisch spielt das nicht, oder nichts geht über das Ziel hinaus.

## Begründungen, die nur ein Irrtum gibt
must-trump = Du hast { SUIT($suit, form: "none") }, also musst du stechen.
# $cards: die Karten, die höher sind
must-overtake = Du musst höher spielen, wenn du kannst, also { CARDS($cards, case: "acc", join: "or") }.
any-card = Du darfst jederzeit jede Karte spielen.
any-trump = Du darfst jederzeit stechen.
any-joker = Der Joker gehört zu keiner Farbe und darf jederzeit gespielt werden.
no-trump-lead = Du darfst Trumpf nicht ausspielen, solange du andere Karten hast.
# $card2: die zuletzt gespielte Karte; $suit: ihre Farbe
follow-last = Zuletzt gespielt ist { CARD($card2) }, also ist { SUIT($suit) } zu bedienen.
trick-highest = { $who ->
    [you] du gewinnst
   *[other] { PLAYER($who) } gewinnt
 } den Stich: { CARD($card, cap: "yes") } ist die höchste Karte darin, und auf die Farbe kommt es nicht an.
trick-led-suit = { $who ->
    [you] du gewinnst
   *[other] { PLAYER($who) } gewinnt
 } den Stich: Es zählt nur die angespielte Farbe, und { CARD($card) } ist die höchste Karte davon.
trick-first-trump = { $who ->
    [you] du gewinnst
   *[other] { PLAYER($who) } gewinnt
 } den Stich: { CARD($card, cap: "yes") } ist der erste Trumpf darin.
# $card2: die Karte des Partners, die höher ist
trick-partner = { $who ->
    [you] du behältst
   *[other] { PLAYER($who) } behält
 } den Stich: { CARD($card2, cap: "yes") } ist zwar stärker als { CARD($card) }, kommt aber nur vom Partner.
leads-again = { $who ->
    [you] du hast zu diesem Stich ausgespielt und spielst
   *[other] { PLAYER($who) } hat zu diesem Stich ausgespielt und spielt
 } deshalb auch zum nächsten aus.

## Das ganze Spiel: was nur sagt, wer irrt
leads-dealer = { $who ->
    [you] du gibst und spielst
   *[other] { PLAYER($who) } gibt und spielt
 } deshalb zum ersten Stich aus.
leads-loner = { $who ->
    [you] du machst den Alleingang und spielst
   *[other] { PLAYER($who) } macht den Alleingang und spielt
 } deshalb zum ersten Stich aus.
leads-maker = { $who ->
    [you] du hast Trumpf gemacht und spielst
   *[other] { PLAYER($who) } hat Trumpf gemacht und spielt
 } deshalb zum ersten Stich aus.
leads-left-of-maker = Zum ersten Stich spielt { $players ->
    [2] der Gegner des Ansagers aus
   *[other] aus, wer links vom Ansager sitzt
 }, und das { $who ->
    [you] bist du
   *[other] ist { PLAYER($who) }
 }.
name-any = In der zweiten Runde darf jede Farbe angesagt werden, auch { SUIT($suit) }.
passed-once = Wer einmal gepasst hat, darf nicht mehr Trumpf machen.
turn-dealer = { $who ->
    [you] du gibst und bist
   *[other] { PLAYER($who) } gibt und ist
 } deshalb als Erstes dran.
pick-up-orderer = { $who ->
    [you] du hast { CARD($card, case: "acc") } aufnehmen lassen und bekommst
   *[other] { PLAYER($who) } hat { CARD($card, case: "acc") } aufnehmen lassen und bekommt
 } die Karte deshalb.
pick-up-later = Auch in der zweiten Runde { $who ->
    [you] darfst du als Geber
   *[other] darf { PLAYER($who) } als Geber
 } { CARD($card, case: "acc") } aufnehmen.
discard-back = { CARD($card) } darf gleich wieder abgelegt werden.
all-play-on = { $loner ->
    [you] du spielst
   *[other] { PLAYER($loner) } spielt
 } allein, aber mitspielen dürfen trotzdem alle.
score-lone-short = Ein Alleingang muss alle Stiche machen und hat nur { say-tricks } gebracht: Die Verteidiger bekommen { say-points-got }.
score-more-tricks = Die ansagende Seite hat { say-tricks } und bekommt mehr als für drei: { say-points }.
score-lone-full = Ein gewonnener Alleingang zählt immer voll: { say-points }.
score-euchre-one = Für ein Euchre bekommen die Verteidiger { say-points-got }.
score-euchre-nothing = Nach einem Euchre bekommt niemand Punkte.
score-defenders-march = Alle Stiche gehen an die Verteidiger, und das ist ihr Durchmarsch: Sie bekommen { say-points-got }.
score-per-trick = Jeder Stich zählt einen Punkt: { say-points }.
score-failed-free = Ein verfehltes Gebot kostet keine Punkte.
