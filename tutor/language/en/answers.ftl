### What is said of an answer, and answers in words.

verdict-right = Right!
verdict-partly = Nearly! Something is missing.
verdict-wrong = Not yet.
say-cards = { CARDS($cards) }
say-any-card = { CARDS($cards, join: "or") }
say-suit = { SUIT($suit) }
say-seat = { PLAYER($who) }
say-play = trick { $n }, { PLAYER($who) }
say-none = no card
say-nobody = nobody
say-no-call = no call
say-words = { $text }
right-answer-cards = The right answer: { CARDS($cards) }.
right-answer-any-card = The right answer: { CARDS($cards, join: "or") }.
right-answer-suit = The right answer: { SUIT($suit) }.
right-answer-seat = The right answer: { PLAYER($who) }.
right-answer-play = The right answer: trick { $n }, { PLAYER($who) }.
right-answer-none = The right answer: no card.
right-answer-nobody = The right answer: nobody.
right-answer-no-call = The right answer: no call.
right-answer-words = The right answer: { $text }.
