"""A bus that loses, doubles, delays and mixes hints, and is away for a while."""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextvars import copy_context
from dataclasses import dataclass

from hanse.server.bus.hints import Hint, Listener, decode_hints, encode_hints
from tests.simulation.database import Database
from tests.simulation.loop import Process

SUBSCRIBING = 0.1
"""Seconds that it may take until a match is heard of."""


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
        self.listeners: dict[SimulatedCarrier, Callable[[str, bytes], None]] = {}
        self.hasty: list[Hint] = []

    def send(self, sender: "SimulatedCarrier", hints: Sequence[Hint]) -> None:
        self.hasty += [hint for hint in hints if self.is_hasty(hint)]
        for carrier, deliver in self.listeners.items():
            for hint in hints:
                if carrier is not sender and hint.match in carrier.watched:
                    self.send_to(deliver, hint)

    def is_hasty(self, hint: Hint) -> bool:
        """Say whether it tells of something that nobody could find yet."""
        stored = self.database.matches[hint.match]["version"]
        return hint.version > stored or hint.chat > len(self.database.chats[hint.match])

    def send_to(self, deliver: Callable[[str, bytes], None], hint: Hint) -> None:
        weather, chance = self.weather, self.chance
        copies = 0 if chance.random() < weather.lost else 1
        copies += chance.random() < weather.doubled
        for _ in range(copies):
            late = chance.uniform(0.0, weather.late)
            asyncio.get_running_loop().call_later(late, deliver, hint.match, encode_hints(hint))

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
        self.watched: set[str] = set()

    async def send(self, hints: Sequence[Hint]) -> None:
        if not self.bus.up:
            raise OSError("the bus is away")
        if self.process.alive:
            self.bus.send(self, hints)

    async def listen(self, listener: Listener) -> None:
        if not self.bus.up:
            raise OSError("the bus is away")
        loop, context = asyncio.get_running_loop(), copy_context()
        self.lost.clear()

        def deliver(match: str, text: bytes) -> None:
            if self.process.alive and self in self.bus.listeners and match in self.watched:
                loop.call_soon(lambda: listener.receive(decode_hints(text)), context=context)

        self.watched = set()
        self.bus.listeners[self] = deliver
        following = asyncio.create_task(self.follow_changes(listener))
        try:
            await self.lost.wait()
            raise OSError("the bus is away")
        finally:
            following.cancel()
            self.bus.listeners.pop(self, None)

    async def follow_changes(self, listener: Listener) -> None:
        """Subscribe, which takes its time: what is told meanwhile is not heard."""
        async for changes in listener.changes():
            await asyncio.sleep(self.bus.chance.uniform(0.0, SUBSCRIBING))
            self.watched |= {match for match, watched in changes.items() if watched}
            self.watched -= {match for match, watched in changes.items() if not watched}

    def hang_up(self) -> None:
        self.bus.listeners.pop(self, None)
        self.lost.set()
