"""Matches and workers for tests of turn notifications."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from hanse.server.config import Settings
from hanse.server.notifications.deliveries import Deliveries
from hanse.server.notifications.notifier import Notifier
from hanse.server.notifications.outgoing_addresses import OutgoingAddresses
from hanse.server.notifications.posts import Posts
from hanse.server.store.store import Store
from hanse.tables.live.live import Live
from hanse.tables.live.lobby import Lobby

BASE_URL = "https://games.example.org"
LOOPBACK = "127.0.0.0/8"


class Scene:
    """A store with matches that a test plays, and a notifier in this process."""

    def __init__(self, store: Store, seed: str = "scene") -> None:
        self.store = store
        self.lobby = Lobby(store, 50, 0.0)
        deliveries = Deliveries(Posts(OutgoingAddresses(LOOPBACK)), Settings(base_url=BASE_URL))
        self.notifier = Notifier(self.lobby, store.channels, deliveries)
        self.chance = random.Random(seed)

    async def answer(self, match: str, seat: int | None = None) -> int:
        """Let a seat answer its question at random; return the seat."""
        async with self.lobby.use(match) as live:
            asked = live.match.game.asking
            who = self.chance.choice(sorted(asked)) if seat is None else seat
            move = asked[who].sample(self.chance.randrange)
            await self.lobby.play(live, who, move, f"c{live.row.version}")
            return who

    async def answer_until(self, match: str, wanted: Callable[[Live], bool]) -> None:
        """Let seats answer until the match is as wanted."""
        async with self.lobby.use(match) as live:
            while not wanted(live):
                assert not live.match.game.over
                await self.answer(match)

    async def notify(self) -> None:
        """Let the notifier look once, and wait until all is sent."""
        await self.notifier.look()
        while self.notifier.busy:
            await asyncio.sleep(0.01)


@asynccontextmanager
async def scene(url: str, seed: str = "scene") -> AsyncIterator[Scene]:
    store = await Store.open(url, 4)
    try:
        made = Scene(store, seed)
        await made.lobby.database_clock.look()
        yield made
    finally:
        await store.close()
