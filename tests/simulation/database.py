"""PostgreSQL as far as the store uses it: rows, locks of rows, commits, and a clock.

`test_database_alike.py` compares it with the true one.
"""

import asyncio
import random
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from typing import Any

from asyncpg import UniqueViolationError
from msgspec import Struct

from hanse.server.store import due_statements, statements
from hanse.server.store.store import match_values
from hanse.tables.store.rows import MatchRow
from tests.simulation.loop import Process

EPOCH = 1_800_000_000.0
type Work = Callable[..., Awaitable[list[Row]]]


class Row(dict[str, Any]):
    """A row as asyncpg gives it: by name, or its values in order."""

    def __iter__(self) -> Any:
        return iter(self.values())


class Told(Struct):
    """The values of APPEND."""

    match: str
    version: int
    shard: int
    ply: int
    seat: int
    question: int
    move: str
    draws: str
    command: str
    earliest: float
    due_at: float | None
    due_kind: str | None
    over: bool
    digest: str
    standing: str | None
    counts_for: str


class Database:
    """Each statement is its own transaction; what has been committed stays, whatever happens."""

    def __init__(self, time: Callable[[], float], chance: random.Random, disk: float) -> None:
        self.time = time
        self.chance = chance
        self.disk = disk
        self.jumped = 0.0
        self.process = Process("database")
        self.up = True
        self.resting = False
        """Whether nothing is due any more, so that everything comes to an end."""
        self.committed: dict[str, list[float]] = defaultdict(list)
        self.matches: dict[str, Row] = {}
        self.entries: dict[str, list[Row]] = defaultdict(list)
        self.chats: dict[str, list[Row]] = defaultdict(list)
        self.outages: list[Row] = []
        self.pulse = self.now()
        self.locks: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.work: dict[str, Work] = {
            statements.APPEND: self.append,
            statements.APPEND_MANY: self.append_many,
            statements.BEAT: self.beat,
            statements.LISTEN: self.listen,
            statements.WRITE_FILE: self.write_file,
            statements.OUTAGES: self.tell_outages,
            due_statements.DUE_MATCHES: self.waiting,
            due_statements.TAKE: self.take,
            due_statements.PAUSE: self.pause,
            due_statements.WATCH: self.watch,
            due_statements.SET_DUE: self.set_due,
            statements.FIND: self.find,
            statements.PROGRESS: self.progress,
            statements.ENTRIES: self.tell_entries,
            statements.ARCHIVED: self.archived,
            statements.SAY: self.say,
            statements.CHAT: self.chat,
            statements.MARKS: self.marks,
            statements.SET_ASIDE: self.set_aside,
        }

    def now(self) -> float:
        return EPOCH + self.time() + self.jumped

    def put(self, row: MatchRow, due: tuple[float | None, str | None]) -> None:
        """Store a match that begins now."""
        values = match_values(row, None)
        names = ("id", "shard", "setup", "seats", "pace", "seed", "start")
        later = ("position", "host", "invite", "closed", "revision", "digest", "stand_in",
                 "counts_for")  # fmt: skip
        made = Row(zip(names, values[:7], strict=True))
        made |= dict(zip(later, values[10:18], strict=True))
        began = datetime.fromtimestamp(row.began, UTC)
        made |= {"version": 0, "started_at": began, "finished_at": None, "due_at": due[0]}
        made |= {"due_kind": due[1], "successor": None, "outages": 0, "set_aside": ""}
        made |= {"watched_until": None, "links": 0}
        self.matches[row.id] = Row(made)

    async def commit(self) -> None:
        """It lasts until the disk has it. Whoever is ended before that has done nothing."""
        await asyncio.sleep(self.chance.uniform(0.0, self.disk))

    def fits(self, told: Told) -> bool:
        return bool(self.matches[told.match]["version"] == told.version)

    def check_new(self, told: Told) -> None:
        known = self.entries[told.match]
        if any(one["seat"] == told.seat and one["command"] == told.command for one in known):
            raise UniqueViolationError("entry_match_seat_command_key")

    def write(self, told: Told, now: float) -> Row:
        match = self.matches[told.match]
        match["version"] += 1
        match |= {"due_at": still_due(match, told), "due_kind": told.due_kind}
        match["digest"] = told.digest
        match["counts_for"] = told.counts_for or match["counts_for"]
        match["standing"] = told.standing or match.get("standing")
        match["finished_at"] = now if told.over else None
        self.committed[told.match].append(self.time())
        at, outages = max(told.earliest, now), len(self.outages)
        names = ("ply", "seat", "question", "move", "draws", "command")
        entry = Row({name: getattr(told, name) for name in names})
        self.entries[told.match].append(Row(entry | {"at": at, "outages": outages}))
        return Row(at=at, outages=outages, match=told.match)

    async def append(self, *values: Any) -> list[Row]:
        told, began = Told(*values), self.now()
        async with self.locks[told.match]:
            if not self.fits(told):
                return []
            self.check_new(told)
            at = self.chance.choice((began, self.now()))
            await self.commit()
            return [self.write(told, at)]

    async def append_many(self, *columns: Any) -> list[Row]:
        every = [Told(*values) for values in zip(*columns, strict=True)]
        free = [told for told in every if self.fits(told) and not self.locks[told.match].locked()]
        async with AsyncExitStack() as held:
            for told in free:
                await held.enter_async_context(self.locks[told.match])
            for told in free:
                self.check_new(told)
            at = self.now()
            await self.commit()
            return [self.write(told, at) for told in free]

    async def write_file(self) -> list[Row]:
        """There is always room here."""
        return []

    async def beat(self, missed: float, step: float) -> list[Row]:
        now, before = self.now(), self.pulse
        if now - before > missed or before - now > step:
            number = len(self.outages) + 1
            self.outages.append(Row(number=number, began=before, ended=now))
        if before - now > step:
            for match in self.matches.values():
                match["due_at"] = match["due_at"] and match["due_at"] - (before - now)
        if now > before + step or now < before:
            self.pulse = now
        return await self.listen()

    async def listen(self) -> list[Row]:
        return [Row(now=self.now(), outages=len(self.outages))]

    async def tell_outages(self) -> list[Row]:
        return list(self.outages)

    async def waiting(self, code: str, each: int, missed: float, most: int) -> list[Row]:
        now = self.now()
        served = self.pulse > now - missed
        every = [] if self.resting else self.matches.values()
        due = sorted(
            (one for one in every if is_due(one, now, code, served)), key=lambda one: one["due_at"]
        )
        totals = Counter(one["due_kind"] for one in due)
        places: Counter[tuple[str, str, bool]] = Counter()
        found = []
        for one in due:
            address, watched = one["counts_for"] or one["id"], is_watched(one, now)
            place = places[one["due_kind"], address, watched]
            places[one["due_kind"], address, watched] += 1
            row = Row(id=one["id"], due_kind=one["due_kind"], address=address, watched=watched,
                      since=one["due_at"], total=totals[one["due_kind"]])  # fmt: skip
            found += [(place, row)] if place < each else []
        shown, networks = [], Counter[tuple[str, str, bool]]()
        for _, row in sorted(found, key=lambda one: one[0]):
            network = row["due_kind"], row["address"].partition("/")[0], row["watched"]
            shown.append((networks[network], row["since"], row))
            networks[network] += 1
        return [row for *_, row in sorted(shown, key=lambda one: one[:2])][:most]

    async def take(
        self, lease: float, ids: list[str], kinds: list[str], missed: float
    ) -> list[Row]:
        now, outages = self.now(), len(self.outages)
        served, taken = self.pulse > now - missed, []
        for match, kind in zip(ids, kinds, strict=True):
            one = self.matches[match]
            due = one["due_at"] is not None and one["due_at"] <= now and one["due_kind"] == kind
            if due and not self.locks[match].locked():
                told = {"now": now, "outages": outages, "served": served, "due_kind": kind}
                late = now - one["due_at"]
                taken.append(Row({"id": match, "version": one["version"], **told, "late": late}))
                one["due_at"] = now + lease
        return taken

    async def pause(self, most: int) -> list[Row]:
        now = self.now()
        for one in self.matches.values():
            due = one["due_at"] is not None and one["due_at"] <= now
            unlocked = not self.locks[one["id"]].locked()
            if due and one["due_kind"] == "alone" and not is_watched(one, now) and unlocked:
                one["due_at"] = None
        return []

    async def watch(self, matches: list[str], seconds: float) -> list[Row]:
        now, found = self.now(), []
        for match in matches:
            one = self.matches[match]
            if one["finished_at"] is None and not self.locks[match].locked():
                paused = one["due_kind"] == "alone" and one["due_at"] is None
                one |= {"watched_until": now + seconds, "due_at": now if paused else one["due_at"]}
                found.append(Row(id=match, resumed=paused))
        return found

    async def set_due(self, match: str, version: int, at: float | None, kind: str) -> list[Row]:
        async with self.locks[match]:
            if self.matches[match]["version"] == version:
                await self.commit()
                self.matches[match] |= {"due_at": at, "due_kind": kind}
        return []

    async def find(self, match: str) -> list[Row]:
        return [Row(self.matches[match])] if match in self.matches else []

    async def progress(self, match: str) -> list[Row]:
        return [Row({name: row[name] for name in ("version", "closed", "links")})
                for row in await self.find(match)]  # fmt: skip

    async def tell_entries(self, match: str, since: int) -> list[Row]:
        return self.entries[match][since:]

    async def archived(self, match: str) -> list[Row]:
        return []

    async def say(self, match: str, shard: int, seat: int, words: str, most: int) -> list[Row]:
        number = self.last_line(match) + 1
        await self.commit()
        if self.last_line(match) >= number:
            raise UniqueViolationError("chat_pkey")
        self.chats[match].append(Row(number=number, seat=seat, words=words, at=self.now()))
        del self.chats[match][:-most]
        return self.chats[match][-1:]

    def last_line(self, match: str) -> int:
        return int(self.chats[match][-1]["number"]) if self.chats[match] else 0

    async def chat(self, match: str, since: int, most: int) -> list[Row]:
        lines = [line for line in self.chats[match] if line["number"] > since]
        return list(reversed(lines))[:most]

    async def marks(self, matches: list[str]) -> list[Row]:
        return [
            Row(id=one, version=self.matches[one]["version"], successor="", closed=False, links=0,
                chat=self.last_line(one))
            for one in matches if one in self.matches
        ]  # fmt: skip

    async def set_aside(self, match: str, code: str) -> list[Row]:
        known = self.matches[match]["set_aside"] == code
        self.matches[match]["set_aside"] = code
        return [] if known else [Row(known=True)]


def still_due(match: Row, told: Told) -> float | None:
    """A clock that runs out later than was thought is left as it is."""
    at, before = told.due_at, match["due_at"]
    timed = told.due_kind == match["due_kind"] == "time"
    return before if timed and before is not None and at is not None and before <= at else at


def is_due(match: Row, now: float, code: str, served: bool) -> bool:
    at = match["due_at"]
    may = match["due_kind"] != "time" or served
    return at is not None and at <= now and match["set_aside"] != code and may


def is_watched(match: Row, now: float) -> bool:
    until = match["watched_until"]
    return until is not None and now < until < now + 120
