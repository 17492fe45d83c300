"""The interface of a store; PostgreSQL implements it on a server, memory anywhere."""

from collections.abc import Callable, Sequence
from typing import Protocol

from hanse.core.records.record import Entry
from hanse.match.clock import Outage
from hanse.tables.store.rows import (
    ChatRow,
    ConfirmedCommand,
    Due,
    DueMatch,
    ListedTable,
    Mark,
    MatchRow,
    NewLink,
    Progress,
    SeatDevice,
    SessionSeat,
    Stamp,
    Standing,
    TakenWork,
)

MAX_FOLLOWED = 50
"""The number of rematches at which a new link to a seat takes effect."""
MAX_DEVICES = 20
"""The number of browsers that are noted for a seat."""
MAX_LINES = 200
"""The number of chat lines that a match keeps and shows to newcomers."""
LEASE = 2.0
"""Seconds after which unfinished due work is due again."""
MAX_BEAT_GAP = 5.0
"""Seconds without a beat that count as an outage."""
CLOCK_STEP = 1.0
"""The maximum seconds by which the store's clock may go back."""
KEPT_DAYS = 400
"""Days after which an unused session is forgotten. No browser keeps a cookie for longer."""
STRAGGLER_SECONDS = 60.0
"""Seconds for which requests with an old token may still arrive."""
NO_STANDING = Standing()
"""Summary of a match before its first entry."""


class DueWork(Protocol):
    """Due work of matches, and the addresses that it counts for."""

    async def due_matches(self, code: str) -> list[DueMatch]:
        """Return due matches, some for each address, except those set aside under this code."""

    async def take(self, chosen: Sequence[DueMatch]) -> list[TakenWork]:
        """Take this work, so that no other worker gets it before the lease ends."""

    async def set_due(self, row: MatchRow, due: Due | None) -> None:
        """Correct the due work of a match, unless the match has changed since `row`."""

    async def pause(self) -> None:
        """Pause due tables of bots alone that nobody watches."""

    async def watch(self, matches: Sequence[str], seconds: float) -> dict[str, bool]:
        """Note that these matches are watched for this time, and resume paused ones.

        Return the matches that are running, each with whether it was paused until now.
        """


class SessionSeats(Protocol):
    """Seats of browsers, which are known by the hashes of their tokens."""

    async def find(self, session: str, match: str) -> SessionSeat | None:
        """Return a browser's seat at a match; None if the browser is unknown."""

    async def add(self, old: str, new: str, match: str, secret: str, most: int = 0) -> bool:
        """Give a browser a seat and a new token; return false if it keeps the token it has.

        With `most`, the new token opens at most that many seats, those of unfinished games first.
        """

    async def note_device(self, session: str, match: str, device: str) -> bool:
        """Note that a browser opened its seat; return whether others had opened it before."""

    async def devices(self, session: str, match: str, secret: str) -> list[SeatDevice]:
        """Return the browsers in which a seat was opened, the latest first."""

    async def device_counts(self, match: str) -> dict[str, int]:
        """Return the number of browsers of each seat, by the hash of its secret."""

    async def count_open(self, session: str, besides: str) -> int:
        """Return the number of a browser's seats in unfinished games, except at one match."""

    async def confirm(self, session: str) -> None:
        """Confirm that a token is used: end the previous one, and take back the seats on loan."""


class TableListing(Protocol):
    """Lists of tables, made without replaying any game."""

    async def tables_of_session(self, session: str, most: int) -> list[ListedTable]:
        """Return the tables at which a browser has a seat, the newest first."""

    async def all_tables(self, *, finished: bool, most: int) -> list[ListedTable]:
        """Return up to `most` tables, the newest first; finished ones only with `finished`."""


class Store(Protocol):
    """A store of matches and their entries. Its methods return only committed results."""

    has_room: bool
    """Whether the disk has room; if it has none, the store writes nothing."""

    @property
    def due_work(self) -> DueWork: ...
    @property
    def sessions(self) -> SessionSeats: ...
    @property
    def listing(self) -> TableListing: ...

    async def beat(self, *, serving: bool) -> tuple[float, int]:
        """Write a beat if `serving`; return the store's time and the last outage's number."""

    async def write_file(self) -> None:
        """Write a new file, to test the disk; raise DiskFull if it has no room."""

    async def outages(self) -> list[Outage]:
        """Return every outage, the oldest first."""

    async def create(self, row: MatchRow, due: Due | None = None) -> None:
        """Store a new table; if every seat is taken already, its game has begun."""

    async def follow(self, old: MatchRow, row: MatchRow) -> bool:
        """Store the next table after an old one; return whether it was stored.

        It is not if the old one already has one, or if links to its seats were replaced meanwhile.
        """

    async def find(self, match: str) -> MatchRow | None:
        """Return a table's row; None if there is no such table."""

    async def find_by_code(self, code: str) -> str:
        """Return the id of the table that has not begun and has this code; empty for none."""

    async def reseat(self, match: str, change: Callable[[MatchRow], None]) -> MatchRow | None:
        """Change the seats and the host of a table, one writer at a time.

        An error in `change` leaves both unchanged.
        """

    async def close_table(self, match: str, host: str, closed: bool) -> bool:
        """Close a table to watchers or reopen it; return whether `host` is its host."""

    async def change_link(self, match: str, link: NewLink) -> list[str]:
        """Let a new secret open a seat at this table and at those that followed it.

        The old secret opens nothing from then on, whatever browsers have it. Return the tables that
        changed.
        """

    async def give_nonce(self, match: str, seat: int, secret: str, nonce: str) -> bool:
        """Store the first nonce of the player in this seat; return whether it was stored."""

    async def begin(self, row: MatchRow, due: Due | None, standing: Standing = NO_STANDING) -> bool:
        """Begin the game, once, and store the draws of its setup; return whether it did."""

    async def append(
        self,
        row: MatchRow,
        entry: Entry,
        due: Due | None,
        over: bool,
        *,
        digest: str = "",
        standing: Standing | None = NO_STANDING,
        counts_for: str = "",
    ) -> Stamp:
        """Write an entry and return its stamp; raise Conflict at another version, or Repeated.

        `entry.at` is the earliest time that the entry may get. Without a `standing`, the stored one
        remains.
        """

    async def missing_commands(
        self, confirmed: Sequence[ConfirmedCommand]
    ) -> list[ConfirmedCommand]:
        """Return those of these commands that are not stored."""

    async def set_aside(self, match: str, code: str) -> bool:
        """Set aside a match that this version cannot play; return whether that was new."""

    async def progress(self, match: str) -> Progress:
        """Return the progress of a match; that of an empty one if there is none."""

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        """Return the entries after the first `since` ones."""

    async def marks(self, matches: list[str]) -> dict[str, Mark]:
        """Return the progress of these matches."""

    async def say(self, row: MatchRow, seat: int, words: str) -> ChatRow:
        """Store a line of chat and return its row."""

    async def chat(self, match: str, since: int = 0) -> list[ChatRow]:
        """Return the last lines after this number, the newest last."""
