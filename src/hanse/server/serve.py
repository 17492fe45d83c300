"""Running the server or a worker, with a separate or the embedded database."""

import asyncio
import contextlib
import signal
import sys
import time
from collections.abc import Iterator
from functools import partial
from types import FrameType
from typing import cast

import asyncpg
import structlog
import uvicorn

from hanse.build import build_id
from hanse.server.app import CLIENT, make_app, notifier_of, open_lobby, running_jobs, worker_of
from hanse.server.config import Settings, data_folder
from hanse.server.connections.guard import Guard, constant_headers
from hanse.server.connections.http_connection import HttpConnection
from hanse.server.connections.peers import Peers
from hanse.server.connections.socket_connection import SocketConnection
from hanse.server.embedded import embedded_database
from hanse.server.embedded.cluster import NotStarted
from hanse.server.embedded.folders import owner_advice
from hanse.server.operations import metrics
from hanse.server.operations.gc_control import TamedCollector, settle_memory
from hanse.server.operations.logs import set_up_logs
from hanse.server.operations.open_files import allow_open_files
from hanse.server.operations.startup_advice import advise
from hanse.server.operations.tracing import set_up_tracing, stop_tracing
from hanse.server.operations.worker_metrics import worker_metrics
from hanse.server.store.database import Unsafe, check_promises, open_pool, wait_for_database
from hanse.server.store.migrate import NewerDatabase, revision
from hanse.tables.store.errors import Unavailable
from hanse.version import __version__

FINISHING = 5
"""Seconds for requests to end when the server stops."""
PATIENCE = 0.0005
"""Seconds after which a thinking thread must let other threads run, so that people do not wait."""
SELDOM, OFTEN = 0.5, 0.1
"""Seconds between checks for a signal to stop, and between checks while the server stops."""
LARGEST_FRAME = 64 * 1024
LARGEST_HEAD = 16 * 1024
type Protocol = type[asyncio.Protocol]
log = structlog.get_logger()


def this_build() -> dict[str, str]:
    return {"version": __version__, "build": build_id()}


class GracefulServer(uvicorn.Server):
    """A server that stops in steps: it reports that it is not ready, drains, closes and ends."""

    def __init__(self, config: uvicorn.Config, settings: Settings, url: str) -> None:
        self.litestar = make_app(settings, url)
        config.app = Guard(self.litestar, settings)
        super().__init__(config)
        self.drain = settings.drain
        self.stopping_since = 0.0

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Start, and log that the server is serving only once it has the port."""
        await super().startup()
        settle_memory()
        if self.started:
            log.info("serving", host=self.config.host, port=self.config.port, **this_build())

    async def main_loop(self) -> None:
        """Poll rarely for a stop: frequent polls were most of the cost of an idle process."""
        while not await self.on_tick(0):
            await asyncio.sleep(OFTEN if self.stopping_since else SELDOM)

    async def on_tick(self, counter: int) -> bool:
        if self.should_exit and not self.stopping_since:
            self.stopping_since = time.monotonic()
            self.litestar.state.draining = True
            metrics.DRAINING.set(1)
            log.info("stopping", seconds=self.drain)
        if (
            self.stopping_since
            and not self.force_exit
            and time.monotonic() - self.stopping_since < self.drain
        ):
            return False
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        for live in self.litestar.state.lobby.lives.values():
            live.wake()
        await super().shutdown()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; a second Ctrl-C stops immediately. Unlike uvicorn, raise no signal later."""
        self.force_exit |= self.should_exit and sig == signal.SIGINT
        self.should_exit = True


@contextlib.contextmanager
def database(settings: Settings) -> Iterator[str]:
    """Yield the address of the database, which may be embedded."""
    if settings.database_url:
        check(settings)
        yield settings.database_url
        return
    try:
        with embedded_database.embedded_database(data_folder(settings)) as url:
            yield url
    except NotStarted as wrong:
        log.error("the embedded database does not start", error=str(wrong))
        raise SystemExit(1) from wrong
    except PermissionError as wrong:
        log.error("the data folder cannot be used", error=owner_advice(data_folder(settings)))
        raise SystemExit(1) from wrong


def check(settings: Settings) -> None:
    """Exit unless the database answers and is durable."""
    try:
        asyncio.run(wait_for_trust(settings))
    except (Unavailable, Unsafe, asyncpg.PostgresError, ValueError) as wrong:
        log.error("this database cannot be used", error=str(wrong))
        raise SystemExit(1) from wrong


async def wait_for_trust(settings: Settings) -> None:
    await wait_for_database(settings.database_url, settings.database_wait)
    async with await open_pool(settings.database_url, 1) as pool:
        await check_promises(pool, unsafe=settings.unsafe_database)


def check_tables(url: str) -> None:
    """Exit if this version is too old for the database's schema."""
    try:
        asyncio.run(revision(url))
    except NewerDatabase as wrong:
        log.error("this version is too old", error=str(wrong))
        raise SystemExit(1) from wrong


def serve(settings: Settings) -> None:
    """Serve until a signal to stop; then finish requests and close sockets."""
    set_up_logs(settings.log_level)
    # A first start creates the database and stores the pages: log before this long silence.
    log.info("starting; the first time this takes up to half a minute", **this_build())
    advise(CLIENT, embedded=not settings.database_url)
    allow_open_files(settings.max_sockets)
    set_up_tracing()
    sys.setswitchinterval(PATIENCE)
    with database(settings) as url:
        check_tables(url)
        GracefulServer(uvicorn_config(settings), settings, url).run()
    stop_tracing()
    log.info("stopped")


def uvicorn_config(settings: Settings) -> uvicorn.Config:
    """Return uvicorn's configuration.

    Frames are not compressed: compression doubled the cost of sending, and would let a client's
    small frame expand into a large one. docs/decisions gives the details.
    """
    peers = Peers(settings)
    return uvicorn.Config(
        "",
        host=settings.host,
        port=settings.port,
        http=cast(Protocol, partial(HttpConnection, peers=peers)),
        ws=cast(Protocol, partial(SocketConnection, peers=peers, most=settings.messages)),
        ws_per_message_deflate=False,
        headers=list(constant_headers(settings).items()),
        h11_max_incomplete_event_size=LARGEST_HEAD,
        loop="auto",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=FINISHING,
        ws_max_size=LARGEST_FRAME,
    )


def work(settings: Settings) -> None:
    """Run bots and time-outs only, until a signal to stop."""
    set_up_logs(settings.log_level)
    set_up_tracing()
    with database(settings) as url, worker_metrics(settings):
        check_tables(url)
        asyncio.run(run_worker(settings, url))
    stop_tracing()


async def run_worker(settings: Settings, url: str) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):  # not add_signal_handler: Windows has none
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    async with open_lobby(settings, url, serving=False) as lobby:
        worker = worker_of(lobby, settings)
        tamed = TamedCollector(lambda: lobby.played)
        notifier = notifier_of(lobby, settings)
        jobs = (lobby.database_clock.run(), worker.run(), notifier.run(), tamed.run())
        async with running_jobs(*jobs):
            log.info("working", at_once=settings.max_thinking_bots, **this_build())
            await stop.wait()
    log.info("stopped")
