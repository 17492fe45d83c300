"""The cookies of accounts, and what a request may do with an account or a program's token."""

import re

from litestar.datastructures import Cookie, State

from hanse.server.accounts.access import PLAY, READ, TOKEN_START, Access
from hanse.server.http.connection_types import AnyConnection
from hanse.server.store.account_errors import OutOfScope, SignedOut, SignInAgain
from hanse.server.store.account_rows import LINK_SECONDS
from hanse.server.store.grant_rows import SESSION, TOKEN, Grant
from hanse.server.store.grant_statements import SESSION_DAYS

DAY = 24 * 3600
FRESH = 1800.0
"""Seconds after signing in within which the ways to sign in may be changed, and tokens made."""
WORD = re.compile(r"[A-Za-z0-9_-]{43}")
ACCOUNT, ASKED = "hanse-account", "hanse-sign-in"
READABLE = re.compile(
    r"/api/tables(/[^/]+(/(screen|steps|record|replay|events|data|vocabulary|advice))?)?"
)
"""What a program may read with a token. Seats' devices, channels and links are for their owner."""
PLAYABLE = re.compile(
    r"/api/tables(/[^/]+/(join|nonce|leave|rematch|commands|undo|agree|chat|foresight|socket"
    r"|free|watching))?"
)


def is_safe(connection: AnyConnection) -> bool:
    """Return whether the request was encrypted; a trusted proxy reports this for its clients."""
    return connection.scope["scheme"] in ("https", "wss")


def own_name(connection: AnyConnection, name: str) -> str:
    """Return the name of a cookie, which over https only this host can set."""
    return f"__Host-{name}" if is_safe(connection) else name


def word_of(connection: AnyConnection, name: str) -> str:
    """Return the word in this cookie; empty for none, and for two, one of which is planted."""
    parts = ";".join(connection.headers.getall("cookie", [])).split(";")
    pairs = [part.strip().partition("=") for part in parts]
    found = {value for key, _, value in pairs if key == own_name(connection, name)}
    word = found.pop() if len(found) == 1 else ""
    return word if WORD.fullmatch(word) else ""


def new_cookie(connection: AnyConnection, name: str, word: str, seconds: float) -> Cookie:
    """Return a cookie that also comes along when a link in a mail is opened."""
    return Cookie(
        key=own_name(connection, name), value=word, max_age=int(seconds), path="/",
        secure=is_safe(connection), httponly=True, samesite="lax",
    )  # fmt: skip


def account_cookie(connection: AnyConnection, word: str) -> Cookie:
    return new_cookie(connection, ACCOUNT, word, SESSION_DAYS * DAY)


def asked_cookie(connection: AnyConnection, word: str) -> Cookie:
    """Return the cookie of a browser that asked for a link to sign in."""
    return new_cookie(connection, ASKED, word, LINK_SECONDS)


def no_cookie(connection: AnyConnection, name: str) -> Cookie:
    """Return a cookie that removes the one with this name."""
    return new_cookie(connection, name, "", 0)


async def session_grant(connection: AnyConnection, state: State) -> Grant | None:
    """Return the session of an account with which this browser is signed in."""
    word = word_of(connection, ACCOUNT)
    access: Access = state.access
    found = await access.find(word) if word else None
    return found if found and found.kind == SESSION else None


async def own_session(connection: AnyConnection, state: State, *, fresh: bool = False) -> Grant:
    """Return the session of the sender; raise SignedOut, or SignInAgain if it is not fresh."""
    found = await session_grant(connection, state)
    if found is None:
        raise SignedOut
    if fresh and found.age > FRESH:
        raise SignInAgain
    return found


async def renewed_cookie(connection: AnyConnection, state: State) -> Cookie | None:
    """Return a cookie with a new token for a session that has had its token for a day."""
    grant, access = await session_grant(connection, state), state.access
    token = await access.renew(grant) if grant else ""
    return account_cookie(connection, token) if token else None


def is_program_token(secret: str) -> bool:
    return secret.startswith(TOKEN_START)


async def token_grant(state: State, secret: str) -> Grant | None:
    """Return what a program's token opens; None for one that has ended."""
    access: Access = state.access
    found: Grant | None = await access.find(secret)
    return found if found and found.kind == TOKEN else None


def check_scope(connection: AnyConnection, grant: Grant | None) -> None:
    """Raise OutOfScope if this comes from a program whose token does not allow it."""
    needed = needed_scope(connection)
    if grant and grant.kind == TOKEN and (not needed or needed == PLAY != grant.scope):
        raise OutOfScope


def needed_scope(connection: AnyConnection) -> str:
    """Return the scope that a request needs; empty for what no token allows."""
    path, method = connection.scope["path"], connection.scope.get("method", "")
    if method in ("GET", "HEAD"):  # a socket has no method
        return READ if READABLE.fullmatch(path) else ""
    return PLAY if PLAYABLE.fullmatch(path) else ""


async def account_seat(grant: Grant | None, state: State, match: str) -> str:
    """Return the hash of the secret of this account's seat at a match; empty for none."""
    access: Access = state.access
    return await access.seat(grant.account, match) if grant else ""
