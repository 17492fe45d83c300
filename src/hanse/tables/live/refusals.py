"""Refused commands of a table, which are refused for the same reason when they are sent again."""

from collections import OrderedDict

from hanse.core.types import Seat

MAX_REASONS = 50
"""The maximum number of refusals remembered at a table."""


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

    Frames would keep the failed request in memory, together with its copy of the match. Raising an
    error adds frames, so the stored error must be a different object.
    """
    bare = type(error).__new__(type(error), *error.args)
    bare.__dict__.update(error.__dict__)
    return bare
