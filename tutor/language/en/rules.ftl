### The rules pages and the crib sheet. Functions as in reasons.ftl.
### Numbers and choices are variables: they come from the rule set and from the rulebook.

rules-heading = Rules
rules-lead = The rules of each game on one page: cards, deal, trump, play, points, and what a table can agree on.
# $name: the variant's name
rules-title = { $name }: the rules
rules-all = The rules of all games
rules-contents = On this page
beside-heading = To look things up
crib-heading = Crib sheet
crib-lead = Four-handed Euchre on a single page, to print and to keep on the table.
crib-print = Crib sheet to print

## Headings
rules-cards = Cards
rules-deal = Deal
rules-play = Play
rules-examples = For example
rules-end = End of the game
rules-disputed = Open to dispute

## Cards
# $lowest: the lowest rank of the pack
rules-pack = The pack has { $n } cards: in each suit everything from the ace down to the { $lowest ->
    [9] nine
    [8] eight
    [7] seven
   *[2] two
 }{ $joker ->
    [yes] , and a joker besides
   *[no] { "" }
 }.
rules-order = When { SUIT($trump) } are trump, the cards rank like this, the highest first:
rules-bowers = The jack of the trump suit is the highest trump{ $joker ->
    [yes] { " " }after the joker
   *[no] { "" }
 }: the right bower. Next comes the left bower: the other red jack when a red suit is trump, the other black jack when a black suit is. It belongs to the trump suit and no longer to the suit printed on it.
rules-no-bowers = There are no bowers: in every suit, trump or not, the jack stands between the queen and the ten.
rules-joker = The joker is the highest trump, whichever suit is trump.
# $suit: the sister suit of trump, $sister: how many cards it has; $rest: how many each of the others has
rules-lengths = That makes { NUM($n) } trumps; { SUIT($suit) } keep { NUM($sister) } cards, and the other two suits have { NUM($rest) } each.
rules-lengths-even = Each suit has { NUM($n) } cards.
rules-bowers-table = The bowers under each trump suit
rules-right = Right bower
rules-left = Left bower
# $ranks: the letters on the cards
rules-plain = Plain suits, from the top: { $ranks }. The suit that lends the left bower is without its jack.

## Table and deal
# $sides: pairs, single or one-against-all
rules-players = { $sides ->
    [pairs] { NUM($n) } people play in two partnerships, and partners sit opposite each other.
    [single] { NUM($n) } people play, each for themselves.
   *[one-against-all] { NUM($n) } people play, each with a score of their own. In every hand, whoever makes trump stands against all the others.
 }
# $how: how the first dealer is found
rules-first-dealer = { $how ->
    [random] The first dealer is drawn by lot
    [first-jack] Cards are dealt face up, and whoever gets the first jack deals first
    [first-black-jack] Cards are dealt face up, and whoever gets the first black jack deals first
   *[high-cut] Everybody cuts, and the highest card deals first
 }; { $players ->
    [2] after that the two take turns to deal
   *[other] after each hand the deal passes to the left
 }.
# $packets: how many cards each gets in turn, round by round; none where they come one at a time
rules-dealt = The dealer deals { $players ->
    [2] by turns, beginning with the opponent,
   *[other] clockwise, beginning on the left,
 } until everybody has { NUM($n) } cards{ $packets ->
    [none] , one card at a time
   *[other] . The packets are { $packets }
 }.
rules-dummy = The empty place gets { NUM($n) } cards as well: the dummy, which nobody may look at.
# $hidden: how many stay face down
rules-turned-up = { NUM($n) } cards are left over, the kitty. The top one is turned up and offers its suit as trump; the other { NUM($hidden) } stay face down.
rules-left-over = What is left over, { $n ->
    [one] one card
   *[other] { NUM($n) } cards
 }, stays face down for now.
rules-unused = The other { $n } cards take no part in the hand.

## Making trump
rules-first-round-heading = First round
rules-second-round-heading = Second round
rules-pick-up-heading = Picking up
rules-bidding-heading = Bidding
# $call: how it is said, $call2: by the dealer; $players: how many play
rules-first-round = Beginning { $players ->
    [2] with the dealer’s opponent
   *[other] on the dealer’s left
 }, each player in turn passes or makes the suit of the turned-up card trump (“{ $call }”; the dealer says “{ $call2 }”). The first to do so is the maker, and the calling is over.
# $assist: in which rounds the dealer's partner has to go alone
rules-assist-alone = The dealer’s partner can do this only by going alone; { $assist ->
    [round-1] in the second round that no longer holds
   *[both] that holds in the second round too
 }.
rules-joker-offers = A turned-up joker stands for { SUIT($suit) }.
rules-blind = If the turned-up card is the joker, the dealer names trump before looking at the hand, takes up the joker and lays a card away. Nobody else is asked.
# $stick: whether the dealer has to name trump; $redeal: who deals after all have passed
rules-second-round = If all pass, the card is turned face down. In the same order each may now name another suit as trump, or pass again. { $stick ->
    [yes] The dealer comes last and has to name one
   *[no] If all pass once more, the hand is thrown in without a score, and { $redeal ->
        [next-dealer] the next player deals
       *[same-dealer] the same dealer deals again
     }
 }.
rules-pick-up = If trump was made in the first round, { $pickup ->
    [mandatory] the dealer has to take up the turned-up card, even if an opponent made trump
   *[optional] the dealer takes up the turned-up card, but may leave it if somebody else made trump; trump stands all the same
 }.
rules-pick-up-out = A dealer who sits out takes up nothing.
# $back: whether the card just taken may be laid away
rules-discard = In exchange the dealer lays a card away face down{ $back ->
    [yes] , even the one just taken up
   *[no] , but not the one just taken up
 }.
rules-bidding = Beginning on the dealer’s left, each player in turn bids a number of tricks or passes; every bid has to be higher than the last. { $rounds ->
    [one] Everybody speaks once
   *[until-three-pass] This goes on until all the others have passed, and whoever passes is out of it
 }. The highest bidder is the maker.
# $calls: all bids in words
rules-bids = The bids, from the lowest up: { $calls }.
# $without: whether misère is played without trump; $total: tricks in a hand
rules-stakes = “{ call-misere }” promises not to win a single trick{ $without ->
    [yes] { " " }and is played without trump
   *[no] { "" }
 }. “{ call-nap }”, “{ call-wellington }” and “{ call-bluecher }” promise all { NUM($total) } tricks at rising stakes; the last two can only be bid over the one before.
rules-all-pass = If all pass, the hand is thrown in, and { $redeal ->
    [next-dealer] the next player deals
   *[same-dealer] the same dealer deals again
 }.
rules-forced-bid = If all pass, whoever holds the joker has to bid “{ $call }”. If nobody holds it, the hand is thrown in.
rules-widow = The maker takes the card left over.
rules-naming = The maker names the trump suit.
rules-discard-any = Then the maker lays away a card of choice, face down.
rules-first-lead = The maker leads, and the suit of this first card is trump.
# $total: the cards of hand and dummy together
rules-dummy-taken = Before the first lead the maker may take the dummy unseen, keep the best { NUM($n) } of the { NUM($total) } cards and lay the others away face down, or else plays alone with the hand as dealt.

## The play
# $leader: eldest, or bidder
rules-leads = { $leader ->
    [eldest] The { $players ->
        [2] dealer’s opponent
       *[other] player on the dealer’s left
     }
   *[bidder] Whoever bid highest
 } leads to the first trick, and after that the winner of each trick leads to the next.
rules-follow = If you hold a card of the suit led, you must play one: that is following suit. If you hold none, you may play any card; nobody has to trump, and nobody has to play higher.
rules-left-follows = The left bower follows as a trump: where trump is led and it is your only one, you must play it, and it never follows the suit printed on it.
rules-joker-follows = The joker, too, follows as a trump and as nothing else.
rules-wins = The highest trump wins the trick; if there is none in it, the highest card of the suit led does.
rules-example-look = Open this position
# Stands after a card's name
rules-allowed = allowed

## Going alone
rules-alone-nobody = In this game nobody goes alone.
# $time: with-call or before-lead
rules-alone-maker = Whoever makes trump may play the hand alone, and says so { $time ->
    [with-call] with the call
   *[before-lead] before the first lead
 }.
rules-alone-partner = The partner lays the cards face down and sits this hand out.
rules-alone-dummy = A maker who plays alone does without the dummy.
rules-alone-blind = A dealer who has named trump unseen may still decide to go alone before the first lead.
# $where: left-of-dealer or left-of-loner
rules-alone-lead = { $where ->
    [left-of-dealer] In a lone hand, too, the player on the dealer’s left leads; whoever sits out is skipped.
   *[left-of-loner] In a lone hand the player on the lone player’s left leads. Where maker and defender are both alone, the maker’s left counts; whoever sits out is skipped.
 }
# $when: vs-lone-maker or always
rules-lone-defence = { $when ->
    [vs-lone-maker] Against a lone maker one of the defenders may play alone as well
   *[always] One of the defenders may play alone, whatever the maker does
 }; the one nearer the dealer’s left decides first, and the other then sits out.
# $whom: maker, or maker-and-defender
rules-best = A lone maker{ $whom ->
    [maker] { "" }
   *[maker-and-defender] , and a lone defender too,
 } may lay one card away face down and gets the partner’s best card for it, without a word.

## Points
rules-needed = The makers need { NUM($n) } of the { NUM($total) } tricks. With fewer they are euchred, and the defenders score.
rules-each = Each defender gets these points, even one who sat out.
rules-score-bids = If the bid is made, every trick is worth a point to the side that wins it. If it is not, the bidders lose as many points as they bid. The table shows the points of the bidding side.
rules-score-stakes = Tricks as such are worth nothing: each of the others pays for a bid that is made, and the maker pays each of them for one that fails.
rules-table = Points for a hand
rules-together = Nobody alone
rules-maker-alone = Maker alone
rules-defender-alone = A defender alone
rules-both-alone = Maker and a defender alone
rules-maker-tricks = Makers’ tricks
rules-makers = Makers
rules-made = Made
rules-failed = Failed
rules-bid = Bid
rules-tricks = Tricks
rules-others = The others
rules-each-other = Each other player

## End
rules-target = Whoever first has { NUM($target) } points or more wins the game; { $laps ->
    [yes] points above that count for the next one
   *[no] points above that are lost
 }.
rules-slam = If the losers have no point at all, the game counts double.
# $tie: bidders, or higher
rules-tie = { $tie ->
    [bidders] If both sides get there in the same hand, the bidders win.
   *[higher] If several get there in the same hand, the higher total wins; of equals, whoever sits nearer the dealer’s left.
 }
rules-no-target = There is no score to reach: an agreed number of hands is played, and the highest total wins.
rules-revoke = Whoever could follow suit and does not has revoked.
# $lone: the points where somebody is alone, or none
rules-revoke-gains = Once it is proved, the hand is over and the other side scores { say-points-got }{ $lone ->
    [none] { "" }
   *[other] , or { NUM($lone) } if anybody is alone
 }.
rules-revoke-costs = Once it is proved, the hand is over and the guilty side loses { say-points-got }{ $lone ->
    [none] { "" }
   *[other] , or { NUM($lone) } if anybody is alone
 }.
rules-revoke-replay = If the maker has revoked, the bid is lost. If a defender has, the hand is played again, and should the maker win it then, that defender pays for all.

## House rules
rules-house-lead = What holds in this game, and what else a table can agree on before it begins.
rules-fixed = Fixed in this game
# $values: what else the rule can be
rules-or = or: { $values }
rules-range = { $least } to { $most }
rules-none = does not apply
# $n: how many play
rules-seats = { NUM($n) } players
rules-means-seats = Who sits at the table.
rules-means-sides = Who plays with whom.
rules-means-min-rank = The lowest card of each suit; what is lower is taken out of the pack.
rules-means-joker = One more card, which is always the highest trump.
rules-means-bowers = Whether two jacks become the highest trumps.
rules-means-hand-size = How many cards each player is dealt, and so how many tricks there are.
rules-means-trump-by = What decides the trump suit.
rules-means-lowest-bid = The fewest tricks that may be bid.
rules-means-bid-rounds = Whether a player who was outbid may bid again.
rules-means-widow = What becomes of the cards left over once the bidding is over.
rules-means-forced-bid = Whether somebody has to bid when all have passed.
rules-means-joker-up = What holds when the turned-up card is the joker.
rules-means-target = With so many points a game is won.
rules-means-redeal = Who deals after a hand in which nobody made trump.
rules-means-stick-dealer = In the second round the dealer may not pass but has to name trump.
rules-means-pickup = Whether the dealer has to take up the turned-up card when somebody else made trump.
rules-means-may-discard-turn-up = Whether the dealer may lay away the very card that was just taken up.
rules-means-alone = Who may leave the partner out and play alone.
rules-means-alone-time = By when a lone hand has to be announced.
rules-means-partner-assist-alone = Whether the dealer’s partner can make trump only by going alone.
rules-means-lone-defence = Whether a defender may play alone against the makers.
rules-means-loner-lead = Who leads to the first trick when somebody plays alone.
rules-means-call-for-best = A lone player lays a card away and gets the partner’s best one for it.
rules-means-dummy = One more hand, from which the maker may choose cards.
rules-means-march = Points for makers who win every trick.
rules-means-lone-march = Points for a lone maker who wins every trick.
rules-means-euchre = Points for the defenders when the makers fall short.
rules-means-lone-euchre = Points for the defenders when a lone maker falls short.
rules-means-lone-defence-euchre = Points when a lone defender keeps the makers short.
rules-means-lone-defence-march = Points when a lone defender wins every trick.
rules-means-super-euchre = More points for the defenders when the makers win no trick at all.
rules-means-laps = Points above the target are carried into the next game.
rules-means-slam = A game counts double when the losers have no point.
rules-means-weak-hand = A very weak hand may be shown before the first call.
rules-means-must-hold-trump = Only a suit of which you hold a printed card may be made trump; the left bower does not count.
rules-means-allow-no-trump = Whether a hand may be played with no trump suit.
rules-means-revoke-penalty = What it costs not to follow suit.
rules-means-first-dealer = How the very first dealer is found.
rules-means-deal-pattern = In which packets the cards are dealt.

## Where the sources disagree
dispute-pick-up = Must the dealer take up a card that others ordered? With four players nearly all books say yes, with two or three many leave it to the dealer.
dispute-discard = Some players let the dealer lay the turned-up card away again at once; the old laws forbid it.
dispute-stick-dealer = Many circles and programs make the dealer name trump at the end of the second round; the older books throw the hand in.
dispute-redeal = Many books do not say who deals once everybody has passed; those that do send the deal on to the next player.
dispute-lone-lead = Who leads against a lone hand? Some say the dealer’s left as always, others the lone player’s left.
dispute-lone-euchre = A lone maker who is euchred pays two points in most books, four in some.
dispute-lone-defence = Defending alone is unknown to many books, allowed against a lone maker in others, and in some at any time.
dispute-assist = In Britain and parts of Canada the dealer’s partner accepts only by going alone, and some Canadians extend that to both rounds; elsewhere nobody asks for it.
dispute-target = Ten points are usual today. Old books play to five, clubs to seven, eleven, fifteen or twenty-one.
dispute-blind = A joker turned up: here the dealer names trump unseen. Elsewhere that suit is only offered, or the joker stands for a suit agreed on before.
dispute-hearts = A joker turned up: here it offers hearts. Elsewhere the suit is agreed on before, or the dealer names one unseen.
dispute-hand-size = With 32 cards some deal seven to each; the old books deal five.
dispute-best = Some get the partner’s best card first and lay one away afterwards; here it is the other way round.
dispute-railroad-pack = Railroad Euchre is also played with sevens, eights and the joker, 33 cards in all.
dispute-dummy = Some leave out the dummy, and some oblige the maker to use it.
dispute-set-back = Some take the points for a euchre from the maker instead of giving them to the defenders.
dispute-lone-march = Whether a lone maker gets more than one with the dummy is left open; here the points are the same.
dispute-both-reach = Several reach the target in one hand: old books prefer the elder hand, here the higher total comes first.
dispute-two-handed = Some deal extra cards to whoever makes trump, and some force the dealer to take up the card and to name trump at the end.
dispute-widow = Some leave the last card face down instead of giving it to the high bidder.
dispute-bid-rounds = Some let everybody bid only once, others until all but one have passed.
dispute-bidder-leads = Some let the dealer’s left lead instead of the high bidder.
dispute-nap-pass = If nobody bids, some make the dealer play for a single trick instead of throwing the hand in.
dispute-nap-stakes = The stakes of the highest bids differ from book to book; some pay the same for all three and only raise what a failure costs.
dispute-misere = Some play Misère with trump, and some begin the bidding at three tricks.
dispute-revoke = For a revoke some give three points, or five in a lone hand; others take points from the guilty side.
dispute-first-dealer = Some draw lots for the first deal, others cut for it or deal cards until a jack appears, in some places a black one.
dispute-weak-hand = Which hands are so weak that they may be shown differs from table to table; the rules of the game know none.
