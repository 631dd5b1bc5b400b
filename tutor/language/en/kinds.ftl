### Puzzle kinds: prompts, names, answers; what stands beside them; seats, variants, house rules, skills.
### Functions as in reasons.ftl. Variables have the same names everywhere:
###   $trump  trump suit C D H S, or none          $led   led suit, or none
###   $card   a card                               $who   you, or N E S W; whom it means stands with the message
###   $which  right left
### When the left bower was led, never name the effective suit (it is the answer): ask-legal-plays names the card.

## Part of the prompts (never shown alone)
say-trump = { $trump ->
    [none] this hand is played without trump
   *[other] { SUIT($trump) } are trump
 }
say-dealer = { $who ->
    [you] you deal
   *[other] { PLAYER($who) } deals
 }
# $who2: the dealer; $players: how many play; of two, neither sits on the other's left
say-next-seat = { $who ->
    [you] you
   *[other] { PLAYER($who) }
 }, { $players ->
    [2] { $who2 ->
        [you] your opponent
       *[other] the dealer’s opponent
     }
   *[other] on { $who2 ->
        [you] your
       *[other] the dealer’s
     } left
 },
say-alone = { $alone ->
    [none] nobody goes alone
    [you] you go alone
    [two] going alone: { PLAYER($first) } and { PLAYER($second) }
   *[other] { PLAYER($alone) } goes alone
 }
say-turn-up = { $card ->
    [none] tricks are bid for
   *[other] turned-up card: { CARD($card, art: "none") }
 }
# $tricks: how many
say-tricks = { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { NUM($tricks) } tricks
 }
# $n: how many; -got where somebody gets or pays them
say-points = { $n ->
    [0] no points
    [one] one point
   *[other] { NUM($n) } points
 }
say-points-got = { $n ->
    [0] no points
    [one] one point
   *[other] { NUM($n) } points
 }
# $share: side where partners score together, each where defenders score singly, one where there is one
say-defenders-score = { $share ->
    [each] each defender scores
    [one] the defender scores
   *[side] the defenders score
 }
# $ending: whether the score before is stated
say-score-question = Who scores how many points{ $ending ->
    [yes] , and does that end the game
   *[other] { "" }
 }?

## Prompts
# $who: who leads; $card: the card led (not used with you)
ask-legal-plays = { say-trump }, and { $who ->
    [you] you are on lead
   *[other] { PLAYER($who) } led { CARD($card) }
 }. Which cards may you play? Select every one of them.
ask-trick-winner = { say-trump }. Who wins the trick?
ask-next-leader = { say-trump }. Who leads to the next trick?
ask-rank-order = { $led ->
    [none] { say-trump }
   *[other] { say-trump }, and { SUIT($led) } were led
 }. Put the cards in order, strongest first.
ask-effective-suit = { say-trump }. Which suit does { CARD($card) } belong to now?
ask-trumps = { say-trump }. Which of your cards are trumps? Select every one of them, or “{ answer-no-card }”.
ask-bower = { say-trump }. Which card is the { $which ->
    [right] right
   *[left] left
 } bower?
ask-trump-for = Which suit must be trump to make { CARD($card) } the { $which ->
    [right] right
   *[left] left
 } bower?
# $who: you, or none where whoever is next; $list: all where lone calls count too, made once trump is made, bids where nothing can be called alone, else plain
ask-calls = { say-turn-up }. { $list ->
    [made] { $who ->
        [you] Trump is made, and it is your turn: what may you choose now?
       *[other] Trump is made: what may the next player choose now?
     }
   *[other] { $who ->
        [you] It is your turn: which calls may you make
       *[other] Which calls may the next player make
     }, passing included?
 }{ $list ->
    [all] { " " }Going alone counts as a call of its own.
    [plain] { " " }“Alone” is added only where there is no other way.
   *[other] { "" }
 } Select every one of them, or “{ answer-no-call }”.
# $who: the dealer
ask-next-to-act = { say-dealer }; { say-turn-up }. Whose turn is it now?
ask-next-dealer = { say-dealer }. Who deals the next hand?
ask-pick-up = Who takes up { CARD($card) }, or may take it up?
ask-discard = You deal and take up { CARD($card) }. Which cards may you lay away? Select every one of them.
# $mode: alone where somebody may go alone, else together
ask-first-leader = { say-dealer }{ $mode ->
    [alone] ; { say-alone }
   *[other] { "" }
 }. Who leads to the first trick?
ask-sits-out = { say-alone }. Who sits this hand out? Select everybody who does.
# $suit: the suit asked for; in ask-cards-out none where it is trump
ask-voids = { say-trump }. Who has failed to follow { SUIT($suit) }? Select everybody who has, or “{ answer-nobody }”.
ask-cards-out = { say-trump }. How many { $suit ->
    [none] trumps
   *[other] { SUIT($suit) }
 } are still out, be it in other hands or face down?
# $goal: what the card is wanted for
ask-play-to = { say-trump }. { $goal ->
    [win] Which card wins you the trick?
    [keep-partner-winning] Which card leaves the trick to your partner?
   *[lose] Which card does not win you the trick?
 } If there is none, choose “{ answer-no-card }”.
ask-revoke = { say-trump }, and all hands lie open. Did anyone revoke? If so, in which trick, and who was it?
# $mode: alone or together
ask-score = The making side takes { say-tricks }{ $mode ->
    [alone] { " " }with a lone hand
   *[other] { "" }
 }. { say-score-question }
# $call: the bid
ask-score-bid = “{ $call }” was bid, and the bidding side takes { say-tricks }. { say-score-question }
# $who: who revoked
ask-score-revoke = { $who ->
    [you] you have
   *[other] { PLAYER($who) } has
 } revoked, and it is proved. { say-score-question }
ask-reason = Only the reason is asked for: which one decides here?
ask-reason-card = Only the reason is asked for { CARD($card) }: which one is true?
# $item: the card that may or may not be played
ask-reason-legal-plays = { say-trump }, and { $who ->
    [you] you are on lead
   *[other] { PLAYER($who) } led { CARD($card) }
 }. What holds for { CARD($item) }? Choose the reason that is true.
ask-reason-trumps = { say-trump }. Which suit does { CARD($item) } belong to? Choose the reason that is true.
ask-reason-discard = You deal and take up { CARD($card) }. May you lay { CARD($item) } away? Choose the reason that is true.
ask-reason-play-to = { say-trump }. { $goal ->
    [win] You want to win the trick
    [keep-partner-winning] The trick is to stay with your partner
   *[lose] You do not want to win the trick
 }. What holds for { CARD($item) }? Choose the reason that is true.
ask-reason-calls = { say-turn-up }. May { $who ->
    [you] you
   *[other] the next player
 } call “{ $call }”? Choose the reason that is true.

## Names of the kinds
kind-legal-plays = Allowed cards
kind-trick-winner = Who wins the trick?
kind-next-leader = Who leads next?
kind-rank-order = Rank order
kind-effective-suit = Effective suit
kind-trumps = Spot the trumps
kind-bower = Right and left bower
kind-trump-for = From bower to trump
kind-calls = Allowed calls
kind-next-to-act = Whose turn?
kind-next-dealer = Who deals next?
kind-pick-up = Who picks up?
kind-discard = Laying a card away
kind-first-leader = First lead
kind-sits-out = Who sits out?
kind-reason = What is the reason?
kind-voids = Who is void?
kind-cards-out = Counting trumps
kind-play-to = Card with a goal
kind-revoke = Revoke
kind-score = Scoring

## Answers
answer-no-card = No card
answer-no-call = No call
answer-no-revoke = Nobody revoked

## What stands beside the prompt
# $who in fact-alone may be a list
fact-dealer = Dealer: { PLAYER($who) }
fact-maker = Maker: { PLAYER($who) }
fact-alone = Alone: { PLAYER($who) }
fact-leader = On lead: { PLAYER($who) }
fact-turn-up = Turned up: { CARD($card, art: "none") }
# $who: who took up the turned-up card, or none
fact-turned = { $who ->
    [none] Nobody took up the turned-up card
    [you] You took up the turned-up card
   *[other] { PLAYER($who) } took up the turned-up card
 }
fact-buried = Laid away by you: { CARD($card, art: "none") }
# $who: a seat, or none
fact-joker = Joker: { $who ->
    [none] nobody
   *[other] { PLAYER($who) }
 }
fact-no-trump = No trump
# Names as they stand below
fact-rule = { $rule }: { $value }

## Seats
seat-north = North
seat-east = East
seat-south = South
seat-west = West
seat-north-short = N
seat-east-short = E
seat-south-short = S
seat-west-short = W
seat-south-you = South (you)

## Variants
variant-standard = Four-handed Euchre
variant-standard-about = Two partnerships, 24 cards, ten points to win: the game everything starts from.
variant-two-handed = Two-handed Euchre
variant-two-handed-about = Everyone for themselves, no lone hands, and the dealer may leave the turned-up card where it is.
variant-three-handed = Three-handed Euchre
variant-three-handed-about = The maker plays against the other two and may take cards from the dummy.
variant-british = British Euchre
variant-british-about = A joker, the Benny, is the highest trump, and eleven points win.
variant-thirty-two = 32-card Euchre
variant-thirty-two-about = Sevens and eights join in, and more cards stay face down.
variant-railroad = Railroad Euchre
variant-railroad-about = The fast form: joker, lone defenders, a card from your partner, points carried over.
variant-hasenpfeffer = Hasenpfeffer
variant-hasenpfeffer-about = Six cards and a joker: whoever bids the most tricks names trump and leads.
variant-napoleon = Napoleon
variant-napoleon-about = One against all and no bowers: the first card led fixes the trump suit.

## House rules: the name of the rule, then what it can be; numbers speak for themselves
rule-on = On
rule-off = Off
rule-seats = Who plays
rule-sides = Sides
rule-sides-pairs = Two against two
rule-sides-single = Everyone for themselves
rule-sides-one-against-all = One against all
rule-min-rank = Lowest card
rule-min-rank-9 = Nine
rule-min-rank-8 = Eight
rule-min-rank-7 = Seven
rule-min-rank-2 = Two
rule-joker = Joker
rule-bowers = Bowers
rule-hand-size = Cards in a hand
rule-trump-by = How trump is made
rule-trump-by-turn-up = By the turned-up card
rule-trump-by-number-bid = Whoever bids the most tricks chooses
rule-trump-by-first-lead = By the first card led
rule-lowest-bid = Lowest bid
rule-bid-rounds = How often players bid
rule-bid-rounds-one = Once around the table
rule-bid-rounds-until-three-pass = Until three pass in a row
rule-widow = Cards left over
rule-widow-taken = The high bidder takes them
rule-widow-unused = They stay face down
rule-forced-bid = Forced bid
rule-forced-bid-joker-holder-3 = If all pass, whoever holds the joker bids three tricks
rule-joker-up = Joker turned up
rule-joker-up-blind-name = The dealer names trump without seeing the hand
rule-joker-up-proposes-hearts = The joker offers hearts
rule-target = Points to win
rule-redeal = Who deals when all pass
rule-redeal-next-dealer = The next player
rule-redeal-same-dealer = The same dealer again
rule-stick-dealer = Stick the dealer
rule-pickup = Forced pick-up
rule-pickup-mandatory = The dealer has to pick it up
rule-pickup-optional = The dealer may leave it
rule-may-discard-turn-up = Discarding the turned-up card
rule-alone = Who may go alone
rule-alone-none = Nobody
rule-alone-maker = The maker only
rule-alone-maker-or-partner = The maker, or the maker’s partner instead
rule-alone-always = Whoever makes trump always plays alone
rule-alone-time = When to go alone
rule-alone-time-with-call = Together with the call
rule-alone-time-before-lead = Before the first lead
rule-partner-assist-alone = Dealer’s partner alone
rule-partner-assist-alone-round-1 = In the first round only
rule-partner-assist-alone-both = In both rounds
rule-lone-defence = Defending alone
rule-lone-defence-vs-lone-maker = Only against a lone hand
rule-lone-defence-always = Always
rule-loner-lead = Lead in a lone hand
rule-loner-lead-left-of-dealer = The player left of the dealer
rule-loner-lead-left-of-loner = The player left of the lone hand
rule-call-for-best = Partner’s best card
rule-call-for-best-maker = For the maker
rule-call-for-best-maker-and-defender = For maker and defender
rule-dummy = Dummy
rule-dummy-five-cards = A dummy of five cards
rule-march = March
rule-lone-march = Lone march
rule-euchre = Euchre
rule-lone-euchre = Euchre of a lone hand
rule-lone-defence-euchre = Euchre by a lone defender
rule-lone-defence-march = March by a lone defender
rule-super-euchre = Super euchre
rule-super-euchre-4 = Four points
rule-laps = Laps
rule-slam = Slam
rule-weak-hand = Weak hand
rule-weak-hand-farmer-clean = Three nines or three tens: exchange with the kitty
rule-weak-hand-farmer-mixed = Three cards among nines and tens: exchange with the kitty
rule-weak-hand-ace-no-face = One ace, otherwise nines and tens: new deal
rule-weak-hand-no-ace-no-face = No ace and no court card: new deal
rule-must-hold-trump = Call with a trump only
rule-allow-no-trump = Playing without trump
rule-revoke-penalty = Penalty for a revoke
rule-revoke-penalty-2-lone-4 = Two points to the opponents, four in a lone hand
rule-revoke-penalty-3-lone-5 = Three points to the opponents, five in a lone hand
rule-revoke-penalty-minus-2-lone-4 = Two points off, four in a lone hand
rule-revoke-penalty-replay = The hand is played again
rule-first-dealer = First dealer
rule-first-dealer-random = By lot
rule-first-dealer-first-jack = Whoever gets the first jack
rule-first-dealer-first-black-jack = Whoever gets the first black jack
rule-first-dealer-high-cut = Whoever cuts the highest card
rule-deal-pattern = Way of dealing
rule-deal-pattern-alternating-3232 = Three and two in turn
rule-deal-pattern-3-then-2 = Three first, then two
rule-deal-pattern-2-then-3 = Two first, then three
rule-deal-pattern-singles = One at a time
rule-deal-pattern-threes = Three at a time

## Skills
skill-pack = Cards and table
skill-trick = The trick
skill-follow-suit = Following suit
skill-trump = Trump
skill-ranking = Rank order
skill-right-bower = The right bower
skill-left-bower = The left bower
skill-left-bower-following = Following suit with the left bower
skill-counting = Counting trumps
skill-voids = Who is void?
skill-leading = Who leads?
skill-calling = Making trump
skill-second-round = The second round
skill-pick-up = Picking up and discarding
skill-alone = Going alone
skill-scoring = Scoring
skill-revoke = Revokes
skill-whole-hand = A whole hand
skill-two-handed = Two-handed Euchre
skill-three-handed = Three-handed Euchre
skill-thirty-two = 32-card Euchre
skill-joker = Joker
skill-railroad = Railroad Euchre
skill-hasenpfeffer = Hasenpfeffer
skill-napoleon = Napoleon
skill-house-rules = House rules
skill-strategy-calling = Strategy: making trump
skill-strategy-alone = Strategy: going alone
skill-strategy-leading = Strategy: leading
skill-strategy-discard = Strategy: discarding
skill-strategy-defence = Strategy: defending
