"""How many connections each address has, before anything is known of what it wants."""

from collections import Counter
from collections.abc import Iterator

from hanse.server.addresses import AllowedAddresses, neighbourhood, unmapped
from hanse.server.config import Settings

PIECE = 2048
"""So many bytes are looked at before it is asked again whether that was too much."""
type Peer = tuple[str, int] | None


class Peers:
    """Counts the connections of each address. Trusted proxies have as many as they like."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.connections_an_address
        self.trusted = AllowedAddresses(settings.trusted_proxies)
        self.open: Counter[str] = Counter()

    def enter(self, peer: Peer) -> bool:
        """Count one more; false if that is too many."""
        who = neighbourhood(peer[0]) if peer else ""
        self.open[who] += 1
        if not self.most or not peer or self.trusted.know(peer[0]):
            return True
        return self.open[who] <= self.most

    def leave(self, peer: Peer) -> None:
        who = neighbourhood(peer[0]) if peer else ""
        self.open[who] -= 1
        if not self.open[who]:
            del self.open[who]


def plain_peer(peer: Peer) -> Peer:
    """Return the same, its address in its usual spelling: so it is compared with proxies' too."""
    return (unmapped(peer[0]), peer[1]) if peer else None


def pieces(data: bytes) -> Iterator[bytes]:
    return (data[at : at + PIECE] for at in range(0, len(data), PIECE))
