"""What beliefs about plays and tricks say, and what refutes them: predicates, in the catalogue's order."""

from __future__ import annotations

from itertools import pairwise

from beliefs_about_cards import At, Laid, Play

from tutor.rules import JOKER, Card, Rank, Rulebook, Suit, Trick


def followers(book: Rulebook, play: Play) -> tuple[Card, ...]:
    return tuple(card for card in play.hand if play.led and book.effective_suit(card, play.trump) is play.led)


def beats_all(book: Rulebook, card: Card, play: Play) -> bool:
    assert play.led
    return all(
        book.strength(card, play.led, play.trump) > book.strength(lying, play.led, play.trump)
        for lying in play.trick
    )


def is_trump(book: Rulebook, card: Card, trump: Suit | None) -> bool:
    return trump is not None and Rulebook(book.rules).effective_suit(card, trump) is trump


def best_of(book: Rulebook, laid: Laid, *, trumps: bool) -> Card | None:
    """The highest trump of a trick, or the highest card of the suit led; None where there is none."""
    true = Rulebook(book.rules)
    led = laid.trump if trumps else true.effective_suit(laid.trick.cards[0], laid.trump)
    own = [c for c in laid.trick.cards if led is not None and true.effective_suit(c, laid.trump) is led]
    return max(own, key=lambda card: true.rank(card, laid.trump), default=None)


def wins(book: Rulebook, laid: Laid) -> Card:
    return book.winner(laid.trick, laid.trump).card


# What the beliefs say, of the mind


def believes_joker_no_suit(at: At) -> bool:
    """It may always be played, and need not be while another card is held."""
    held = [play for play in at.plays if JOKER in play.hand and play.led]
    legal = [(play, at.book.legal_plays(*play[:3])) for play in held]
    free = all(len(cards) > 1 for play, cards in legal if len(play.hand) > 1)
    return bool(held) and free and all(JOKER in cards for _, cards in legal)


def believes_must_trump(at: At) -> bool:
    void = [play for play in at.plays if play.led and not followers(at.book, play)]
    held = [(play, at.book.trumps(play.hand, play.trump)) for play in void]
    return all(at.book.legal_plays(*play[:3]) == own for play, own in held if own)


def believes_must_overtake(at: At) -> bool:
    """Whoever can beat the trick with an allowed card may play nothing else."""
    true, ok = Rulebook(at.book.rules), True
    for play in at.plays:
        own = followers(at.book, play) or at.book.trumps(play.hand, play.trump)
        higher = tuple(card for card in own if play.led and beats_all(true, card, play))
        ok &= not higher or at.book.legal_plays(*play[:3]) == higher
    return ok


def believes_play_anything(at: At) -> bool:
    return all(at.book.legal_plays(*play[:3]) == play.hand for play in at.plays)


def believes_trump_any_time(at: At) -> bool:
    return all(
        card in at.book.legal_plays(*play[:3])
        for play in at.plays
        for card in play.hand
        if is_trump(at.book, card, play.trump)
    )


def believes_no_trump_lead(at: At) -> bool:
    """Whoever leads and holds other cards may lead these alone."""
    leads = [play for play in at.plays if not play.trick]
    other = [(play, [c for c in play.hand if not is_trump(at.book, c, play.trump)]) for play in leads]
    return bool(leads) and all(
        at.book.legal_plays(*play[:3]) == (tuple(cards) or play.hand) for play, cards in other
    )


def believes_follow_last_card(at: At) -> bool:
    true = Rulebook(at.book.rules)
    for play in at.plays:
        last = true.effective_suit(play.trick[-1], play.trump) if play.trick else None
        if at.book.legal_plays(*play[:3]) != (followers(at.book, play._replace(led=last)) or play.hand):
            return False
    return True


def believes_highest_any_suit(at: At) -> bool:
    """Of two cards the one that ranks higher, be it of a suit that was neither led nor trump."""
    ace, king = Card(Rank.ACE, Suit.SPADES), Card(Rank.KING, Suit.DIAMONDS)
    return at.book.strength(ace, Suit.DIAMONDS, Suit.CLUBS) > at.book.strength(
        king, Suit.DIAMONDS, Suit.CLUBS
    )


def believes_trump_ignored(at: At) -> bool:
    return all(wins(at.book, laid) == best_of(at.book, laid, trumps=False) for laid in at.tricks)


def believes_first_trump_wins(at: At) -> bool:
    ok = True
    for laid in at.tricks:
        trumps = [card for card in laid.trick.cards if is_trump(at.book, card, laid.trump)]
        ok &= not trumps or wins(at.book, laid) == trumps[0]
    return ok


def believes_partner_cannot_beat(at: At) -> bool:
    """As the cards fall one by one, the trick never goes from a player to the partner."""
    for seats, cards, trump in ((laid.trick.seats, laid.trick.cards, laid.trump) for laid in at.tricks):
        heads = [at.book.winner(Trick(seats, cards[:n]), trump).seat for n in range(1, len(cards) + 1)]
        if any(now is before.opposite for before, now in pairwise(heads)):
            return False
    return True


def believes_same_leader(at: At) -> bool:
    leads = [(laid.trick.seats[0], at.book.next_leader(laid.trick, laid.trump).seat) for laid in at.tricks]
    return all(first is then for first, then in leads)


# What the refutations say, of the rules


def refutes_joker_no_suit(at: At) -> bool:
    """It follows trump, and may not be played while a plain suit has to be followed."""
    bound = [play for play in at.plays if JOKER in play.hand and play.led and followers(at.book, play)]
    return all(
        (JOKER in at.book.legal_plays(*play[:3])) == (play.led is play.trump) for play in bound
    ) and all(at.book.legal_plays(*play[:3]) == followers(at.book, play) for play in bound)


def refutes_must_trump(at: At) -> bool:
    void = [play for play in at.plays if play.led and not followers(at.book, play)]
    return bool(void) and all(at.book.legal_plays(*play[:3]) == play.hand for play in void)


def refutes_must_overtake(at: At) -> bool:
    """A card that does not beat the trick will do, be it of the led suit or, without one, any other."""
    led = [(play, followers(at.book, play)) for play in at.plays if play.led]
    lower = {
        bool(own) for play, own in led for card in own or play.hand if not beats_all(at.book, card, play)
    }
    free = all(at.book.legal_plays(*play[:3]) == (own or play.hand) for play, own in led)
    return free and lower == {True, False}


def refutes_play_anything(at: At) -> bool:
    return all(at.book.legal_plays(*play[:3]) == (followers(at.book, play) or play.hand) for play in at.plays)


def refutes_trump_any_time(at: At) -> bool:
    """Not while a plain suit has to be followed."""
    bound = [play for play in at.plays if play.led is not play.trump and followers(at.book, play)]
    return bool(bound) and not any(
        is_trump(at.book, card, play.trump) for play in bound for card in at.book.legal_plays(*play[:3])
    )


def refutes_no_trump_lead(at: At) -> bool:
    leads = [play for play in at.plays if not play.trick]
    return bool(leads) and all(at.book.legal_plays(*play[:3]) == play.hand for play in leads)


def refutes_follow_last_card(at: At) -> bool:
    """What is played after the first card changes nothing."""
    later = [play for play in at.plays if len(play.trick) > 1]
    legal = [(play, at.book.legal_plays(*play[:3])) for play in later]
    return all(cards == (followers(at.book, play) or play.hand) for play, cards in legal) and all(
        cards == at.book.legal_plays(play.hand, play.trick[:1], play.trump) for play, cards in legal
    )


def refutes_highest_any_suit(at: At) -> bool:
    """Only trumps and the led suit can win; an ace of another suit takes nothing."""
    pairs = [(trump, led) for trump in (*Suit, None) for led in Suit if trump or at.book.rules.allow_no_trump]
    return all(
        bool(at.book.strength(card, led, trump)) == (at.book.effective_suit(card, trump) in (led, trump))
        for trump, led in pairs
        for card in at.book.rules.pack
    )


def refutes_trump_ignored(at: At) -> bool:
    """The highest trump; without any, the highest card of the suit led."""
    return all(
        wins(at.book, laid) == (best_of(at.book, laid, trumps=True) or best_of(at.book, laid, trumps=False))
        for laid in at.tricks
    )


def refutes_first_trump_wins(at: At) -> bool:
    highest = [(laid, best_of(at.book, laid, trumps=True)) for laid in at.tricks]
    return all(wins(at.book, laid) == card for laid, card in highest if card)


def refutes_partner_cannot_beat(at: At) -> bool:
    """Whoever played the strongest card wins, and leads to the next trick."""
    for laid in at.tricks:
        best = best_of(at.book, laid, trumps=True) or best_of(at.book, laid, trumps=False)
        seat = laid.trick.seats[laid.trick.cards.index(best)] if best else None
        if wins(at.book, laid) != best or at.book.next_leader(laid.trick, laid.trump).seat is not seat:
            return False
    return True


def refutes_same_leader(at: At) -> bool:
    return all(
        at.book.next_leader(laid.trick, laid.trump).seat is at.book.winner(laid.trick, laid.trump).seat
        for laid in at.tricks
    )
