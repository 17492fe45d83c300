"""A bus that loses, doubles, delays and mixes hints, and is away for a while."""

import asyncio
import random
from collections.abc import Callable
from contextvars import copy_context
from dataclasses import dataclass

from hanse.server.bus.hints import Heard, Hint, read, written
from tests.simulation.database import Database
from tests.simulation.loop import Process


@dataclass(frozen=True)
class Weather:
    """How likely a message is lost or doubled, and how late it may come."""

    lost: float = 0.0
    doubled: float = 0.0
    late: float = 0.002


class Bus:
    """Carries hints between all who listen, and notes those that told of what was not stored."""

    def __init__(self, database: Database, chance: random.Random, weather: Weather) -> None:
        self.database = database
        self.chance = chance
        self.weather = weather
        self.up = True
        self.listeners: dict[SimulatedCarrier, Callable[[bytes], None]] = {}
        self.hasty: list[Hint] = []

    def send(self, sender: "SimulatedCarrier", hints: list[Hint]) -> None:
        self.hasty += [hint for hint in hints if self.is_hasty(hint)]
        text = written(hints)
        for carrier, deliver in self.listeners.items():
            if carrier is not sender:
                self.send_to(deliver, text)

    def is_hasty(self, hint: Hint) -> bool:
        """Say whether it tells of something that nobody could find yet."""
        stored = self.database.matches[hint.match]["version"]
        return hint.version > stored or hint.chat > len(self.database.chats[hint.match])

    def send_to(self, deliver: Callable[[bytes], None], text: bytes) -> None:
        weather, chance = self.weather, self.chance
        copies = 0 if chance.random() < weather.lost else 1
        copies += chance.random() < weather.doubled
        for _ in range(copies):
            late = chance.uniform(0.0, weather.late)
            asyncio.get_running_loop().call_later(late, deliver, text)

    def cut(self) -> None:
        self.up = False
        for carrier in list(self.listeners):
            carrier.hang_up()

    def heal(self) -> None:
        self.up = True


class SimulatedCarrier:
    """The connection of one process to the bus."""

    def __init__(self, bus: Bus, process: Process) -> None:
        self.bus = bus
        self.process = process
        self.lost = asyncio.Event()

    async def send(self, hints: list[Hint]) -> None:
        if not self.bus.up:
            raise OSError("the bus is away")
        if self.process.alive:
            self.bus.send(self, hints)

    async def listen(self, heard: Heard, connected: Callable[[], None]) -> None:
        if not self.bus.up:
            raise OSError("the bus is away")
        loop, context = asyncio.get_running_loop(), copy_context()
        self.lost.clear()

        def deliver(text: bytes) -> None:
            if self.process.alive and self in self.bus.listeners:
                loop.call_soon(lambda: heard(read(text)), context=context)

        self.bus.listeners[self] = deliver
        connected()
        try:
            await self.lost.wait()
            raise OSError("the bus is away")
        finally:
            self.bus.listeners.pop(self, None)

    def hang_up(self) -> None:
        self.bus.listeners.pop(self, None)
        self.lost.set()
