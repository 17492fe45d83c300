"""Limit on a browser's new tokens that wait for their first use (decision 34)."""

from collections.abc import Collection

MAX_UNCONFIRMED = 8
"""The maximum number of unconfirmed tokens of one browser, each with a copy of all seats.

Each is left by a lost answer, and more lost answers in a row are unlikely.
"""


def token_to_remove(lender: str | None, waiting: Collection[str]) -> str | None:
    """Return the unconfirmed token that must be removed for another, if any.

    That is the token that already lends the same seat or, if there are too many, the oldest.
    """
    if lender in waiting:
        return lender
    return next(iter(waiting)) if len(waiting) >= MAX_UNCONFIRMED else None
