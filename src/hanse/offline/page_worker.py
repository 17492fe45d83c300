"""The entry of a page's worker: it hears the page's messages and answers them by its tables."""

import asyncio
from collections.abc import Callable, Coroutine

from msgspec import json

from hanse.core.wire import encode
from hanse.offline.dispatcher import answer
from hanse.offline.page_messages import (
    Answered,
    Ask,
    Close,
    Closed,
    FromPage,
    Open,
    Opened,
    Said,
    Say,
    ToPage,
)
from hanse.offline.table_connection import connected
from hanse.offline.tables import OfflineTables
from hanse.tables.live.unreadable_matches import UnreadableMatch
from hanse.tables.seats.seating import NoSuchMatch

NORMAL, FAILED, NO_TABLE, SET_ASIDE = 1000, 1011, 4404, 4409
type Inbox = asyncio.Queue[str | None]


class PageWorker:
    """The tables of a page, which a worker serves; `post` sends a message to the page."""

    def __init__(self, tables: OfflineTables, post: Callable[[str], object]) -> None:
        self.tables = tables
        self.post = post
        self.inboxes: dict[int, Inbox] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def hear(self, text: str) -> None:
        """Answer a message of the page, sooner or later."""
        said: FromPage = json.decode(text, type=FromPage)
        match said:
            case Ask():
                self.begin(self.ask(said))
            case Open(channel, name):
                inbox: Inbox = asyncio.Queue()
                self.inboxes[channel] = inbox
                self.begin(self.serve(channel, name, inbox))
            case Say(channel, words) if channel in self.inboxes:
                self.inboxes[channel].put_nowait(words)
            case Close(channel) if channel in self.inboxes:
                self.inboxes[channel].put_nowait(None)

    def begin(self, work: Coroutine[object, object, None]) -> None:
        # A task that nobody keeps may be collected before it is done.
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def send(self, message: ToPage) -> None:
        self.post(encode(message).decode())

    async def ask(self, asked: Ask) -> None:
        found = await answer(self.tables, asked.method, asked.path, asked.body.encode())
        self.send(Answered(asked.id, found.status, found.media, found.body.decode()))

    async def serve(self, channel: int, match: str, inbox: Inbox) -> None:
        """Serve a channel to a table until the page closes it."""
        code = NORMAL
        try:
            async with connected(
                self.tables, match, lambda text: self.send(Said(channel, text))
            ) as connection:
                self.send(Opened(channel))
                while (text := await inbox.get()) is not None:
                    await connection.hear(text)
        except NoSuchMatch:
            code = NO_TABLE
        except UnreadableMatch:
            code = SET_ASIDE
        except Exception:
            code = FAILED
        del self.inboxes[channel]
        self.send(Closed(channel, code))
