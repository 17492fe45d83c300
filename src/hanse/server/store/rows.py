"""What the rows of the database are, as structs."""

from msgspec import Struct

from hanse.core.record import Entry
from hanse.core.setup import Setup
from hanse.match.clock import Pace

SHARDS = 64


class SeatRow(Struct, omit_defaults=True):
    """Who sits there: nobody yet, a person (known by the hash of a secret) or a bot."""

    name: str = ""
    bot: str = ""
    secret: str = ""
    nonce: str = ""

    @property
    def taken(self) -> bool:
        return bool(self.bot or self.secret)


class MatchRow(Struct):
    """A match: what was agreed, who plays, and how far it is. Its game is made from its entries."""

    id: str
    setup: Setup
    seats: list[SeatRow]
    pace: Pace
    seed: bytes
    start: tuple[tuple[int, int], ...] | None = None
    version: int = 0
    finished: bool = False

    @property
    def started(self) -> bool:
        return self.start is not None

    @property
    def shard(self) -> int:
        """The logical shard: fixed for ever, wherever it lies."""
        return sum(self.id.encode()) % SHARDS


class ChatRow(Struct, frozen=True):
    """Something said beside the game."""

    number: int
    seat: int
    words: str
    at: float


class Due(Struct, frozen=True):
    """What is to be done next without anybody asking, and when (seconds since the epoch)."""

    at: float
    kind: str


__all__ = ["SHARDS", "ChatRow", "Due", "Entry", "MatchRow", "SeatRow"]
