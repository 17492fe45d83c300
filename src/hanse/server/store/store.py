"""The store of matches in PostgreSQL. One statement writes a move, and its result is committed."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Self

import asyncpg
from msgspec import convert, json

from hanse.core.records.record import Entry
from hanse.core.setup import Setup
from hanse.core.wire import encode
from hanse.match.clock import Outage, Pace
from hanse.server.store import statements
from hanse.server.store.account_rows import AccountRows
from hanse.server.store.channel_rows import ChannelRows
from hanse.server.store.database import Pool, convert_errors, open_pool
from hanse.server.store.due_work import DueWork, due_values
from hanse.server.store.listing import TableRows
from hanse.server.store.mail_rows import MailRows
from hanse.server.store.move_writer import MoveWriter
from hanse.server.store.packed import unpack
from hanse.server.store.session_rows import SessionRows, change_link
from hanse.server.store.session_statements import LOCK
from hanse.server.store.timelines import Timelines
from hanse.tables.store.errors import Conflict, DiskFull, Repeated
from hanse.tables.store.protocol import (
    CLOCK_STEP,
    KEPT_DAYS,
    MAX_BEAT_GAP,
    MAX_FOLLOWED,
    MAX_LINES,
    NO_STANDING,
)
from hanse.tables.store.rows import (
    ChatRow,
    ConfirmedCommand,
    Due,
    Mark,
    MatchRow,
    NewLink,
    Progress,
    SeatRow,
    Stamp,
    Standing,
)

CLOSING = 3.0


class Store:
    """The database, through a pool of connections."""

    def __init__(self, pool: Pool, writer: MoveWriter) -> None:
        self.pool = pool
        self.writer = writer
        self.due_work = DueWork(self.rows)
        self.sessions = SessionRows(pool)
        self.listing = TableRows(self.rows)
        self.channels = ChannelRows(pool)
        self.mails = MailRows(pool)
        self.accounts = AccountRows(pool)
        self.has_room = True
        """Whether the disk has more room than the database itself needs."""

    @classmethod
    async def open(cls, url: str, size: int, together: int = 0) -> Self:
        """Open the store; `together` is the number of moves that may share a commit."""
        timelines = Timelines()
        pool = await open_pool(url, size, timelines)
        return cls(pool, MoveWriter(pool, size, together, timelines))

    async def close(self) -> None:
        """Close gracefully if possible, but do not wait long."""
        try:
            async with asyncio.timeout(CLOSING):
                await self.writer.close()
                await self.pool.close()
        except TimeoutError:
            self.pool.terminate()

    def check_room(self) -> None:
        """Raise DiskFull when the disk is nearly full: a database without any space stops."""
        if not self.has_room:
            raise DiskFull("the disk is nearly full")

    async def beat(self, *, serving: bool) -> tuple[float, int]:
        """Record a beat if players are served; return database time and the last outage number."""
        parameters = (MAX_BEAT_GAP, CLOCK_STEP) if serving else ()
        rows = await self.rows(statements.BEAT if serving else statements.LISTEN, *parameters)
        return float(rows[0]["now"]), int(rows[0]["outages"])

    async def write_file(self) -> None:
        """Let the database write a file and drop it; raise DiskFull if its disk has no room."""
        with convert_errors():
            try:
                await self.pool.execute(statements.WRITE_FILE)
            except asyncpg.ConfigurationLimitExceededError:
                return  # a limit on temporary files: this says nothing of the disk

    async def outages(self) -> list[Outage]:
        return [Outage(*row) for row in await self.rows(statements.OUTAGES)]

    async def set_aside(self, match: str, code: str) -> bool:
        """Set aside a match that this version cannot play. Return false if it already was."""
        return bool(await self.value(statements.SET_ASIDE, match, code))

    async def value(self, statement: str, *values: object) -> object:
        with convert_errors():
            return await self.pool.fetchval(statement, *values)

    async def rows(self, statement: str, *values: object) -> "list[asyncpg.Record]":
        with convert_errors():
            return await self.pool.fetch(statement, *values)

    async def create(self, row: MatchRow, due: Due | None = None) -> None:
        """Store a new table; if every seat is taken already, its game has begun."""
        self.check_room()
        await self.value(statements.CREATE, *match_values(row, due))

    async def follow(self, old: MatchRow, row: MatchRow) -> bool:
        """Store the table that follows an old one; return false if there is one already."""
        self.check_room()
        values = (*match_values(row, None), old.id, old.links)
        return bool(await self.value(statements.FOLLOW, *values))

    async def find(self, match: str) -> MatchRow | None:
        found = await self.rows(statements.FIND, match)
        return match_row(found[0]) if found else None

    async def find_by_code(self, code: str) -> str:
        """Return the id of the table that has not begun and has this code; empty for none."""
        return str(await self.value(statements.FIND_BY_CODE, code) or "")

    async def reseat(self, match: str, change: Callable[[MatchRow], None]) -> MatchRow | None:
        """Change the people of a table under its lock; an error in `change` undoes it."""
        self.check_room()
        with convert_errors():
            async with self.pool.acquire() as connection, connection.transaction():
                found = await connection.fetch(f"{statements.FIND} FOR UPDATE", match)
                if not found:
                    return None
                row = match_row(found[0])
                change(row)
                seats = encode(row.seats).decode()
                await connection.execute(statements.RESEAT, match, seats, row.host, row.invite)
                return row

    async def close_table(self, match: str, host: str, closed: bool) -> bool:
        """Close the table to watchers, or reopen it; return false if `host` is not its host."""
        return bool(await self.value(statements.CLOSE, match, host, closed))

    async def change_link(self, match: str, link: NewLink) -> list[str]:
        """Let a new secret open a seat here and at the tables that followed; return these."""
        self.check_room()
        changed: list[str] = []
        with convert_errors():
            async with self.pool.acquire() as connection, connection.transaction():
                await connection.execute(LOCK, link.session, KEPT_DAYS)
                while match and len(changed) < MAX_FOLLOWED:
                    after = await change_link(connection, match, link)
                    changed += [match] if after is not None else []
                    match = after or ""
        return changed

    async def give_nonce(self, match: str, seat: int, secret: str, nonce: str) -> bool:
        """Store the nonce of the player in this seat; return false if there is one already."""
        return bool(await self.value(statements.GIVE_NONCE, match, seat, secret, nonce))

    async def begin(self, row: MatchRow, due: Due | None, standing: Standing = NO_STANDING) -> bool:
        """Begin the game and store its setup's draws; return false if it began or nonces differ."""
        self.check_room()
        start = encode(row.start).decode()
        nonces = [seat.nonce for seat in row.seats]
        after = due_after(row, due)
        parameters = (row.digest, nonces, row.revision, encode(standing).decode())
        values = (row.id, start, *after, *parameters)
        return bool(await self.value(statements.BEGIN, *values))

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
        """Append an entry in one statement: fence on the version, insert, set the next due work.

        The database sets the time; `entry.at` is the earliest possible time. A person's entry also
        sets the address that the match counts for from now on.
        """
        self.check_room()
        values = (
            row.id, row.version, row.shard, entry.ply, entry.seat, entry.question,
            entry.move.decode(), encode(entry.draws).decode(), entry.command, entry.at,
            *due_values(due), over, digest,
            None if standing is None else encode(standing).decode(), counts_for,
        )  # fmt: skip
        try:
            with convert_errors():
                written = await self.writer.write(values)
        except asyncpg.UniqueViolationError as wrong:
            raise Repeated from wrong
        if not written:
            raise Conflict
        return Stamp(written["at"], written["outages"])

    async def missing_commands(
        self, confirmed: Sequence[ConfirmedCommand]
    ) -> list[ConfirmedCommand]:
        """Return the commands that are not stored."""
        columns = [list(column) for column in zip(*confirmed, strict=True)]
        rows = await self.rows(statements.MISSING_COMMANDS, *columns) if columns else []
        return [ConfirmedCommand(*row) for row in rows]

    async def progress(self, match: str) -> Progress:
        """Return the progress of a match; that of an empty one if there is none."""
        rows = await self.rows(statements.PROGRESS, match)
        return Progress(*rows[0].values()) if rows else Progress()

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        """Return the entries from this number on, including those of an archived match."""
        rows = await self.rows(statements.ENTRIES, match, since)
        if rows:
            return [entry_row(row) for row in rows]
        packed = await self.value(statements.ARCHIVED, match)
        return unpack(packed)[since:] if isinstance(packed, bytes) else []

    async def marks(self, matches: list[str]) -> dict[str, Mark]:
        """Return the progress of these matches."""
        rows = await self.rows(statements.MARKS, matches)
        return {row["id"]: Mark(*(row[one] for one in Mark.__struct_fields__)) for row in rows}

    async def say(self, row: MatchRow, seat: int, words: str) -> ChatRow:
        self.check_room()
        while True:
            try:
                said = await self.rows(statements.SAY, row.id, row.shard, seat, words, MAX_LINES)
            except asyncpg.UniqueViolationError:
                continue
            return ChatRow(**said[0])

    async def chat(self, match: str, since: int = 0) -> list[ChatRow]:
        """Return the last chat lines after the number `since`, the newest last."""
        rows = await self.rows(statements.CHAT, match, since, MAX_LINES)
        return [ChatRow(**row) for row in reversed(rows)]


def due_after(row: MatchRow, due: Due | None) -> tuple[float | None, str | None]:
    """Return the due time in seconds after the beginning of the game, and the kind of work."""
    return (due.at - row.began, due.kind) if due else (None, None)


def match_values(row: MatchRow, due: Due | None) -> tuple[object, ...]:
    start = encode(row.start).decode() if row.has_started else None
    return (
        row.id, row.shard, encode(row.setup).decode(), encode(row.seats).decode(),
        encode(row.pace).decode(), row.seed, start, row.has_started, *due_after(row, due),
        row.position.decode() or None, row.host, row.invite, row.closed, row.revision, row.digest,
        row.stand_in, row.counts_for,
    )  # fmt: skip


def match_row(row: "asyncpg.Record") -> MatchRow:
    start, began = row["start"], row["started_at"]
    return MatchRow(
        row["id"],
        json.decode(row["setup"], type=Setup),
        json.decode(row["seats"], type=list[SeatRow]),
        convert(json.decode(row["pace"]), Pace),
        row["seed"],
        json.decode(start, type=tuple[tuple[int, int], ...]) if start else None,
        row["version"],
        row["finished_at"] is not None,
        began.timestamp() if began else 0.0,
        (row["position"] or "").encode(),
        row["successor"] or "",
        row.get("host", ""),  # here and below: `hanse check` also reads an older database
        row.get("invite", ""),
        row.get("closed", False),
        row.get("outages", 0),
        row.get("revision", 1),
        row.get("digest", ""),
        row.get("set_aside", ""),
        row.get("stand_in", ""),
        links=row.get("links", 0),
    )


def entry_row(row: "asyncpg.Record") -> Entry:
    draws = json.decode(row["draws"], type=tuple[tuple[int, int], ...])
    move = row["move"].encode()
    return Entry(
        row["ply"], row["seat"], row["question"], move, draws, row["command"], row["at"],
        row.get("outages", 0),
    )  # fmt: skip
