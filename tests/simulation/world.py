"""One schedule: servers, clients, a database and a bus in virtual time, and what came of it."""

import asyncio
import random
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import Any

import structlog
from msgspec.structs import replace

from hanse.core.setup import Setup
from hanse.core.types import SPECTATOR
from hanse.server.store.due_work import due_values
from hanse.tables.live.copies import rebuild
from hanse.tables.live.due import next_due_work
from hanse.tables.live.lobby import Lobby
from hanse.tables.store.rows import MatchRow
from tests.server.seats import a_row, seated
from tests.simulation.bus import Bus
from tests.simulation.client import Client
from tests.simulation.database import EPOCH, Database
from tests.simulation.judged import Truth, behind, history, seen_wrongly
from tests.simulation.loop import Stuck, virtual_loop
from tests.simulation.nemesis import Nemesis
from tests.simulation.plan import Plan, plan_of
from tests.simulation.server import Server

SOON, AFTER_ALL = 0.5, 5.0
"""Seconds until everybody sees the same: by hints alone, and after everything went wrong."""
COMMITS = 2
"""So many commits of each client may still wait for a slow disk when nobody begins anything new."""
KINDS = 6
"""So many beginnings of games, for all schedules."""
BOT = "dabbler"
type Plant = Callable[["World", Lobby], None]


@dataclass
class Outcome:
    """What came of a schedule; the same seed gives the same, whenever and wherever."""

    seed: int
    faults: list[str] = field(default_factory=list)
    trace: list[tuple[object, ...]] = field(default_factory=list)
    moves: int = 0
    virtual: float = 0.0

    @property
    def story(self) -> str:
        """A hash of everything that happened, in its order."""
        return blake2b(repr(self.trace).encode(), digest_size=8).hexdigest()


class World:
    """Everything that there is in one schedule."""

    def __init__(self, plan: Plan, plant: Plant | None = None) -> None:
        self.plan = plan
        self.planted = plant
        self.outcome = Outcome(plan.seed)
        self.loop = virtual_loop()
        chance = random.Random(f"{plan.seed} world")
        self.database = Database(self.loop.time, random.Random(chance.random()), plan.disk)
        self.bus = Bus(self.database, random.Random(chance.random()), plan.weather)
        self.known: dict[str, tuple[tuple[int, ...], Truth]] = {}
        self.rows = {row.id: row for row in map(self.table, range(plan.tables))}
        self.serving = [Server(self, f"server {n}") for n in range(plan.servers)]
        worker = [Server(self, "worker", serving=False)] if plan.worker else []
        self.servers = self.serving + worker
        self.clients = [
            Client(self, match, seat, number)
            for match, row in self.rows.items()
            for seat in [SPECTATOR, *(s for s, who in enumerate(row.seats) if not who.bot)]
            for number in range(2 if plan.twins and seat == 0 else 1)
        ]

    def table(self, number: int) -> MatchRow:
        seats = self.plan.seats
        bots = {seats - 1: BOT} if self.plan.bots else {}
        row = a_beginning((self.plan.seed + number) % KINDS, seats)
        row = replace(row, id=f"m{number}", pace=self.plan.pace, began=EPOCH)
        row.seats = seated(row.setup, bots)
        self.database.put(row, due_values(next_due_work(row, rebuild(row, []), 0.05)))
        return row

    def plant(self, lobby: Lobby) -> None:
        """Put a mistake into a server, if there shall be one."""
        if self.planted:
            self.planted(self, lobby)

    def note(self, *told: object) -> None:
        self.outcome.trace.append((round(self.loop.time(), 6), *told))

    def blame(self, fault: str) -> None:
        self.note("fault", fault)
        self.outcome.faults.append(fault)

    def run(self) -> Outcome:
        with listening(self.heard_log):
            try:
                self.loop.run(self.play())
            except Stuck as wrong:
                self.blame(str(wrong))
        self.outcome.faults += self.loop.wrong
        self.outcome.moves = sum(map(len, self.database.entries.values()))
        self.outcome.virtual = self.loop.time()
        return self.outcome

    async def play(self) -> None:
        for server in self.servers:
            server.start()
        nemesis = Nemesis(self)
        harm = asyncio.create_task(nemesis.run())
        people = [asyncio.create_task(client.run()) for client in self.clients]
        await asyncio.sleep(self.plan.seconds)
        harm.cancel()
        nemesis.heal()
        await self.settle()
        for task in [harm, *people]:
            task.cancel()
        for server in self.servers:
            server.kill()
        await asyncio.gather(harm, *people, return_exceptions=True)
        await asyncio.sleep(1.0)

    async def settle(self) -> None:
        """Nobody begins anything new; then all see the same, soon."""
        self.database.resting = True
        for client in self.clients:
            client.playing = False
        queue = COMMITS * len(self.clients) * self.plan.disk
        end = self.loop.time() + (SOON + queue if self.plan.calm else AFTER_ALL)
        while self.loop.time() < end and (self.busy() or self.behind(self.truths())):
            await asyncio.sleep(0.1)
        truths = self.truths()
        for fault in [*self.wrong(truths), *self.behind(truths)]:
            self.blame(fault)

    def busy(self) -> bool:
        return any(client.pending or not client.welcomed for client in self.clients)

    def truths(self) -> list[Truth]:
        return [self.truth(match) for match in self.rows]

    def truth(self, match: str) -> Truth:
        """Return it as it is now; played again only if there is more than the last time."""
        data = self.database
        now = tuple(len(some) for some in (data.entries[match], data.chats[match], data.outages))
        if match not in self.known or self.known[match][0] != now:
            self.known[match] = (now, Truth(self, match))
        return self.known[match][1]

    def behind(self, truths: list[Truth]) -> list[str]:
        return [fault for truth in truths for one in self.at(truth) for fault in behind(truth, one)]

    def at(self, truth: Truth) -> list[Client]:
        return [client for client in self.clients if client.match == truth.row.id]

    def wrong(self, truths: list[Truth]) -> list[str]:
        faults = [f"hinted before it was stored: {hint}" for hint in self.bus.hasty]
        for truth in truths:
            clients = self.at(truth)
            faults += truth.stands() + history(truth, clients)
            faults += [fault for client in clients for fault in seen_wrongly(truth, client)]
        return faults

    def heard_log(self, told: MutableMapping[str, Any]) -> None:
        if told.get("exc_info") or told.get("event") == "an answer does not count":
            self.blame(f"logged: {told}")


@cache
def a_beginning(number: int, seats: int) -> MatchRow:
    """One of a few matches; what is random in it is the same each time."""
    game = "luebeck" if number % 2 and seats > 2 else "kogge"
    return a_row(Setup(game, seats), seed=random.Random(number).randbytes(32))


@contextmanager
def listening(heard: Callable[[MutableMapping[str, Any]], None]) -> Iterator[None]:
    """Hear what the servers log, instead of printing it."""

    def take(_: object, __: str, told: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        heard(told)
        raise structlog.DropEvent

    before = structlog.get_config()
    structlog.configure(processors=[take], cache_logger_on_first_use=False)
    try:
        yield
    finally:
        structlog.configure(**before)


def run(seed: int, plant: Plant | None = None) -> Outcome:
    """Run the schedule of a seed."""
    return World(plan_of(seed), plant).run()
