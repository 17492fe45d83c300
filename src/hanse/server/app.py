"""The application: requests, sockets, pages, health."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.static_files import create_static_files_router

from hanse import __version__
from hanse.server.config import Settings
from hanse.server.jobs import Worker
from hanse.server.lobby import Lobby
from hanse.server.problems import HANDLERS
from hanse.server.routes import foresight, health, play, rules, streams, tables
from hanse.server.store.migrate import migrate
from hanse.server.store.sessions import Sessions
from hanse.server.store.store import Store
from hanse.server.tables import Tables

CLIENT = Path(__file__).parent / "client"
LARGEST_BODY = 64 * 1024
PACKED = CompressionConfig("gzip", gzip_compress_level=6, exclude="^/api")
"""The pages are the same for everybody. What a seat is told is not: its length tells nothing."""
ROUTES: list[Any] = [
    tables.games, tables.fit, tables.create_table, tables.table, tables.join_table,
    tables.give_nonce, tables.rematch, play.screen, play.command, play.undo, play.chat, play.record,
    foresight.foresight, streams.socket, streams.events, rules.comparison, health.healthz,
    health.readyz, health.version, PrometheusController,
]  # fmt: skip


@contextlib.asynccontextmanager
async def opened(settings: Settings, url: str) -> AsyncIterator[Lobby]:
    """The database, up to date, and the matches in it."""
    await migrate(url)
    store = await Store.open(url, settings.pool)
    try:
        yield Lobby(store, settings.cached_matches, settings.bot_delay)
    finally:
        await store.close()


@contextlib.asynccontextmanager
async def besides(*jobs: Any) -> AsyncIterator[None]:
    """While something else is done."""
    tasks = [asyncio.create_task(job) for job in jobs]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@contextlib.asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """From the database on to the bots, and back."""
    settings: Settings = app.state.settings
    async with opened(settings, app.state.url) as lobby:
        app.state.store, app.state.lobby = lobby.store, lobby
        app.state.sessions = Sessions(lobby.store)
        app.state.tables = Tables(lobby, positions=settings.positions)
        jobs = [lobby.watch(settings.look_around)]
        if settings.bots_at_once:
            jobs.append(Worker(lobby, settings.bots_at_once).run())
        async with besides(*jobs):
            yield
            app.state.draining = True


def make_app(settings: Settings, url: str) -> Litestar:
    """The whole server, for this database."""
    prometheus = PrometheusConfig(app_name="hanse", prefix="hanse", group_path=True)
    pages = [create_static_files_router(path="/", directories=[CLIENT], html_mode=True)]
    schema = OpenAPIConfig(
        "Hanse", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]
    )
    return Litestar(
        [*ROUTES, *(pages if CLIENT.exists() else [health.no_pages])],
        lifespan=[running],
        middleware=[prometheus.middleware],
        exception_handlers=HANDLERS,
        openapi_config=schema,
        compression_config=PACKED,
        logging_config=None,
        state=State({"settings": settings, "url": url, "draining": False}),
        request_max_body_size=LARGEST_BODY,
    )
