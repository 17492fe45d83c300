"""Who asks: a seat is known by the cookie of its match, or by its secret in a header."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.params import FromPath

from hanse.server.config import Settings
from hanse.server.wire import Seated

YEAR = 365 * 24 * 3600
BEARER = "bearer "

MatchId = FromPath[str]
type AnyConnection = ASGIConnection[Any, Any, Any, Any]


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


def bearer(connection: AnyConnection) -> str:
    """The secret that a program brings."""
    told = connection.headers.get("authorization", "")
    return told[len(BEARER) :].strip() if told.lower().startswith(BEARER) else ""


def secret_of(connection: AnyConnection, settings: Settings, match: str) -> str:
    """A program's secret counts before a browser's cookie."""
    return bearer(connection) or connection.cookies.get(cookie_name(settings, match), "")
