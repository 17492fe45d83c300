"""One honest person at a table: a socket that is opened again whenever it is lost."""

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from tests.server.hostile.attacker import Tally
from tests.server.people import PROTOCOL
from tests.server.running import Server, some_address

TROUBLE = (WebSocketException, OSError, TimeoutError, EOFError)
PAUSE = 0.5
"""Seconds before a lost socket is opened again, and before a command is sent again."""


@dataclass
class Pending:
    """A command without an answer so far."""

    message: dict[str, Any]
    sent: float
    answer: asyncio.Future[str]
    """Becomes `done`, or the code of the refusal."""


class Seat:
    """A person who sees the table and sends commands, each until it is answered."""

    def __init__(self, server: Server, match: str, secret: str, tally: Tally) -> None:
        self.server, self.match, self.secret, self.tally = server, match, secret, tally
        self.address = some_address()
        self.sections: dict[str, Any] = {}
        self.socket: ClientConnection | None = None
        self.pending: Pending | None = None
        self.lost = 0
        self.seen: Callable[[], None] = lambda: None
        """Called whenever this person is shown something new."""

    @property
    def asked(self) -> dict[str, Any] | None:
        asked: dict[str, Any] | None = self.sections.get("asked")
        return None if not asked or asked.get("ready") else asked

    @property
    def over(self) -> bool:
        return bool(self.sections.get("now", {}).get("result"))

    async def run(self) -> None:
        """Stay at the table until cancelled."""
        while True:
            try:
                await self.sit_and_listen()
            except InvalidStatus as refused:
                answer = refused.response
                self.tally.note(
                    "a person's handshake", answer.status_code, bytes(answer.body or b"")
                )
            except TROUBLE:
                pass
            self.socket = None
            self.lost += 1
            await asyncio.sleep(PAUSE)

    async def sit_and_listen(self) -> None:
        where = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.match}/socket"
        who = {"Authorization": f"Bearer {self.secret}", "X-Forwarded-For": self.address}
        async with connect(
            where, additional_headers=who, open_timeout=60, ping_interval=None
        ) as socket:
            await socket.send(json.dumps({"say": "hello", "protocol": PROTOCOL}))
            self.socket = socket
            if self.pending:
                await socket.send(json.dumps(self.pending.message))
            async for text in socket:
                await self.hear(json.loads(text))

    async def hear(self, message: dict[str, Any]) -> None:
        if message["say"] == "update":
            self.sections.update(message["sections"])
            self.seen()
        elif message["say"] in ("done", "refused") and self.pending:
            pending = self.pending
            if message["id"] != pending.message["id"]:
                return
            if message.get("code") == "try_again":
                await asyncio.sleep(PAUSE)
                await self.send(pending.message)
            elif not pending.answer.done():
                pending.answer.set_result(message.get("code", "done"))

    async def command(self, message: dict[str, Any], seconds: float) -> str:
        """Send a command; return `done`, the code of its refusal, or nothing if none came."""
        self.pending = Pending(message, time.monotonic(), asyncio.Future())
        await self.send(message)
        try:
            async with asyncio.timeout(seconds):
                return await self.pending.answer
        except TimeoutError:
            return ""
        finally:
            self.pending = None

    async def send(self, message: dict[str, Any]) -> None:
        """Send if there is a socket; otherwise `run` sends what is pending over the next one."""
        try:
            if self.socket:
                await self.socket.send(json.dumps(message))
        except TROUBLE:
            self.socket = None
