"""Games without a server are saved before they are shown, and survive the end of their page."""

import asyncio
import random
from collections.abc import Mapping

from hanse.core.wire import encode
from hanse.offline.saved_store import ENTRY, SavedStore
from hanse.offline.table_connection import connected
from hanse.offline.tables import OfflineTables
from hanse.tables.messages.wire import PROTOCOL, Hello
from tests.in_page.table_journey import Page, begin, play

GAME = "kogge"


class Kept:
    """A browser's database, which may be full or vanish with its page in the middle of a write."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.left = 1_000_000
        """The writes that still succeed."""

    async def save(self, texts: Mapping[str, str]) -> None:
        await asyncio.sleep(0)
        self.left -= 1
        if self.left < 0:
            raise OSError("no room")
        self.texts.update(texts)

    def page(self) -> Page:
        """A new page, with everything that was saved."""
        page, store = Page(), SavedStore(self.save)
        token = store.load(self.texts)
        page.tables = OfflineTables(bot_delay=0, store=store, token=token)
        return page


async def go_on(kept: Kept, match: str = "", seconds: float = 60.0) -> tuple[Page, str]:
    """Play on a new page, from a new table or a saved one, until the game or the time is over."""
    page = kept.page()
    page.tables.start()
    match = match or await begin(page, GAME)
    async with connected(page.tables, match, page.receive) as connection:
        await connection.hear(encode(Hello(PROTOCOL)).decode())
        try:
            async with asyncio.timeout(seconds):
                await play(page, connection, random.Random(match))
        except TimeoutError:
            pass
    await page.tables.stop()
    return page, match


def shown(page: Page) -> int:
    """The number of the person's moves that were confirmed as saved."""
    return len(page.said("done"))


def test_a_game_goes_on_in_a_new_page() -> None:
    async def steps() -> None:
        kept = Kept()
        first, match = await go_on(kept, seconds=1.5)
        assert shown(first)
        seen = first.tables.store.matches[match].entries
        before = kept.page().tables.store.matches[match].entries
        # The last entry may have been on its way to the database, and then nobody was shown it.
        assert before == seen[: len(before)]
        assert shown(first) <= len(before) >= len(seen) - 1
        last, _ = await go_on(kept, match)
        assert last.tables.store.matches[match].entries[: len(before)] == before
        page = kept.page()
        answered = await page.answer("GET", f"api/tables/{match}/record")
        assert answered.status == 200

    asyncio.run(steps())


def test_nothing_confirmed_is_lost_when_a_database_is_full() -> None:
    async def steps() -> None:
        for left in (5, 9, 14):
            kept = Kept()
            kept.left = left
            page, match = await go_on(kept, seconds=1.0)
            store = page.tables.store
            saved = [key for key in kept.texts if key.startswith(ENTRY)]
            assert len(saved) == len(store.matches[match].entries)
            assert shown(page) <= len(saved)

    asyncio.run(steps())
