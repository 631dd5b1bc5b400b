"""How much of one learner is kept, so that nothing grows without bound."""

MOST_A_DAY = 1_000
"""Answers of one learner within 24 hours: one every ten seconds for nearly three hours."""
MOST_IN_ALL = 20_000
"""Answers of one learner for ever: ten a day for more than five years."""
