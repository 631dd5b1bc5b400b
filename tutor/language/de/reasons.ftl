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
revoke = { CARDS($cards, case: "acc", join: "or") } darfst du nicht spielen: { SUIT($suit) } ist angespielt, und du hast noch { CARDS($held, case: "acc") }.
revoke-left = Mit { CARD($card, case: "dat") } kannst du { SUIT($printed) } nicht bedienen: Als linker Bower ist er Trumpf, und du hast noch { CARDS($held, case: "acc") }.
revoke-holding-left = { CARDS($cards, case: "acc", join: "or") } darfst du nicht spielen: { SUIT($trump) } ist angespielt, und du hast noch den linken Bower, { CARD($card2, case: "acc") }.
revoke-holding-joker = { CARDS($cards, case: "acc", join: "or") } darfst du nicht spielen: { SUIT($trump) } ist angespielt, und du hast noch den Joker, der immer Trumpf ist.
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

## Begründungen, die nur ein Irrtum gibt
must-trump = Du hast { SUIT($suit, form: "none") }, also musst du stechen.
# $cards: die Karten, die höher sind
must-overtake = Du musst höher spielen, wenn du kannst, also { CARDS($cards, case: "acc", join: "or") }.
any-card = Du darfst jederzeit jede Karte spielen.
