"""The entry of a page's worker: the messages that a page posts, and those that it gets."""

import asyncio

from msgspec import json

from hanse.core.wire import encode
from hanse.offline.page_messages import Ask, Close, FromPage, Open, Say
from hanse.offline.page_worker import PageWorker
from hanse.offline.tables import OfflineTables
from hanse.offline.thinker import think
from hanse.tables.messages.wire import PROTOCOL, Hello
from tests.in_page.table_journey import NONCE, Json

TABLE = {"game": "luebeck", "seats": [{}, {"bot": "dabbler"}, {"bot": "dabbler"}], "name": "Anna"}


class Posted:
    """The page's side of a worker."""

    def __init__(self) -> None:
        self.thoughts = 0
        self.messages: list[Json] = []
        self.tables = OfflineTables(bot_delay=0, think=self.think)
        self.worker = PageWorker(self.tables, self.receive)

    async def think(self, asked: bytes) -> bytes:
        self.thoughts += 1
        return think(asked)

    def receive(self, text: str) -> None:
        self.messages.append(json.decode(text))

    def say(self, message: FromPage) -> None:
        self.worker.hear(encode(message).decode())

    async def wait_for(self, kind: str, number: int) -> Json:
        async with asyncio.timeout(20):
            while True:
                for message in self.messages:
                    if message["kind"] == kind and message["id"] == number:
                        return message
                await asyncio.sleep(0.01)

    async def ask(self, number: int, method: str, path: str, body: object = None) -> Json:
        self.say(Ask(number, method, path, "" if body is None else encode(body).decode()))
        return json.decode((await self.wait_for("answer", number))["body"])


async def journey() -> None:
    page = Posted()
    page.tables.start()
    match = (await page.ask(1, "POST", "api/tables", TABLE))["match"]
    await page.ask(2, "POST", f"api/tables/{match}/nonce", NONCE)
    page.say(Open(3, match))
    await page.wait_for("opened", 3)
    page.say(Say(3, encode(Hello(PROTOCOL)).decode()))
    assert json.decode((await page.wait_for("said", 3))["text"])["say"] == "welcome"
    page.say(Open(4, "nowhere"))
    assert (await page.wait_for("closed", 4))["code"] == 4404
    page.say(Close(3))
    assert (await page.wait_for("closed", 3))["code"] == 1000
    page.say(Say(3, "too late"))
    while not page.thoughts:
        await page.ask(5 + len(page.messages), "GET", f"api/tables/{match}/advice")
    await page.tables.stop()


def test_a_page_talks_to_its_worker() -> None:
    asyncio.run(journey())
