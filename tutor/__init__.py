"""A school for the card game Euchre: rules, puzzles and lessons whose every answer is proved."""
