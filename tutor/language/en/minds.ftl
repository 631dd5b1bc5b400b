### Misconceptions: belief is what one may think, refutation is what holds. No variables; no number that is not true in every variant.
mind-left-plain-belief = You may think that the left bower is an ordinary jack of its printed suit.
mind-left-plain-refutation = Once trump is fixed, it belongs to the trump suit alone and ranks directly below the right bower.
mind-left-follows-print-belief = You may think that the left bower wins as a trump but follows the suit printed on it.
mind-left-follows-print-refutation = It is a trump through and through: it follows trump, and never its printed suit.
mind-left-weak-belief = You may think that the left bower is a trump but keeps its place between queen and ten.
mind-left-weak-refutation = It ranks directly below the right bower and beats even the ace of trumps.
mind-left-both-suits-belief = You may think that the left bower belongs to two suits and can follow either of them.
mind-left-both-suits-refutation = Every card belongs to one suit, the left bower to trump. It cannot follow its printed suit.
mind-left-wrong-colour-belief = You may think that with red trump a black jack is the left bower, and vice versa.
mind-left-wrong-colour-refutation = Red trump has the red jacks as bowers, black trump the black ones.
mind-left-over-right-belief = You may think that the left bower ranks above the right bower.
mind-left-over-right-refutation = The right bower, the jack of trumps itself, is higher; the left bower comes next.
mind-left-suit-six-belief = You may think that the left bower’s printed suit keeps all its cards.
mind-left-suit-six-refutation = It is one card short: its jack is the left bower and counts among the trumps.
mind-sister-suit-trump-belief = You may think that all cards of the left bower’s printed suit become trumps with it.
mind-sister-suit-trump-refutation = Only the jack changes sides. The ace, the king and all other cards of that suit stay plain.
mind-no-bowers-belief = You may think that the jack of trumps, too, keeps its place between queen and ten.
mind-no-bowers-refutation = Two jacks rank above even the ace of trumps: the right bower, then the left.
mind-all-jacks-trump-belief = You may think that all four jacks are trumps, as they are in Skat.
mind-all-jacks-trump-refutation = In Euchre only two are: the red ones when trump is red, otherwise the black ones.
mind-jacks-high-belief = You may think that the jack is the highest card in every suit.
mind-jacks-high-refutation = Only the two bowers are that high. The other two jacks stay between queen and ten in their suits.
mind-ace-over-bowers-belief = You may think that the ace of trumps ranks above both bowers.
mind-ace-over-bowers-refutation = Both bowers rank above the ace of trumps.
mind-ten-high-belief = You may think that the ten ranks directly below the ace, as it does in Skat.
mind-ten-high-refutation = In Euchre king and queen follow the ace, and the ten ranks directly above the nine.
mind-right-over-joker-belief = You may think that the right bower beats even the joker.
mind-right-over-joker-refutation = Where a joker is used, it is the highest trump and ranks above the right bower.
mind-joker-no-suit-belief = You may think that the joker has no suit: that you may play it at any time, and never have to.
mind-joker-no-suit-refutation = It is a trump like any other: it follows trump, and you may not play it while you have to follow a plain suit.
mind-must-trump-belief = You may think that you have to trump when you cannot follow suit.
mind-must-trump-refutation = There is no such duty in Euchre: if you cannot follow suit, you may trump or throw off, as you like.
mind-must-overtake-belief = You may think that you have to play higher whenever you can.
mind-must-overtake-refutation = You never have to play higher: if you hold the led suit, a low card of it will do, and if you hold none, any card is allowed.
mind-play-anything-belief = You may think that you may play any card at any time.
mind-play-anything-refutation = Whoever holds the led suit has to follow it. You choose freely when you lead or hold none of that suit.
mind-trump-any-time-belief = You may think that you may trump at any time.
mind-trump-any-time-refutation = You may trump only if you do not hold the led suit. As long as you can follow suit, you have to.
mind-no-trump-lead-belief = You may think that you may not lead trump while you hold other cards.
mind-no-trump-lead-refutation = Whoever leads may play any card, trump included, even to the first trick.
mind-follow-last-card-belief = You may think that you have to follow the card played last.
mind-follow-last-card-refutation = It is always the first card of the trick that has to be followed. What is played after it changes nothing.
mind-highest-any-suit-belief = You may think that the highest card wins the trick, whatever its suit.
mind-highest-any-suit-refutation = Only trumps and cards of the led suit can win. An ace thrown off takes nothing.
mind-trump-ignored-belief = You may think that the highest card of the led suit always wins.
mind-trump-ignored-refutation = If there is a trump in the trick, the highest trump wins. The led suit decides only when there is none.
mind-first-trump-wins-belief = You may think that the first trump played wins the trick.
mind-first-trump-wins-refutation = The highest trump wins, not the first: a trump can be overtrumped.
mind-partner-cannot-beat-belief = You may think that partners cannot take a trick from each other.
mind-partner-cannot-beat-refutation = They can: whoever played the strongest card wins the trick and leads to the next one.
mind-same-leader-belief = You may think that the same player leads to every trick.
mind-same-leader-refutation = Whoever wins a trick leads to the next one.
# Part of other sentences
say-who-begins = { $players ->
    [2] The dealer’s opponent begins.
   *[other] Unless somebody goes alone, the player to the dealer’s left begins.
 }
mind-dealer-leads-belief = You may think that the dealer leads to the first trick.
# $players: how many play, of whom two never play alone; the same in what follows
mind-dealer-leads-refutation = { $players ->
    [2] The dealer’s opponent leads to it.
   *[other] Eldest hand leads to it, the player to the dealer’s left; only a lone hand can change that.
 }
mind-loner-leads-belief = You may think that whoever goes alone also leads first.
mind-loner-leads-refutation = Going alone brings no lead. Of those who play, the first to the dealer’s left begins or, by another custom, the first to the loner’s left.
mind-maker-leads-belief = You may think that the maker leads to the first trick.
mind-maker-leads-refutation = Making trump brings no lead. { say-who-begins }
mind-left-of-maker-leads-belief = You may think that the { $players ->
    [2] maker’s opponent
   *[other] player to the maker’s left
 } leads to the first trick, as at bridge.
mind-left-of-maker-leads-refutation = Making trump brings nobody the lead. { say-who-begins }
mind-name-turned-down-belief = You may think that any suit may be named in the second round.
mind-name-turned-down-refutation = The suit that the turned-up card offered has been turned down. Of the four suits only the other three remain.
mind-orderer-picks-up-belief = You may think that whoever orders up the turned-up card gets it.
mind-orderer-picks-up-refutation = Only the dealer can pick it up, no matter who made trump.
mind-dealer-calls-first-belief = You may think that the dealer is the first to call.
mind-dealer-calls-first-refutation = In each round { $players ->
    [2] the dealer’s opponent begins, and the dealer calls second.
   *[other] eldest hand begins: the player to the dealer’s left. The dealer calls last.
 }
mind-dealer-keeps-six-belief = You may think that the dealer keeps the picked-up card and discards none for it.
mind-dealer-keeps-six-refutation = One card is discarded for it, face down, and the dealer plays with as many as everyone else.
mind-discard-turn-up-belief = You may think that the dealer may put the picked-up card away again at once.
mind-discard-turn-up-refutation = The discard is one of the cards held before. The picked-up card stays in the hand.
mind-pick-up-round-two-belief = You may think that the dealer may still pick up the turned-up card in the second round.
mind-pick-up-round-two-refutation = After the first round it is out of play: in the second, nobody picks up a card.
mind-pass-is-final-belief = You may think that a player who has passed may not make trump any more.
mind-pass-is-final-refutation = Each round stands on its own: a player who passes in the first may still name trump in the second.
mind-must-hold-trump-belief = You may think that you may make a suit trump only if you hold a card of it.
mind-must-hold-trump-refutation = You may choose any suit that is still open, held or not. Whether that is wise is another matter.
mind-always-stuck-belief = You may think that the dealer may not pass in the second round.
mind-always-stuck-refutation = Only the house rule “stick the dealer” demands that. Without it the dealer may pass too, and the hand is thrown in.
mind-same-dealer-again-belief = You may think that the same dealer deals again when everyone has passed.
mind-same-dealer-again-refutation = The hand is thrown in and the deal moves on clockwise to the next player.
mind-dealer-may-refuse-belief = You may think that the dealer may leave the card when another player orders it up.
mind-dealer-may-refuse-refutation = A dealer who plays the hand has to take it. A choice is a house rule, usual with two or three players.
mind-partner-must-go-alone-belief = You may think that the dealer’s partner has to go alone after ordering up.
mind-partner-must-go-alone-refutation = That is a house rule, as in British Euchre. Otherwise the dealer plays along as usual.
mind-loner-partner-plays-belief = You may think that the partner of a lone player still plays.
mind-loner-partner-plays-refutation = The partner lays the cards face down, sits this hand out and plays to no trick.
mind-alone-needs-five-belief = You may think that a lone hand is lost unless it takes every trick.
mind-alone-needs-five-refutation = Alone, too, more than half of the tricks is enough to score.
mind-four-tricks-two-belief = You may think that four tricks score more than three.
mind-four-tricks-two-refutation = Three and four tricks are worth the same: one point. Only all five can bring more.
mind-alone-always-four-belief = You may think that every successful lone hand scores as much as one that takes every trick.
mind-alone-always-four-refutation = The full score is only for every trick. With fewer, a successful lone hand, too, scores one point.
mind-euchre-one-belief = You may think that a euchre gives the defenders one point.
mind-euchre-one-refutation = It gives them more, two points at most tables.
mind-euchre-makers-zero-belief = You may think that nobody scores when the makers are euchred.
mind-euchre-makers-zero-refutation = Only the makers go without: the defenders score for the euchre.
mind-defenders-march-belief = You may think that the defenders score more for every trick than for a mere euchre.
mind-defenders-march-refutation = Unless somebody defends alone, a euchre is worth the same however many tricks the defenders take.
mind-point-per-trick-belief = You may think that the side that wins the hand scores a point for each of its tricks.
mind-point-per-trick-refutation = The hand is scored as a whole: makers who have enough tricks, but not all, score one point.
mind-failed-bid-free-belief = You may think that a bid that fails costs nothing.
mind-failed-bid-free-refutation = Whoever falls short of a bid loses points for it, and a score may fall below zero.
