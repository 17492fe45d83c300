"""Is it alive, and is it ready?"""

from litestar import MediaType, Response, get
from litestar.datastructures import State

from hanse.version import __version__

AWAY = "the store is not reachable; trying again"


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def healthz(state: State) -> Response[str]:
    """Tell whether the process lives, and the database where that is a part of it."""
    if state.lobby.pulse.reachable or state.settings.database_url:
        return Response("ok", status_code=200)
    return Response(AWAY, status_code=503)


@get("/readyz", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def readyz(state: State) -> Response[str]:
    """Tell whether the database answers and nothing is being shut down."""
    if not state.lobby.pulse.reachable:
        return Response(AWAY, status_code=503)
    if state.draining:
        return Response("not ready: being stopped", status_code=503)
    return Response("ready", status_code=200)


@get("/version", sync_to_thread=False)
def version() -> dict[str, str]:
    return {"version": __version__}


@get("/", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False, status_code=404)
def no_pages() -> str:
    """Say that this server has no client."""
    return "The pages are not built: run `make web`. Programs are welcome: /api/schema\n"
