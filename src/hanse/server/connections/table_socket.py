"""Live play over a WebSocket: sections, events, commands with ids, reconnection from anywhere."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import cast

import structlog
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError, ValidationError, json

from hanse.core.types import SPECTATOR
from hanse.core.wire import encode
from hanse.server.connections.guard import CHANGE_COST, LOOK_COST
from hanse.server.connections.socket_connection import TEXTS
from hanse.server.http.connection_types import AnySocket, Scope
from hanse.server.limits.budgets import Limits, client_of
from hanse.server.operations import metrics
from hanse.server.operations.tracing import span
from hanse.tables.environment import Cause
from hanse.tables.live.live import Live, Viewer
from hanse.tables.live.lobby import Lobby
from hanse.tables.live.seat_commands import SeatCommands
from hanse.tables.live.unreadable_matches import UnreadableMatch
from hanse.tables.live.welcome import welcome
from hanse.tables.messages.wire import (
    LARGEST,
    PROTOCOL,
    Agree,
    Chat,
    ClientMessage,
    Command,
    Differs,
    FromServer,
    Hello,
    Ping,
    Pong,
    Undo,
    Writing,
)
from hanse.tables.seats.seating import Asker
from hanse.tables.store.errors import Unavailable

GONE, TOO_MANY, TOO_LARGE, LATER = 1006, 1008, 1009, 1013
HELLO_WITHIN = 5.0
"""Seconds within which a client must send its hello."""
NOT_FOUND, SET_ASIDE = 4404, 4409
MISMATCH_LOGGED = 60.0
"""Seconds until differing views of the same match are logged again."""
BEHIND = 40
"""The number of unsent answers at which the next message has to wait."""
_read = json.Decoder(ClientMessage).decode
log = structlog.get_logger()
type WriteTexts = Callable[[Sequence[bytes]], Awaitable[None]]


def cost_of(said: ClientMessage) -> float:
    """Return the cost of a message in an address's budget, the same as over HTTP."""
    match said:
        case Ping():
            return 0.0  # answered from memory, to this client alone
        case Hello() | Writing() | Differs():
            return LOOK_COST
        case _:
            return CHANGE_COST


def note_mismatch(live: Live, viewer: Viewer, now: float) -> bool:
    """Count and log a differing view; return false if this viewer was not asked to compare.

    Anyone may watch, and each such report alerts the host.
    """
    if not viewer.unanswered_checks:
        return False
    viewer.unanswered_checks -= 1
    metrics.VIEW_MISMATCHES.inc()
    if now >= live.mismatch_logged_at + MISMATCH_LOGGED:
        live.mismatch_logged_at = now
        log.error("a browser shows a view that differs from the one sent", match=live.row.id)
    return True


class Connection:
    """The socket of one browser to one match."""

    def __init__(
        self,
        socket: AnySocket,
        lobby: Lobby,
        live: Live,
        asker: Asker,
        limits: Limits,
    ) -> None:
        self.socket = socket
        self.lobby = lobby
        self.live = live
        self.asker = asker
        self.seat_commands = SeatCommands(lobby, live, asker.seat, client_of(socket.scope))
        self.viewer = Viewer(asker)
        self.limits = limits
        self.greeted = False
        self.follows = False
        """Whether this page gets updates: only after its hello, and with our protocol version."""
        self.out: deque[FromServer | None] = deque()
        self.caught_up = asyncio.Event()
        self.broken = False
        offered = cast(Scope, socket.scope).get("extensions", {}).get(TEXTS, {})
        self.write: WriteTexts = offered.get("write", self.write_each)

    async def write_each(self, texts: Sequence[bytes]) -> None:
        """Write texts one by one, where the server offers no faster way."""
        for text in texts:
            await self.socket.send_text(text.decode())

    async def run(self) -> None:
        sender = asyncio.create_task(self.send_all())
        try:
            with self.lobby.sockets.count_one():
                await self.hear_hello()
                while True:
                    await self.hear(await self.socket.receive_text())
        except WebSocketDisconnect:
            pass
        except TimeoutError:
            await self.close(TOO_MANY)
        except UnreadableMatch:
            await self.close(SET_ASIDE)
        except Unavailable:
            await self.close(LATER)
        finally:
            self.live.leave(self.viewer)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, OSError):
                await sender
            del sender  # its exception refers to this frame: break the cycle

    async def hear_hello(self) -> None:
        """Wait for the client's hello; raise TimeoutError if none comes in time."""
        end = asyncio.get_running_loop().time() + HELLO_WITHIN
        while not self.greeted:
            async with asyncio.timeout_at(end):
                text = await self.socket.receive_text()
            await self.hear(text)

    async def send_all(self) -> None:
        """Send answers and updates until the client is gone."""
        try:
            while True:
                await self.viewer.news.wait()
                self.viewer.news.clear()
                await self.send_waiting()
                self.caught_up.set()
        finally:
            self.broken = True
            self.caught_up.set()

    async def send_waiting(self) -> None:
        """Send answers in order, and between them the updates that are due."""
        await self.close_if_shut_out()
        if self.follows:
            self.out.append(None)
        texts: list[bytes] = []
        cause = self.viewer.new_cause(self.live) if self.follows else None
        while self.out:
            message = self.out.popleft()
            texts += map(encode, [message] if message else self.viewer.pull(self.live))
        if texts and cause:
            await self.show(texts, cause)
        elif texts:
            await self.write(texts)

    async def show(self, texts: Sequence[bytes], cause: Cause) -> None:
        """Send texts that show the result of a command, and measure the time since the command."""
        with span("show", cause.trace, seat=self.asker.seat):
            await self.write(texts)
        if cause.at:
            metrics.SHOWN.observe(self.lobby.environment.clock() - cause.at)

    async def say(self, message: FromServer) -> None:
        """Queue any updates, then this answer; wait while too many answers are unsent."""
        if self.follows:
            self.out.append(None)
        self.out.append(message)
        self.viewer.wake()
        if len(self.out) > BEHIND:
            self.caught_up.clear()
            await self.caught_up.wait()
        if self.broken:
            raise WebSocketDisconnect(detail="nobody listens", code=GONE)

    async def close(self, code: int) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self.socket.close(code=code)

    async def close_if_shut_out(self) -> None:
        """Close the socket of a watcher at a closed table, or of a player who lost the seat."""
        if self.viewer.is_shut_out(self.live):
            code = NOT_FOUND if self.asker.seat == SPECTATOR else LATER
            await self.close(code)
            raise WebSocketDisconnect(detail="not to be seen any more", code=code)

    async def hear(self, text: str) -> None:
        if len(text) > LARGEST:
            await self.send_away(TOO_LARGE)
        try:
            said = _read(text)
        except (DecodeError, ValidationError, UnicodeError, RecursionError) as wrong:
            await self.say(self.seat_commands.refuse("", "malformed", detail=str(wrong)))
            return
        if not self.may(said):
            await self.send_away(TOO_MANY)
        await self.answer(said)

    def may(self, said: ClientMessage) -> bool:
        """Return whether seat and address are within budget; frames are counted elsewhere."""
        cost = cost_of(said)
        if cost and not self.limits.requests.take(client_of(self.socket.scope), cost):
            return False
        seat = self.asker.seat
        return seat == SPECTATOR or self.limits.seats.take(f"{self.live.row.id} {seat}")

    async def send_away(self, code: int) -> None:
        metrics.FLOODS.inc()
        await self.close(code)
        raise WebSocketDisconnect(detail="too much", code=code)

    async def answer(self, said: ClientMessage) -> None:
        """Answer a message; one whose sender has lost the seat meanwhile ends the socket."""
        await self.close_if_shut_out()
        if not self.greeted and not isinstance(said, Hello | Ping):
            await self.send_away(TOO_MANY)
        match said:
            case Hello():
                await self.greet(said)
            case Ping():
                await self.say(Pong())
            case Chat(words):
                await self.seat_commands.chat(words)
            case Differs():
                self.show_again()
            case Writing():
                self.live.write(self.asker.seat)
            case Agree(number, act, seat, ply):
                await self.say(await self.seat_commands.agree(number, act, seat, ply))
            case Undo(number, answers):
                await self.say(await self.seat_commands.undo(number, answers))
            case Command(number, move, question):
                await self.say(await self.seat_commands.command(number, bytes(move), question))

    async def greet(self, hello: Hello) -> None:
        """Send everything that this viewer may see, with the events since the last visit."""
        self.greeted, self.follows = True, False
        metrics.GREETED.labels("again" if hello.events else "first").inc()
        # A player may look at the table while the store is down: then no seat changes either.
        with contextlib.suppress(*(() if self.asker.seat == SPECTATOR else (Unavailable,))):
            await self.lobby.freshen(self.live)
        await self.close_if_shut_out()
        await self.say(welcome(self.live.row, self.asker))
        self.live.enter(self.viewer)
        if hello.protocol != PROTOCOL:
            return
        with contextlib.suppress(Unavailable, UnreadableMatch):
            await self.lobby.freshen(self.live)
            await self.lobby.hear(self.live)
        self.viewer.start(self.live, hello.events, hello.chat)
        self.follows = True
        self.viewer.wake()

    def show_again(self) -> None:
        """Send everything again to a viewer whose view is wrong; that is a server error."""
        if note_mismatch(self.live, self.viewer, self.lobby.environment.clock()):
            self.viewer.start(self.live, self.viewer.events, self.viewer.chat)
            self.viewer.wake()
