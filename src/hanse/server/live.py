"""Matches being played in this process: loaded from the store, one change at a time."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from hanse.core.dice import Dice, key_of
from hanse.core.record import About, Record
from hanse.core.screens import Screen, changes, screens
from hanse.core.spec import GameSpec
from hanse.core.types import SPECTATOR, Event, Move, Seat
from hanse.games import GAMES
from hanse.match.match import Match, OutOfDate, Played
from hanse.server.store.rows import Due, MatchRow
from hanse.server.store.store import Conflict, Repeated, Store

TRIES = 5


class Gone(LookupError):
    """There is no such match."""


class Viewer:
    """Somebody who looks at a match: what was sent to him, and how to send more."""

    def __init__(self, seat: Seat, send: Callable[["Live", "Viewer"], None]) -> None:
        self.seat = seat
        self.send = send
        self.screen: Screen = {}
        self.events = 0


class Live:
    """One match in memory. Whoever holds the lock sees what the store has, and nothing else."""

    def __init__(self, row: MatchRow, match: Match) -> None:
        self.row = row
        self.match = match
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.shown: dict[Seat, Screen] = screens(match.spec, match.game)

    @property
    def spec(self) -> GameSpec:
        return self.match.spec

    @property
    def game(self) -> Any:
        return self.match.game

    def events_for(self, seat: Seat) -> list[Event]:
        """Everything this viewer was told, from the first move on."""
        told = [one for played in self.match.played for one in played.told]
        return [one.event for one in told if one.reaches(seat)]

    def fresh(self, viewer: Viewer) -> tuple[Screen, list[Event]]:
        """What this viewer has not been sent yet."""
        screen = self.shown.get(viewer.seat, self.shown[SPECTATOR])
        changed = changes(viewer.screen, screen)
        events = self.events_for(viewer.seat)[viewer.events :]
        viewer.screen = screen
        viewer.events += len(events)
        return changed, events

    def tell_all(self) -> None:
        self.shown = screens(self.spec, self.game)
        for viewer in list(self.viewers):
            viewer.send(self, viewer)

    def due(self, delay: float) -> Due | None:
        """A bot that is asked, or a clock that runs out."""
        asked = sorted(self.game.asking)
        if any(self.row.seats[seat].bot for seat in asked):
            return Due(time.time() + delay, "bot")
        deadlines = [self.match.clock.deadline(seat) for seat in asked]
        known = [deadline for deadline in deadlines if deadline is not None]
        return Due(min(known), "time") if known else None


def rebuilt(row: MatchRow, entries: list[Any]) -> Match:
    """The match that its entries give; done away from the event loop."""
    record = Record(row.setup, row.start or (), entries, about=About())
    return Match.again(record, key(row), row.pace)


def key(row: MatchRow) -> bytes:
    return key_of(row.seed, nonces(row))


def nonces(row: MatchRow) -> list[bytes]:
    return [bytes.fromhex(seat.nonce) for seat in row.seats]


class Lobby:
    """The matches of this process, the most recently used of them."""

    def __init__(self, store: Store, most: int, bot_delay: float) -> None:
        self.store = store
        self.most = most
        self.bot_delay = bot_delay
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}
        self.rebuilding = asyncio.Semaphore(2)

    async def live(self, match: str) -> Live:
        """The match, from memory or rebuilt; raises Gone if there is none that has begun."""
        lock = self.loading.setdefault(match, asyncio.Lock())
        async with lock:
            if match not in self.lives:
                self.lives[match] = await self.load(match)
            self.lives.move_to_end(match)
            self.make_room()
            return self.lives[match]

    async def load(self, match: str) -> Live:
        row = await self.store.find(match)
        if row is None or not row.started:
            raise Gone(match)
        entries = await self.store.entries(match)
        row.version = len(entries)
        async with self.rebuilding:
            return Live(row, await asyncio.to_thread(rebuilt, row, entries))

    def make_room(self) -> None:
        idle = [name for name, live in self.lives.items() if not live.viewers]
        for name in idle[: max(0, len(self.lives) - self.most)]:
            del self.lives[name]
            self.loading.pop(name, None)

    async def reload(self, live: Live) -> None:
        """Another was quicker, or something broke: what is stored is true."""
        new = await self.load(live.row.id)
        live.row, live.match = new.row, new.match

    async def play(
        self, live: Live, seat: Seat, move: Move, command: str, question: int | None = None
    ) -> Played:
        """Play, store, and only then say so. Safe whoever else writes to the match."""
        async with live.lock:
            for _ in range(TRIES):
                known = live.match.commands.get((seat, command))
                if known:
                    return known
                try:
                    return await self.attempt(live, seat, move, command, question)
                except (Conflict, Repeated):
                    await self.reload(live)
            raise OutOfDate("too many at once")

    async def attempt(
        self, live: Live, seat: Seat, move: Move, command: str, question: int | None
    ) -> Played:
        played = live.match.play(seat, move, command, time.time(), question=question)
        try:
            due = live.due(self.bot_delay)
            await self.store.append(live.row, played.entry, due, live.game.over)
        except BaseException:
            await asyncio.shield(self.recover(live))
            raise
        live.row.version += 1
        live.row.finished = live.game.over
        live.tell_all()
        return played

    async def recover(self, live: Live) -> None:
        """The move may not have been stored: forget the game that has it."""
        try:
            await self.reload(live)
        except Exception:
            self.lives.pop(live.row.id, None)
            raise


def new_match(row: MatchRow) -> Match:
    """The game as it is set up, and so the draws of its start."""
    spec = GAMES[row.setup.game]
    game = spec.new(row.setup, Dice(key(row)))
    row.start = tuple(game.dice.drawn)
    return rebuilt(row, [])
