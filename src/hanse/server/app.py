"""The application: requests, sockets, pages, health."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.openapi import OpenAPIConfig
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.static_files import create_static_files_router

from hanse import __version__
from hanse.core.setup import BadSetup
from hanse.server.config import Settings
from hanse.server.jobs import Worker
from hanse.server.live import Gone, Lobby
from hanse.server.sockets import Connection, welcome
from hanse.server.store.migrate import migrate
from hanse.server.store.rows import MatchRow
from hanse.server.store.store import Store
from hanse.server.tables import NoSeat, Tables, seat_of, shelf
from hanse.server.wire import GameInfo, Join, NewTable, Problem, Seated, Welcome

CLIENT = Path(__file__).parent / "client"
YEAR = 365 * 24 * 3600
FORBIDDEN = 4403
NOT_FOUND = 4404
log = structlog.get_logger()


def cookie_name(settings: Settings, match: str) -> str:
    """One for each match; bound to this host where the connection is safe."""
    return f"__Host-hanse-{match}" if settings.secure_cookies else f"hanse-{match}"


def seat_cookie(settings: Settings, seated: Seated) -> Cookie:
    return Cookie(
        key=cookie_name(settings, seated.match),
        value=seated.secret,
        max_age=YEAR,
        path="/",
        secure=settings.secure_cookies,
        httponly=True,
        samesite="lax",
    )


def problem(code: str, status: int, title: str, detail: str = "") -> Response[Problem]:
    body = Problem(f"/problems/{code}", title, status, code, detail)
    return Response(body, status_code=status, media_type="application/problem+json")


def bad_setup(_: Request[Any, Any, Any], wrong: BadSetup) -> Response[Problem]:
    return problem("bad_setup", 400, "This cannot be played", str(wrong))


def no_seat(_: Request[Any, Any, Any], wrong: NoSeat) -> Response[Problem]:
    return problem("no_seat", 409, "There is no seat", str(wrong))


def gone(_: Request[Any, Any, Any], wrong: Gone) -> Response[Problem]:
    return problem("not_found", 404, "There is no such table")


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """Every game, and what can be agreed on for it."""
    return shelf()


@post("/api/tables")
async def create_table(data: NewTable, state: State) -> Response[Seated]:
    """A new table."""
    seated = await state.tables.create(data)
    return Response(seated, cookies=[seat_cookie(state.settings, seated)])


@get("/api/tables/{match:str}")
async def table(match: str, state: State, request: Request[Any, Any, Any]) -> Welcome:
    """Who sits there, and which seat is yours."""
    row = await row_of(state, match)
    return welcome(row, seat_of(row, [request.cookies.get(cookie_name(state.settings, match), "")]))


@post("/api/tables/{match:str}/join")
async def join_table(match: str, data: Join, state: State) -> Response[Seated]:
    """Sit down, or sit down again."""
    row = await row_of(state, match)
    if data.secret:
        seat = seat_of(row, [data.secret])
        if seat < 0:
            raise NoSeat("this link opens no seat")
        seated = Seated(match, seat, data.secret)
    else:
        seated = await state.tables.join(match, data.name, data.nonce)
    return Response(seated, cookies=[seat_cookie(state.settings, seated)])


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """The process lives."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(state: State) -> Response[str]:
    """The database answers, and nothing is being shut down."""
    ready = not state.draining and await state.store.ready()
    return Response("ready" if ready else "not ready", status_code=200 if ready else 503)


@get("/version", sync_to_thread=False)
def version() -> dict[str, str]:
    return {"version": __version__}


async def row_of(state: State, match: str) -> MatchRow:
    row = await state.store.find(match)
    if row is None:
        raise Gone(match)
    found: MatchRow = row
    return found


def same_origin(socket: WebSocket[Any, Any, Any], settings: Settings) -> bool:
    """No page of another site plays with this one's cookies."""
    origin = urlsplit(socket.headers.get("origin", ""))
    own = {socket.headers.get("host", ""), urlsplit(settings.base_url).netloc}
    return bool(origin.netloc) and origin.netloc in own


@websocket("/api/tables/{match:str}/socket")
async def play(socket: WebSocket[Any, Any, Any], match: str, state: State) -> None:
    """Live play. A seat is known by its cookie; without one, one watches."""
    if not same_origin(socket, state.settings):
        await socket.close(code=FORBIDDEN)
        return
    await socket.accept()
    try:
        live = await state.lobby.live(match)
    except Gone:
        await socket.close(code=NOT_FOUND)
        return
    secret = socket.cookies.get(cookie_name(state.settings, match), "")
    await Connection(socket, state.lobby, live, seat_of(live.row, [secret])).run()


@contextlib.asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """From the database on to the bots, and back."""
    settings: Settings = app.state.settings
    await migrate(app.state.url)
    store = await Store.open(app.state.url, settings.pool)
    lobby = Lobby(store, settings.cached_matches, settings.bot_delay)
    app.state.store, app.state.lobby, app.state.tables = store, lobby, Tables(lobby)
    worker = asyncio.create_task(Worker(lobby, settings.bots_at_once).run())
    try:
        yield
    finally:
        app.state.draining = True
        worker.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await worker
        await store.close()


def make_app(settings: Settings, url: str) -> Litestar:
    """The whole server, for this database."""
    prometheus = PrometheusConfig(app_name="hanse", prefix="hanse")
    handlers: list[Any] = [
        games, create_table, table, join_table, play, healthz, readyz, version,
        PrometheusController,
    ]  # fmt: skip
    if CLIENT.exists():
        handlers.append(create_static_files_router(path="/", directories=[CLIENT], html_mode=True))
    return Litestar(
        handlers,
        lifespan=[running],
        middleware=[prometheus.middleware],
        exception_handlers={BadSetup: bad_setup, NoSeat: no_seat, Gone: gone},
        openapi_config=OpenAPIConfig("Hanse", __version__, path="/api/schema"),
        state=State({"settings": settings, "url": url, "draining": False}),
        request_max_body_size=64 * 1024,
    )
