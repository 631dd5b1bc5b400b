"""What the words of a question say of its position, so that nothing of it need be said beside them."""

from __future__ import annotations

from tutor.content.question import Question

_STATED = {
    **dict.fromkeys(
        ("ask-trick-winner", "ask-next-leader", "ask-trumps", "ask-bower", "ask-voids", "ask-cards-out"),
        ("trump",),
    ),
    **dict.fromkeys(("ask-revoke", "ask-play-to", "ask-reason-play-to"), ("trump",)),
    **dict.fromkeys(("ask-effective-suit", "ask-reason-trumps"), ("trump", "asked")),
    **dict.fromkeys(("ask-legal-plays", "ask-reason-legal-plays"), ("trump", "leader")),
    **dict.fromkeys(("ask-calls", "ask-reason-calls", "ask-pick-up"), ("turn-up",)),
    **dict.fromkeys(("ask-discard", "ask-reason-discard"), ("dealer", "turn-up")),
    "ask-rank-order": ("trump", "led"),
    "ask-trump-for": ("asked",),
    "ask-next-to-act": ("dealer", "turn-up"),
    "ask-next-dealer": ("dealer",),
    "ask-first-leader": ("dealer", "alone"),
    "ask-sits-out": ("alone",),
}
"""By the messages of the questions; `asked` is the card that a question is about."""


def stated_in_prompt(question: Question) -> frozenset[str]:
    """What the kind's own question states; an author's may state anything or nothing."""
    prompts = question.position.prompts(question.rulebook)
    return frozenset(fact for reason in prompts for fact in _STATED.get(reason.code, ()))
