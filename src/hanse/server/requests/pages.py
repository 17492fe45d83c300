"""The client's files, read and packed once, so that a file costs no more than a small answer."""

import gzip
import mimetypes
from collections.abc import Mapping
from pathlib import Path

from litestar import Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from hanse.server.http.connection_types import AnyRequest
from hanse.server.http.packed_page import Page, page

INDEX = "index.html"
NAMED_BY_CONTENT = "assets/"
"""The path of files that Vite names after their content: changed content gets a new name."""
ENGINE = "engine/"
"""The path of the engine's files, in a folder that is named after their content."""
KINDS = {
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/json",
}


def read_pages(folder: Path) -> dict[str, Page]:
    """Return every file of the client by its path."""
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    return {
        name: page_of(name, file) for file in files if (name := file.relative_to(folder).as_posix())
    }


def page_of(name: str, file: Path) -> Page:
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return page(file.read_bytes(), kind, for_ever=name.startswith((NAMED_BY_CONTENT, ENGINE)))


def page_routes(pages: Mapping[str, Page]) -> list[HTTPRouteHandler]:
    """Return the handlers that serve the client."""

    @route("/", http_method=["GET", "HEAD"], sync_to_thread=False, include_in_schema=False)
    def index(request: AnyRequest) -> Response[bytes]:
        return page_response(pages[INDEX], request)

    @route(
        "/{file:path}", http_method=["GET", "HEAD"], sync_to_thread=False, include_in_schema=False
    )
    def file(file: FromPath[Path], request: AnyRequest) -> Response[bytes]:
        page = pages.get(file.as_posix().lstrip("/"))
        if page is None:
            raise NotFoundException
        return page_response(page, request)

    return [index, file]


def page_response(page: Page, request: AnyRequest) -> Response[bytes]:
    """Return the page as a response: packed if possible, empty if the client already has it."""
    if request.headers.get("if-none-match") == page.headers["etag"]:
        return Response(b"", status_code=304, headers=page.headers)
    packs = page.packed and "gzip" in request.headers.get("accept-encoding", "")
    headers = page.headers | ({"content-encoding": "gzip"} if packs else {})
    body = page.packed if packs else page.body or gzip.decompress(page.packed)
    return Response(body, media_type=page.kind, headers=headers)
