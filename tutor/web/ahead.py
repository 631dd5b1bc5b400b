"""Who is ahead in a trick once a card is on the table, and what comes next."""

from __future__ import annotations

from tutor.content.speech import say
from tutor.language import Line
from tutor.rules import Reason, Rulebook, Suit, Trick
from tutor.web.words import Words


def who_is_ahead(
    rulebook: Rulebook, trick: Trick, trump: Suit | None, players: int, words: Words
) -> list[Line]:
    """
    The winner and who leads next where all *players* have played; else the highest card and who is to play.

    A last card that is beaten is told first, with the reason.
    """
    win, last = rulebook.winner(trick, trump), trick.cards[-1]
    led = rulebook.follows_as(trick.cards[0], trump)
    told = [] if last == win.card else [rulebook.why_beaten(last, win.card, led, trump)]
    if len(trick.cards) == players:
        told += [win.reason, Reason("winner-leads", who=win.seat)]
        return [say(reason, words.lang) for reason in told]
    lines = [say(reason, words.lang) for reason in told]
    lines.append(words.line("highest-so-far", card=win.card))
    return [*lines, words.line("still-to-play", n=players - len(trick.cards))]
