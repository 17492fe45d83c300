"""Guesses at table codes: wrong ones slow down all guessers together.

A guess is charged before it is answered, and refunded if it was right. Otherwise a guesser could
tell right from wrong by the refusal, and many guesses at the same time would all pass.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from hanse.server.addresses import network_of
from hanse.server.config import Settings
from hanse.server.limits.budgets import HOUR, Bucket, Buckets, Layers, TooMany
from hanse.tables.seats.seating import NoSuchMatch, NotInvited, is_code

WRONG_PER_HOUR = 40
"""Wrong guesses of one address: enough for a club of 200 with some typing errors."""
FIRST_PER_HOUR = 10
"""Wrong guesses of one network that count as honest while others exhaust everyone's budget."""
ALL_FIRST_PER_HOUR = 3600
"""Wrong guesses of all addresses together."""
WRONG = (NoSuchMatch, NotInvited)


class CodeGuesses:
    """Budgets of wrong guesses.

    Guessers may exhaust the common budget. Networks with few wrong guesses then use a
    separate budget, which takes hundreds of networks to exhaust.
    """

    def __init__(self, settings: Settings) -> None:
        self.wrong = Layers(WRONG_PER_HOUR, HOUR, settings)
        self.first = Buckets(FIRST_PER_HOUR, HOUR)
        self.all_first = Bucket(ALL_FIRST_PER_HOUR, HOUR)

    @contextmanager
    def guess(self, client: str, code: str) -> Iterator[None]:
        """Let a client try a code, or raise TooMany; an impossible code costs nothing."""
        taken = self.charge(client) if is_code(code) else []
        try:
            yield
        except WRONG:
            raise
        except BaseException:
            refund(taken)
            raise
        refund(taken)

    def charge(self, client: str) -> list[Bucket]:
        """Take one guess, and return the buckets from which it was taken."""
        address, network, everyone = self.wrong.find(client)
        own = [address, network]
        first = self.first.find(network_of(client))
        for buckets in ([*own, everyone], [*own, first, self.all_first]):
            if all(bucket.has(1.0) for bucket in buckets):
                for bucket in buckets:
                    bucket.left -= 1.0
                return buckets
        raise TooMany


def refund(taken: list[Bucket]) -> None:
    for bucket in taken:
        bucket.refund(1.0)
