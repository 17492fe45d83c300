"""Refused commands of a table: sent again, they are refused for the same reason."""

from collections import OrderedDict

from hanse.core.types import Seat

MAX_REASONS = 50
"""The number of refusals remembered at a table."""


class Refusals:
    """The last refused commands of a table, each with its reason."""

    def __init__(self) -> None:
        self.reasons: OrderedDict[tuple[Seat, str], Exception] = OrderedDict()

    def remember(self, seat: Seat, command: str, why: Exception) -> None:
        self.reasons[seat, command] = without_traceback(why)
        if len(self.reasons) > MAX_REASONS:
            self.reasons.popitem(last=False)

    def check(self, seat: Seat, command: str) -> None:
        """Raise the reason again if this command was refused before."""
        if (seat, command) in self.reasons:
            raise without_traceback(self.reasons[seat, command])


def without_traceback[E: Exception](error: E) -> E:
    """Return the same error without the frames in which it was raised.

    They would keep the failed request in memory, together with its copy of the match. Raising an
    error adds them, so the one that is kept must be a different object.
    """
    bare = type(error).__new__(type(error), *error.args)
    bare.__dict__.update(error.__dict__)
    return bare
