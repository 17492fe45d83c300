"""Checks for monitors, proxies and pages: is the server alive, accepting, and able to store?"""

from litestar import MediaType, Response, get
from litestar.datastructures import State

from hanse.build import build_id
from hanse.tables.messages.bodies import Status, StoreCondition
from hanse.version import __version__

AWAY = "not ready: the database does not answer; trying again"
FULL = "not ready: too little disk space is free, so moves are refused; checking again"
STOPPING = "not ready: being stopped"


def condition(state: State) -> StoreCondition:
    """Return the store's condition at the last check, without asking the database now."""
    clock = state.lobby.database_clock
    if clock.can_store:
        return "ready"
    return "full" if clock.full else "away"


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def healthz(state: State) -> Response[str]:
    """Report whether the process and its embedded database, if it has one, are alive."""
    # Healthy even on a full disk: a restart would not help, and would close every socket
    # (decision 32).
    if state.lobby.database_clock.reachable or state.settings.database_url:
        return Response("ok", status_code=200)
    return Response(AWAY, status_code=503)


@get("/accepting", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def accepting(state: State) -> Response[str]:
    """Report to a proxy whether to send requests here: always, unless the server is stopping."""
    if state.draining:
        return Response(STOPPING, status_code=503)
    return Response("accepting", status_code=200)


@get("/readyz", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def readyz(state: State) -> Response[str]:
    """Report whether a move can be stored and the server is not stopping."""
    found = condition(state)
    if found != "ready":
        return Response(FULL if found == "full" else AWAY, status_code=503)
    if state.draining:
        return Response(STOPPING, status_code=503)
    return Response("ready", status_code=200)


@get("/api/status", sync_to_thread=False)
def status(state: State) -> Status:
    """Report to pages whether games can be saved, without asking the database."""
    return Status(condition(state), __version__, build_id())


@get("/version", sync_to_thread=False)
def version() -> dict[str, str]:
    return {"version": __version__, "build": build_id()}


@get("/", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False, status_code=404)
def no_pages() -> str:
    """Return the front page of a server that has no client."""
    return "The pages are not built: run `make web`. Programs are welcome: /api/schema\n"
