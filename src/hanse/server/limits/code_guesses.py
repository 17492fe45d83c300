"""Guesses at the codes of tables: wrong ones are slowed down for everyone together.

A guess is charged before it is answered, and given back if it was right. Otherwise a guesser could
tell right from wrong by whether he was refused, and many guesses at once would all go through.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from hanse.server.addresses import network_of
from hanse.server.config import Settings
from hanse.server.limits.budgets import HOUR, Bucket, Buckets, Layers, TooMany
from hanse.tables.seats.seating import NoSuchMatch, NotInvited, is_code

WRONG_PER_HOUR = 40
"""Wrong guesses of one address: enough for a club of 200, of whom some mistype."""
FIRST_PER_HOUR = 10
"""Wrong guesses of one network that count as honest while others exhaust everyone's budget."""
ALL_FIRST_PER_HOUR = 3600
"""All of those together."""
WRONG = (NoSuchMatch, NotInvited)


class CodeGuesses:
    """Budgets of wrong guesses.

    Everyone's budget may be exhausted by guessers. Networks that have hardly guessed wrong then use
    a budget of their own, which takes hundreds of networks to exhaust.
    """

    def __init__(self, settings: Settings) -> None:
        self.wrong = Layers(WRONG_PER_HOUR, HOUR, settings)
        self.first = Buckets(FIRST_PER_HOUR, HOUR)
        self.all_first = Bucket(ALL_FIRST_PER_HOUR, HOUR)

    @contextmanager
    def guess(self, client: str, code: str) -> Iterator[None]:
        """Let a client try a code, or raise TooMany; what can be no code costs nothing."""
        taken = self.charge(client) if is_code(code) else []
        try:
            yield
        except WRONG:
            raise
        except BaseException:
            give_back(taken)
            raise
        give_back(taken)

    def charge(self, client: str) -> list[Bucket]:
        """Take one guess, and return where it was taken from."""
        address, network, everyone = self.wrong.find(client)
        own = [address, network]
        first = self.first.find(network_of(client))
        for buckets in ([*own, everyone], [*own, first, self.all_first]):
            if all(bucket.has(1.0) for bucket in buckets):
                for bucket in buckets:
                    bucket.left -= 1.0
                return buckets
        raise TooMany


def give_back(taken: list[Bucket]) -> None:
    for bucket in taken:
        bucket.give_back(1.0)
