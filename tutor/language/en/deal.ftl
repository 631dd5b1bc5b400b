### A whole deal told: who does what. One sentence per message; why it is so is said by reasons.ftl.
### $who: whoever acts, you or a seat; $who2: whom it concerns; $other: a seat that is not the reader's.

## The command
head-deal = The deal
head-calls = Before play
head-trick = Trick { $n }
head-result = The result
# $text: a command
deal-repeat = To see this deal again: { $text }
not-name-and-value = “{ $text }” is not a house rule and its value: write both with an equals sign between them, as in “joker=true”.
note-railroad = Jambone (a lone hand played face up) and Jamboree (a hand with the five highest trumps that is shown instead of played), which some Railroad tables know, are not played here.

## Dealing
told-deals = { $who ->
    [you] you deal
   *[other] { PLAYER($who) } deals
 } { $n ->
    [one] one card
   *[other] { NUM($n) } cards
 } to everybody.
told-dummy-dealt = As many cards, the dummy, lie face down at the empty place.
told-holds = { $who ->
    [you] you hold
   *[other] { PLAYER($who) } holds
 } { CARDS($cards) }.
told-offers = { CARD($card) } is turned up: { SUIT($suit) } are offered as trump.
told-turned-up = { CARD($card) } is turned up.
told-left-over = That leaves { $n ->
    [one] one card
   *[other] { NUM($n) } cards
 }, face down.

## Calls
told-passes = { $who ->
    [you] you pass
   *[other] { PLAYER($who) } passes
 }.
told-shows = { $who ->
    [you] you show
   *[other] { PLAYER($who) } shows
 } a weak hand.
told-shows-nothing = { $who ->
    [you] you show
   *[other] { PLAYER($who) } shows
 } no weak hand.
told-orders = { $who ->
    [you] you order
   *[other] { PLAYER($who) } orders
 } it up.
told-orders-alone = { $who ->
    [you] you order it up and go
   *[other] { PLAYER($who) } orders it up and goes
 } alone.
told-accepts = { $who ->
    [you] you accept
   *[other] { PLAYER($who) } accepts
 } { SUIT($suit) }.
told-accepts-alone = { $who ->
    [you] you accept { SUIT($suit) } and go
   *[other] { PLAYER($who) } accepts { SUIT($suit) } and goes
 } alone.
told-names = { $who ->
    [you] you name
   *[other] { PLAYER($who) } names
 } { SUIT($suit) }.
told-names-alone = { $who ->
    [you] you name { SUIT($suit) } and go
   *[other] { PLAYER($who) } names { SUIT($suit) } and goes
 } alone.
told-no-trump = { $who ->
    [you] you choose
   *[other] { PLAYER($who) } chooses
 } to play without trump.
told-no-trump-alone = { $who ->
    [you] you choose
   *[other] { PLAYER($who) } chooses
 } to play without trump, and alone.
told-bids = { $who ->
    [you] you bid
   *[other] { PLAYER($who) } bids
 } { $n ->
    [one] one trick
   *[other] { NUM($n) } tricks
 }.
# $call: the name of a bid
told-says = { $who ->
    [you] you bid
   *[other] { PLAYER($who) } bids
 } “{ $call }”.
told-alone = { $who ->
    [you] you go
   *[other] { PLAYER($who) } goes
 } alone.
told-together = { $who ->
    [you] you do
   *[other] { PLAYER($who) } does
 } not go alone.

## What the calls come to
told-trump = { SUIT($suit) } are trump.
told-trump-led = The first card led makes { SUIT($suit) } trump.
# $card: the right bower; $card2: the left bower
told-bowers = The right bower is { CARD($card) }; the left bower is { CARD($card2) }, which now counts as a { SUIT($suit, form: "one") }.
told-turned-down = Everybody has passed: { SUIT($suit) } are turned down and cannot be named in the second round.

## Cards that change hands
told-picks-up = { $who ->
    [you] you pick
   *[other] { PLAYER($who) } picks
 } up { CARD($card) }.
told-leaves = { $who ->
    [you] you leave
   *[other] { PLAYER($who) } leaves
 } { CARD($card) } on the table.
told-takes-widow = { $who ->
    [you] you take
   *[other] { PLAYER($who) } takes
 } the card that is left over, { CARD($card) }.
told-takes-widow-unseen = { $who ->
    [you] you take
   *[other] { PLAYER($who) } takes
 } the card that is left over.
told-takes-dummy = { $who ->
    [you] you take
   *[other] { PLAYER($who) } takes
 } the dummy: { CARDS($cards) }.
told-takes-dummy-unseen = { $who ->
    [you] you take
   *[other] { PLAYER($who) } takes
 } the dummy.
told-lays-away = { $who ->
    [you] you discard
   *[other] { PLAYER($who) } discards
 } { CARDS($cards) } face down.
told-lays-away-unseen = { $who ->
    [you] you discard
   *[other] { PLAYER($who) } discards
 } { $n ->
    [one] a card
   *[other] { NUM($n) } cards
 } face down.
told-draws = { $who ->
    [you] you get
   *[other] { PLAYER($who) } gets
 } { CARDS($cards) } from the kitty.
told-draws-unseen = { $who ->
    [you] you get
   *[other] { PLAYER($who) } gets
 } { $n ->
    [one] a card
   *[other] { NUM($n) } cards
 } from the kitty.
told-asks-nothing = { $who ->
    [you] you ask
   *[other] { PLAYER($who) } asks
 } for no card.
told-asks-best = { $who ->
    [you] you discard { CARD($card) } face down and ask
   *[other] { PLAYER($who) } discards { CARD($card) } face down and asks
 } { PLAYER($who2) } for the best card.
told-asks-best-unseen = { $who ->
    [you] you discard a card face down and ask
   *[other] { PLAYER($who) } discards a card face down and asks
 } { PLAYER($who2) } for the best card.
told-gives = { $who ->
    [you] you pass
   *[other] { PLAYER($who) } passes
 } { CARD($card) } to { PLAYER($who2) }.
told-gives-unseen = { $who ->
    [you] you pass
   *[other] { PLAYER($who) } passes
 } a card to { PLAYER($who2) }.

## Play
told-leads = { $who ->
    [you] you lead
   *[other] { PLAYER($who) } leads
 } { CARD($card) }.
told-plays = { $who ->
    [you] you play
   *[other] { PLAYER($who) } plays
 } { CARD($card) }.
told-winner-leads = Whoever wins a trick leads to the next one, and that is { PLAYER($who) }.
# $card: the card that gives the revoke away; $n: the trick of the revoke
told-revoke-shown = { CARD($card) } gives the revoke away: { $who ->
    [you] you
   *[other] { PLAYER($who) }
 } could have followed suit in trick { $n }.
others-lead-free = { PLAYER($other) } is on lead and may play any card.
# $n: how many cards of the suit the hand holds
others-follow-must = { SUIT($suit) } were led, and { PLAYER($other) } holds { $n ->
    [one] one of them
   *[other] { NUM($n) } of them
 } and must follow suit.
# $cards: the cards refused; $held: the cards that follow suit
others-revoke = { PLAYER($other) } may not play { CARDS($cards, join: "or") }: { SUIT($suit) } were led, and { PLAYER($other) } still holds { CARDS($held) }.
others-revoke-left = { PLAYER($other) } cannot follow { SUIT($printed) } with { CARD($card) }: as the left bower it is a trump, and { PLAYER($other) } still holds { CARDS($held) }.
others-revoke-holding-left = { PLAYER($other) } may not play { CARDS($cards, join: "or") }: { SUIT($trump) } were led, and { PLAYER($other) } still holds the left bower, { CARD($card2) }.
others-revoke-holding-joker = { PLAYER($other) } may not play { CARDS($cards, join: "or") }: { SUIT($trump) } were led, and { PLAYER($other) } still holds the joker, which is always a trump.
others-follow-only = { PLAYER($other) } has no other { SUIT($suit, form: "one") }, so there is no choice.
others-follow-left-only = { PLAYER($other) } has no trump but the left bower, so there is no choice.
others-follow-joker-only = { PLAYER($other) } has no trump but the joker, so there is no choice.
others-void-any = { PLAYER($other) } holds { SUIT($suit, form: "none") } and may play any card.
others-void-left-trap = { PLAYER($other) } holds { SUIT($printed, form: "none") } and may play any card, for { CARD($card) } is the left bower and counts as a { SUIT($trump, form: "one") }.

## Plays of the past, judged from open hands
# $number: the trick; $who: who played $card; $role: what that card is
no-revoke = Nobody revoked: whoever could follow suit did.
played-lead-free = Trick { $number }: { $who ->
    [you] you lead
   *[other] { PLAYER($who) } leads
 }, and any card may be led.
played-follow-must = Trick { $number }: { SUIT($suit) } have to be followed, and { $who ->
    [you] you follow
   *[other] { PLAYER($who) } follows
 } with { CARD($card) }{ $role ->
    [left] , which is the left bower and so a trump
    [joker] , which is always a trump
   *[plain] { "" }
 }.
played-follow-only = Trick { $number }: { $who ->
    [you] you have
   *[other] { PLAYER($who) } has
 } no other { SUIT($suit, form: "one") }, so { CARD($card) } must be played.
played-follow-left-only = Trick { $number }: { $who ->
    [you] you have
   *[other] { PLAYER($who) } has
 } no trump but the left bower, { CARD($card) }, so it must be played.
played-follow-joker-only = Trick { $number }: { $who ->
    [you] you have
   *[other] { PLAYER($who) } has
 } no trump but the joker, so it must be played.
played-void-any = Trick { $number }: { $who ->
    [you] you hold
   *[other] { PLAYER($who) } holds
 } { SUIT($suit, form: "none") } and may play any card.
played-void-left-trap = Trick { $number }: { $who ->
    [you] you hold
   *[other] { PLAYER($who) } holds
 } { SUIT($printed, form: "none") } and may play any card, for { CARD($card) } is the left bower and counts as a { SUIT($trump, form: "one") }.
played-revoke = Trick { $number }: { $who ->
    [you] you revoke
   *[other] { PLAYER($who) } revokes
 } with { CARD($card) }; { SUIT($suit) } have to be followed, and { $who ->
    [you] you still hold
   *[other] { PLAYER($who) } still holds
 } { CARDS($held) }.
played-revoke-left = Trick { $number }: { $who ->
    [you] you revoke
   *[other] { PLAYER($who) } revokes
 } with { CARD($card) }; as the left bower it is a trump, { SUIT($printed) } have to be followed, and { $who ->
    [you] you still hold
   *[other] { PLAYER($who) } still holds
 } { CARDS($held) }.
played-revoke-holding-left = Trick { $number }: { $who ->
    [you] you revoke
   *[other] { PLAYER($who) } revokes
 } with { CARD($card) }; { SUIT($trump) } have to be followed, and { $who ->
    [you] you still hold
   *[other] { PLAYER($who) } still holds
 } the left bower, { CARD($card2) }.
played-revoke-holding-joker = Trick { $number }: { $who ->
    [you] you revoke
   *[other] { PLAYER($who) } revokes
 } with { CARD($card) }; { SUIT($trump) } have to be followed, and { $who ->
    [you] you still hold
   *[other] { PLAYER($who) } still holds
 } the joker, which is always a trump.
# Only a misconception says so
played-must-trump = Trick { $number }: { $who ->
    [you] you hold { SUIT($suit, form: "none") } and have
   *[other] { PLAYER($who) } holds { SUIT($suit, form: "none") } and has
 } to trump.
played-must-overtake = Trick { $number }: { $who ->
    [you] you have
   *[other] { PLAYER($who) } has
 } to play higher, that is { CARDS($cards, join: "or") }.
played-no-trump-lead = Trick { $number }: { $who ->
    [you] you may not lead
   *[other] { PLAYER($who) } may not lead
 } trump while holding other cards.
# $card2: the card played last
played-follow-last = Trick { $number }: { CARD($card2) } was played last, so { $who ->
    [you] you have to follow
   *[other] { PLAYER($who) } has to follow
 } { SUIT($suit) }.
## Points
# $who: one or several
told-gains = { PLAYER($who) }: { $n ->
    [one] 1 point
   *[other] { $n } points
 }.
told-loses = { PLAYER($who) }: minus { $n ->
    [one] 1 point
   *[other] { $n } points
 }.

## The trick, if one of these cards is played to it
# $cards: cards of South’s, none of which wins the trick
if-trick-trump = If you play { CARDS($cards, join: "or") }, { PLAYER($who) } wins the trick: { CARD($card) } is its highest trump.
# $trump: none where the hand is played without trump
if-trick-suit = If you play { CARDS($cards, join: "or") }, { PLAYER($who) } wins the trick: { $trump ->
    [none] { CARD($card) }
   *[other] there is no trump in it, and { CARD($card) }
 } is the highest card of the led suit.
if-trick-highest = If you play { CARDS($cards, join: "or") }, { PLAYER($who) } wins the trick: { CARD($card) } is its highest card, and the suit does not matter.
if-trick-led-suit = If you play { CARDS($cards, join: "or") }, { PLAYER($who) } wins the trick: only the led suit counts, and { CARD($card) } is the highest card of it.
if-trick-first-trump = If you play { CARDS($cards, join: "or") }, { PLAYER($who) } wins the trick: { CARD($card) } is the first trump in it.
# $card2: the partner’s card, which is higher
if-trick-partner = If you play { CARDS($cards, join: "or") }, { PLAYER($who) } keeps the trick: { CARD($card2) } is stronger than { CARD($card) }, but comes only from the partner.
