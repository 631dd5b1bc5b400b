"""What can go wrong with a learner's log, in words for whoever runs the school or brings a file."""


class StoreError(Exception):
    """The store can't be opened, read or written now; nothing was changed."""


class LogFullError(StoreError):
    """The log takes no more answers of this learner, today or ever."""


class ForeignFileError(ValueError):
    """A file that is no exported progress, or a broken one; nothing of it was taken."""
