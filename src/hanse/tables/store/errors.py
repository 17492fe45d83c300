"""Errors of every store."""


class Unavailable(Exception):
    """The store did not answer. Whether it wrote what it was told to is not known."""


class DiskFull(Unavailable):
    """The store answers, but has no room for more."""


class Conflict(Exception):
    """Somebody else committed first: the match is at another version."""


class Repeated(Exception):
    """This command was written down before."""
