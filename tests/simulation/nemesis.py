"""What befalls the servers, the database, the bus and the sockets, at any moment."""

import asyncio
import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.simulation.server import Server

if TYPE_CHECKING:
    from tests.simulation.world import World


class Nemesis:
    """Does harm, and undoes it after a while; `heal` undoes all of it at once."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.chance = random.Random(f"{world.plan.seed} nemesis")
        self.undoing: dict[asyncio.TimerHandle, Callable[[], None]] = {}

    async def run(self) -> None:
        plan = self.world.plan
        while plan.faults:
            await asyncio.sleep(self.chance.expovariate(1 / plan.every))
            name = self.chance.choice(plan.faults)
            self.world.note("nemesis", name)
            getattr(self, name)()

    def later(self, least: float, most: float, undo: Callable[[], None]) -> None:
        def done() -> None:
            self.undoing.pop(handle, None)
            undo()

        wait = self.chance.uniform(least, most)
        handle = asyncio.get_running_loop().call_later(wait, done)
        self.undoing[handle] = undo

    def heal(self) -> None:
        for handle, undo in list(self.undoing.items()):
            handle.cancel()
            undo()
        self.undoing.clear()

    def victim(self) -> Server:
        return self.chance.choice(self.world.servers)

    def kill(self) -> None:
        server = self.victim()
        if server.process.alive:
            server.kill()
            self.later(0.02, 0.5, server.start)

    def pause(self) -> None:
        process = self.victim().process
        process.paused = process.alive
        self.later(0.02, 1.0, process.resume)

    def lose(self) -> None:
        self.victim().pool.lose()

    def cut(self) -> None:
        """Cut the way between a server and the database: neither hears of the other."""
        pool = self.victim().pool
        if pool.cut is None:
            pool.cut = cut = asyncio.Event()

            def join() -> None:
                cut.set()
                pool.cut = None

            self.later(0.05, 2.0, join)

    def crash(self, least: float = 0.02, most: float = 0.5) -> None:
        """End the database in the midst of everything; what was committed is there afterwards."""
        database = self.world.database
        if database.up:
            database.up = False
            for server in self.world.servers:
                server.pool.lose(dead=True)
            self.later(least, most, self.bring_back)

    def bring_back(self) -> None:
        self.world.database.up = True

    def outage(self) -> None:
        """A crash that lasts so long that everybody's clock must stand still."""
        self.crash(6.0, 9.0)

    def slow(self) -> None:
        process = self.world.database.process
        process.paused = True
        self.later(0.02, 0.5, process.resume)

    def bus(self) -> None:
        self.world.bus.cut()
        self.later(0.05, 2.0, self.world.bus.heal)

    def hang_up(self) -> None:
        sockets = [client.socket for client in self.world.clients if client.socket]
        if sockets:
            self.chance.choice(sockets).lose()
