"""The matches of this process: loaded on demand, changed move by move, in step with the store."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from time import monotonic

from msgspec import MsgspecError
from msgspec.structs import replace

from hanse.core.types import BadRecord, IllegalMove, Move, Seat
from hanse.match.match import GIVEN_FOR, Match, OutOfDate, Played
from hanse.tables.environment import SILENT_ENVIRONMENT, Cause, Environment
from hanse.tables.live.confirmed_moves import ConfirmedCommands
from hanse.tables.live.copies import catch_up, copy_match, digest, expected_clock, rebuild
from hanse.tables.live.database_clock import DatabaseClock
from hanse.tables.live.due import next_due_work
from hanse.tables.live.live import Live
from hanse.tables.live.notifications import NoNotifications, Notifications
from hanse.tables.live.open_sockets import OpenSockets
from hanse.tables.live.table_summary import standing_after
from hanse.tables.live.unreadable_matches import UnreadableMatch, check_openable, set_aside
from hanse.tables.live.unused_matches import unused_matches
from hanse.tables.live.watched_tables import WatchedTables
from hanse.tables.seats.address_hashes import AddressHashes
from hanse.tables.seats.agreements import Choose
from hanse.tables.seats.seating import NoSuchMatch, NotBegun
from hanse.tables.store.errors import Conflict, Repeated, Unavailable
from hanse.tables.store.protocol import Store
from hanse.tables.store.rows import Due, MatchRow

TRIES, MAX_REPLAYED_IN_PLACE = 5, 20
"""Attempts to store a move, and entries that are replayed in place while others wait."""
MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Lobby:
    """The most recently used matches; those that someone watches or plays are always kept."""

    def __init__(
        self,
        store: Store,
        most: int,
        bot_delay: float,
        *,
        serving: bool = True,
        environment: Environment = SILENT_ENVIRONMENT,
    ) -> None:
        self.store = store
        self.environment, self.metrics = environment, environment.metrics
        self.database_clock = DatabaseClock(store, serving=serving, environment=environment)
        self.database_clock.changed = self.store_changed
        self.most, self.bot_delay = most, bot_delay
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.rebuilding = asyncio.Semaphore(2)
        self.next_due = asyncio.Event()
        self.watching = WatchedTables(store, self.lives, self.next_due.set, environment)
        self.address_hashes = AddressHashes()
        self.hints: Notifications = NoNotifications()
        self.watch_changed: Callable[[str], None] = lambda match: None
        self.confirmed = ConfirmedCommands(store, environment)
        self.sockets = OpenSockets(self.metrics.sockets)
        self.devices = store.sessions.device_counts
        self.played = 0

    async def row(self, match: str) -> MatchRow:
        """Return the row of a table; raise NoSuchMatch if there is no such table."""
        try:
            row = await self.store.find(match) if MATCH_ID.fullmatch(match) else None
        except MsgspecError as wrong:
            await set_aside(self.store, self.environment, match, wrong)
            raise UnreadableMatch(match) from wrong
        if row is None:
            raise NoSuchMatch(match)
        return row

    @asynccontextmanager
    async def use(self, match: str) -> AsyncIterator[Live]:
        """Keep the match in memory while it is used, rebuilding it first if necessary."""
        live = self.lives.get(match) or await self.load_once(match)
        live.users += 1
        live.used_at = monotonic()
        self.lives.move_to_end(match)
        self.make_room()
        self.metrics.live.set(len(self.lives))
        try:
            yield live
        finally:
            live.users -= 1

    async def load_once(self, match: str) -> Live:
        """Load a match once; others who want it wait for the same load."""
        if match not in self.loading:
            task = asyncio.create_task(self.load(match))
            self.loading[match] = task
            task.add_done_callback(lambda _: self.loading.pop(match, None))
        # A request that is cancelled must not cancel the loading for the others who wait for it.
        live = await asyncio.shield(self.loading[match])
        return self.lives.setdefault(match, live)

    async def load(self, match: str) -> Live:
        row = await self.row(match)
        if not row.has_started:
            raise NotBegun(match)
        live = Live(*await self.read(row), self.database_clock.now, self.environment)
        live.store_state = self.database_clock.state
        live.watch_changed = lambda: self.watch_changed(match)
        self.lives[match] = live
        return live

    async def read(self, row: MatchRow) -> tuple[MatchRow, Match]:
        """Return the stored match, replayed from its first entry.

        Raise UnreadableMatch for a match that this code cannot replay, now or at an earlier try.
        """
        await check_openable(self.store, row)
        try:
            entries = await self.store.entries(row.id)
            await self.learn(max([row.outages, *(entry.outages for entry in entries[-1:])]))
            async with self.rebuilding:
                match = await asyncio.to_thread(rebuild, row, entries, self.database_clock.outages)
        # These errors say nothing about the record, so they do not set the match aside.
        except (Unavailable, MemoryError, OSError):
            raise
        except Exception as wrong:
            await set_aside(self.store, self.environment, row.id, wrong)
            raise UnreadableMatch(row.id) from wrong
        return replace(row, version=len(entries), finished=match.game.over), match

    async def learn(self, outages: int) -> None:
        """Read the outages up to this number if some are new, and credit them to the matches."""
        if await self.database_clock.learn(outages):
            self.store_changed()

    def store_changed(self) -> None:
        """Announce the state of the store, and give players back the time lost in outages."""
        for live in self.lives.values():
            live.store_state = self.database_clock.state
            if live.match.outages < self.database_clock.last_outage:
                match = copy_match(live.match)
                match.credit(self.database_clock.outages)
                live.put(live.row, match, stale=live.stale)
            live.wake()

    def make_room(self) -> None:
        for name in unused_matches(self.lives, self.most, monotonic()):
            del self.lives[name]

    async def catch_up(self, live: Live) -> bool:
        """Read new entries and return whether there were any; the caller must hold the lock."""
        entries = await self.store.entries(live.row.id, live.row.version)
        if not entries:
            live.stale = False
            return False
        self.metrics.caught_up.inc(len(entries))
        version = live.row.version + len(entries)
        try:
            if len(entries) > MAX_REPLAYED_IN_PLACE:
                raise BadRecord("too many to be played here")
            await self.learn(entries[-1].outages)
            match = catch_up(live.match, entries, self.database_clock.outages)
            row = replace(live.row, version=version, finished=match.game.over)
        except (BadRecord, IllegalMove, OutOfDate):
            row, match = await self.read(await self.row(live.row.id))
        live.cause = Cause(trace=self.environment.current_trace())
        live.put(row, match)
        return True

    async def freshen(self, live: Live) -> None:
        """Bring the match up to date with the store; wait for the lock only for new entries."""
        progress = await self.store.progress(live.row.id)
        live.close(progress.closed)
        if progress.links != live.row.links:
            live.put_people(await self.row(live.row.id), await self.devices(live.row.id))
        if progress.version != live.row.version:
            async with live.lock:
                await self.catch_up(live)

    async def play(
        self,
        live: Live,
        seat: Seat,
        move: Move | Choose,
        command: str,
        *,
        question: int | None = None,
        version: int | None = None,
        counts_for: str = "",
    ) -> Played:
        """Play a move, store it, and only then announce it; other processes may also write.

        A move that depends on the match is chosen again on every attempt. With `version`, the move
        counts only at that version of the match. `counts_for` is the hashed address of the person
        who plays.
        """
        began = self.environment.clock()
        async with live.lock:
            live.asked_at, live.counts_for = began, counts_for
            for attempt in range(TRIES):
                try:
                    if live.stale:
                        await self.catch_up(live)
                    if before := await self.earlier_result(live, seat, command):
                        return before
                    if version not in (None, live.row.version):
                        raise OutOfDate("the position is another one now")
                    return await self.attempt(live, seat, move, command, question)
                except (Conflict, Repeated):
                    self.metrics.conflicts.inc()
                # A refusal counts only at the stored version, so that nobody is refused because
                # this process is behind another (decision 10).
                except (IllegalMove, OutOfDate) as wrong:
                    if not await self.catch_up(live):
                        # A worker tries several moves under one command, so a refusal must not bar
                        # the next of them.
                        if not command.startswith(GIVEN_FOR):
                            live.refusals.remember(seat, command, wrong)
                        raise
                except Unavailable as wrong:
                    self.database_clock.note_failure(wrong)
                    if attempt == TRIES - 1:
                        raise
                    await asyncio.sleep(0.05 * 2**attempt)
            raise Unavailable("too many at once")

    async def earlier_result(self, live: Live, seat: Seat, command: str) -> Played | None:
        """Return the earlier result of this command; if it was refused, refuse it again."""
        known = live.match.commands.get((seat, command))
        if known:
            self.metrics.repeated.inc()
            await self.database_clock.beat()  # it commits later, so the result is replicated too
        else:
            live.refusals.check(seat, command)
        return known

    async def attempt(
        self, live: Live, seat: Seat, wanted: Move | Choose, command: str, question: int | None
    ) -> Played:
        """Play on a copy, because the move counts only once the store has accepted it.

        The due time is computed from the expected time of the move, and corrected if the database
        recorded a different one.
        """
        match = copy_match(live.match)
        now = self.database_clock.now()
        move = wanted if isinstance(wanted, Move) else wanted(live.row, match, now)
        draft = match.draft(seat, move, command, question=question)
        entry = replace(draft.entry, at=match.clock.earliest_next)
        clock, over = expected_clock(match, draft, now), match.game.over
        expected = next_due_work(live.row, match, self.bot_delay, clock)
        standing = standing_after(match, draft, clock, self.database_clock.now())
        # Set before the write: if the answer is lost, the store may still have the entry, and the
        # next player must look there first.
        live.stale = True
        with self.metrics.append.time(), self.environment.span("store"):
            stamp = await self.store.append(
                live.row, entry, expected, over, digest=digest(match), standing=standing,
                counts_for=live.counts_for,
            )  # fmt: skip
        await self.learn(stamp.outages)
        # Credit the outages before the entry, note the entry's time, then credit the outages after
        # it. A replay of the entries does so in this order and must get the same clocks.
        match.credit(self.database_clock.outages, stamp.outages)
        played = match.note(draft, stamp.at)
        match.credit(self.database_clock.outages)
        live.cause = Cause(live.asked_at, self.environment.current_trace())
        live.put(replace(live.row, version=live.row.version + 1, finished=over), match)
        self.hints.notify(live.row.id, version=live.row.version)
        self.metrics.moves.inc()
        self.played += 1
        await self.update_due(live, expected)
        self.expect(expected)
        return played

    async def update_due(self, live: Live, expected: Due | None) -> None:
        """Correct the stored due time if needed; failure is harmless."""
        after = next_due_work(live.row, live.match, self.bot_delay)
        if after and expected and after.must_replace(expected):
            with suppress(Unavailable):
                await self.store.due_work.set_due(live.row, after)

    def expect(self, after: Due | None) -> None:
        """Announce work that will be due, so that workers need not poll for it."""
        if after:
            self.next_due.set()

    async def hear(self, live: Live) -> None:
        """Read the chat lines after the last known one, from this and other processes."""
        async with live.talking:
            live.hear(await self.store.chat(live.row.id, live.last_line))

    async def say(self, live: Live, seat: Seat, words: str) -> int:
        line = await self.store.say(live.row, seat, words)
        self.hints.notify(live.row.id, chat=line.number)
        live.presence.end_writing(seat)
        await self.hear(live)
        return line.number
