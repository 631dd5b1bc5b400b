### Co se říká k odpovědi, a odpovědi slovy.

verdict-right = Správně!
verdict-partly = Skoro! Ještě něco chybí.
verdict-wrong = Ještě ne.
say-cards = { CARDS($cards) }
say-any-card = { CARDS($cards, join: "or") }
say-suit = { SUIT($suit) }
say-seat = { PLAYER($who) }
say-play = { $n }. zdvih, { PLAYER($who) }
say-none = žádná karta
say-nobody = nikdo
say-no-call = žádná hláška
say-words = { $text }
right-answer-cards = Správná odpověď: { CARDS($cards) }.
right-answer-any-card = Správná odpověď: { CARDS($cards, join: "or") }.
right-answer-suit = Správná odpověď: { SUIT($suit) }.
right-answer-seat = Správná odpověď: { PLAYER($who) }.
right-answer-play = Správná odpověď: { $n }. zdvih, { PLAYER($who) }.
right-answer-none = Správná odpověď: žádná karta.
right-answer-nobody = Správná odpověď: nikdo.
right-answer-no-call = Správná odpověď: žádná hláška.
right-answer-words = Správná odpověď: { $text }.
