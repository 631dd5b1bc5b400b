### The pages: headings, buttons, labels. Functions as in reasons.ftl.

language-name = English
site-title = Euchre School
site-description = Learn Euchre rule by rule: short lessons, and puzzles that tell you why, card by card.
skip-link = Skip to content
nav-main = Main menu
nav-lessons = Lessons
nav-puzzles = Puzzles
nav-settle = Settle it
nav-glossary = Glossary
nav-settings = Settings
language = Language

## Home
home-heading = Learn Euchre, card by card
home-lead = Euchre is quickly learned, but for one jack that changes sides. Here you practise the rules on real positions, and after each answer you read why one card was allowed and another was not.
home-lessons = Start here
home-begin = First lesson
home-puzzles = Or go straight to practice
home-puzzles-text = { $n ->
    [one] One puzzle, every answer explained.
   *[other] { $n } puzzles, every answer explained.
 }
all-puzzles = See all puzzles

## Lessons
lessons-lead = Each lesson takes a few minutes. They are best taken in order.
part-course = The course
part-games = Other games and house rules
part-newcomers = If you already play another game
lesson-needs = You should already know:
lesson-exit = Have you got it?
lesson-next = Next lesson
lesson-all = All lessons

## Puzzles
puzzles-lead = Pick one, or simply start at the top.
# $label: what they are, $things: cards, seats with cards; in one line for search engines
described = { $label }: { $things }.
level-1 = Easy
level-2 = Medium
level-3 = Hard
your-hand = Your hand
your-answer = Your answer
your-turn = Your turn
the-table = At the table
the-trick = The trick, as it was played
the-trick-so-far = The trick so far
earlier-tricks = The tricks before
open-hands = All hands before the first trick
trick-number = Trick { $n }
card-asked = { $n ->
    [one] The card in question
   *[other] The cards in question
 }
trump-is = Trump: { SUIT($suit) }
led-suit-is = Suit led: { SUIT($suit) }
# $who: who does not play in this hand; may be a list
fact-sits-out = Sits out: { PLAYER($who) }
# $calls: all calls so far; $opener: who made the first one
fact-calls = Calls{ $opener ->
    [dealer] , the dealer first
    [opponent] , the dealer’s opponent first
   *[left] { " " }from the dealer’s left
 }: { $calls }
# $score: numbers, the makers' first
fact-score = Score, makers first: { $score }
variant = Variant: { $name }
house-rules = House rules at this table
# $n: which place in the order, counted from the strongest card
order-place = Place { $n }
order-legend = From the strongest card to the weakest
# On the table, as short as can be
chip-trump = Trump
chip-led = Led
turned-up = Turned up
role-dealer = Dealer
role-maker = Maker
role-alone = Alone
role-out = Sits out
role-partner = Partner
# $name: a seat, $n: how many
cards-face-down = { $name }: { $n ->
    [one] one card face down
   *[other] { NUM($n) } cards face down
 }
# Stands after the name of the left bower
counts-as = counts as { SUIT($suit) }
# $n: how many are selected, as a figure
chosen-count = { $n } selected
# $card: a card, $n: the place it gets
order-put = { $card }: place { $n }
order-undo = Undo
order-count = { $n } of { $total } placed
puzzle-number = Puzzle { $n } of { $total }
answer-nobody = Nobody
check-answer = Check
show-hint = Show a hint

## What has been called so far
call-pass = Pass
call-order = Order up
call-order-alone = Order up and go alone
# Said by the dealer, who does not have to order anything up
call-accept = { call-take }
call-accept-alone = { call-take } and go alone
call-suit = { SUIT($suit) }
call-suit-alone = { SUIT($suit) } alone
call-no-trump = No trump
call-no-trump-alone = No trump and alone
call-bid = { $n ->
    [one] One trick
   *[other] { NUM($n) } tricks
 }
call-misere = Misère
call-nap = Nap
call-wellington = Wellington
call-bluecher = Blücher
call-show = Show a weak hand
call-take = Pick it up
call-leave = Leave it
call-dummy = Take the dummy
call-alone = Play alone
call-together = Play together

## Points
side-makers = Making side
side-defenders = Defending side
side-both = two numbers, for the making side and for the others
points-label = Points
points-of-makers = Points for the making side
points-of-others = Points for the others
points-winner = Wins the game with it
points-carried = Into the next game
points-none = None of these
points-choose = Choose
points-makers = Making side: { $n }
points-defenders = Defending side: { $n }
points-both = Making side { $n }, the others { $n2 }
points-wins-makers = The making side wins the game
points-wins-defenders = The defending side wins the game
# $who: who wins
points-wins-seat = { PLAYER($who) } { $who ->
    [you] win
   *[other] wins
 } the game
points-slam = Slam
points-carry = { $n ->
    [one] One point is carried over
   *[other] { $n } points are carried over
 }
# $n: which trick, $who: who plays to it
say-place = Trick { $n }: { PLAYER($who) }

## The result
you-answered = Your answer: { $answer }
# $form: what the answer was made of
mark-right = { $form ->
    [card-order] in the right place
   *[other] rightly chosen
 }
mark-wrong = { $form ->
    [card-order] in the wrong place
   *[other] wrongly chosen
 }
mark-missed = { $form ->
    [cards] missed
    [card-order] missing
   *[other] would have been right
 }
mark-left = rightly not chosen
mark-also = right too
reasons-heading = Why?
beliefs-heading = What may be behind it
try-again = Try again
next-puzzle = Next puzzle
skip-puzzle = Skip
belief-lesson = The lesson on this: “{ $title }”
back-to-lesson = Go on with the lesson “{ $title }”
settled = What the rules say
trump-order = All trumps, highest first
share = Share
share-address = Address of this answer
share-copy = Copy the address
share-copied = Copied
report-wrong = This is wrong
show-what-happens = Show what happens
what-happens = What happens then
play-instead = Only this is allowed here:
try-another-card = And with another card?
back-to-verdict = Back to the answer
step-back = Back
step-on = Next
# $who: who leads
card-is-led = { PLAYER($who) } { $who ->
    [you] lead
   *[other] leads
 } { CARD($card) }.
highest-so-far = So far { CARD($card) } is the highest card.
# $n: how many are still to play to this trick
still-to-play = { $n ->
    [one] One player is still to play.
   *[other] { NUM($n) } players are still to play.
 }

## Glossary
glossary-lead = What Euchre players say, and what it is called in the other languages.
glossary-letters = By letter

## Settle it
settle-heading = Settle it
settle-lead = Rebuild the position: tap what was played and what you hold. The rules decide, and tell you why.
settle-problems = It cannot have been like this at the table:
settle-incomplete = Something is still missing:
settle-needs-trump = Choose what is trump.
settle-needs-trick = Tap the card that was led, then the others in their order.
settle-needs-hand = Tap the cards that you hold.
settle-question = What is it about?
settle-trump = What is trump?
settle-leader = Who leads?
settle-leader-first = First choose who leads.
settle-tap-for = Tap the next card: { $name }
settle-trick-full = This trick needs no more cards.
settle-more = Variant, lone hand
settle-variant = Variant
settle-alone = Who plays alone?
settle-apply = Apply
settle-tell = Let the rules decide
settle-ask = Ask it as a puzzle

## Settings
settings-lead = As you like it best. Holds for every page, on this device.
settings-save = Apply
settings-cookie = Your device remembers this in a cookie, for a year.
set-letters = Letters on the cards
set-letters-own = As in the language of the page
set-letters-english = English: J, Q, K, A
set-deck = Card colours
set-deck-two = Red and black
set-deck-four = Four-colour deck
set-face = Card faces
set-face-day = Light cards
set-face-night = Dark cards
set-theme = Brightness of the pages
set-theme-auto = As on this device
set-theme-light = Light
set-theme-dark = Dark
set-motion = Motion
set-motion-auto = As on this device
set-motion-off = None

## Privacy
privacy = Privacy
imprint = Imprint
privacy-lead = The Euchre School does not ask who you are. It does not count you or follow you, and it loads nothing from elsewhere.
privacy-cookies = Cookies
privacy-cookie-lang = The language you read in. It is set when you change the language or apply settings, and lasts a year.
privacy-cookie-display = How the pages shall look: cards, brightness, motion. It is set when you apply settings, and lasts a year.
privacy-cookie-learner = A random number, so that your answers belong together. It is set when you first answer or add a file, and lasts a year from your last answer. Nobody is asked who you are.
privacy-cookie-first = Set with your first answer, and gone with the next page: it shows whether your browser takes cookies.
privacy-cookie-clock = How many minutes your clock is from universal time, so that a day is your day. It is set with your answers or from your file, and lasts a year.
privacy-cookie-table = The rules of your table, and the card games you know. They are set when you say so or take them from your file, and last a year.
privacy-cookie-rule = There are no other cookies. If you delete “learner”, your progress is no longer yours: save it as a file before. The others hold nothing but settings; your clock, table and games are saved in the file too.
privacy-answers = Your answers
privacy-answers-text = An answer stands in the address of the page, so that you can reload and share it. With its time it is also kept here under your random number, for your progress, until you delete it or stay away for more than two years. Whoever runs the server may keep a log of requests.
privacy-elsewhere = Nothing from elsewhere
privacy-elsewhere-text = The typeface, the cards and the script come from the same address as this page. Nobody else learns that you were here.

## When something is not possible
order-incomplete = Something is still missing: tap all the cards, one after the other.
points-incomplete = Something is still missing: the answer says who scores, and how many points.
refused = There is no such position
refused-lead = This address does not make a question:
err-400 = This request cannot be understood
err-400-text = Go back and try again.
err-404 = Page not found
err-404-text = No card lies here. Perhaps a letter of the address has slipped.
err-405 = That is not possible here
err-405-text = This address can only be looked at, not filled in, or the other way round.
err-413 = That was too much
err-413-text = The request is larger than any answer can be.
err-503 = The answers cannot be read now
err-503-text = The fault is ours and has been noted. Lessons and puzzles work all the same; please try again later.
err-500 = Something went wrong
err-500-text = The fault is ours and has been noted. Please try again later.
to-start = Go to the start page

## The workshop of somebody who writes puzzles (tutor preview)
workshop = Workshop
workshop-lead = Your files as the school shows them. Save one, and this page follows.
workshop-puzzles = { $n ->
    [one] one puzzle
   *[other] { $n } puzzles
 }
workshop-errors = { $n ->
    [0] no error
    [one] one error
   *[other] { $n } errors
 }
workshop-warnings = { $n ->
    [0] no warning
    [one] one warning
   *[other] { $n } warnings
 }
workshop-error = Error
workshop-warning = Warning
workshop-empty = There is no puzzle in this file yet.
workshop-gone = There is nothing to read just now: save a file.
workshop-open = A page of its own
workshop-answer-as = Answer like this:
workshop-sound = By the rules
workshop-wrong = Misconceptions that answer wrongly
workshop-right = Misconceptions that answer rightly
workshop-silent = Misconceptions that lead to no answer
workshop-show = Show
# $text: the name of a misconception in the file
workshop-as = This is what the misconception “{ $text }” answers.
workshop-as-silent = The misconception “{ $text }” leads to no answer here.

## What other programs read
api-not-json = The body is no JSON: send an object such as { "{" }"answer": ["JD"]{ "}" }.
api-no-answer = There is no “answer”: send an object such as { "{" }"answer": ["JD"]{ "}" }.
api-not-a-list = “answer” must be a list of texts, such as ["JD", "AS"].
