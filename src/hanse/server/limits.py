"""How much one client may ask. A flood hurts only whoever makes it."""

import ipaddress
import time
from collections import OrderedDict, deque

SECONDS = 20.0
MOST_ADDRESSES = 10_000


class Recent:
    """So many messages in so few seconds are too many; for none at all, nothing is."""

    def __init__(self, most: int) -> None:
        self.heard: deque[float] = deque(maxlen=most or None)

    def too_many(self) -> bool:
        now = time.monotonic()
        full = len(self.heard) == self.heard.maxlen and now - self.heard[0] < SECONDS
        self.heard.append(now)
        return full


class Buckets:
    """A bucket for each address that fills again in a minute. Old addresses are forgotten."""

    def __init__(self, a_minute: int) -> None:
        self.a_minute = a_minute
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str, cost: float) -> bool:
        """Is there enough left?"""
        if not self.a_minute:
            return True
        whose, now = neighbourhood(address), time.monotonic()
        left, since = self.buckets.get(whose, (float(self.a_minute), now))
        left = min(self.a_minute, left + (now - since) * self.a_minute / 60)
        enough = left >= cost
        self.buckets[whose] = (left - cost if enough else left, now)
        self.buckets.move_to_end(whose)
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        return enough


class Guests:
    """Addresses and networks that are let in, from a list with commas; a star lets in all."""

    def __init__(self, told: str) -> None:
        names = [name.strip() for name in told.split(",") if name.strip()]
        self.all = "*" in names
        self.networks = [ipaddress.ip_network(name, strict=False) for name in names if name != "*"]

    def know(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return self.all
        return self.all or any(found in network for network in self.networks)


def neighbourhood(address: str) -> str:
    """One machine may have a whole network of the newer addresses."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(ipaddress.ip_network((found, 64), strict=False))
