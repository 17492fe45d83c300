"""The format of pickled games, views and records."""

from hanse.core.errors import HanseError

FORMAT = 1
"""The version of the format. A change of what is pickled increases it."""


class BadPickle(HanseError, ValueError):
    """A pickle from another version of Hanse, or of a game that is not installed."""


def check_format(number: int) -> None:
    """Raise BadPickle if this version cannot read this format."""
    if number != FORMAT:
        raise BadPickle(f"this was pickled in format {number}, and this version reads {FORMAT}")
