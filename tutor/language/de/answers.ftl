### Was zu einer Antwort gesagt wird, und Antworten in Worten.

verdict-right = Richtig!
verdict-partly = Fast! Es fehlt noch etwas.
verdict-wrong = Noch nicht.
say-cards = { CARDS($cards) }
say-any-card = { CARDS($cards, join: "or") }
say-suit = { SUIT($suit) }
say-seat = { PLAYER($who) }
say-play = Stich { $n }, { PLAYER($who) }
say-none = keine Karte
say-nobody = niemand
say-no-call = keine Ansage
say-words = { $text }
right-answer-cards = Richtig ist: { CARDS($cards) }.
right-answer-any-card = Richtig ist: { CARDS($cards, join: "or") }.
right-answer-suit = Richtig ist: { SUIT($suit) }.
right-answer-seat = Richtig ist: { PLAYER($who) }.
right-answer-play = Richtig ist: Stich { $n }, { PLAYER($who) }.
right-answer-none = Richtig ist: keine Karte.
right-answer-nobody = Richtig ist: niemand.
right-answer-no-call = Richtig ist: keine Ansage.
right-answer-words = Richtig ist: { $text }.
