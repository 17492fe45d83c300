"""The connection of a page to one of its tables, with the messages of a server's socket."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from msgspec import DecodeError, ValidationError, json

from hanse.core.wire import encode
from hanse.offline.tables import OfflineTables
from hanse.tables.live.live import Live, Viewer
from hanse.tables.live.seat_commands import SeatCommands
from hanse.tables.live.welcome import welcome
from hanse.tables.messages.wire import (
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
from hanse.tables.seats.seating import Asker, asker_of

type Send = Callable[[str], None]
read = json.Decoder(ClientMessage).decode


@asynccontextmanager
async def connected(
    tables: OfflineTables, match: str, send: Send
) -> AsyncIterator["TableConnection"]:
    """Yield a connection to a table, which is kept in memory meanwhile."""
    async with tables.lobby.use(match) as live:
        asker = asker_of(live.row, await tables.opened(match))
        connection = TableConnection(tables, live, asker, send)
        updates = asyncio.create_task(connection.send_updates())
        try:
            yield connection
        finally:
            live.leave(connection.viewer)
            updates.cancel()
            with suppress(asyncio.CancelledError):
                await updates


class TableConnection:
    """One viewer's connection: it takes the client's messages and sends the server's."""

    def __init__(self, tables: OfflineTables, live: Live, asker: Asker, send: Send) -> None:
        self.lobby = tables.lobby
        self.live = live
        self.asker = asker
        self.commands = SeatCommands(tables.lobby, live, asker.seat)
        self.viewer = Viewer(asker)
        self.send = send
        self.follows = False
        """Whether the client gets updates: only after its hello, and with our protocol version."""

    async def send_updates(self) -> None:
        """Send updates whenever something has changed, until cancelled."""
        while True:
            await self.viewer.news.wait()
            self.viewer.news.clear()
            self.show()

    def show(self) -> None:
        """Send everything that the client has not been sent yet."""
        if self.follows:
            for message in self.viewer.pull(self.live):
                self.send(encode(message).decode())

    def say(self, message: FromServer) -> None:
        """Send updates first and then this answer, as a server does."""
        self.show()
        self.send(encode(message).decode())

    async def hear(self, text: str) -> None:
        """Answer one message of the client."""
        try:
            said = read(text)
        except (DecodeError, ValidationError, UnicodeError, RecursionError) as wrong:
            self.say(self.commands.refuse("", "malformed", detail=str(wrong)))
            return
        await self.answer(said)

    async def answer(self, said: ClientMessage) -> None:
        match said:
            case Hello():
                await self.greet(said)
            case Ping():
                self.say(Pong())
            case Chat(words):
                await self.commands.chat(words)
            case Differs():
                self.viewer.start(self.live, self.viewer.events, self.viewer.chat)
                self.viewer.wake()
            case Writing():
                self.live.write(self.asker.seat)
            case Agree(number, act, seat, ply):
                self.say(await self.commands.agree(number, act, seat, ply))
            case Undo(number, answers):
                self.say(await self.commands.undo(number, answers))
            case Command(number, move, question):
                self.say(await self.commands.command(number, bytes(move), question))

    async def greet(self, hello: Hello) -> None:
        """Send everything that this viewer may see, with the events since the last visit."""
        self.follows = False
        self.say(welcome(self.live.row, self.asker))
        self.live.enter(self.viewer)
        if hello.protocol != PROTOCOL:
            return
        await self.lobby.hear(self.live)
        self.viewer.start(self.live, hello.events, hello.chat)
        self.follows = True
        self.viewer.wake()
