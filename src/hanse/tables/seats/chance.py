"""Sources of a match's chance: a committed seed, then a nonce from each person."""

from hanse.core.dice import commitment
from hanse.tables.store.rows import MatchRow

SHORTEST_NONCE, LONGEST_NONCE = 16, 32


class BadNonce(ValueError):
    """An error: the given text is not a nonce."""


class NonceGiven(ValueError):
    """An error: this seat has already given another nonce, which cannot be changed."""


def promise(row: MatchRow) -> str:
    """Return the commitment: the hash of this match's seed, shown before any nonce is given."""
    return commitment(row.seed, row.id).hex()


def clean_nonce(nonce: str) -> str:
    """Return the nonce as lower-case hexadecimal digits; raise BadNonce for an invalid one."""
    wrong = f"a nonce is {SHORTEST_NONCE} to {LONGEST_NONCE} bytes in hexadecimal digits"
    if len(nonce) > 2 * LONGEST_NONCE:
        raise BadNonce(wrong)
    try:
        given = bytes.fromhex(nonce)
    except ValueError as bad:
        raise BadNonce(wrong) from bad
    # The last comparison refuses blanks, which fromhex() skips.
    if not SHORTEST_NONCE <= len(given) <= LONGEST_NONCE or len(nonce) != 2 * len(given):
        raise BadNonce(wrong)
    return given.hex()
