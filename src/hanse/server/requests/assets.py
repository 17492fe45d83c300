"""Files named by their content: this build's, and those that other servers have published."""

from collections.abc import Mapping

from litestar import Response, route
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from hanse.server.http.connection_types import AnyRequest
from hanse.server.http.packed_page import Page, page_headers
from hanse.server.http.problems import problem
from hanse.server.limits.budgets import client_of
from hanse.server.requests.pages import NAMED_BY_CONTENT, page_response
from hanse.server.store.assets import Asset


def asset_route(pages: Mapping[str, Page]) -> HTTPRouteHandler:
    """Return the handler that serves the assets of any build."""

    @route("/assets/{name:str}", http_method=["GET", "HEAD"], include_in_schema=False)
    async def asset(name: FromPath[str], state: State, request: AnyRequest) -> Response[bytes]:
        own = pages.get(NAMED_BY_CONTENT + name)
        if own:
            return page_response(own, request)
        found: Asset | None = await state.assets.find(name, client_of(request.scope))
        return page_response(asset_page(found), request) if found else no_asset()

    return asset


def assets_of(pages: Mapping[str, Page]) -> list[Asset]:
    """Return the files of this build that are named after their content, ready to publish."""
    return [
        Asset(
            name.removeprefix(NAMED_BY_CONTENT),
            page.kind,
            page.headers["etag"],
            bool(page.packed),
            page.packed or page.body,
        )
        for name, page in pages.items()
        if name.startswith(NAMED_BY_CONTENT)
    ]


def asset_page(asset: Asset) -> Page:
    """Return the page for an asset from another server, with the same headers as our own."""
    headers = page_headers(asset.etag, for_ever=True)
    body, packed = (b"", asset.body) if asset.packed else (asset.body, b"")
    return Page(body, packed, asset.kind, headers)


def no_asset() -> Response[bytes]:
    """Return a 404 that must not be cached, since the next build may have the asset."""
    answer = problem("not_found")
    answer.headers["cache-control"] = "no-store"
    return answer
