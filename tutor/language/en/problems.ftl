### What can be wrong with an author's file, a position or an answer: what it is, then the remedy. Functions as in reasons.ftl, and
### LIST($list, join: "standard|or"). Seats are spoken of in the third person. $text quotes the author; $guess is none, or what may be meant.
### Words of the file format (true, pass, JD, defaults) are the same in every language.

did-you-mean = { $guess ->
    [none] Check the spelling.
   *[other] Did you mean “{ $guess }”?
 }

## The file
yaml-unclosed = “{ $text }” is opened here and never closed: add what closes it.
yaml-colon = A colon followed by a space begins a value: put a text that contains one in quotation marks.
yaml-indent = This line is not indented like its neighbours: start all keys of one entry in the same column.
yaml-other = YAML cannot read this place ({ $detail }): check the indentation, the colons, the brackets and the quotation marks around it.
tab = YAML does not allow tabs here: indent with spaces.
encoding = This file is not UTF-8: save it in that encoding.
control-character = Here stands the invisible character { $text }: delete it.
too-big = This file is larger than { $max } MiB: split it into several.
alias = Anchors and aliases such as “{ $text }” are not read: write the value out in each place.
alias-unknown = “{ $text }” refers to an anchor that does not exist, and anchors are not read: write the value out.
tag = Tags such as “{ $text }” are not read, as every value is a text: delete the tag.
duplicate-key = The key “{ $key }” already stands in line { $line }: keep one of the two.
too-deep = This is nested more than { $max } levels deep: write it flatter.
many-documents = A file holds one document: delete the line “---”, or make two files.
key-not-text = A key is a single word: write it without brackets.
root-not-mapping = A file begins with a key at its left edge: { LIST($keys, join: "or") }.
item-not-mapping = Each entry of this list consists of keys with values, such as “id: left-bower-only”.
not-a-list = “{ $key }” takes a list: put each entry on a line of its own that begins with a hyphen.
not-a-mapping = “{ $key }” takes keys with values: indent them below it, or put them in curly brackets.
not-text = “{ $key }” takes a plain text here, not a list and no keys.
empty = “{ $key }” has no value: write one, or delete the key.
unknown-key = There is no key “{ $key }” here. { did-you-mean }
unknown-key-card = “{ $key }” is read as a key because of the comma before it: put the list in square brackets or quotation marks, or use spaces.
missing-key = The key “{ $key }” is missing: add it.

## Names
unknown-kind = There is no puzzle kind “{ $text }”. { did-you-mean }
not-an-id = “{ $text }” is no id: use small letters a to z, digits and hyphens, as in “left-bower-only”.
not-a-reason = No reason is called “{ $text }”: choose one of those that are offered.
key-of-others = This kind takes no “{ $key }”: delete it.
key-of-a-puzzle = “{ $key }” is a key of a puzzle: indent it below the one that it belongs to.
named-twice = “{ $text }” is named twice: keep one of them.
lesson-yaml-missing = A lesson needs a file “lesson.yaml” beside its texts: write one, with that name.
slug-not-an-id = “{ $text }” is no name for a lesson’s folder: use small letters, digits and hyphens, as in “left-bower”.
no-images = Pictures are not shown in lessons: use “:::cards” or “:::trick” on a line of its own.
unsafe-link = “{ $text }” is no address of a page: begin it with “https://”, or link inside the school.
directive-own-line = A directive stands on a line of its own, begins with three colons and its name, and is not indented: “:::puzzle ID”, not “{ $text }”.
key-twice = “{ $key }” is there twice: keep one of them.
duplicate-id = The id “{ $id }” is already taken in { $file }, line { $line }: choose another one.
unknown-variant = There is no variant “{ $text }”. { did-you-mean }
unknown-skill = There is no skill “{ $text }”. { did-you-mean }
unknown-mind = There is no misconception “{ $text }”. { did-you-mean }

## Values
not-a-card = “{ $text }” is no card: write the rank, then the suit, as in JD or 10H, or write Joker.
not-a-suit = “{ $text }” is no suit: write C, D, H or S for clubs, diamonds, hearts or spades.
not-a-seat = “{ $text }” is no seat: write N, E, S or W for North, East, South or West.
not-a-call = “{ $text }” is no call: write pass, order, a suit such as H, or a call alone such as H-alone.
not-a-bower = “{ $text }” is no bower: write right or left.
not-yes-or-no = “{ $text }” is neither yes nor no: write true or false.
not-a-number = “{ $text }” does not fit: write a whole number from { $low } to { $high }.
not-a-choice = “{ $text }” does not fit: write { LIST($choices, join: "or") }.
not-a-rule = There is no house rule “{ $text }”. { did-you-mean }
not-a-table = “{ $text }” is no table: name at least two different seats, South among them.
not-a-trick = “{ $text }” is no trick: write the leader’s seat first, then the cards, as in “W 10D KD”.
not-a-score = “{ $text }” is no score: write the points with a hyphen between them, as in 9-7.
not-a-date = “{ $text }” is no date: write year, month and day, as in 2025-03-09.
rule-contradiction = The rules “{ $rule }” and “{ $rule2 }” contradict each other as they stand: change one of them.

## The position
card-twice = { CARD($card) } is named twice: change one of the two cards.
card-outside-deck = { CARD($card) } is not in this game’s pack: choose another card or another variant.
no-order = { CARD($card) } has no place in this order, as it is neither a trump nor of the led suit: leave it out.
no-trump-here = This game is never played without trump: name the trump suit.
led-differs = { CARD($card) } was led and belongs to { SUIT($suit) }: write that suit as the one led, or leave it out.
not-seated = { PLAYER($who) } does not play in this game: name a seat that does.
alone-forbidden = Nobody may play alone in this game: take the lone player out.
alone-too-many = Two players at most go alone, and each is named once: take the others out.
alone-same-side = Partners cannot both go alone: take one of the two out.
learner-sits-out = South sits out here, but it is South who is asked: change who plays alone.
lone-defence-forbidden = { PLAYER($who) } would defend alone, which this game does not allow: take that player out, or set the rule “lone_defence”.
alone-not-maker = { PLAYER($who) } may not go alone, as only the maker may: name another player, or set the rule “alone”.
lone-defence-needs-loner = { PLAYER($who) } may only defend alone against a lone maker: let the maker go alone too.
hand-too-big = The hand has { NUM($n) } cards, but no more than { NUM($max) } are dealt in this game: take some out.
hand-against-tricks = Cards held and tricks played must come to { NUM($max) }: these are { $n ->
    [one] one card
   *[other] { NUM($n) } cards
 } and { $tricks ->
    [one] one trick
   *[other] { NUM($tricks) } tricks
 }.
sits-out-plays = { PLAYER($who) } sits out and plays no card: let another seat lead.
wrong-leader = { PLAYER($who) } cannot lead here: { PLAYER($who2) } won the trick before, so write that seat first.
turn = It is { PLAYER($who) } who plays next, not South: let the trick end just before South.
trick-too-long = { $n ->
    [one] One card lies
   *[other] { NUM($n) } cards lie
 } in this trick, but { $max ->
    [0] none belongs there, as South leads: leave the trick out
    [one] only one belongs there: take the rest out
   *[other] only { NUM($max) } belong there: take the rest out
 }.
trick-too-short = { $n ->
    [0] No card lies
    [one] One card lies
   *[other] { NUM($n) } cards lie
 } in this trick, but every seat that plays adds one, { NUM($max) } in all: add what is missing.
revoked-before = { PLAYER($who) } revoked with { CARD($card) }, as a later card shows: change one of these cards.
sits-out-holds = { PLAYER($who) } sits out and plays no card: leave that hand out of “deal”.
hand-missing = { PLAYER($who) } plays too, but has no hand here: add it to “deal”, or say in “alone” who goes alone.
hand-against-deal = This hand is not what South has left of the cards in “deal”: change one of the two, or leave the hand out.
not-dealt = { PLAYER($who) } plays { CARD($card) }, which is not among that seat’s cards in “deal”: change one of the two.
# $who2: who leads by the rules
wrong-first-leader = { PLAYER($who) } cannot lead to the first trick, as by the rules of this table it is { PLAYER($who2) } who does: write that seat first.
revoked-twice = { PLAYER($who) } revokes with { CARD($card) }, and there was a revoke before: let only one of them stand.
not-last = South has to play last in this trick: let { PLAYER($who) } lead.
no-partner-here = South has no partner in this trick: write another goal.
partner-not-winning = It is { PLAYER($who) } who is winning this trick so far, not North: change the trick or the goal.
no-bowers-here = This game is played without bowers: choose another kind of puzzle or another variant.
never-a-bower = { CARD($card) } is never the { $which ->
    [right] right
   *[left] left
 } bower, whatever is trump: name a jack.
turn-up-held = { CARD($card) } is the turned-up card and cannot be in the hand as well: change one of the two.
# $suit: what the calls make trump; $text: the deciding call
trump-against-call = The call “{ $text }” makes { SUIT($suit) } trump: change the trump suit or the call.
no-turn-up-here = No card is turned up in this game: leave it out.
# $n: how many scores are written; $max: how many the game has
score-sides = This score has { NUM($n) } numbers, but { NUM($max) } sides score in this game: write one number for each.
score-under = At this table nobody falls below zero, so { $n } points cannot be: write a score from 0 up.
score-over = With { $n } points the game is over, as it goes to { $max }: write a lower score.

## Calls, scores and the deal
not-a-bid = “{ $text }” is no bid: write a number of tricks, or misere, nap, wellington or bluecher.
not-a-deal = “{ $text }” is no deal: write the dealer’s seat, a slash, the whole pack as it is dealt, a slash, and what was done.
calls-make-no-trump = By these calls the hand is thrown in, so nobody makes trump: change the calls, or leave out who made trump and which suit it is.
calls-open = These calls do not settle the hand: go on to the call that makes trump, or to the last pass.
calls-answer = The calls end with the one that makes trump, as “{ $text }” would be the answer: take it out.
calls-leave-it = By these calls South does not take up { CARD($card) }: let the turned-up card make trump, or leave the calls out.
# $who: the dealer; $who2: the seat that is said to have taken the card
taken-up-by-dealer = It is the dealer, { PLAYER($who) }, who takes the turned-up card, not { PLAYER($who2) }: change one of the two.
taken-up-not-trump = Nobody takes up { CARD($card) } unless it makes { SUIT($suit) } trump: change “turned” or the trump suit.
taken-up-gone = South took up { CARD($card) }, so South holds it, has played it or has laid it away: say which.
turned-down-trump = { CARD($card) } was turned down, so { SUIT($suit) } cannot be trump: change one of the two.
buried-not-taken = Only a dealer who takes up the turned-up card lays one away: let South deal and take it up, or leave “buried” out.
# $who: by the calls; $who2: as stated
maker-against-calls = By the calls it is { PLAYER($who) } who makes trump, not { PLAYER($who2) }: change one of the two.
alone-unstated = By this call { PLAYER($who) } goes alone: name that seat in “alone” too.
alone-against-calls = By the calls { PLAYER($who) } does not go alone: change one of the two.
turn-call = It is { PLAYER($who) } who calls next, not South: let the calls end just before South, or leave the hand out.
turn-discard = It is { PLAYER($who) } who deals and lays a card away, not South: let South deal.
hand-not-whole = Before play every hand has { NUM($max) } cards, and this one has { NUM($n) }: write all of them.
no-joker-here = This game has no joker: leave it out.
joker-elsewhere = The joker is somewhere else in this position: change one of the two places.
joker-unknown = Everybody passed, so it matters who holds the joker: name the seat in “joker”, or write “none”.
no-bid-here = Nothing is bid in this game: leave the bid out.
bid-not-here = “{ $text }” cannot be bid in this game: write another bid.
# $text: by the calls; $text2: as stated
bid-against-calls = By the calls “{ $text }” stands, not “{ $text2 }”: change one of the two.
tricks-too-many = No more than { NUM($max) } tricks are played in this game, and these are { NUM($n) }: write fewer.
tricks-and-revoke = A proved revoke ends the hand, whatever the tricks: leave one of the two out.
revoke-sits-out = { PLAYER($who) } sits out and cannot revoke: name a seat that plays.
points-missing = The rules of this table say nothing of the points for such a hand: change the house rules.
answer-plain-form = “{ $call }” is allowed too, but only calls without “alone” are asked for where there is one.

## Hands
not-a-step = “{ $text }” is no step of a hand: write deal, turn-up, call.2.E, discard.S, 1.E, 1, revoke or score.
# $who: whose action $text would be
hand-refused = { PLAYER($who) } cannot do that here: “{ $text }”.
hand-allowed = { $n ->
    [one] Only this is allowed here
   *[other] These are allowed here
 }: { LIST($allowed, join: "or") }.
hand-unfinished = The hand stops too early, as it is { PLAYER($who) } who acts next: go on in “{ $key }”.
hand-surplus = “{ $text }” stands where nothing of the kind is asked for any more: take it out.
hand-no-revoke = “{ $text }” breaks no rule: name a card that should have followed suit, or leave “revoke” out.
hand-revoke-unseen = Nothing has shown this revoke yet: play on until { PLAYER($who) } plays a card that could have followed suit.
hand-not-dealt = { PLAYER($who) } is dealt no cards here: add that seat to “deal”.
dummy-not-dealt = The dummy is missing: add its cards to “deal”, at the empty place, { PLAYER($who) }.
# $n: how many are named; $max: how many there are
kitty-too-big = { $max ->
    [0] No card is
    [one] One card is
   *[other] Only { NUM($max) } cards are
 } left over in this game, and { $n ->
    [one] one is
   *[other] { NUM($n) } are
 } named here: take out what is too much.
hand-no-step = This hand has no step “{ $text }”. { did-you-mean }

## The answer and the misconceptions
# $why: a whole sentence, or none
wrong-answer = The answer is “{ $computed }”, not “{ $stated }”.{ $why ->
    [none] { "" }
   *[other] { " " }{ $why }
 }
wrong-answer-mind = The stated answer is what the misconception “{ $mind }” leads to.
trap-does-not-bite = The misconception “{ $mind }” leads to the right answer here: change the position, or take it out of “traps”.
trap-without-answer = The misconception “{ $mind }” leads to no answer here: change the position, or take it out of “traps”.
trap-bites-not-always = The misconception “{ $mind }” can lead to a right answer here too: change the position, or take it out of “traps”.
foil-without-cue = Nothing in this position suggests the misconception “{ $mind }”: change the position, or take it out of “foil”.
foil-bites = The misconception “{ $mind }” leads to a wrong answer here: name it in “traps” instead of “foil”.
foil-bites-at-times = The misconception “{ $mind }” can lead to a wrong answer here: change the position, or take it out of “foil”.
# $found: the codes that do occur
because-absent = No card here is judged by the reason “{ $text }”: write { LIST($found, join: "or") }, or change the position.
teaches-nothing = No misconception answers this puzzle wrongly, so it tells nobody apart: sharpen the position, or name in “foil” what it contrasts with.
no-vary = “{ $text }” names a suit, so this puzzle cannot be shown in other suits: use a placeholder such as { "{trump}" }, or set “vary: false”.

## Texts and lessons
language-missing = “{ $key }” has no text in the language “{ $language }”: add it.
language-unknown = There is no language “{ $text }”. { did-you-mean }
stale = The text in “{ $language }” is older than the one in “{ $language2 }”: bring it up to date, and then its date too.
placeholder-unknown = “{ $text }” stands for nothing here: write a card, a seat or a key of this puzzle in the curly brackets.
placeholder-form = “{ $text }” has no form “{ $form }” in this language: use one that it has, or none.
placeholder-differs = The texts in “{ $language }” and “{ $language2 }” differ in “{ $text }”: use the same placeholders in every language.
word-avoid = Card players do not say “{ $text }”: write “{ $instead }”.
directive-unknown = There is no directive “{ $text }”. { did-you-mean }
never-trains = Puzzles of the kind “{ $kind }” cannot train “{ $skill }”: choose another kind, or leave the skill out.
never-asked = Puzzles of the kind “{ $kind }” cannot be asked in this game: choose another kind, or another variant.
never-misleads = Puzzles of the kind “{ $kind }” never lead to the misconception “{ $mind }”: choose another kind, or another misconception.
never-catches = No misconception answers puzzles of the kind “{ $kind }” wrongly in this game: choose another kind, or another variant.
never-drawn = No puzzle of the kind “{ $kind }” does all of that at once: leave some of it out.
used-up = There are no other puzzles of the kind “{ $kind }” for this: the rest differ from these in their suits alone.
directive-arguments = “{ $text }” cannot be read: compare it with the examples “:::puzzle ID”, “:::cards JD AS” and “:::trick W 10D KD 9D trump=H”.
puzzle-unknown = There is no puzzle “{ $text }”. { did-you-mean }
hand-unknown = There is no hand “{ $text }”. { did-you-mean }
lesson-unknown = There is no lesson “{ $text }”. { did-you-mean }
term-unknown = The glossary has no term “{ $text }”. { did-you-mean }
directive-differs = The texts in “{ $language }” and “{ $language2 }” part at “{ $text }”: use the same directives in the same order in every language.
title-missing = The text has no title: begin it with a line such as “# Following suit”.
title-twice = Line { $line } has the title already: begin this heading with “##”.
description-missing = No paragraph follows the title: say in one what the lesson is about.
claim-broken = “{ $text }” cannot be read: write the kind, the position and the answer, as in [bower trump=H which=left -> JD].
claim-wrong = The answer claimed here is “{ $stated }”, but the rules say “{ $computed }”: change the claim.

## Asked by a person
nothing-chosen = Nothing is chosen yet: choose an answer first.
not-one-answer = “{ $text }” is not a single answer: write only what is asked for, and “all” or “none” only by itself.
answer-not-held = { CARD($card) } is not among the cards asked about: choose from those.
no-such-play = { $who ->
    [you] you played
   *[other] { PLAYER($who) } played
 } no card in trick { $number }: choose one of the cards that were played.
reason-of-nothing = “{ $text }” is not among the things this question asks about: name one of them.
reason-undisputed = Every misconception would give the same reason here, so there is nothing to choose from: ask about another position.
