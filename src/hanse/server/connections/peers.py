"""Open connections per address, counted before any request is read."""

from collections.abc import Iterator

from hanse.server.addresses import AllowedAddresses, neighbourhood, plain_address
from hanse.server.config import Settings
from hanse.server.limits.places import OpenCounts
from hanse.server.operations.open_files import OTHER_FILES

PIECE = 2048
"""Bytes that are read between two checks of the allowance."""
type Peer = tuple[str, int] | None


class Peers:
    """Counters of open connections: by address, by network, and in total.

    Trusted proxies are not counted, and may have any number of connections.
    """

    def __init__(self, settings: Settings) -> None:
        each = settings.connections_per_address
        self.most = settings.max_sockets + OTHER_FILES // 2
        """The share of open files for connections; the rest is for the database and the bots."""
        self.trusted = AllowedAddresses(settings.trusted_proxies)
        self.open = OpenCounts(each, each * settings.addresses_per_network)

    def enter(self, peer: Peer) -> bool:
        """Count one more connection; return false if it is one too many."""
        if not peer or self.trusted.is_allowed(peer[0]):
            return True
        who = neighbourhood(peer[0])
        refused = self.open.exceeds(who) or self.open.is_full_for(who, self.most)
        self.open.enter(who)
        return not refused

    def leave(self, peer: Peer) -> None:
        if peer and not self.trusted.is_allowed(peer[0]):
            self.open.leave(neighbourhood(peer[0]))


def plain_peer(peer: Peer) -> Peer:
    """Return the address in its usual spelling, for comparison with proxies' addresses."""
    return (plain_address(peer[0]), peer[1]) if peer else None


def pieces(data: bytes) -> Iterator[bytes]:
    return (data[at : at + PIECE] for at in range(0, len(data), PIECE))
