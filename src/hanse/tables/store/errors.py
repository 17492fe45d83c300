"""Errors that any store can raise."""


class Unavailable(Exception):
    """An error: the store did not answer; it may or may not have written."""


class DiskFull(Unavailable):
    """An error: the store answers, but has no room for more."""


class Conflict(Exception):
    """An error: another writer committed first, so the match is at another version."""


class Repeated(Exception):
    """An error: this command is stored already."""
