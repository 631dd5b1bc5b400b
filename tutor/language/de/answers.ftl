### Was zu einer Antwort gesagt wird, und Antworten in Worten.

verdict-right = Richtig!
verdict-partly = Fast! Es fehlt noch etwas.
verdict-wrong = Noch nicht.
say-cards = { CARDS($cards) }
say-suit = { SUIT($suit) }
say-seat = { PLAYER($who) }
say-none = keine Karte
say-nobody = niemand
say-words = { $text }
right-answer-cards = Richtig ist: { CARDS($cards) }.
right-answer-suit = Richtig ist: { SUIT($suit) }.
right-answer-seat = Richtig ist: { PLAYER($who) }.
right-answer-none = Richtig ist: keine Karte.
right-answer-nobody = Richtig ist: niemand.
right-answer-words = Richtig ist: { $text }.
