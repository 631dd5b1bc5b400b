"""What the language floor raises."""


class LanguageError(Exception):
    """
    Words that a language lacks: a message, a value, a form; or a catalogue that can't be read.

    It speaks to developers and translators. `Catalogue.speak` keeps it from a learner.
    """
