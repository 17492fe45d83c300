"""The Litestar application: its routes, its start and stop, and its background jobs."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine, Mapping
from pathlib import Path
from typing import cast

from litestar import Litestar
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.types import ControllerRouterHandler

from hanse.build import build_id
from hanse.server.accounts.access import Access
from hanse.server.accounts.sign_in_mails import SignInMails
from hanse.server.addresses import network_of
from hanse.server.bus.arrivals import Arrivals, carrier_of
from hanse.server.bus.hints import Carrier, Hints
from hanse.server.config import Settings
from hanse.server.connections.freed_socket import FreedWebSocket
from hanse.server.http.packed_page import Page
from hanse.server.http.problems import HANDLERS
from hanse.server.http.typed_requests import TypedRequest
from hanse.server.limited_processes.pool import LimitedProcesses
from hanse.server.limits.budgets import Limits
from hanse.server.limits.code_guesses import CodeGuesses
from hanse.server.limits.costly_questions import CostlyQuestions
from hanse.server.notifications.deliveries import Deliveries
from hanse.server.notifications.notifier import Notifier
from hanse.server.notifications.open_pages import OpenPages
from hanse.server.notifications.outgoing_addresses import OutgoingAddresses
from hanse.server.notifications.posts import Posts
from hanse.server.operations import metrics
from hanse.server.operations.disk_space import disk_space
from hanse.server.operations.gc_control import TamedCollector
from hanse.server.operations.load import Load
from hanse.server.operations.table_environment import table_environment
from hanse.server.pages.assets import Assets
from hanse.server.pages.browser_uis import read_browser_uis
from hanse.server.pages.demonstration_page import Demonstrations
from hanse.server.pages.kept_pages import KeptPages
from hanse.server.requests import (
    browser_uis,
    channels,
    coach,
    codes,
    data,
    health,
    lessons,
    mails,
    my_tables,
    play,
    previews,
    replays,
    rules,
    seat_links,
    steps,
    streams,
    tables,
    words,
)
from hanse.server.requests.accounts import grants, own_account, sign_in_links
from hanse.server.requests.assets import asset_route, assets_of
from hanse.server.requests.links import link_routes
from hanse.server.requests.pages import page_routes, read_pages
from hanse.server.store.migrate import migrate, revision
from hanse.server.store.store import Store
from hanse.tables.bot_turns.thinking_turns import ThinkingTurns
from hanse.tables.bot_turns.worker import Worker
from hanse.tables.creation.new_tables import Tables, game_infos
from hanse.tables.live.lobby import Lobby
from hanse.tables.live.other_processes import keep_looking
from hanse.tables.messages.wire import PROTOCOL
from hanse.tables.seats.address_hashes import AddressHashes
from hanse.tables.seats.sessions import Sessions
from hanse.version import __version__

CLIENT = Path(__file__).parent / "client"
LARGEST_BODY = 64 * 1024
PROBES = r"^/(healthz|readyz|accepting|metrics)$"
"""Paths that proxies and monitors poll constantly.

They are not counted as requests: a proxy's probes during a planned restart would look like failures
that players noticed.
"""
ROUTES: list[ControllerRouterHandler] = [
    tables.games, tables.fit, tables.create_table, tables.table, tables.join_table,
    tables.give_nonce, tables.leave_table, tables.free_seat, tables.set_watching, tables.rematch,
    seat_links.seat_devices, seat_links.new_link, seat_links.give_seat,
    channels.list_channels, channels.add_channel, channels.change_channel, channels.remove_channel,
    channels.test_channel, mails.mail_page, mails.confirm_mail, mails.stop_mail,
    own_account.account, own_account.ask_new_passkey, own_account.add_passkey,
    own_account.remove_passkey, own_account.ask_passkey, own_account.sign_in,
    own_account.change_account, own_account.keep_seats, own_account.sign_out,
    own_account.remove_account, grants.end_session, grants.add_token, grants.end_token,
    sign_in_links.ask_mail, sign_in_links.sign_in_page, sign_in_links.use_sign_in_link,
    data.shipped_file, data.setup_data, data.table_data,
    lessons.game_lessons, lessons.lesson_words, lessons.take_lesson,
    my_tables.my_tables, codes.invitation, play.screen, play.command, play.undo,
    play.agree, play.chat, play.record,
    replays.replay, replays.file_replay, replays.play_on_from, replays.play_on_from_file,
    steps.steps, previews.previews, coach.coach, streams.socket, streams.events, rules.comparison,
    words.platform_words, words.game_words, words.game_rules, words.game_reasons,
    words.game_vocabulary, words.table_vocabulary, words.game_demonstration,
    browser_uis.game_browser_ui, browser_uis.browser_ui_file,
    health.healthz, health.readyz, health.version, health.accepting, health.status,
    PrometheusController,
]  # fmt: skip


@contextlib.asynccontextmanager
async def open_lobby(settings: Settings, url: str, *, serving: bool = True) -> AsyncIterator[Lobby]:
    """Migrate and open the database; yield a lobby with its matches."""
    await migrate(url)
    expose_build(await revision(url))
    store = await Store.open(url, settings.pool, settings.group_commit)
    try:
        async with lobby_with_bus(settings, store, carrier_of(settings, url), serving) as lobby:
            lobby.address_hashes = AddressHashes(await store.due_work.address_key(), network_of)
            yield lobby
    finally:
        await store.close()


def expose_build(tables: str) -> None:
    """Expose the running version and build in /metrics."""
    labels = {"version": __version__, "build": build_id(), "protocol": str(PROTOCOL)}
    metrics.BUILD.info({**labels, "tables": tables})


@contextlib.asynccontextmanager
async def lobby_with_bus(
    settings: Settings, store: Store, carrier: Carrier | None, serving: bool
) -> AsyncIterator[Lobby]:
    """Yield a lobby for this store; meanwhile, exchange notifications with other processes."""
    lobby = Lobby(
        store,
        settings.cached_matches,
        settings.bot_delay,
        serving=serving,
        environment=table_environment(),
    )
    lobby.database_clock.disk = disk_space(settings)
    # Before serving: this look counts an outage that ended with this start (decision 16).
    await lobby.database_clock.look()
    lobby.hints = Hints(carrier)
    arrivals = Arrivals(lobby, carrier) if carrier else None
    heard = (arrivals.listen(), arrivals.look()) if arrivals else ()
    async with running_jobs(lobby.hints.run(), *heard):
        yield lobby


@contextlib.asynccontextmanager
async def running_jobs(*jobs: Coroutine[object, object, object]) -> AsyncIterator[None]:
    """Run these jobs in the background until the block ends; then cancel them."""
    tasks = [asyncio.create_task(job) for job in jobs]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@contextlib.asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Start everything from the database to the bots; stop everything in reverse order."""
    settings: Settings = app.state.settings
    await asyncio.to_thread(prepare_answers, app)
    async with open_lobby(settings, app.state.url) as lobby:
        store = cast(Store, lobby.store)  # `open_lobby` always opens a `Store`
        app.state.store, app.state.lobby = store, lobby
        app.state.sessions = Sessions(store, max_seats=settings.seats_per_session)
        app.state.access, app.state.account_key = Access(store.accounts), ""
        app.state.sign_in_mails = sign_in_mails_of(app, settings, lobby)
        app.state.tables = Tables(lobby, positions=settings.positions)
        assets: Assets = app.state.assets
        # Before the first page: a browser may ask another server for the assets of this build
        # (decision 33).
        await assets.open(store)
        jobs = [
            lobby.database_clock.run(),
            keep_looking(lobby, settings.poll_interval),
            lobby.confirmed.run(),
            app.state.access.run(),
        ]
        load: Load = app.state.load
        jobs += [TamedCollector(lambda: lobby.played).run(), load.run(), assets.run()]
        jobs.append(lobby.watching.run())
        jobs.append(OpenPages(store.channels, lobby.lives, lobby.environment).run())
        if settings.max_thinking_bots:
            jobs += [worker_of(lobby, settings, load).run(), notifier_of(lobby, settings).run()]
        async with running_jobs(*jobs):
            yield
            app.state.costly.close()
            await asyncio.to_thread(app.state.limited.close)


def sign_in_mails_of(app: Litestar, settings: Settings, lobby: Lobby) -> SignInMails:
    """Return the sender of links to sign in, which shares its limits with other mails."""
    store, deliveries = cast(Store, lobby.store), cast(Deliveries, app.state.deliveries)
    most = settings.confirmations_per_day
    return SignInMails(deliveries.mails, store.accounts, store.mails, lobby.address_hashes, most)


def prepare_answers(app: Litestar) -> None:
    """Compute the answers that all share: on demand, they would delay all requests by a second."""
    game_infos()
    _ = app.openapi_schema


def worker_of(lobby: Lobby, settings: Settings, load: Load | None = None) -> Worker:
    """Return a worker with these settings."""
    worker = Worker(
        lobby,
        max(1, settings.max_thinking_bots),
        settings.bot_processes,
        lambda: load is not None and load.is_high,
        ThinkingTurns(
            settings.thinking_per_minute,
            addresses_per_network=settings.addresses_per_network,
        ),
    )
    worker.pauses = settings.pause_unwatched
    return worker


def notifier_of(lobby: Lobby, settings: Settings) -> Notifier:
    """Return a worker for notifications with these settings."""
    store = cast(Store, lobby.store)  # `open_lobby` always opens a `Store`
    return Notifier(lobby, store.channels, deliveries_of(settings))


def deliveries_of(settings: Settings) -> Deliveries:
    posts = Posts(OutgoingAddresses(settings.notification_networks))
    return Deliveries(posts, settings)


def client_routes(pages: Mapping[str, Page]) -> list[HTTPRouteHandler]:
    """Return the routes of the browser client and of links to tables."""
    return [*page_routes(pages), asset_route(pages), *link_routes(CLIENT)]


def make_app(settings: Settings, url: str) -> Litestar:
    """Return the application that serves the matches of this database."""
    prometheus = PrometheusConfig(app_name="hanse", prefix="hanse", group_path=True, exclude=PROBES)
    metrics.SOCKETS_MAX.set(settings.max_sockets)
    load = Load()
    pages = read_pages(CLIENT)
    schema = OpenAPIConfig(
        "Hanse", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]
    )
    return Litestar(
        [*ROUTES, *(client_routes(pages) if pages else [health.no_pages])],
        lifespan=[lifespan],
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
                "deliveries": deliveries_of(settings),
                "guesses": CodeGuesses(settings),
                "load": load,
                "assets": Assets(assets_of(pages)),
                "browser_uis": read_browser_uis(settings.browser_uis, pages),
                "costly": CostlyQuestions(load),
                "limited": LimitedProcesses(load),
                "kept_replays": KeptPages(),
                "kept_data": KeptPages(),
                "demonstrations": Demonstrations(),
            }
        ),
        request_max_body_size=LARGEST_BODY,
        request_class=TypedRequest,
        websocket_class=FreedWebSocket,
    )
