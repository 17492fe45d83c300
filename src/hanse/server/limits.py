"""How much one client may ask. A flood hurts only whoever makes it."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import cast

from hanse.server.addresses import neighbourhood
from hanse.server.config import Settings

HOUR = 3600.0
SECONDS = 20.0
"""Messages are counted over so many seconds."""
BURST = 10.0
"""So many seconds' worth may come at once of what is counted by the minute."""
LEAST_BURST = 60
MOST_KNOWN = 10_000
MOVES_A_SEAT = 5
"""A seat has this part of what its address may ask of costly questions."""


class TooMany(Exception):
    """More than a client may ask."""


class Bucket:
    """So much at once, filled again over so many seconds. Nothing at all means no limit."""

    __slots__ = ("left", "most", "rate", "since")

    def __init__(self, most: float, seconds: float) -> None:
        self.most = self.left = most
        self.rate = most / seconds
        self.since = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take this much; false, and nothing taken, if there is not enough."""
        if not self.most:
            return True
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """A bucket for each client. Those who asked longest ago are forgotten."""

    def __init__(self, most: float, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> bool:
        if not self.most:
            return True
        bucket = self.buckets.setdefault(who, Bucket(self.most, self.seconds))
        self.buckets.move_to_end(who)
        if len(self.buckets) > MOST_KNOWN:
            self.buckets.popitem(last=False)
        return bucket.take(cost)

    def check(self, who: str, cost: float = 1.0) -> None:
        """Take this much, or raise TooMany."""
        if not self.take(who, cost):
            raise TooMany


def by_the_minute(most: int) -> Buckets:
    burst = max(most * BURST / 60, LEAST_BURST) if most else 0
    return Buckets(burst, 60 * burst / most if most else 1)


class Places:
    """How many sockets and streams are open: together, and of one address."""

    def __init__(self, most: int, an_address: int) -> None:
        self.most = most
        self.an_address = an_address
        self.open: Counter[str] = Counter()

    def refusal(self, who: str) -> str:
        """Return the code of what stands against one more; empty if nothing does."""
        if self.an_address and self.open[who] >= self.an_address:
            return "too_many"
        return "try_again" if self.open.total() >= self.most else ""

    @contextmanager
    def taken(self, who: str) -> Iterator[None]:
        self.open[who] += 1
        try:
            yield
        finally:
            self.open[who] -= 1
            if not self.open[who]:
                del self.open[who]


class Limits:
    """Every limit of this process."""

    def __init__(self, settings: Settings) -> None:
        self.requests = by_the_minute(settings.requests_a_minute)
        self.files = by_the_minute(settings.files_a_minute)
        self.tables = Buckets(settings.tables_an_hour, HOUR)
        self.bot_tables = Buckets(settings.bot_tables_an_hour, HOUR)
        self.lessons = Buckets(settings.lessons_an_hour, HOUR)
        self.foresight = by_the_minute(settings.foresights_a_minute)
        self.seat_foresight = by_the_minute(settings.foresights_a_minute // MOVES_A_SEAT)
        self.seats = Buckets(settings.messages, SECONDS)
        self.places = Places(settings.most_sockets, settings.sockets_an_address)


def client_of(scope: Mapping[str, object]) -> str:
    """Return whom this request counts for."""
    client = cast(tuple[str, int] | None, scope.get("client"))
    return neighbourhood(client[0]) if client else ""
