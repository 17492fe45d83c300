"""Places for open sockets and streams: of an address, of its network, and in total."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from hanse.server.addresses import network_of
from hanse.server.config import Settings

KEPT = 16
"""One place in this many is reserved for addresses and networks that hold few places."""


class OpenCounts:
    """Counts of open connections, or of other things in use, per address and per network."""

    def __init__(self, an_address: int, a_network: int) -> None:
        self.an_address = an_address
        self.a_network = a_network
        self.addresses: Counter[str] = Counter()
        self.networks: Counter[str] = Counter()
        self.total = 0

    def enter(self, who: str) -> None:
        self.addresses[who] += 1
        self.networks[network_of(who)] += 1
        self.total += 1

    def leave(self, who: str) -> None:
        self.total -= 1
        for counts, name in ((self.addresses, who), (self.networks, network_of(who))):
            counts[name] -= 1
            if not counts[name]:
                del counts[name]

    def exceeds(self, who: str, part: float = 1.0) -> bool:
        """Return whether this address or its network uses this part of its allowance, or more."""
        address, network = self.addresses[who], self.networks[network_of(who)]
        return bool(
            (self.an_address and address >= part * self.an_address)
            or (self.a_network and network >= part * self.a_network)
        )

    def is_full_for(self, who: str, most: int) -> bool:
        """Return whether all places open to this address are taken.

        Some places are reserved for addresses and networks that hold few.
        """
        kept = most // KEPT if self.exceeds(who, 1 / KEPT) else 0
        return self.total >= most - kept


class Places:
    """The sockets and streams that are open."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.max_sockets
        each = settings.sockets_per_address
        self.open = OpenCounts(each, each * settings.addresses_per_network)

    def refusal(self, who: str) -> str:
        """Return the code of the reason for refusing one more; empty if there is none."""
        if self.open.exceeds(who):
            return "too_many"
        return "try_again" if self.open.is_full_for(who, self.most) else ""

    @contextmanager
    def hold_place(self, who: str) -> Iterator[None]:
        self.open.enter(who)
        try:
            yield
        finally:
            self.open.leave(who)
