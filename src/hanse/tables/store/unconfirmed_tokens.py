"""New tokens of a browser that wait for their first use: how many there may be (decision 34)."""

from collections.abc import Collection

MAX_UNCONFIRMED = 8
"""Tokens of one browser that wait for their first use. More answers are not lost one after another,
and each of these tokens has a copy of all seats."""


def way_for(lender: str | None, waiting: Collection[str]) -> str | None:
    """Return the unconfirmed token that must make way for another, if one must.

    It is the one that lends the same seat already or, of too many, the oldest.
    """
    if lender in waiting:
        return lender
    return next(iter(waiting)) if len(waiting) >= MAX_UNCONFIRMED else None
