"""Is it alive, and is it ready?"""

import asyncio
import time
from collections.abc import Awaitable, Callable

from litestar import MediaType, Response, get
from litestar.datastructures import State

from hanse import __version__

KEPT = 1.0
"""Seconds for which an answer of the database counts."""


class Readiness:
    """Whether the database answers: asked at most once a second, however many want to know."""

    def __init__(self, ask: Callable[[], Awaitable[bool]]) -> None:
        self.ask = ask
        self.asking = asyncio.Lock()
        self.known = False
        self.until = 0.0

    async def ready(self) -> bool:
        async with self.asking:
            if time.monotonic() >= self.until:
                self.known = await self.ask()
                self.until = time.monotonic() + KEPT
        return self.known


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def healthz() -> str:
    """The process lives."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(state: State) -> Response[str]:
    """The database answers, and nothing is being shut down."""
    ready = not state.draining and await state.readiness.ready()
    return Response("ready" if ready else "not ready", status_code=200 if ready else 503)


@get("/version", sync_to_thread=False)
def version() -> dict[str, str]:
    return {"version": __version__}


@get("/", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False, status_code=404)
def no_pages() -> str:
    """A server without its client says so."""
    return "The pages are not built: run `make web`. Programs are welcome: /api/schema\n"
