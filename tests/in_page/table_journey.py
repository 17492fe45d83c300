"""A person plays a whole game against bots through the client's paths and messages.

`python -m tests.in_page.table_journey kogge` prints the game's record. The same module runs in a
page.
"""

import asyncio
import random
import sys
from typing import Any

from msgspec import Raw, json

from hanse.core.wire import encode
from hanse.offline.answers import Answer
from hanse.offline.dispatcher import answer
from hanse.offline.table_connection import TableConnection, connected
from hanse.offline.tables import OfflineTables
from hanse.tables.messages.wire import PROTOCOL, Command, Hello

SOON = 300.0
NONCE = {"nonce": "00" * 16}
type Json = Any  # Any: whatever an answer holds


class Page:
    """The client's side: it sends paths and messages, and keeps what it receives."""

    def __init__(self) -> None:
        self.tables = OfflineTables(bot_delay=0)
        self.received: list[Json] = []

    async def ask(self, method: str, path: str, body: object = None) -> Json:
        found = await self.answer(method, path, body)
        assert found.status < 300, found.body
        return json.decode(found.body)

    async def answer(self, method: str, path: str, body: object = None) -> Answer:
        return await answer(self.tables, method, path, b"" if body is None else encode(body))

    def receive(self, text: str) -> None:
        self.received.append(json.decode(text))

    def said(self, kind: str) -> list[Json]:
        return [message for message in self.received if message["say"] == kind]


async def begin(page: Page, game: str) -> str:
    """Create a table against two bots and begin its game; return its name."""
    wanted = {"game": game, "seats": [{}, {"bot": "dabbler"}, {"bot": "dabbler"}], "name": "Anna"}
    seated = await page.ask("POST", "api/tables", wanted)
    begun = await page.ask("POST", f"api/tables/{seated['match']}/nonce", NONCE)
    assert begun["started"]
    assert begun["seat"] == seated["seat"] == 0
    return str(seated["match"])


async def play(page: Page, connection: TableConnection, chance: random.Random) -> None:
    """Answer every question at random until the game is over."""
    live, number = connection.live, 0
    while not live.match.game.over:
        question = live.match.game.asking.get(0)
        if question is None:
            await asyncio.sleep(0)
            continue
        number += 1
        move = Raw(encode(question.sample(chance.randrange)))
        order = Command(f"c{number}", move, live.match.game.question_id(0))
        await connection.hear(encode(order).decode())
    await asyncio.sleep(0.1)
    answered = len(page.said("done")) + len(page.said("refused"))
    assert answered == number, "every command is answered once"


async def journey(game: str) -> str:
    """Play a game and return its record, as the client fetches it."""
    page = Page()
    page.tables.start()
    try:
        match = await begin(page, game)
        async with connected(page.tables, match, page.receive) as connection:
            await connection.hear(encode(Hello(PROTOCOL)).decode())
            assert page.said("welcome")
            await asyncio.wait_for(play(page, connection, random.Random(game)), SOON)
        assert page.said("update"), "the page was shown the game"
        [listed] = (await page.ask("GET", "api/tables"))["tables"]
        assert listed["match"] == match
        return (await page.answer("GET", f"api/tables/{match}/record")).body.decode()
    finally:
        await page.tables.stop()


async def main_in_page(game: str) -> None:
    print(await journey(game))


if __name__ == "__main__" and sys.platform != "emscripten":
    asyncio.run(main_in_page(*sys.argv[1:]))
