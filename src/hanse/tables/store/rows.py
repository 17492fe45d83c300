"""Rows of a store, as structs."""

from typing import NamedTuple

from msgspec import Struct

from hanse.core.records.record import Entry
from hanse.core.setup import Setup
from hanse.match.clock import Pace

SHARDS = 64
MAX_DUE_SHIFT = 0.05
"""Seconds by which the time of due work may differ from the expected time."""


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
    def is_taken(self) -> bool:
        return bool(self.bot or self.secret) and not self.kept

    @property
    def is_open(self) -> bool:
        """Return whether anyone may sit down here."""
        return not self.bot and not self.secret


class MatchRow(Struct):
    """A match: its terms, its players, and its progress. Its game is made from its entries.

    The game begins from the start or from `position`; `began` is the time in seconds since 1970.
    `host` is the hash of the secret of the person who can free seats and close the table to
    watchers. `stand_in` is the bot that replaces a player who gives up; without one, the game
    answers. `counts_for` is the hashed address that a new match counts for; afterwards only the
    store knows it. `links` counts
    new links to its seats, and browsers that opened a seat in addition to another.
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
    links: int = 0

    @property
    def has_started(self) -> bool:
        return self.start is not None

    @property
    def is_ready(self) -> bool:
        """Return whether every seat is taken and every person has given a nonce."""
        return all(seat.bot or (seat.is_taken and seat.nonce) for seat in self.seats)

    @property
    def shard(self) -> int:
        """The logical shard, which never changes."""
        return shard_of(self.id)


class Ended(Struct, frozen=True):
    """The result of a game."""

    by: str
    winners: tuple[int, ...]
    points: tuple[int, ...]


class Standing(Struct, frozen=True, omit_defaults=True):
    """A public summary of a match, for lists: written with each entry.

    `deadlines` belong to the seats in `asked`, in the same order. `outages` is the number of
    outages that the deadlines include.
    """

    round: int = 0
    asked: tuple[int, ...] = ()
    deadlines: tuple[float | None, ...] = ()
    stand_ins: tuple[int, ...] = ()
    ended: Ended | None = None
    outages: int = 0
    at: float = 0.0


class ChatRow(Struct, frozen=True):
    """A line of chat; its number counts the lines of the match."""

    number: int
    seat: int
    words: str
    at: float


class Due(Struct, frozen=True):
    """The next due work of a match, and its time (seconds since the epoch).

    Its kind is `time` (a player's time is up), `reply` (an aside to a bot), `bot` (a bot's turn),
    or `alone` (a bot's turn or reply at a table where no person holds a seat).
    """

    at: float
    kind: str

    def must_replace(self, expected: "Due") -> bool:
        """Return whether this differs so much from the expected due work that it must be stored."""
        later = self.at - expected.at
        # A clock that runs out later is not stored again, because the update would change an index:
        # a timed move wrote up to 1.49 times the log of an untimed one, and now 1.03 to 1.10 times.
        return later < -MAX_DUE_SHIFT if self.kind == "time" else abs(later) > MAX_DUE_SHIFT


def network_in(address: str) -> str:
    """Return the hash of the network, with which a hashed address begins."""
    return address.partition("/")[0]


class DueMatch(Struct, frozen=True):
    """A match with due work that no worker has taken yet.

    `address` is the hashed address that the match counts for, after the hash of its network and a
    slash; if it is unknown, the match's id. `total` is the number of matches that wait for the same
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
        """Return the keys of the match for fair turns: its network, its address, its id."""
        return network_in(self.address), self.address, self.id

    @property
    def is_urgent(self) -> bool:
        """Return whether the work goes before bots' turns: a time-out or a reply."""
        return self.kind in ("time", "reply")

    @property
    def has_bots_only(self) -> bool:
        """Return whether no person holds a seat at this table."""
        return self.kind == "alone"

    @property
    def has_company(self) -> bool:
        """Return whether people hold seats at this table and someone watches."""
        return self.watched and not self.has_bots_only


class TakenWork(Struct, frozen=True):
    """Due work that was taken, with the database's time and its outages.

    `served` means that a server is up, so that players whose time is up could have answered.
    """

    id: str
    version: int
    now: float
    outages: int
    served: bool
    kind: str = "bot"
    late: float = 0.0


class Stamp(Struct, frozen=True):
    """The database time of an entry, and the number of outages before it."""

    at: float
    outages: int


class Progress(Struct, frozen=True):
    """The progress of a match: its entries, whether it is closed to watchers, its new links."""

    version: int = 0
    closed: bool = False
    links: int = 0


class Mark(Struct, frozen=True):
    """The progress of a match and its chat, to compare with a copy in memory."""

    version: int
    chat: int
    successor: str
    closed: bool = False
    links: int = 0


class NewLink(Struct, frozen=True):
    """A new secret that opens a seat in place of an old one; all by their hashes.

    The browser of this session keeps the seat; without one, none does. An account keeps the seat
    too, unless it was `given` to another person.
    """

    old: str
    new: str
    session: str
    given: bool = False


class ConfirmedCommand(NamedTuple):
    """A command that was confirmed as stored."""

    match: str
    seat: int
    command: str


class SessionSeat(Struct, frozen=True):
    """A browser's place at a match: the hash of its seat's secret, empty for none.

    `lent` means that the seat is on loan until a new token is used, `unused` that this token has
    not been used before, and `renewed` that the browser may keep its cookie for longer.
    """

    secret: str
    lent: bool
    unused: bool
    renewed: bool


class SeatDevice(Struct, frozen=True):
    """A browser in which a seat was opened: its kind, when, and whether it is the asker's own.

    Its `id` is the same at every table.
    """

    id: str
    device: str
    at: float
    own: bool = False


class ListedTable(Struct, frozen=True):
    """A table in a list; `secret` is the hash that opens the asker's seat."""

    id: str
    setup: Setup
    seats: list[SeatRow]
    standing: Standing
    started: bool
    finished: bool
    secret: str = ""


__all__ = [
    "SHARDS", "ChatRow", "ConfirmedCommand", "Due", "DueMatch", "Ended", "Entry", "ListedTable",
    "Mark", "MatchRow", "NewLink", "Progress", "SeatDevice", "SeatRow", "SessionSeat", "Stamp",
    "Standing", "TakenWork", "shard_of",
]  # fmt: skip
