"""Interface of a store: PostgreSQL on a server, memory anywhere."""

from collections.abc import Callable, Sequence
from typing import Protocol

from hanse.core.records.record import Entry
from hanse.match.clock import Outage
from hanse.tables.store.rows import (
    ChatRow,
    Confirmed,
    Due,
    ListedTable,
    Mark,
    MatchRow,
    NewLink,
    Progress,
    SeatDevice,
    SessionSeat,
    Stamp,
    Standing,
    Taken,
    Waiting,
)

MAX_DEVICES = 20
"""The number of browsers that are noted for a seat."""
MAX_LINES = 200
"""The number of chat lines that are kept, and shown to newcomers."""
LEASE = 2.0
"""Seconds after which unfinished due work is due again."""
MISSED = 5.0
"""Seconds without a beat that are an outage."""
CLOCK_STEP = 1.0
"""Seconds by which the store's clock may go back."""
KEPT_DAYS = 400
"""Days after which an unused session is forgotten. No browser keeps a cookie for longer."""
STRAGGLING = 60.0
"""Seconds in which requests with an old token may still be on their way."""
NOWHERE = Standing()
"""Summary of a match before its first entry."""


class DueWork(Protocol):
    """Due work by match, and the addresses that it counts for."""

    async def due_matches(self, code: str) -> list[Waiting]:
        """Return due matches, some of each address, but none that this code has set aside."""

    async def take(self, chosen: Sequence[Waiting]) -> list[Taken]:
        """Take these; nobody else gets them before the lease is over."""

    async def set_due(self, row: MatchRow, due: Due | None) -> None:
        """Postpone work that turned out not to be due yet, or at all."""

    async def pause(self) -> None:
        """Pause due tables of bots alone that nobody watches."""

    async def watch(self, matches: Sequence[str], seconds: float) -> dict[str, bool]:
        """Note that these are watched for this time.

        Return those that were noted, and whether each was paused until now.
        """


class SessionSeats(Protocol):
    """Seats of browsers, which are known by the hashes of their tokens."""

    async def find(self, session: str, match: str) -> SessionSeat | None:
        """Return a browser's seats at a match; None if the browser is unknown."""

    async def add(self, old: str, new: str, match: str, secret: str, most: int = 0) -> bool:
        """Give a browser a seat under a new token; false if it keeps the one it has.

        With `most`, the new token opens no more seats than that: open ones come first.
        """

    async def note_device(self, session: str, match: str, device: str) -> bool:
        """Note that a browser opened its seat; return whether others had opened it before."""

    async def devices(self, session: str, match: str, secret: str) -> list[SeatDevice]:
        """Return the browsers in which a seat was opened, the latest first."""

    async def device_counts(self, match: str) -> dict[str, int]:
        """Return the number of browsers of each seat, by the hash of its secret."""

    async def count_open(self, session: str, besides: str) -> int:
        """Count a browser's seats in unfinished games, leaving out the one at this match."""

    async def confirm(self, session: str) -> None:
        """Note that a token is used, so that the one before it ends."""


class TableListing(Protocol):
    """Lists of tables, made without replaying any game."""

    async def tables_of_session(self, session: str, most: int) -> list[ListedTable]:
        """Return the tables at which a browser has a seat, the newest first."""

    async def all_tables(self, *, finished: bool, most: int) -> list[ListedTable]:
        """Return every table, the newest first; `finished` ones too."""


class Store(Protocol):
    """A store of matches and their entries. Results of methods have been committed."""

    has_room: bool
    """Whether there is room for more; without it, nothing is written."""

    @property
    def due_work(self) -> DueWork: ...
    @property
    def sessions(self) -> SessionSeats: ...
    @property
    def listing(self) -> TableListing: ...

    async def beat(self, *, serving: bool) -> tuple[float, int]:
        """Beat while players are served; return the store's time and the last outage's number."""

    async def write_file(self) -> None:
        """Raise DiskFull if there is no room for more."""

    async def outages(self) -> list[Outage]:
        """Return every outage, the oldest first."""

    async def create(self, row: MatchRow, due: Due | None = None) -> None:
        """Store a new table; if every seat is taken already, its game has begun."""

    async def follow(self, old: str, row: MatchRow, due: Due | None = None) -> bool:
        """Store a new table after an old one, once: false if there is one already."""

    async def find(self, match: str) -> MatchRow | None:
        """Return a table."""

    async def find_by_code(self, code: str) -> str:
        """Return the id of the table that has not begun and has this code; empty for none."""

    async def reseat(self, match: str, change: Callable[[MatchRow], None]) -> MatchRow | None:
        """Change the people of a table, one writer at a time; an error in `change` undoes it."""

    async def close_table(self, match: str, host: str, closed: bool) -> bool:
        """Close it to watchers, or open it again: false if this is not its host."""

    async def change_link(self, match: str, link: NewLink) -> list[str]:
        """Let a new secret open a seat at this table and at those that followed it.

        The old secret opens nothing from then on, whatever browsers have it. Return the tables that
        changed.
        """

    async def give_nonce(self, match: str, seat: int, secret: str, nonce: str) -> bool:
        """Store the nonce of the player in this seat; false if there is one already."""

    async def begin(self, row: MatchRow, due: Due | None, standing: Standing = NOWHERE) -> bool:
        """Begin the game, once; store the draws of its setup."""

    async def append(
        self,
        row: MatchRow,
        entry: Entry,
        due: Due | None,
        over: bool,
        *,
        digest: str = "",
        standing: Standing | None = NOWHERE,
        counts_for: str = "",
    ) -> Stamp:
        """Write an entry and return its stamp; raise Conflict at another version, or Repeated.

        `entry.at` is the earliest time at which it may have been written. Without a standing the
        old one remains.
        """

    async def missing_commands(self, confirmed: Sequence[Confirmed]) -> list[Confirmed]:
        """Return those of these commands that are not stored."""

    async def set_aside(self, match: str, code: str) -> bool:
        """Set aside a match that this version cannot play. Return false if that was known."""

    async def progress(self, match: str) -> Progress:
        """Return the progress of a match; that of an empty one if there is none."""

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        """Return the entries from this number on."""

    async def marks(self, matches: list[str]) -> dict[str, Mark]:
        """Return the progress of these matches."""

    async def say(self, row: MatchRow, seat: int, words: str) -> ChatRow:
        """Store a line of chat."""

    async def chat(self, match: str, since: int = 0) -> list[ChatRow]:
        """Return the last lines after this number, the newest last."""
