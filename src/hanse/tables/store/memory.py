"""A store in memory: for tests, and for tables that are played without a database.

No method here waits, so each is one transaction: no other task runs in between.
"""

import time
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from hanse.core.records.record import Entry
from hanse.match.clock import Outage
from hanse.tables.store.errors import Conflict, Repeated
from hanse.tables.store.kept_match import KeptMatch
from hanse.tables.store.memory_due import MemoryDueWork
from hanse.tables.store.memory_sessions import MemoryListing, MemorySessions
from hanse.tables.store.protocol import MAX_FOLLOWED, NO_STANDING
from hanse.tables.store.rows import (
    ChatRow,
    ConfirmedCommand,
    Due,
    Mark,
    MatchRow,
    NewLink,
    Progress,
    Stamp,
    Standing,
)

MAX_COPIED_LINES = 100
"""The number of chat lines that a rematch takes over."""


class MemoryStore:
    """A store with the same data as PostgreSQL, for the lifetime of one process."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.has_room = True
        self.matches: dict[str, KeptMatch] = {}
        self.due_work = MemoryDueWork(self.matches, clock)
        self.sessions = MemorySessions(self.matches, clock)
        self.listing = MemoryListing(self.matches, self.sessions)

    async def beat(self, *, serving: bool) -> tuple[float, int]:
        """Return the time, and 0 for no outages, as the store lives as long as its process."""
        return self.clock(), 0

    async def write_file(self) -> None:
        """Do nothing, because there is no disk that could be full."""

    async def outages(self) -> list[Outage]:
        return []

    async def create(self, row: MatchRow, due: Due | None = None) -> None:
        """Store a new table; if every seat is taken already, its game has begun."""
        now = self.clock()
        kept = self.matches[row.id] = KeptMatch(row)
        kept.row.began = now if row.has_started else 0.0
        kept.set_due_after(row, due, now)

    async def follow(self, old: MatchRow, row: MatchRow) -> bool:
        """Store the next table after an old one, with its last chat lines; return whether it did.

        An old table has only one next table.
        """
        before = self.matches.get(old.id)
        if before is None or before.row.successor or before.row.links != old.links:
            return False
        before.row.successor = row.id
        await self.create(row)
        for line in list(before.chat)[-MAX_COPIED_LINES:]:
            # At the next table everyone moves up one seat, and the first player sits last.
            seat = (line.seat - 1) % len(row.seats)
            self.matches[row.id].say(seat, line.words, line.at)
        return True

    async def find(self, match: str) -> MatchRow | None:
        kept = self.matches.get(match)
        return kept.copied_row() if kept else None

    async def find_by_code(self, code: str) -> str:
        """Return the id of the table that has not begun and has this code; empty for none."""
        rows = [kept.row for kept in self.matches.values() if not kept.row.has_started]
        found = (row.id for row in rows if row.invite == code)
        return next(found, "")

    async def reseat(self, match: str, change: Callable[[MatchRow], None]) -> MatchRow | None:
        """Change the seats and the host of a table; an error in `change` leaves both unchanged."""
        kept = self.matches.get(match)
        if kept is None:
            return None
        row = kept.copied_row()
        change(row)
        if not kept.row.has_started:
            kept.row.seats, kept.row.host, kept.row.invite = row.seats, row.host, row.invite
        return replace(row, seats=list(row.seats))

    async def close_table(self, match: str, host: str, closed: bool) -> bool:
        """Close a table to watchers or reopen it; return whether `host` is its host."""
        kept = self.matches.get(match)
        if kept is None or kept.row.host != host:
            return False
        kept.row.closed = closed
        return True

    async def change_link(self, match: str, link: NewLink) -> list[str]:
        """Let a new secret open a seat here and at the tables that followed; return these."""
        changed: list[str] = []
        while len(changed) < MAX_FOLLOWED:
            kept = self.matches.get(match)
            if not kept or not kept.change_link(link):
                break
            self.sessions.change_link(match, link)
            changed.append(match)
            match = kept.row.successor
        return changed

    async def give_nonce(self, match: str, seat: int, secret: str, nonce: str) -> bool:
        """Store the first nonce of the player in this seat; return whether it was stored."""
        kept = self.matches.get(match)
        who = kept.row.seats[seat] if kept and not kept.row.has_started else None
        if kept is None or who is None or who.secret != secret or who.kept or who.nonce:
            return False
        kept.row.seats[seat] = replace(who, nonce=nonce)
        return True

    async def begin(self, row: MatchRow, due: Due | None, standing: Standing = NO_STANDING) -> bool:
        """Begin the game, once, and store the draws of its setup; return whether it did."""
        kept, now = self.matches.get(row.id), self.clock()
        if kept is None or kept.row.has_started or kept.nonces != [one.nonce for one in row.seats]:
            return False
        kept.row = replace(
            kept.row, start=row.start, began=now, digest=row.digest, revision=row.revision
        )
        kept.standing = standing
        kept.set_due_after(row, due, now)
        return True

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
        """Write an entry and return its stamp; raise Conflict at another version, or Repeated."""
        kept = self.matches.get(row.id)
        if kept is None or kept.row.version != row.version:
            raise Conflict
        if kept.has(entry.seat, entry.command):
            raise Repeated
        now = self.clock()
        kept.append(replace(entry, at=max(entry.at, now), outages=0))
        kept.finished_at = now if over else None
        kept.row.digest, kept.standing = digest, standing or kept.standing
        kept.row.counts_for = counts_for or kept.row.counts_for
        kept.set_due(due)
        return Stamp(kept.entries[-1].at, 0)

    async def missing_commands(
        self, confirmed: Sequence[ConfirmedCommand]
    ) -> list[ConfirmedCommand]:
        """Return those of these commands that are not stored."""
        return [one for one in confirmed if not self.has(one)]

    def has(self, one: ConfirmedCommand) -> bool:
        kept = self.matches.get(one.match)
        return kept is not None and kept.has(one.seat, one.command)

    async def set_aside(self, match: str, code: str) -> bool:
        """Set aside a match that this version cannot play; return whether that was new."""
        kept = self.matches.get(match)
        if kept is None or kept.row.set_aside == code:
            return False
        kept.row.set_aside = code
        return True

    async def progress(self, match: str) -> Progress:
        """Return the progress of a match; that of an empty one if there is none."""
        kept = self.matches.get(match)
        row = kept.row if kept else None
        return Progress(row.version, row.closed, row.links) if row else Progress()

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        """Return the entries after the first `since` ones."""
        return self.matches[match].entries[since:] if match in self.matches else []

    async def marks(self, matches: list[str]) -> dict[str, Mark]:
        """Return the progress of these matches."""
        return {name: self.matches[name].mark for name in matches if name in self.matches}

    async def say(self, row: MatchRow, seat: int, words: str) -> ChatRow:
        """Store a line of chat and return its row."""
        return self.matches[row.id].say(seat, words, self.clock())

    async def chat(self, match: str, since: int = 0) -> list[ChatRow]:
        """Return the last lines after this number, the newest last."""
        lines = self.matches[match].chat if match in self.matches else ()
        return [line for line in lines if line.number > since]
