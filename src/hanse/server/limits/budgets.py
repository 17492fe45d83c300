"""Budgets of clients: one address, its network, and everyone together.

A flood hurts only the client that makes it. The last part of a shared allowance is kept for clients
that ask little, so they are refused last.
"""

import time
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import cast

from hanse.server.addresses import neighbourhood, network_of
from hanse.server.config import Settings
from hanse.server.limits.places import Places

HOUR = 3600.0
SECONDS = 20.0
"""The period in seconds over which messages are counted."""
BURST = 10.0
"""Seconds' worth of a limit per minute that may come in one burst."""
MIN_BURST = 60
MAX_KNOWN = 10_000
LOOKS = 4
"""The number of known clients checked for removal when a new one comes.

It is more than one, so that the number of known clients shrinks again after a flood.
"""
RESERVED = 0.5
"""The part of a shared allowance for clients that have at least this part of their own left."""
SEAT_DIVISOR = 5
"""A seat may ask for this fraction of the previews of its address: one fifth."""


class TooMany(Exception):
    """An error: the client has asked for more than its budget allows."""


class Bucket:
    """An allowance that refills over a period; an allowance of 0 means no limit."""

    __slots__ = ("left", "most", "rate", "since")

    def __init__(self, most: float, seconds: float) -> None:
        self.most = self.left = most
        self.rate = most / seconds
        self.since = time.monotonic()

    def fill(self) -> float:
        """Add the amount gained since the last look; return the current amount."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.since) * self.rate)
        self.since = now
        return self.left

    def has(self, cost: float, kept: float = 0.0) -> bool:
        """Return whether `cost` can be taken so that at least `kept` is left."""
        return not self.most or self.fill() >= cost + kept

    def take(self, cost: float = 1.0) -> bool:
        """Take this much; return false, taking nothing, if there is too little."""
        enough = self.has(cost)
        self.left -= cost if enough else 0.0
        return enough

    def refund(self, cost: float) -> None:
        self.left = min(self.most, self.left + cost)

    @property
    def is_full(self) -> bool:
        """Return whether the bucket is full, so that a new one could replace it."""
        return self.fill() >= self.most

    @property
    def is_low(self) -> bool:
        return bool(self.most) and self.fill() < RESERVED * self.most


class Buckets:
    """A bucket for each client. Only full ones are forgotten, so no client can shed its past.

    When none can be forgotten, newcomers share one bucket until there is room.
    """

    def __init__(self, most: float, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.newcomers = Bucket(most, seconds)

    def find(self, who: str) -> Bucket:
        """Return the bucket of this client, or the one it shares with other newcomers."""
        bucket = self.buckets.get(who)
        if bucket is not None:
            return bucket
        self.forget_full()
        if len(self.buckets) >= MAX_KNOWN:
            return self.newcomers
        bucket = self.buckets[who] = Bucket(self.most, self.seconds)
        return bucket

    def forget_full(self) -> None:
        """Check the clients known longest, and forget those with full buckets."""
        for _ in range(min(LOOKS, len(self.buckets))):
            who, bucket = self.buckets.popitem(last=False)
            # Only a full bucket is forgotten, because a new one would be the same. Forgetting the
            # oldest let 10,001 addresses in rotation reset every bucket (decision 34).
            if not bucket.is_full:
                self.buckets[who] = bucket

    def take(self, who: str, cost: float = 1.0) -> bool:
        return not self.most or self.find(who).take(cost)

    def check(self, who: str, cost: float = 1.0) -> None:
        """Take this much, or raise TooMany."""
        if not self.take(who, cost):
            raise TooMany


class Layers:
    """The allowances of an address, of its network and of everyone; a request takes from all."""

    def __init__(self, most: float, seconds: float, settings: Settings) -> None:
        self.most = most
        self.addresses = Buckets(most, seconds)
        self.networks = Buckets(most * settings.addresses_per_network, seconds)
        self.everyone = Bucket(most * settings.addresses_per_server, seconds)

    def find(self, client: str) -> tuple[Bucket, Bucket, Bucket]:
        network = network_of(client)
        return self.addresses.find(client), self.networks.find(network), self.everyone

    def take(self, client: str, cost: float = 1.0) -> bool:
        """Take this much from each layer; return false, taking nothing, if one has too little."""
        if not self.most:
            return True
        buckets = self.find(client)
        heavy = False
        for bucket in buckets:
            # Half of each wider budget is kept for clients that have at least half of their own
            # left, or one client could shut out the others (decision 34).
            if not bucket.has(cost, RESERVED * bucket.most if heavy else 0.0):
                return False
            heavy = heavy or bucket.is_low
        for bucket in buckets:
            bucket.left -= cost if bucket.most else 0.0
        return True

    def refund(self, client: str, cost: float = 1.0) -> None:
        """Give this much back to each layer."""
        for bucket in self.find(client):
            bucket.refund(cost)

    def check(self, client: str, cost: float = 1.0) -> None:
        """Take this much, or raise TooMany."""
        if not self.take(client, cost):
            raise TooMany

    @contextmanager
    def charge(self, client: str) -> Iterator[None]:
        """Charge the client for one attempt, or raise TooMany; a failed attempt costs nothing."""
        self.check(client)
        try:
            yield
        except BaseException:
            self.refund(client)
            raise


def burst_of(most: int) -> float:
    return max(most * BURST / 60, MIN_BURST) if most else 0


def buckets_per_minute(most: int) -> Buckets:
    burst = burst_of(most)
    return Buckets(burst, 60 * burst / most if most else 1)


class Limits:
    """Every limit of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.requests = self.layers_per_minute(settings.requests_per_minute)
        self.files = self.layers_per_minute(settings.files_per_minute)
        self.probes = self.layers_per_minute(settings.files_per_minute)
        self.tables = Layers(settings.tables_per_hour, HOUR, settings)
        self.bot_tables = Layers(settings.bot_tables_per_hour, HOUR, settings)
        self.lessons = Layers(settings.lessons_per_hour, HOUR, settings)
        self.joins = Layers(settings.joins_per_hour, HOUR, settings)
        self.channels = Layers(settings.channels_per_hour, HOUR, settings)
        self.sign_ins = Layers(settings.sign_ins_per_hour, HOUR, settings)
        self.previews = self.layers_per_minute(settings.previews_per_minute)
        self.seat_previews = buckets_per_minute(settings.previews_per_minute // SEAT_DIVISOR)
        self.seats = Buckets(settings.messages, SECONDS)
        self.places = Places(settings)

    def layers_per_minute(self, most: int) -> Layers:
        burst = burst_of(most)
        return Layers(burst, 60 * burst / most if most else 1, self.settings)


def client_of(scope: Mapping[str, object]) -> str:
    """Return the address that this request counts for."""
    client = cast(tuple[str, int] | None, scope.get("client"))
    return neighbourhood(client[0]) if client else ""
