### The quiz, its hints, and what the learner says before. Functions as in reasons.ftl.

nav-quiz = Quiz
quiz-lead = Ten questions, a bit of everything: after each you read why. You can stop at any time.
quiz-begin = Start a quiz
quiz-due = Repeat what is due today: { $n }
quiz-bowers = Only the bowers
quiz-weak = My weak spots
quiz-endless = Without an end
quiz-choose = Or choose for yourself
quiz-skill = Topic
quiz-kind = Question
quiz-level = Difficulty
quiz-any = Any
quiz-length = Number of questions
quiz-no-end = Until I stop
quiz-start = Start
quiz-nothing = There is no question for these wishes. Choose a little less narrowly.
quiz-nothing-due = Nothing is due now.
quiz-number = Question { $n } of { $total }
quiz-number-only = Question { $n }
quiz-stop = Stop here
quiz-next = Next question
quiz-result = See the result
quiz-end = The result of this quiz
quiz-end-empty = You have not answered any question of this quiz yet.
quiz-end-unknown = There is no answer to this quiz here: either none was given yet, or none is kept, as your browser has sent no cookie. You can practise all the same.
quiz-score = { $n } of { $total } right
quiz-again = Repeat the mistakes with other cards
quiz-lesson = To the lesson “{ $title }”
quiz-another = Another quiz
quiz-progress = My progress
quiz-met = What may be behind the mistakes
quiz-answers = All answers
quiz-see = Look at the question again
look-right = Right
look-partly = Nearly
look-not-yet = Wrong
mind-times = ({ $n } of { $total } times)

## Hints
hint = Hint
hint-more = One more hint
hint-no-more = There is no further hint: it would be the answer.
# $n: how many cards, seats or calls the answer has
hint-count = { $n ->
    [one] Exactly one belongs to the answer.
   *[other] Exactly { NUM($n) } belong to the answer.
 }
hint-first = { CARD($card) } comes first.
hint-makers-score = Points for the makers: { $n }.
hint-side = { $side ->
    [makers] It is the makers who score.
   *[defenders] It is the defenders who score.
 }
hint-one-of-two = It is { $low } or { $high }.
hint-not-card = It is not { CARD($card) }.
hint-not-suit = It is not { SUIT($suit) }.
hint-not-seat = It is not { PLAYER($who) }.
hint-not-words = This is wrong: { $text }.

## When nothing is kept
unkept-cookie = Nothing of this is kept: your browser has sent no cookie. You can practise all the same.
unkept-day = This answer is not kept: that were more than a thousand within a day. It counts again tomorrow; you can practise all the same.
unkept-ever = This answer is not kept: your progress is full. Save it as a file and begin anew; you can practise all the same.
unkept-store = This answer could not be kept. The fault is ours; you can practise all the same.

## Placement
placement = What do you know already?
placement-lead = Eight to sixteen questions find out which lessons you can skip. Nothing is locked afterwards.
placement-begin = Find out
placement-end = Here you stand
placement-known = You know this
placement-go = Go on with “{ $title }”

## My table
my-table = My table
my-table-lead = Do you play by other rules, or do you know other card games? Say so, and the questions will suit you.
my-table-change = Set my table
games-ask = What do you already play?
games-why = Habits from other games are looked for first. You can leave this out.
game-skat = Skat
game-doppelkopf = Doppelkopf
game-schafkopf = Schafkopf
game-marias = Mariáš
game-bridge = Bridge
game-whist = Whist
game-hearts = Hearts
game-spades = Spades
rule-usual = As usual in this variant

## In the terminal
terminal-help = Type what stands on the left, with spaces between; ? gives a hint, ! stops.
