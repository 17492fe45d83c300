"""Live play over a WebSocket: sections, events, commands with ids, reconnection from anywhere."""

import asyncio
import contextlib
import time
from collections import deque
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError, Raw, ValidationError, json

from hanse import __version__
from hanse.core.takeback import TakeBack
from hanse.core.types import SPECTATOR, IllegalMove, Move, Seat
from hanse.core.wire import encode
from hanse.match.match import OutOfDate
from hanse.server.live import Live, Lobby, Viewer
from hanse.server.store.rows import ChatRow, MatchRow
from hanse.server.tables import players, promise
from hanse.server.wire import (
    LARGEST,
    PROTOCOL,
    Chat,
    ChatLine,
    Command,
    Done,
    FromServer,
    Hello,
    Ping,
    Pong,
    Refused,
    Said,
    Undo,
    Update,
    Welcome,
)

MESSAGES, SECONDS = 100, 20.0
LONGEST_CHAT = 500
LONGEST_ID = 64
TOO_MANY, TOO_LARGE, BAD_WORD = 1008, 1009, 1003
_read = json.Decoder(Said).decode


class Connection:
    """One browser's socket to one match."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], lobby: Lobby, live: Live, seat: Seat
    ) -> None:
        self.socket = socket
        self.lobby = lobby
        self.live = live
        self.seat = seat
        self.out: asyncio.Queue[bytes] = asyncio.Queue(maxsize=1000)
        self.viewer = Viewer(seat, self.show)
        self.heard: deque[float] = deque(maxlen=MESSAGES)

    async def run(self) -> None:
        sender = asyncio.create_task(self.send_all())
        try:
            while True:
                await self.hear(await self.socket.receive_text())
        except WebSocketDisconnect:
            pass
        finally:
            self.live.viewers.discard(self.viewer)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender

    async def send_all(self) -> None:
        while True:
            await self.socket.send_text((await self.out.get()).decode())

    def say(self, message: FromServer) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self.out.put_nowait(encode(message))

    async def hear(self, text: str) -> None:
        if self.flooding() or len(text) > LARGEST:
            code = TOO_LARGE if len(text) > LARGEST else TOO_MANY
            await self.socket.close(code=code)
            raise WebSocketDisconnect(detail="too much", code=code)
        try:
            said = _read(text)
        except (DecodeError, ValidationError, UnicodeError) as wrong:
            self.say(Refused("", "malformed", detail=str(wrong)[:200]))
            return
        await self.answer(said)

    def flooding(self) -> bool:
        """So many messages in so few seconds are too many."""
        now = time.monotonic()
        full = len(self.heard) == MESSAGES and now - self.heard[0] < SECONDS
        self.heard.append(now)
        return full

    async def answer(self, said: Said) -> None:
        match said:
            case Hello():
                await self.greet(said)
            case Ping():
                self.say(Pong())
            case Chat(words):
                await self.chat(words)
            case Undo(number, answers):
                await self.play(number, TakeBack(answers), None)
            case Command(number, move, question):
                await self.command(number, move, question)

    async def greet(self, hello: Hello) -> None:
        """Everything this viewer may see, and what happened since he looked last."""
        self.say(welcome(self.live.row, self.seat))
        if hello.protocol != PROTOCOL:
            return
        async with self.live.lock:
            self.viewer.events = max(0, hello.events)
            self.viewer.screen = {}
            self.live.viewers.add(self.viewer)
            self.show(self.live, self.viewer)
        for line in await self.lobby.store.chat(self.live.row.id, hello.chat):
            self.say(chat_line(line))

    def show(self, live: Live, viewer: Viewer) -> None:
        changed, events = live.fresh(viewer)
        back = live.match.way_back(viewer.seat) if viewer.seat != SPECTATOR else None
        deadlines = [live.match.clock.deadline(seat) for seat in range(live.game.seats)]
        self.say(
            Update(
                viewer.events,
                {name: Raw(section) for name, section in changed.items()},
                tuple(Raw(encode(event)) for event in events),
                tuple(deadlines) if any(deadlines) else (),
                back.answers if back else 0,
                back.stopped_by if back else "",
            )
        )

    async def command(self, number: str, move: Raw, question: int | None) -> None:
        try:
            read = self.live.spec.read_move(bytes(move))
        except (DecodeError, ValidationError) as wrong:
            self.say(Refused(number, "malformed", detail=str(wrong)[:200]))
            return
        await self.play(number, read, question)

    async def play(self, number: str, move: Move, question: int | None) -> None:
        if self.seat == SPECTATOR or not 0 < len(number) <= LONGEST_ID:
            self.say(Refused(number[:LONGEST_ID], "not_yours"))
            return
        try:
            await self.lobby.play(self.live, self.seat, move, number, question)
        except IllegalMove as wrong:
            self.say(Refused(number, "illegal", wrong.rule))
        except OutOfDate as wrong:
            self.say(Refused(number, "out_of_date", detail=str(wrong)))
        except OSError:
            self.say(Refused(number, "try_again"))
        else:
            self.say(Done(number))

    async def chat(self, words: str) -> None:
        words = "".join(c for c in words if c.isprintable()).strip()[:LONGEST_CHAT]
        if not words or self.seat == SPECTATOR:
            return
        line = await self.lobby.store.say(self.live.row, self.seat, words, time.time())
        for viewer in list(self.live.viewers):
            connection = viewer.send.__self__  # type: ignore[attr-defined]
            connection.say(chat_line(line))


def chat_line(line: ChatRow) -> ChatLine:
    return ChatLine(line.number, line.seat, line.words, line.at)


def welcome(row: MatchRow, seat: Seat) -> Welcome:
    return Welcome(PROTOCOL, row.id, seat, players(row), row.started, promise(row), __version__)
