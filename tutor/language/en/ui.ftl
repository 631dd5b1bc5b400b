### The pages: headings, buttons, labels. Functions as in reasons.ftl.

language-name = English
site-title = Euchre School
site-description = Learn Euchre rule by rule: short lessons, and puzzles that tell you why, card by card.
skip-link = Skip to content
nav-main = Main menu
nav-lessons = Lessons
nav-puzzles = Puzzles
nav-glossary = Glossary
language = Language

## Home
home-heading = Learn Euchre, card by card
home-lead = Euchre is quickly learned, but for one jack that changes sides. Here you practise the rules on real positions, and after each answer you read why one card was allowed and another was not.
home-lessons = Start here
home-puzzles = Or go straight to practice
home-puzzles-text = { $n ->
    [one] One puzzle, every answer explained.
   *[other] { $n } puzzles, every answer explained.
 }
all-puzzles = See all puzzles

## Lessons
lessons-lead = Each lesson takes a few minutes. They are best taken in order.
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
card-asked = The card in question
trump-is = Trump: { SUIT($suit) }
led-suit-is = Suit led: { SUIT($suit) }
# $who: who does not play in this hand; may be a list
fact-sits-out = Sits out: { PLAYER($who) }
# $calls: all calls so far, from the dealer's left
fact-calls = Calls from the dealer’s left: { $calls }
# $score: numbers, the makers' first
fact-score = Score, makers first: { $score }
variant = Variant: { $name }
house-rules = House rules at this table
# $n: which place in the order, counted from the strongest card
order-place = Place { $n }
order-choose = Choose a card
order-legend = From the strongest card to the weakest
check-answer = Check
show-hint = Show a hint

## What has been called so far
call-pass = Pass
call-order = Order up
call-order-alone = Order up and go alone
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
reasons-heading = Why?
beliefs-heading = What may be behind it
try-again = Try again
next-puzzle = Next puzzle
back-to-lesson = Go on with the lesson “{ $title }”

## Glossary
glossary-lead = What Euchre players say, and what it is called in the other languages.

## When something is not possible
order-incomplete = Something is still missing: choose a card for every place.
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
err-500 = Something went wrong
err-500-text = The fault is ours and has been noted. Please try again later.
to-start = Go to the start page

## What other programs read
api-not-json = The body is no JSON: send an object such as { "{" }"answer": ["JD"]{ "}" }.
api-no-answer = There is no “answer”: send an object such as { "{" }"answer": ["JD"]{ "}" }.
api-not-a-list = “answer” must be a list of texts, such as ["JD", "AS"].
