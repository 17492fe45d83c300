"""The matches of this process: loaded when needed, one change at a time, true to the store."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from time import monotonic, perf_counter

from msgspec import MsgspecError
from msgspec.structs import replace

from hanse.core.types import BadRecord, IllegalMove, Move, Seat
from hanse.match.match import GIVEN_FOR, Match, OutOfDate, Played
from hanse.server import metrics
from hanse.server.addresses import AddressHashes
from hanse.server.agreements import Choose
from hanse.server.audit import ConfirmedCommands
from hanse.server.bus.hints import Hints
from hanse.server.copies import caught_up, copied, digest, foretold, rebuilt
from hanse.server.live import Live, due
from hanse.server.pulse import Pulse
from hanse.server.setting_aside import SetAside, check_openable, set_aside
from hanse.server.standing import standing_of
from hanse.server.store.database import Unavailable
from hanse.server.store.rows import Due, MatchRow
from hanse.server.store.store import Conflict, Repeated, Store
from hanse.server.tracing import Cause, span, trace_here
from hanse.server.unused_matches import unused
from hanse.server.watched_tables import WatchedTables

TRIES = 5
A_FEW = 20
"""So many entries are played at once where others wait; more are played away from them."""
MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class NoSuchMatch(LookupError):
    """There is no such match."""


class NotBegun(NoSuchMatch):
    """Not everybody sits there yet."""


class Lobby:
    """The most recently used matches; those that somebody looks at or plays are always kept."""

    def __init__(self, store: Store, most: int, bot_delay: float, *, serving: bool = True) -> None:
        self.store = store
        self.pulse = Pulse(store, serving=serving)
        self.pulse.changed = self.pulse_changed
        self.most = most
        self.bot_delay = bot_delay
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.rebuilding = asyncio.Semaphore(2)
        self.next_due = asyncio.Event()
        self.watching = WatchedTables(store, self.lives, self.next_due.set)
        self.address_hashes = AddressHashes()
        self.hints = Hints()
        self.watch_changed: Callable[[str], None] = lambda match: None
        self.confirmed = ConfirmedCommands(store)
        self.sockets = 0
        self.played = 0

    @contextmanager
    def counted(self) -> Iterator[None]:
        """One more socket or stream."""
        self.sockets += 1
        metrics.SOCKETS.set(self.sockets)
        try:
            yield
        finally:
            self.sockets -= 1
            metrics.SOCKETS.set(self.sockets)

    async def row(self, match: str) -> MatchRow:
        """Return what is agreed and who sits there; raise NoSuchMatch if there is no table."""
        try:
            row = await self.store.find(match) if MATCH_ID.fullmatch(match) else None
        except MsgspecError as wrong:
            await set_aside(self.store, match, wrong)
            raise SetAside(match) from wrong
        if row is None:
            raise NoSuchMatch(match)
        return row

    @asynccontextmanager
    async def using(self, match: str) -> AsyncIterator[Live]:
        """Keep the match in memory while it is used, rebuilt if need be."""
        live = self.lives.get(match) or await self.loaded(match)
        live.users += 1
        live.used_at = monotonic()
        self.lives.move_to_end(match)
        self.make_room()
        metrics.LIVE.set(len(self.lives))
        try:
            yield live
        finally:
            live.users -= 1

    async def loaded(self, match: str) -> Live:
        """Whoever comes first loads it, and the others wait for the same."""
        if match not in self.loading:
            task = asyncio.create_task(self.load(match))
            self.loading[match] = task
            task.add_done_callback(lambda _: self.loading.pop(match, None))
        live = await asyncio.shield(self.loading[match])
        return self.lives.setdefault(match, live)

    async def load(self, match: str) -> Live:
        row = await self.row(match)
        if not row.started:
            raise NotBegun(match)
        live = Live(*await self.read(row), self.pulse.now)
        live.store_state = self.pulse.state
        live.watch_changed = lambda: self.watch_changed(match)
        self.lives[match] = live
        return live

    async def read(self, row: MatchRow) -> tuple[MatchRow, Match]:
        """Return the match as it is stored, played again from its first entry.

        What could not be played again by this code is not tried a second time.
        """
        await check_openable(self.store, row)
        try:
            entries = await self.store.entries(row.id)
            await self.learn(max([row.outages, *(entry.outages for entry in entries[-1:])]))
            async with self.rebuilding:
                match = await asyncio.to_thread(rebuilt, row, entries, self.pulse.outages)
        except (Unavailable, MemoryError, OSError):
            raise
        except Exception as wrong:
            await set_aside(self.store, row.id, wrong)
            raise SetAside(row.id) from wrong
        return replace(row, version=len(entries), finished=match.game.over), match

    async def learn(self, outages: int) -> None:
        """Know of every outage up to this one."""
        if await self.pulse.learn(outages):
            self.pulse_changed()

    def pulse_changed(self) -> None:
        """Everybody is told whether the store is there, and given back what an outage cost."""
        for live in self.lives.values():
            live.store_state = self.pulse.state
            if live.match.outages < self.pulse.known:
                match = copied(live.match)
                match.credit(self.pulse.outages)
                live.put(live.row, match, stale=live.stale)
            live.wake()

    def make_room(self) -> None:
        for name in unused(self.lives, self.most, monotonic()):
            del self.lives[name]

    async def catch_up(self, live: Live) -> bool:
        """Take what others have written since; the lock must be held. Was there any?"""
        entries = await self.store.entries(live.row.id, live.row.version)
        if not entries:
            live.stale = False
            return False
        metrics.CAUGHT_UP.inc(len(entries))
        version = live.row.version + len(entries)
        try:
            if len(entries) > A_FEW:
                raise BadRecord("too many to be played here")
            await self.learn(entries[-1].outages)
            match = caught_up(live.match, entries, self.pulse.outages)
            row = replace(live.row, version=version, finished=match.game.over)
        except (BadRecord, IllegalMove, OutOfDate):
            row, match = await self.read(await self.row(live.row.id))
        live.cause = Cause(trace=trace_here())
        live.put(row, match)
        return True

    async def freshen(self, live: Live) -> None:
        """Nothing that is stored is missing here. Who only looks waits for nobody's move."""
        version, closed = await self.store.standing(live.row.id)
        live.close(closed)
        if version == live.row.version:
            return
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
        """Play, store, and only then say so. Safe whoever else writes to the match.

        Where it depends on the match what is played, that is chosen anew each time. `version` is
        for an answer that was thought out on one position and holds on no other. `counts_for` is
        the hashed address of the person who plays.
        """
        began = perf_counter()
        async with live.lock:
            live.asked_at, live.counts_for = began, counts_for
            for attempt in range(TRIES):
                try:
                    if live.stale:
                        await self.catch_up(live)
                    if before := await self.given_before(live, seat, command):
                        return before
                    if version not in (None, live.row.version):
                        raise OutOfDate("the position is another one now")
                    return await self.attempt(live, seat, move, command, question)
                except (Conflict, Repeated):
                    metrics.CONFLICTS.inc()
                except (IllegalMove, OutOfDate) as wrong:
                    if not await self.catch_up(live):
                        if not command.startswith(GIVEN_FOR):
                            live.refusals.remember(seat, command, wrong)
                        raise
                except Unavailable as wrong:
                    self.pulse.lost(wrong)
                    if attempt == TRIES - 1:
                        raise
                    await asyncio.sleep(0.05 * 2**attempt)
            raise Unavailable("too many at once")

    async def given_before(self, live: Live, seat: Seat, command: str) -> Played | None:
        """Return what this command did when it came before; if it was refused, refuse it again."""
        known = live.match.commands.get((seat, command))
        if known:
            metrics.REPEATED.inc()
            await self.pulse.beat()  # a later commit: what is read here is replicated
        else:
            live.refusals.check(seat, command)
        return known

    async def attempt(
        self, live: Live, seat: Seat, wanted: Move | Choose, command: str, question: int | None
    ) -> Played:
        """On a copy. Until the store has answered, nobody knows whether it holds, and since when.

        When something will be due is foretold by the time that is expected, and put right if the
        database's was another.
        """
        match = copied(live.match)
        now = self.pulse.now()
        move = wanted if isinstance(wanted, Move) else wanted(live.row, match, now)
        draft = match.draft(seat, move, command, question=question)
        entry = replace(draft.entry, at=match.clock.latest)
        clock, over = foretold(match, draft, now), match.game.over
        expected = due(live.row, match, self.bot_delay, clock)
        standing = standing_of(match, clock, self.pulse.now())
        live.stale = True
        with metrics.APPEND.time(), span("store"):
            stamp = await self.store.append(
                live.row, entry, expected, over, digest=digest(match), standing=standing,
                counts_for=live.counts_for,
            )  # fmt: skip
        await self.learn(stamp.outages)
        match.credit(self.pulse.outages, stamp.outages)
        played = match.note(draft, stamp.at)
        match.credit(self.pulse.outages)
        live.cause = Cause(live.asked_at, trace_here())
        live.put(replace(live.row, version=live.row.version + 1, finished=over), match)
        self.hints.tell(live.row.id, version=live.row.version)
        metrics.MOVES.inc()
        self.played += 1
        await self.put_right(live, expected)
        self.expect(expected)
        return played

    async def put_right(self, live: Live, expected: Due | None) -> None:
        """Write when something is due, if that is otherwise; a failure harms nothing."""
        after = due(live.row, live.match, self.bot_delay)
        if after and expected and after.must_replace(expected):
            with suppress(Unavailable):
                await self.store.due_work.set_due(live.row, after)

    def expect(self, after: Due | None) -> None:
        """Something will be due: whoever does such things need not find out by looking."""
        if after:
            self.next_due.set()

    async def hear(self, live: Live) -> None:
        """Read what was said since, here or elsewhere."""
        async with live.talking:
            live.hear(await self.store.chat(live.row.id, live.said))

    async def say(self, live: Live, seat: Seat, words: str) -> int:
        line = await self.store.say(live.row, seat, words)
        self.hints.tell(live.row.id, chat=line.number)
        live.presence.stops_writing(seat)
        await self.hear(live)
        return line.number
