"""A socket between a client and a server: in order, with a delay, until it breaks."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

from litestar.exceptions import WebSocketDisconnect

GONE = 1006


class Gone(Exception):
    """The socket is no more."""


class Way:
    """One direction. What was sent before the break arrives, or not, but never out of order."""

    def __init__(self, chance: random.Random, most: float) -> None:
        self.chance = chance
        self.most = most
        self.arrived: list[str] = []
        self.last = 0.0
        self.news = asyncio.Event()
        self.broken = False

    def send(self, text: str) -> None:
        loop = asyncio.get_running_loop()
        self.last = max(self.last, loop.time() + self.chance.uniform(0.0, self.most))
        loop.call_at(self.last, self.arrive, text)

    def arrive(self, text: str) -> None:
        if not self.broken:
            self.arrived.append(text)
            self.news.set()

    def close(self) -> None:
        self.broken = True
        self.news.set()

    async def receive(self) -> str:
        while not self.arrived:
            if self.broken:
                raise Gone
            self.news.clear()
            await self.news.wait()
        return self.arrived.pop(0)


class SimulatedSocket:
    """Both ends. The server uses it as it uses a socket of its framework."""

    def __init__(self, chance: random.Random, most: float, closed: Callable[[], None]) -> None:
        self.scope: dict[str, Any] = {"client": ("10.0.0.1", 1), "extensions": {}}
        self.to_server = Way(chance, most)
        self.to_client = Way(chance, most)
        self.closed = closed

    async def receive_text(self) -> str:
        try:
            return await self.to_server.receive()
        except Gone as wrong:
            raise WebSocketDisconnect(detail="gone", code=GONE) from wrong

    async def send_text(self, text: str) -> None:
        await asyncio.sleep(0)
        if self.to_client.broken:
            raise WebSocketDisconnect(detail="gone", code=GONE)
        self.to_client.send(text)

    async def close(self, code: int = GONE) -> None:
        self.lose()

    def lose(self) -> None:
        """It breaks. Of what had not arrived, nothing does; what had is still read."""
        self.to_server.close()
        self.to_client.close()
        self.closed()
