"""The numbers of the diagnosis, each with its reason, and what other games make likely."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tutor.minds import MINDS

SLIP = 0.1
"""How often a learner gives another answer than his belief: a finger beside the card, a card overlooked."""

HINT = 0.5
"""How often a hint, where one was opened, leads to the right answer whatever the learner believes."""

CHANGED = 0.1
"""How likely a learner is another one, for all that is known, when he comes back: he has read explanations,
lessons, and forgotten some. Without it, somebody who was wrong five times would have to be right five times,
where the belief shows, to have it believed. Within a sitting a belief stays: to be right just after an
explanation proves little."""

BROUGHT = 0.6
"""How many misconceptions a learner brings along, by their odds: most hold none or one, few hold two."""

RAISED = 4
"""By how much a misconception is likelier in somebody who plays a game that it is carried over from."""

SPOKEN_AT = 0.8
"""From where on a misconception is named: one in five would be a false accusation, were the model all."""

MATCHES = 2
"""So many answers in different positions must be its own before it is named: one may be a slip."""

SETTLED_AT = 0.91
"""From where on no more is asked about misconceptions: what else there may be, practice will show. Of made-up
learners with one of them as many are found exactly as at 0.93, with two questions fewer."""

SOUND_AT = 0.97
"""From where on nothing is looked for in somebody who answers rightly: this verdict ends all questions."""

CLEARED_AT = 0.05
"""From where down a misconception counts as cleared."""

RIGHTS = 2
"""So many questions that expose it must be answered rightly before a misconception is cleared."""

GAMES = ("skat", "doppelkopf", "schafkopf", "marias", "bridge", "whist", "hearts", "spades")
"""The games that are asked about: what do you already play?"""


def odds(id: str, games: Collection[str] = ()) -> float:
    """The odds that somebody who plays these *games* holds a misconception."""
    return BROUGHT / len(MINDS) * (RAISED if set(MINDS[id].games) & set(games) else 1)


def priors(hypotheses: Sequence[tuple[str, ...]], games: Collection[str] = ()) -> tuple[float, ...]:
    """
    How likely each hypothesis is before the first answer; they sum to one.

    Misconceptions come independently of each other: the odds of two at once are the product of both.
    """
    each = {id: odds(id, games) for id in MINDS}
    weights = []
    for hypothesis in hypotheses:
        weight = 1.0
        for id in hypothesis:
            weight *= each[id]
        weights.append(weight)
    total = sum(weights)
    return tuple(weight / total for weight in weights)
