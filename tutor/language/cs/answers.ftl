### Co se říká k odpovědi, a odpovědi slovy.

verdict-right = Správně!
verdict-wrong = Ještě ne.
say-cards = { CARDS($cards) }
say-suit = { SUIT($suit) }
say-seat = { PLAYER($who) }
say-none = žádná karta
right-answer-cards = Správná odpověď: { CARDS($cards) }.
right-answer-suit = Správná odpověď: { SUIT($suit) }.
right-answer-seat = Správná odpověď: { PLAYER($who) }.
right-answer-none = Správná odpověď: žádná karta.
