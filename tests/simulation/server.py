"""A server as it is, on the simulated loop, database and bus; it can be killed and paused."""

import asyncio
import random
from contextlib import suppress
from contextvars import copy_context
from typing import TYPE_CHECKING, Any, cast

from hanse.server.app import lobby_with_bus, running_jobs
from hanse.server.config import Settings
from hanse.server.connections.table_socket import Connection
from hanse.server.limits.budgets import Limits
from hanse.server.store.move_writer import MoveWriter
from hanse.server.store.store import Store
from hanse.tables.bot_turns.worker import Worker
from hanse.tables.live.lobby import Lobby
from hanse.tables.live.other_processes import keep_looking
from hanse.tables.live.unreadable_matches import UnreadableMatch
from hanse.tables.seats.seating import Asker
from hanse.tables.store.errors import Unavailable
from tests.simulation.bus import SimulatedCarrier
from tests.simulation.loop import PROCESS, Process
from tests.simulation.pool import Pool
from tests.simulation.sockets import SimulatedSocket

if TYPE_CHECKING:
    from tests.simulation.world import World

AGAIN = 0.3
"""Seconds until it is started again, where it could not start."""
NO_LIMITS = Settings(messages=0, requests_per_minute=0)


class Server:
    """One after another: each start is a new process with nothing in memory."""

    def __init__(self, world: "World", name: str, *, serving: bool = True) -> None:
        self.world = world
        self.name = name
        self.serving = serving
        self.chance = random.Random(f"{world.plan.seed} {name}")
        self.lobby: Lobby | None = None
        self.limits = Limits(NO_LIMITS)
        self.sockets: dict[SimulatedSocket, None] = {}
        self.process = Process(name)
        self.pool = self.new_pool()

    def new_pool(self) -> Pool:
        plan = self.world.plan
        chance = random.Random(self.chance.random())
        return Pool(self.world.database, self.process, chance, plan.pool, plan.way)

    def start(self) -> None:
        self.process = Process(self.name)
        self.pool = self.new_pool()
        self.begin(self.run())

    def begin(self, work: Any) -> asyncio.Task[Any]:
        """Begin something in this process."""
        context = copy_context()
        context.run(PROCESS.set, self.process)
        return asyncio.get_running_loop().create_task(work, context=context)

    async def run(self) -> None:
        while True:
            with suppress(Unavailable):
                await self.serve()
            await asyncio.sleep(AGAIN)

    async def serve(self) -> None:
        """As `hanse serve` and `hanse work` do it."""
        world, process = self.world, self.process
        settings, pool = world.plan.settings, cast(Any, self.pool)
        writer = MoveWriter(pool, world.plan.pool, settings.group_commit)
        carrier = SimulatedCarrier(world.bus, process) if world.plan.bus else None
        skew = self.chance.uniform(-100.0, 100.0)
        async with lobby_with_bus(settings, Store(pool, writer), carrier, self.serving) as lobby:
            lobby.database_clock.clock = lambda: world.loop.time() + skew
            await lobby.database_clock.look()
            world.plant(lobby)
            async with running_jobs(*self.jobs(lobby, settings)):
                self.lobby = lobby if self.serving else None
                await asyncio.Event().wait()

    def jobs(self, lobby: Lobby, settings: Settings) -> list[Any]:
        jobs: list[Any] = [lobby.database_clock.run()]
        if self.serving:
            jobs += [keep_looking(lobby, settings.poll_interval), lobby.watching.run()]
        if settings.max_thinking_bots:
            worker = Worker(lobby, settings.max_thinking_bots)
            worker.bots.chance = cast(Any, random.Random(self.chance.random()))
            jobs.append(worker.run())
        return jobs

    def accept(self, match: str, asker: Asker) -> SimulatedSocket | None:
        """Take a new socket; nothing if nobody listens."""
        if self.lobby is None or not self.process.alive:
            return None
        plan = self.world.plan
        chance = random.Random(self.chance.random())
        socket = SimulatedSocket(chance, plan.way, lambda: self.sockets.pop(socket, None))
        self.sockets[socket] = None
        self.begin(self.talk(socket, self.lobby, match, asker))
        return socket

    async def talk(self, socket: SimulatedSocket, lobby: Lobby, match: str, asker: Asker) -> None:
        try:
            async with lobby.use(match) as live:
                await Connection(cast(Any, socket), lobby, live, asker, self.limits).run()
        except (Unavailable, UnreadableMatch):
            pass
        finally:
            socket.lose()

    def kill(self) -> None:
        """Like kill -9: what it has sent is under way, and nothing else of it is left."""
        self.lobby = None
        self.process.kill()
        self.pool.lose()
        for socket in list(self.sockets):
            socket.lose()
