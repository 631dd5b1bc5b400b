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
led-left = { CARD($card) }, the left bower, was led: { SUIT($trump) } must be followed.
led-joker = { CARD($card) }, always a trump, was led: { SUIT($trump) } must be followed.

## The trick
trick-trump = { $who ->
    [you] you win
   *[other] { PLAYER($who) } wins
 } the trick: { CARD($card) } is its highest trump.
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

## Cards that were played
# $n: which trick; $suit, $printed: the suit that was led
shown-void = In trick { $n }, { PLAYER($who) } played { CARD($card) } where { SUIT($suit) } were led: that is not following suit.
shown-void-left = In trick { $n }, { PLAYER($who) } played { CARD($card) } where { SUIT($printed) } were led: as the left bower it is a trump, so that is not following suit.
# $n: how often another player led the suit
followed = { PLAYER($who) } followed suit { $n ->
    [one] the only time
   *[other] each of the { NUM($n) } times
 } another player led { SUIT($suit) }.
# $n: in which trick
followed-left = { PLAYER($who) } never failed to follow { SUIT($trump) }: { CARD($card) } in trick { $n } was the left bower, a trump.
followed-joker = { PLAYER($who) } never failed to follow { SUIT($trump) }: the joker in trick { $n } is always a trump.
not-tested = { $who ->
    [you] you have
   *[other] { PLAYER($who) } has
 } not had to follow { SUIT($suit) } yet.
suit-not-led = Nobody has led { SUIT($suit) } yet, so nobody has had to follow.
# $n: how many cards the suit has; $card: the left bower, or none in a game without bowers
count-trumps = There are { NUM($n) } { SUIT($trump) }, counting { $card ->
    [none] the joker
   *[other] { $joker ->
        [yes] the joker and the left bower, { CARD($card) }
       *[no] the left bower, { CARD($card) }
     }
 }.
count-without-left = The left bower is a trump, which leaves { NUM($n) } { SUIT($suit) }.
count-suit = There are { NUM($n) } { SUIT($suit) } in the pack.
turned-down-seen = Nobody took up { CARD($card) }: it is not out.
taken-up-unseen = { PLAYER($who) } took up { CARD($card) }.
buried-seen = You laid { CARD($card) } away yourself: it is not out.
# $n: how many cards
still-out = Still out { $n ->
    [one] is one card
   *[other] are { NUM($n) } cards
 }: { CARDS($cards) }.
none-out = You can account for every { SUIT($suit, form: "one") }, so not one is out any more.

## Making trump: what may be called
# $suit and $call may be several
pass-free = Passing is allowed here.
order-free = The turned-up card offers { SUIT($suit) } as trump, and the player whose turn it is may accept.
name-free = Here { SUIT($suit) } may be named as trump.
name-no-trump = At this table a hand may be played without trump.
name-blind = With the joker turned up, the dealer may name any of the four suits.
alone-free = Playing alone is allowed here.
together-free = Nobody has to play alone here.
dummy-free = The maker may take the dummy and keep the best five of the ten cards.
bid-opens = Nobody has bid yet, so this is allowed: “{ $call }”.
bid-higher = Higher than “{ $call2 }”, and so allowed: “{ $call }”.
bid-forced = Everybody passed, so whoever holds the joker has to bid: “{ $call }”.
take-free = The dealer may take up { CARD($card) }.
leave-free = Another player called, so the dealer may leave { CARD($card) } on the table: trump is made all the same.
# $rule: which hands count as weak
show-weak = This is a weak hand by the house rule of the table: “{ $rule }”.

## Making trump: what may not be called
stick-dealer = Stick the dealer: in the second round the dealer, who speaks last, has to name trump.
turned-down = { SUIT($suit) } were turned down in the first round and may not be named in the second.
must-hold-trump = At this table only a suit that is held may be made trump, and this hand lacks { SUIT($suit) }.
must-hold-trump-left = At this table only a suit that is held may be made trump; { CARD($card) } would become the left bower, but it is printed in another suit and does not count for { SUIT($suit) }.
assist-alone = At this table the dealer’s partner can make trump now only by going alone.
alone-not-here = Going alone is never called in this game.
alone-later = At this table going alone is not said with the call, but before the first lead.
alone-too-late = At this table going alone is said with the call, and now it is too late for it.
name-later = First { CARD($card) } is on offer: suits are named only in the second round.
order-too-late = { CARD($card) } was turned down and cannot be ordered up any more.
name-after-bids = Trump is named after the bidding, by whoever bid highest.
bid-too-low = “{ $call2 }” stands, and a bid has to be higher; too low: “{ $call }”.
bid-only-over = “{ $call }” can be bid only over “{ $call2 }”.
leave-mandatory = At this table the dealer has to take up { CARD($card) }.
leave-own-call = A dealer who makes trump has to take up { CARD($card) }.
show-not-weak = This is no weak hand by the house rule of the table: “{ $rule }”.
call-not-now = Not what is asked for now: “{ $call }”.

## Cards that change hands before play
card-not-now = A call is asked for now, not a card, so { CARD($card) } has to wait.
not-held = { CARD($card) } is not in this hand.
discard-free = Any card of one’s own may be laid away.
discard-turn-up = { CARD($card) } has just been taken up and may not be laid away: another card has to go.
combine-free = Any five of the ten cards may be kept.
exchange-free = A lone player may lay away any one card for the partner’s best.
best-free = The partner may pass on any card.
swap-free = { CARD($card) } may be swapped.
swap-only-low = { CARD($card) } stays, as only nines and tens are swapped.
swap-only-three = { CARD($card) } stays, as only three cards of one rank are swapped.
deal-over = The hand is over.

## Whose turn it is
# $who2: the dealer
turn-eldest = { $who2 ->
    [you] you deal
   *[other] { PLAYER($who2) } deals
 }, so { say-next-seat } { $who ->
    [you] speak
   *[other] speaks
 } first.
turn-next = { $players ->
    [2] The two players take turns
   *[other] The turn passes to the left
 }, and { $who ->
    [you] you are
   *[other] { PLAYER($who) } is
 } next.
turn-weak-hand = Before the first call everybody in turn may show a weak hand, and now { $who ->
    [you] you are
   *[other] { PLAYER($who) } is
 } asked.
turn-swaps = { $who ->
    [you] you have shown a weak hand and lay
   *[other] { PLAYER($who) } has shown a weak hand and lays
 } three cards away.
turn-blind = The joker was turned up, so { $who ->
    [you] you, the dealer, name
   *[other] { PLAYER($who) }, the dealer, names
 } trump before seeing the hand.
turn-forced = Everybody passed: { $who ->
    [you] you hold
   *[other] { PLAYER($who) } holds
 } the joker and must bid three tricks.
turn-bidder-names = { $who ->
    [you] you bid highest and name
   *[other] { PLAYER($who) } bid highest and names
 } trump.
# $who2: who made trump
turn-take-over = { $who2 ->
    [you] you
   *[other] { PLAYER($who2) }
 } made trump, and { $who ->
    [you] you, the partner, may
   *[other] { PLAYER($who) }, the partner, may
 } play alone instead.
turn-may-take = Trump is made, and now { $who ->
    [you] you, the dealer, take { CARD($card) } up or leave it
   *[other] { PLAYER($who) }, the dealer, takes { CARD($card) } up or leaves it
 }.
turn-discards = { $who ->
    [you] you have taken a card and lay
   *[other] { PLAYER($who) } has taken a card and lays
 } one away.
turn-dummy = { $who ->
    [you] you made trump and decide
   *[other] { PLAYER($who) } made trump and decides
 } about the dummy.
turn-combines = { $who ->
    [you] you have taken the dummy and lay
   *[other] { PLAYER($who) } has taken the dummy and lays
 } away all cards but five.
turn-alone = Before the first lead { $who ->
    [you] you say
   *[other] { PLAYER($who) } says
 } whether to play alone.
turn-asks-best = { $who ->
    [you] you play
   *[other] { PLAYER($who) } plays
 } alone and may ask for the partner’s best card.
turn-gives-best = { $loner ->
    [you] you play
   *[other] { PLAYER($loner) } plays
 } alone, and { $who ->
    [you] you pass
   *[other] { PLAYER($who) } passes
 } a card on.
turn-lone-defence = { $who ->
    [you] you defend
   *[other] { PLAYER($who) } defends
 } and may do so alone.
turn-plays = { $who ->
    [you] you are
   *[other] { PLAYER($who) } is
 } next to play to this trick.

## The first lead
# $who2: the dealer
leads-left-of-dealer = { $who2 ->
    [you] you deal
   *[other] { PLAYER($who2) } deals
 }, so { say-next-seat } { $who ->
    [you] lead
   *[other] leads
 } to the first trick.
leads-dealer-skips = { $who2 ->
    [you] you deal
   *[other] { PLAYER($who2) } deals
 }, but { $out ->
    [you] you, on the dealer’s left, sit
   *[other] { PLAYER($out) }, on { $who2 ->
        [you] your
       *[other] the dealer’s
     } left, sits
 } out, so { $who ->
    [you] you, next in turn, lead
   *[other] { PLAYER($who) }, next in turn, leads
 } to the first trick.
# $who2: the lone player
leads-left-of-loner = By the custom of this table the player left of a lone hand leads: { $who2 ->
    [you] you play
   *[other] { PLAYER($who2) } plays
 } alone, so { $who ->
    [you] you lead
   *[other] { PLAYER($who) } leads
 } to the first trick.
leads-loner-skips = By the custom of this table the player left of a lone hand leads: { $who2 ->
    [you] you play
   *[other] { PLAYER($who2) } plays
 } alone, but { $out ->
    [you] you, on the left, sit
   *[other] { PLAYER($out) }, on the left, sits
 } out, so { $who ->
    [you] you lead
   *[other] { PLAYER($who) } leads
 } to the first trick.
leads-bidder = Where tricks are bid for, whoever has to make the bid leads to the first trick, and that is { PLAYER($who) }.

## The turned-up card
pick-up-must = { CARD($card) } was not turned down, so { $who ->
    [you] you, the dealer, take
   *[other] { PLAYER($who) }, the dealer, takes
 } it up, no matter who made trump.
pick-up-may = { CARD($card) } was not turned down, so { $who ->
    [you] you, the dealer,
   *[other] { PLAYER($who) }, the dealer,
 } may take it up or leave it.
pick-up-dealer-out = { $who ->
    [you] you deal and sit
   *[other] { PLAYER($who) } deals and sits
 } out, so { CARD($card) } stays on the table.
pick-up-named = { CARD($card) } was turned down, so nobody takes it up.

## Who sits out
sits-out-partner = { $loner ->
    [you] you play
   *[other] { PLAYER($loner) } plays
 } alone, so { $who ->
    [you] you, the partner, sit
   *[other] { PLAYER($who) }, the partner, sits
 } out.
sits-out-defender = { $loner ->
    [you] you defend
   *[other] { PLAYER($loner) } defends
 } alone, so { $who ->
    [you] you, the other defender, sit
   *[other] { PLAYER($who) }, the other defender, sits
 } out.
plays-alone = { $who ->
    [you] you play
   *[other] { PLAYER($who) } plays
 } alone.
plays-on = { $who ->
    [you] you stay
   *[other] { PLAYER($who) } stays
 } in the hand, as no partner plays alone.
all-play = Nobody has a partner who plays alone, so everybody takes part.

## Hands that are thrown in, and the next deal
void-all-passed = Everybody passed: the hand is thrown in, and nobody scores.
void-joker-not-dealt = Everybody passed, and nobody holds the joker: the hand is thrown in, and nobody scores.
void-weak-hand = { $who ->
    [you] you have
   *[other] { PLAYER($who) } has
 } shown a weak hand, so the cards are dealt again.
# $who2: who dealt before; $players: how many play
deals-next = { $players ->
    [2] The two players take turns to deal
   *[other] The deal moves to the left
 }: after { PLAYER($who2) } it is { $who ->
    [you] you who deal
   *[other] { PLAYER($who) } who deals
 }.
deals-again = At this table the same player deals again after a hand that was thrown in: { $who ->
    [you] you deal
   *[other] { PLAYER($who) } deals
 }.
deals-again-weak-hand = After a weak hand the same player deals again: { $who ->
    [you] you deal
   *[other] { PLAYER($who) } deals
 }.
first-dealer-drawn = { $who ->
    [you] you were
   *[other] { PLAYER($who) } was
 } drawn to deal first.
first-dealer-jack = { $who ->
    [you] you got
   *[other] { PLAYER($who) } got
 } the first jack that counts, { CARD($card) }, and { $who ->
    [you] deal
   *[other] deals
 } first.
first-dealer-high = { $who ->
    [you] you cut
   *[other] { PLAYER($who) } cut
 } the highest card, { CARD($card) }, and { $who ->
    [you] deal
   *[other] deals
 } first.

## Points
# $n: the points, $tricks: those of the making side, $who: who made trump
score-point = The making side took { say-tricks }: { say-points }.
score-march = The making side took all { say-tricks }, a march: { say-points }.
score-lone-point = A lone hand with { say-tricks } scores no more than any other: { say-points }.
score-lone-march = The lone maker took all { say-tricks }: { say-points }.
score-euchre = The making side took { $tricks ->
    [0] no trick at all
   *[other] only { say-tricks }
 }: that is a euchre, and { say-defenders-score } { say-points-got }.
score-lone-euchre = The lone maker took { $tricks ->
    [0] no trick at all
   *[other] only { say-tricks }
 }: that is a euchre, and { say-defenders-score } { say-points-got }.
# $who2: who defends alone
score-lone-defence = { $who2 ->
    [you] you defended
   *[other] { PLAYER($who2) } defended
 } alone, and the making side took { $tricks ->
    [0] no trick at all
   *[other] only { say-tricks }
 }: { say-defenders-score } { say-points-got }.
score-lone-defence-march = { $who2 ->
    [you] you defended
   *[other] { PLAYER($who2) } defended
 } alone and took every trick: { say-defenders-score } { say-points-got }.
score-super-euchre = The making side took no trick at all: at this table { say-defenders-score } { say-points-got } for that.
# $others: what each of the others scores
score-bid-made = { $bid ->
    [one] one trick was bid
   *[other] { NUM($bid) } tricks were bid
 }, and the bidders took { say-tricks }: they score { $n }, the others { $others }, a point for each trick.
score-bid-failed = { $bid ->
    [one] one trick was bid
   *[other] { NUM($bid) } tricks were bid
 }, and the bidders took { $tricks ->
    [0] none
   *[other] only { say-tricks }
 }: they lose { $n }, and the others score a point for each of their tricks, { $others } in all.
# $call: the bid
score-stake-won = { $who ->
    [you] you make
   *[other] { PLAYER($who) } makes
 } “{ $call }” with { say-tricks }: each opponent pays { say-points-got }.
score-stake-lost = { $who ->
    [you] you miss
   *[other] { PLAYER($who) } misses
 } “{ $call }” with { say-tricks } and { $who ->
    [you] pay
   *[other] pays
 } each opponent { say-points-got }.
score-misere-won = { $who ->
    [you] you take
   *[other] { PLAYER($who) } takes
 } no trick, as promised: each opponent pays { say-points-got }.
score-misere-lost = { $who ->
    [you] you promised to take no trick, took
   *[other] { PLAYER($who) } promised to take no trick, took
 } { say-tricks } and { $who ->
    [you] pay
   *[other] pays
 } each opponent { say-points-got }.
revoke-opponents = { $who ->
    [you] you have
   *[other] { PLAYER($who) } has
 } revoked: the hand ends, and the other side scores { say-points-got }.
revoke-lone = { $who ->
    [you] you have
   *[other] { PLAYER($who) } has
 } revoked in a lone hand: the hand ends, and the other side scores { say-points-got }.
revoke-minus = { $who ->
    [you] you have
   *[other] { PLAYER($who) } has
 } revoked: the hand ends, and { $who ->
    [you] your
   *[other] { PLAYER($who) }’s
 } side loses { say-points }.
revoke-replayed = { $who ->
    [you] you have
   *[other] { PLAYER($who) } has
 } revoked against the maker: the hand is played again, and nobody scores yet.
revoke-loses = { $who ->
    [you] you have
   *[other] { PLAYER($who) } has
 } revoked on the making side, so the hand counts as lost.
revoke-pays-all = { $who ->
    [you] you have
   *[other] { PLAYER($who) } has
 } revoked against the maker and { $who ->
    [you] pay
   *[other] pays
 } for everybody: { say-points }.

## The end of the game
# $share: side where partners score together
game-target = { $share ->
    [side] { $who ->
        [you] your side reaches
       *[other] { PLAYER($who) }’s side reaches
     } { $target } points and wins
   *[other] { $who ->
        [you] you reach { $target } points and win
       *[other] { PLAYER($who) } reaches { $target } points and wins
     }
 } the game.
game-bidders = Both sides reach { $target } points, so the bidders win the game, and here that is { $who ->
    [you] your side
   *[other] { PLAYER($who) }’s side
 }.
game-higher = More than one player reaches { $target } points, so the highest total wins the game, and here that is { $who ->
    [you] yours
   *[other] { PLAYER($who) }’s
 }.
game-eldest = More than one player reaches { $target } points with the same total, so whoever sits nearer the dealer’s left wins the game, and here that is { PLAYER($who) }.
game-most = After the agreed number of hands the highest total wins, and here that is { $n }.
game-goes-on = Nobody has reached { $target } points yet, so the game goes on.
game-slam = No loser has a single point: that is a slam, and the game counts double.
game-no-slam = This is no slam: the table does not play it, or a loser has points.
game-carry = What goes beyond { $target } points is carried into the next game: { say-points }.
game-no-carry = Nothing is carried into the next game: the table does not play that, or nothing goes beyond the target.

## Reasons that only a misconception gives
must-trump = You hold { SUIT($suit, form: "none") }, so you have to trump.
# $cards: the cards that are higher
must-overtake = You have to play higher if you can, that is { CARDS($cards, join: "or") }.
any-card = You may play any card at any time.
any-trump = You may trump at any time.
any-joker = The joker belongs to no suit, so it may be played at any time.
no-trump-lead = You may not lead trump while you hold other cards.
# $card2: the card played last; $suit: its suit
follow-last = { CARD($card2) } was played last, so { SUIT($suit) } must be followed.
trick-highest = { $who ->
    [you] you win
   *[other] { PLAYER($who) } wins
 } the trick: { CARD($card) } is its highest card, and the suit does not matter.
trick-led-suit = { $who ->
    [you] you win
   *[other] { PLAYER($who) } wins
 } the trick: only the led suit counts, and { CARD($card) } is the highest card of it.
trick-first-trump = { $who ->
    [you] you win
   *[other] { PLAYER($who) } wins
 } the trick: { CARD($card) } is the first trump in it.
# $card2: the partner’s card, which is higher
trick-partner = { $who ->
    [you] you keep
   *[other] { PLAYER($who) } keeps
 } the trick: { CARD($card2) } is stronger than { CARD($card) }, but comes only from the partner.
leads-again = { $who ->
    [you] you led to this trick and therefore lead
   *[other] { PLAYER($who) } led to this trick and therefore leads
 } to the next one, too.

## The whole game: said by those alone who are mistaken
leads-dealer = { $who ->
    [you] you deal and therefore lead
   *[other] { PLAYER($who) } deals and therefore leads
 } to the first trick.
leads-loner = { $who ->
    [you] you play alone and therefore lead
   *[other] { PLAYER($who) } plays alone and therefore leads
 } to the first trick.
leads-maker = { $who ->
    [you] you made trump and therefore lead
   *[other] { PLAYER($who) } made trump and therefore leads
 } to the first trick.
# $players: how many play
leads-left-of-maker = The { $players ->
    [2] maker’s opponent
   *[other] player to the maker’s left
 } leads to the first trick, and that is { PLAYER($who) }.
name-any = In the second round any suit may be named, { SUIT($suit) } too.
passed-once = Whoever has passed once may not make trump any more.
turn-dealer = { $who ->
    [you] you deal and therefore speak
   *[other] { PLAYER($who) } deals and therefore speaks
 } first.
pick-up-orderer = { $who ->
    [you] you ordered up { CARD($card) } and therefore get it.
   *[other] { PLAYER($who) } ordered up { CARD($card) } and therefore gets it.
 }
pick-up-later = Even in the second round the dealer, { PLAYER($who) }, may take up { CARD($card) }.
discard-back = { CARD($card) } may be laid away again at once.
all-play-on = { $loner ->
    [you] you play
   *[other] { PLAYER($loner) } plays
 } alone, but everybody takes part all the same.
score-lone-short = A lone hand has to take every trick and took only { say-tricks }: the defenders score { say-points-got }.
score-more-tricks = With { say-tricks } the making side scores more than with three: { say-points }.
score-lone-full = A successful lone hand always scores in full: { say-points }.
score-euchre-one = For a euchre the defenders score { say-points-got }.
score-euchre-nothing = After a euchre nobody scores.
score-defenders-march = The defenders took every trick, a march of their own: they score { say-points-got }.
score-per-trick = Every trick is worth a point: { say-points }.
score-failed-free = A bid that fails costs no points.
