"""Errors of every store."""


class Unavailable(Exception):
    """The store did not answer; it may or may not have written."""


class DiskFull(Unavailable):
    """The store answers, but has no room for more."""


class Conflict(Exception):
    """Another writer committed first: the match is at another version."""


class Repeated(Exception):
    """This command was written down before."""
