### Reasons: the id is the code that the rulebook gives. One sentence per message; its first letter is printed as a capital.
### CARD($c, art: "def|indef|none", cap: "yes")  CARDS($list, join: "standard|or")  SUIT($s, form: "nom|one|none")
### PLAYER($who or a list)  NUM($n)  COLOUR($s): red or black

## Following suit
lead-free = You are on lead, so you may play any card.
follow-must = { SUIT($suit) } were led and you hold { $n ->
    [one] one of them
   *[other] { NUM($n) } of them
 }, so you must follow suit.
follow-only = { CARD($card) } is your only { SUIT($suit, form: "one") }, so you must play it.
follow-left-only = { SUIT($trump) } were led and your only trump is the left bower, { CARD($card) }: you must play it.
follow-joker-only = { SUIT($trump) } were led and your only trump is { CARD($card) }: you must play it.
void-any = You hold { SUIT($suit, form: "none") }, so you may play any card.
void-left-trap = { CARD($card) } is the left bower: { SUIT($trump) } are trump, so it counts as a { SUIT($trump, form: "one") }, not as a { SUIT($printed, form: "one") }; you hold { SUIT($printed, form: "none") }, therefore any card may be played.
# $cards: the cards refused; $held: the cards that follow suit
revoke = You may not play { CARDS($cards, join: "or") }: { SUIT($suit) } were led and you still hold { CARDS($held) }.
revoke-left = You cannot follow { SUIT($printed) } with { CARD($card) }: as the left bower it is a trump, and you still hold { CARDS($held) }.
revoke-holding-left = You may not play { CARDS($cards, join: "or") }: { SUIT($trump) } were led and you still hold the left bower, { CARD($card2) }.
revoke-holding-joker = You may not play { CARDS($cards, join: "or") }: { SUIT($trump) } were led and you still hold the joker, which is always a trump.
led-left = { CARD($card) } was led; as the left bower it is a trump, so { SUIT($trump) } have to be followed.
led-joker = { CARD($card) } was led; it is always a trump, so { SUIT($trump) } have to be followed.

## The trick
trick-trump = { $who ->
    [you] you win
   *[other] { PLAYER($who) } wins
 } the trick: { CARD($card) } is the highest trump in it.
# $trump: none where the hand is played without trump
trick-suit = { $who ->
    [you] you win
   *[other] { PLAYER($who) } wins
 } the trick: { $trump ->
    [none] { CARD($card) }
   *[other] there is no trump in it, and { CARD($card) }
 } is the highest card of the led suit.
winner-leads = { $who ->
    [you] you win the trick and lead
   *[other] { PLAYER($who) } wins the trick and leads
 } to the next one.
cannot-win = { CARD($card) } cannot win this trick: it is { $trump ->
    [none] not a card of the led suit
   *[other] neither a trump nor a card of the led suit
 }.
beats-trump = { CARD($card) } beats { CARD($card2) }: any trump beats any plain card.
beats-higher = { CARD($card) } ranks above { CARD($card2) }.
beats-right = As the right bower, { CARD($card) } beats { CARD($card2) }.
beats-left = As the left bower, { CARD($card) } beats { CARD($card2) }.
beats-joker = As the highest trump, { CARD($card) } beats { CARD($card2) }.

## Cards
# $joker: whether the pack has one
bower-right = { SUIT($trump) } are trump, so { CARD($card) } is the right bower: { $joker ->
    [yes] only the joker ranks above it
   *[no] it is the highest trump
 }.
bower-left = { CARD($card) } is the left bower: { SUIT($trump) } are trump, so it counts as a { SUIT($trump, form: "one") }, not as a { SUIT($printed, form: "one") }.
joker-trump = { CARD($card) } is always the highest trump: { SUIT($trump) } are trump, so it counts as a { SUIT($trump, form: "one") }.
jack-ordinary = { CARD($card) } is not a bower: with { SUIT($trump) } as trump, only the two { COLOUR($trump) ->
    [red] red
   *[black] black
 } jacks are.
is-trump = { SUIT($trump) } are trump, so { CARD($card) } is a trump.
plain-suit = { CARD($card) } is not a trump: it belongs to { SUIT($suit) }, the suit printed on it.
no-trump = This hand is played without trump: every card belongs to the suit printed on it.
bower-is-jack = { CARD($card) } cannot be a bower: bowers are always jacks.
order-is = From the strongest card to the weakest: { CARDS($cards) }.
trump-for-right = With { SUIT($trump) } as trump, the right bower is the jack of the trump suit itself, { CARD($card) }.
trump-for-left = With { SUIT($trump) } as trump, the left bower is the other { COLOUR($trump) ->
    [red] red
   *[black] black
 } jack, { CARD($card) }.

## Reasons that only a misconception gives
must-trump = You hold { SUIT($suit, form: "none") }, so you have to trump.
# $cards: the cards that are higher
must-overtake = You have to play higher if you can, that is { CARDS($cards, join: "or") }.
any-card = You may play any card at any time.
