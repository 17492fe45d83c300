"""The tables of one page: store, lobby, bots, and the seats that this browser has."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress

from hanse.core.types import SPECTATOR
from hanse.offline.saved_store import SavedStore
from hanse.offline.thinker import Think, think_here
from hanse.offline.thinking_bots import ThinkingBots
from hanse.tables.bot_turns.worker import Worker
from hanse.tables.creation.new_tables import Tables
from hanse.tables.live.lobby import Lobby
from hanse.tables.live.seat_commands import SeatCommands
from hanse.tables.messages.bodies import Seated
from hanse.tables.seats.seating import Asker, NotSeated, asker_of
from hanse.tables.seats.sessions import Sessions, hash_token
from hanse.tables.store.rows import MatchRow

MAX_OPEN = 10
"""The number of matches that are kept ready for the next move."""
BOT_DELAY = 0.6
"""Seconds before a bot answers, so that people can follow."""


async def save_nothing(texts: Mapping[str, str]) -> None:
    """Save nothing, so that tables last as long as their page."""


class OfflineTables:
    """Everything that a page needs for its tables; all requests come from one browser."""

    def __init__(
        self,
        bot_delay: float = BOT_DELAY,
        think: Think = think_here,
        store: SavedStore | None = None,
        token: str = "",
    ) -> None:
        self.think = think
        self.store = store or SavedStore(save_nothing)
        self.lobby = Lobby(self.store, MAX_OPEN, bot_delay)
        self.tables = Tables(self.lobby, positions=True)
        self.sessions = Sessions(self.store)
        self.token = token
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to let bots answer."""
        worker = Worker(self.lobby, 1)
        worker.bots = ThinkingBots(self.think)
        self.tasks.add(asyncio.create_task(worker.run()))
        self.tasks.add(asyncio.create_task(self.lobby.watching.run()))

    async def stop(self) -> None:
        """End the bots' work."""
        for task in self.tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def opened(self, match: str) -> str:
        """Return the hash of the secret of this browser's seat; empty if it has none."""
        return await self.sessions.seat(self.token, match) if self.token else ""

    async def seat(self, seated: Seated, opened: str = "") -> Seated:
        """Give a seat to this browser."""
        secret = opened or hash_token(seated.secret)
        self.token = await self.sessions.add(self.token, seated.match, secret) or self.token
        await self.store.keep_browser(self.token)
        return seated

    async def row_and_asker(self, match: str) -> tuple[MatchRow, Asker]:
        """Return a table and this browser's place there; begin the game if it can begin."""
        await self.tables.begin_if_ready(match)
        row = await self.lobby.row(match)
        return row, asker_of(row, await self.opened(match))

    @asynccontextmanager
    async def commands(self, match: str) -> AsyncIterator[SeatCommands]:
        """Yield the commands of this browser's seat; keep the match in memory meanwhile."""
        async with self.lobby.use(match) as live:
            self.lobby.watching.note(match)
            asker = asker_of(live.row, await self.opened(match))
            yield SeatCommands(self.lobby, live, asker.seat)

    @asynccontextmanager
    async def player(self, match: str) -> AsyncIterator[SeatCommands]:
        """Yield the commands of this browser's seat; raise NotSeated for a watcher."""
        async with self.commands(match) as commands:
            if commands.seat == SPECTATOR:
                raise NotSeated("only those who play may do this")
            yield commands
