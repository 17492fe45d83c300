"""Play games, replays and lessons in a page, and name the modules that this must not import.

The modules' names are this module's arguments, as `tools.make_engine` writes them.
"""

import sys

from hanse.games import GAMES
from tests.in_page import test_page_worker
from tests.in_page.table_journey import Page, journey


async def use_everything(game: str) -> None:
    """Play a game, and do whatever else a page offers without a server."""
    record, page = await journey(game), Page()
    await page.ask("POST", "api/replay", {"record": record, "viewer": 0})
    [lesson, *_] = await page.ask("GET", f"api/games/{game}/lessons")
    await page.ask("POST", "api/lessons", {"game": game, "lesson": lesson["name"]})
    for path in ("demonstration", "vocabulary"):
        await page.ask("GET", f"api/games/{game}/{path}")


async def main_in_page(*left_out: str) -> None:
    for game in GAMES:
        await use_everything(game)
    await test_page_worker.journey()
    print("imported:", *{name.replace("/", ".") for name in left_out} & set(sys.modules))
