"""The demonstration of a game, packed once for everyone."""

import asyncio
from collections.abc import Callable

from hanse.core.wire import encode
from hanse.server.http.packed_page import Page, page
from hanse.tables.review.demonstration import demonstration


def demonstration_page(game: str) -> Page:
    """Return the demonstration, packed for sending."""
    return page(encode(demonstration(game)), "application/json")


class Demonstrations:
    """The demonstration of each game, computed when the first visitor asks for it.

    The computation takes seconds in a thread; visitors who come meanwhile wait for the same one.
    """

    def __init__(self, compute: Callable[[str], Page] = demonstration_page) -> None:
        self.compute = compute
        self.pages: dict[str, asyncio.Task[Page]] = {}

    async def find(self, game: str) -> Page:
        """Return a demonstration; a computation that failed is tried again by the next visitor."""
        task = self.pages.get(game)
        if task is None:
            task = asyncio.create_task(asyncio.to_thread(self.compute, game))
            task.add_done_callback(lambda done: self.drop_failed(game, done))
            self.pages[game] = task
        return await asyncio.shield(task)

    def drop_failed(self, game: str, done: asyncio.Task[Page]) -> None:
        if done.cancelled() or done.exception():
            del self.pages[game]
