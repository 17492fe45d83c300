"""The application: requests, sockets, pages, health."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.types import ControllerRouterHandler

from hanse.server import metrics
from hanse.server.bus.arrivals import Arrivals, carrier_of
from hanse.server.bus.hints import Carrier, Hints
from hanse.server.config import Settings
from hanse.server.costly_questions import CostlyQuestions
from hanse.server.jobs import Worker
from hanse.server.limits import Limits
from hanse.server.load import Load
from hanse.server.lobby import Lobby
from hanse.server.memory import TamedCollector
from hanse.server.other_processes import keep_looking
from hanse.server.problems import HANDLERS
from hanse.server.replays import KeptReplays
from hanse.server.routes import (
    coach,
    codes,
    data,
    foresight,
    health,
    lessons,
    my_tables,
    play,
    replays,
    rules,
    steps,
    streams,
    tables,
    words,
)
from hanse.server.routes.links import link_routes
from hanse.server.routes.pages import page_routes
from hanse.server.store.migrate import migrate, revision
from hanse.server.store.sessions import Sessions
from hanse.server.store.store import Store
from hanse.server.tables import Tables
from hanse.server.wire import PROTOCOL
from hanse.version import __version__

CLIENT = Path(__file__).parent / "client"
LARGEST_BODY = 64 * 1024
ROUTES: list[ControllerRouterHandler] = [
    tables.games, tables.fit, tables.create_table, tables.table, tables.join_table,
    tables.give_nonce, tables.leave_table, tables.free_seat, tables.set_watching, tables.rematch,
    data.shipped_file, data.setup_data, data.table_data,
    lessons.game_lessons, lessons.lesson_words, lessons.take_lesson,
    my_tables.my_tables, codes.invitation, play.screen, play.command, play.undo,
    play.agree, play.chat, play.record,
    replays.replay, replays.file_replay, replays.play_on_from, replays.play_on_from_file,
    steps.steps, foresight.foresight, coach.coach, streams.socket, streams.events, rules.comparison,
    words.platform_words, words.game_words, words.game_rules, words.game_vocabulary,
    words.table_vocabulary, words.game_demonstration, health.healthz, health.readyz, health.version,
    PrometheusController,
]  # fmt: skip


@contextlib.asynccontextmanager
async def opened(settings: Settings, url: str, *, serving: bool = True) -> AsyncIterator[Lobby]:
    """Open the database, up to date, and the matches in it; count an outage before this first."""
    await migrate(url)
    tell_build(await revision(url))
    store = await Store.open(url, settings.pool, settings.group_commit)
    try:
        async with hinted(settings, store, carrier_of(settings, url), serving) as lobby:
            yield lobby
    finally:
        await store.close()


def tell_build(tables: str) -> None:
    """Let /metrics tell which version runs here."""
    metrics.BUILD.info({"version": __version__, "protocol": str(PROTOCOL), "tables": tables})


@contextlib.asynccontextmanager
async def hinted(
    settings: Settings, store: Store, carrier: Carrier | None, serving: bool
) -> AsyncIterator[Lobby]:
    """Open the matches of a store, while hints about them are sent and heard."""
    lobby = Lobby(store, settings.cached_matches, settings.bot_delay, serving=serving)
    await lobby.pulse.beat()
    lobby.hints = Hints(carrier)
    arrivals = Arrivals(lobby, carrier) if carrier else None
    heard = (arrivals.listen(), arrivals.look()) if arrivals else ()
    async with besides(lobby.hints.run(), *heard):
        yield lobby


@contextlib.asynccontextmanager
async def besides(*jobs: Coroutine[object, object, object]) -> AsyncIterator[None]:
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
        jobs = [lobby.pulse.run(), keep_looking(lobby, settings.look_around), lobby.confirmed.run()]
        load: Load = app.state.load
        jobs += [TamedCollector(lambda: lobby.played).run(), load.run()]
        if settings.bots_at_once:
            jobs.append(Worker(lobby, settings.bots_at_once, settings.bot_processes, load).run())
        async with besides(*jobs):
            yield
            app.state.costly.close()
            app.state.replays.close()


def client_routes() -> list[HTTPRouteHandler]:
    """Return what shows the client, and links that lead to it."""
    return [*page_routes(CLIENT), *link_routes(CLIENT)]


def make_app(settings: Settings, url: str) -> Litestar:
    """Return the whole server, for this database."""
    prometheus = PrometheusConfig(app_name="hanse", prefix="hanse", group_path=True)
    load = Load()
    schema = OpenAPIConfig(
        "Hanse", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]
    )
    return Litestar(
        [*ROUTES, *(client_routes() if CLIENT.exists() else [health.no_pages])],
        lifespan=[running],
        middleware=[prometheus.middleware],
        exception_handlers=HANDLERS,
        openapi_config=schema,
        logging_config=None,
        state=State(
            {
                "settings": settings,
                "url": url,
                "draining": False,
                "limits": Limits(settings),
                "load": load,
                "costly": CostlyQuestions(load),
                "replays": CostlyQuestions(load),
                "kept_replays": KeptReplays(),
            }
        ),
        request_max_body_size=LARGEST_BODY,
    )
