### What is said of an answer, and answers in words.

verdict-right = Right!
verdict-partly = Nearly! Something is missing.
verdict-wrong = Not yet.
say-cards = { CARDS($cards) }
say-suit = { SUIT($suit) }
say-seat = { PLAYER($who) }
say-none = no card
say-nobody = nobody
say-words = { $text }
right-answer-cards = The right answer: { CARDS($cards) }.
right-answer-suit = The right answer: { SUIT($suit) }.
right-answer-seat = The right answer: { PLAYER($who) }.
right-answer-none = The right answer: no card.
right-answer-nobody = The right answer: nobody.
right-answer-words = The right answer: { $text }.
