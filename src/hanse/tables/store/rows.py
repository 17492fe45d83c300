"""Rows of a store, as structs."""

from typing import NamedTuple

from msgspec import Struct

from hanse.core.records.record import Entry
from hanse.core.setup import Setup
from hanse.match.clock import Pace

SHARDS = 64
TOO_FAR = 0.05
"""Seconds by which the time of what is due may differ from what it was expected to be."""


def shard_of(match: str) -> int:
    """Return the logical shard of a match."""
    return sum(match.encode()) % SHARDS


class SeatRow(Struct, omit_defaults=True):
    """A seat: empty, a person (known by the hash of a secret) or a bot.

    A seat that is `kept` waits for the person whose secret opens it.
    """

    name: str = ""
    bot: str = ""
    secret: str = ""
    nonce: str = ""
    kept: bool = False

    @property
    def taken(self) -> bool:
        return bool(self.bot or self.secret) and not self.kept

    @property
    def open(self) -> bool:
        """May anybody sit down here?"""
        return not self.bot and not self.secret


class MatchRow(Struct):
    """A match: what was agreed, who plays, and how far it is. Its game is made from its entries.

    It begins with a new game, or from a position; `began` is when, in seconds since the epoch.
    `host` is the hash of the secret of whoever may free seats and close the table to watchers.
    `stand_in` is the bot that plays on for whoever gives up; without one, the game answers.
    `counts_for` is the hashed address that a new match counts for; later the store alone knows it.
    """

    id: str
    setup: Setup
    seats: list[SeatRow]
    pace: Pace
    seed: bytes
    start: tuple[tuple[int, int], ...] | None = None
    version: int = 0
    finished: bool = False
    began: float = 0.0
    position: bytes = b""
    successor: str = ""
    host: str = ""
    invite: str = ""
    closed: bool = False
    outages: int = 0
    revision: int = 1
    digest: str = ""
    set_aside: str = ""
    stand_in: str = ""
    counts_for: str = ""

    @property
    def started(self) -> bool:
        return self.start is not None

    @property
    def ready(self) -> bool:
        """Does everybody sit there, and has every person given a nonce?"""
        return all(seat.bot or (seat.taken and seat.nonce) for seat in self.seats)

    @property
    def shard(self) -> int:
        """The logical shard: fixed for ever, wherever it lies."""
        return shard_of(self.id)


class Ended(Struct, frozen=True):
    """Result of a game."""

    by: str
    winners: tuple[int, ...]
    points: tuple[int, ...]


class Standing(Struct, frozen=True, omit_defaults=True):
    """Summary of a match that everyone may know, for lists: written with each entry.

    `deadlines` are of those who are `asked`, in the same order; `outages` had been counted by then.
    """

    round: int = 0
    asked: tuple[int, ...] = ()
    deadlines: tuple[float | None, ...] = ()
    stand_ins: tuple[int, ...] = ()
    ended: Ended | None = None
    outages: int = 0
    at: float = 0.0


class ChatRow(Struct, frozen=True):
    """Something said beside the game; its number counts the lines of the match."""

    number: int
    seat: int
    words: str
    at: float


class Due(Struct, frozen=True):
    """The next due work of a match, and its time (seconds since the epoch).

    Its kind is `time` (somebody's time is up), `reply` (a bot was spoken to), `bot` (a bot's turn),
    or `alone` (a bot's turn or reply at a table where no person holds a seat).
    """

    at: float
    kind: str

    def must_replace(self, expected: "Due") -> bool:
        """Say whether it must be written down anew; a clock may run out later than expected."""
        later = self.at - expected.at
        # A clock that runs out later is not written down anew: the update would change an index,
        # and a timed move wrote up to 1.49 times the log of an untimed one, now 1.03 to 1.10 times.
        return later < -TOO_FAR if self.kind == "time" else abs(later) > TOO_FAR


class Waiting(Struct, frozen=True):
    """A match in which something is due, before anybody has taken it.

    `address` is the hashed address that the match counts for, after the hash of its network and a
    slash, or the match itself where none is known. `total` is how many matches wait for the same
    kind of work.
    """

    id: str
    kind: str
    address: str
    watched: bool
    since: float
    total: int = 1

    @property
    def path(self) -> tuple[str, str, str]:
        """For whom this waits: a network, an address in it, a table."""
        return self.address.partition("/")[0], self.address, self.id

    @property
    def urgent(self) -> bool:
        """Return whether this waits for no bot."""
        return self.kind in ("time", "reply")

    @property
    def alone(self) -> bool:
        """Return whether no person holds a seat there."""
        return self.kind == "alone"

    @property
    def has_company(self) -> bool:
        """Return whether people hold seats there and someone watches."""
        return self.watched and not self.alone


class Taken(Struct, frozen=True):
    """Due work that was taken, with the database's time and what it knows of outages.

    `served`: a server beats, so that those whose time is up could have answered.
    """

    id: str
    version: int
    now: float
    outages: int
    served: bool
    kind: str = "bot"
    late: float = 0.0


class Stamp(Struct, frozen=True):
    """Database time of an entry, and the number of outages by then."""

    at: float
    outages: int


class Mark(Struct, frozen=True):
    """Progress of a match, to compare with a copy in memory."""

    version: int
    chat: int
    successor: str
    closed: bool = False


class Confirmed(NamedTuple):
    """A command that somebody was told to be stored."""

    match: str
    seat: int
    command: str


class SessionSeat(Struct, frozen=True):
    """A browser's place at a match: the hash of its seat's secret, empty for none.

    `lent`: until its new token is used. `unused`: this token is new. `renewed`: its cookie may be
    kept for longer from now on.
    """

    secret: str
    lent: bool
    unused: bool
    renewed: bool


class ListedTable(Struct, frozen=True):
    """A table in a list; `secret` is the hash that opens the seat of whoever asks."""

    id: str
    setup: Setup
    seats: list[SeatRow]
    standing: Standing
    started: bool
    finished: bool
    secret: str = ""


__all__ = [
    "SHARDS", "ChatRow", "Confirmed", "Due", "Ended", "Entry", "ListedTable", "Mark", "MatchRow",
    "SeatRow", "SessionSeat", "Stamp", "Standing", "Taken", "Waiting", "shard_of",
]  # fmt: skip
