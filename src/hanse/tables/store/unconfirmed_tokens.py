"""New tokens of a browser that wait for their first use: how many there may be (decision 34)."""

from collections.abc import Collection

MAX_UNCONFIRMED = 8
"""The maximum number of unconfirmed tokens of one browser, each with a copy of all seats.

More answers are not lost one after another.
"""


def way_for(lender: str | None, waiting: Collection[str]) -> str | None:
    """Return the unconfirmed token that must be removed for another, if any.

    It is the one that lends the same seat already or, of too many, the oldest.
    """
    if lender in waiting:
        return lender
    return next(iter(waiting)) if len(waiting) >= MAX_UNCONFIRMED else None
