"""Open connections per address, counted before any request is read."""

from collections.abc import Iterator

from hanse.server.addresses import AllowedAddresses, neighbourhood, plain_address
from hanse.server.config import Settings
from hanse.server.limits.places import OpenCounts
from hanse.server.operations.open_files import BESIDES

PIECE = 2048
"""Bytes that are read between two checks of the allowance."""
type Peer = tuple[str, int] | None


class Peers:
    """Counters of connections by address, by network, and of all clients but trusted proxies.

    A trusted proxy may have any number.
    """

    def __init__(self, settings: Settings) -> None:
        each = settings.connections_per_address
        self.most = settings.max_sockets + BESIDES // 2
        """The share of open files for connections; the rest is for the database and the bots."""
        self.trusted = AllowedAddresses(settings.trusted_proxies)
        self.open = OpenCounts(each, each * settings.addresses_per_network)

    def enter(self, peer: Peer) -> bool:
        """Count one more; false if that is too many."""
        if not peer or self.trusted.know(peer[0]):
            return True
        who = neighbourhood(peer[0])
        refused = self.open.exceeds(who) or self.open.leaves_none(who, self.most)
        self.open.enter(who)
        return not refused

    def leave(self, peer: Peer) -> None:
        if peer and not self.trusted.know(peer[0]):
            self.open.leave(neighbourhood(peer[0]))


def plain_peer(peer: Peer) -> Peer:
    """Return the address in its usual spelling, for comparison with proxies' addresses."""
    return (plain_address(peer[0]), peer[1]) if peer else None


def pieces(data: bytes) -> Iterator[bytes]:
    return (data[at : at + PIECE] for at in range(0, len(data), PIECE))
