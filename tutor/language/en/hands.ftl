### Hands to watch: what stands around the narration.
### $who: whoever is next, you or a seat; $name: who holds a hand.

hands-heading = Hands to watch
hands-lead = A hand from the deal to the score, step by step, with the reason for every step. Turn the pages with the buttons or the arrow keys.
hands-all = All hands to watch
hands-watch = Watch the whole hand
hands-steps = Steps of the hand
hands-step = Step { $n } of { $total }
hands-first = To the start
hands-last = To the end
hands-open = Open all hands
hands-hide = See only your own hand
hands-transcript = The whole hand to read
hands-transcript-so-far = The hand so far to read
hands-holds = Hand: { $name }
hands-dummy = Dummy
hands-acts = is next
hands-won = Tricks:
hands-ask-card = { $who ->
    [you] It is your turn: which cards may you play?
   *[other] It is { PLAYER($who) }’s turn: which cards could be played?
 }
hands-ask-call = { $who ->
    [you] It is your turn: what may you call?
   *[other] It is { PLAYER($who) }’s turn: what may be called?
 }
hands-ask-parted = { $who ->
    [you] It is your turn: which cards may go?
   *[other] It is { PLAYER($who) }’s turn: which cards may go?
 }
hands-what-if = And what if …?
