"""Identity of a request: a browser by its session cookie, a program by its seat's secret."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic

from litestar.datastructures import Cookie, State
from litestar.params import FromPath

from hanse.core.types import SPECTATOR
from hanse.server.http.connection_types import AnyConnection
from hanse.server.limits.budgets import client_of
from hanse.server.requests.accounts.cookies import (
    account_seat,
    check_scope,
    is_program_token,
    is_safe,
    session_grant,
    token_grant,
)
from hanse.server.store.grant_rows import Grant
from hanse.tables.live.live import Live, Viewer
from hanse.tables.live.lobby import Lobby
from hanse.tables.live.unreadable_matches import UnreadableMatch
from hanse.tables.live.watched_tables import has_bots
from hanse.tables.seats.seating import Asker, NotBegun, asker_of, check_may_see
from hanse.tables.seats.sessions import CACHE_SECONDS, KnownSeat, Sessions, hash_token
from hanse.tables.store.errors import Unavailable
from hanse.tables.store.protocol import KEPT_DAYS
from hanse.tables.store.rows import MatchRow

DAY = 24 * 3600
A_MOMENT = 0.3
"""Seconds after which a known secret that opens nothing is looked up again."""
BEARER = "bearer "
TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")

MatchId = FromPath[str]


def cookie_name(connection: AnyConnection) -> str:
    """Return the name of our cookie, which over https only this host can set."""
    return "__Host-hanse" if is_safe(connection) else "hanse"


def session_cookie(connection: AnyConnection, token: str) -> Cookie:
    return Cookie(
        key=cookie_name(connection),
        value=token,
        max_age=KEPT_DAYS * DAY,
        path="/",
        secure=is_safe(connection),
        httponly=True,
        samesite="strict",
    )


def token_of(connection: AnyConnection) -> str:
    """Return the browser's session token; empty if there is no valid one.

    If a browser sends two different ones, a third party set one of them: accept neither.
    """
    parts = ";".join(connection.headers.getall("cookie", [])).split(";")
    pairs = [part.strip().partition("=") for part in parts]
    found = {value for name, _, value in pairs if name == cookie_name(connection)}
    token = found.pop() if len(found) == 1 else ""
    return token if TOKEN.fullmatch(token) else ""


def bearer(connection: AnyConnection) -> str:
    """Return the secret that a program sends; empty if there is none."""
    header = connection.headers.get("authorization", "")
    return header[len(BEARER) :].strip() if header.lower().startswith(BEARER) else ""


async def seat_hash(connection: AnyConnection, state: State, match: str) -> str:
    """Return the hash of the sender's seat secret; empty if the sender has no seat.

    A program's secret takes precedence over a browser's cookies, and the seat of an account over
    that of a guest.
    """
    secret = bearer(connection)
    if secret and not is_program_token(secret):
        return hash_token(secret)
    if found := await account_seat(await grant_of(connection, state), state, match):
        check_scope(connection, await grant_of(connection, state))
        return found
    token = "" if secret else token_of(connection)
    return str(await state.sessions.seat(token, match)) if token else ""


async def grant_of(connection: AnyConnection, state: State) -> Grant | None:
    """Return the session of an account, or the program's token, that a request comes with."""
    secret = bearer(connection)
    if is_program_token(secret):
        return await token_grant(state, secret)
    return None if secret else await session_grant(connection, state)


async def asker_at(
    connection: AnyConnection, state: State, row: MatchRow, invite: str = ""
) -> Asker:
    """Return the sender of a request; raise NoSuchMatch if they may not see the table."""
    asker = await find_asker(connection, state, row)
    with state.guesses.guess(client_of(connection.scope), invite):
        check_may_see(row, asker, invite)
    return asker


async def freshen_people(lobby: Lobby, live: Live) -> None:
    """Reload the secrets of seats once a second; while the store is down, none can change."""
    now = monotonic()
    if now - live.people_known_at >= CACHE_SECONDS:
        with suppress(Unavailable):
            await lobby.freshen(live)
            live.people_known_at = now


async def find_asker(connection: AnyConnection, state: State, row: MatchRow) -> Asker:
    """Return the sender of a request; ask the store again if the known secret opens nothing.

    The browser may have a new link for its seat, which another process gave it a moment ago.
    """
    asker = asker_of(row, await seat_hash(connection, state, row.id))
    if asker == Asker() and await forget_known(connection, state, row.id):
        asker = asker_of(row, await seat_hash(connection, state, row.id))
    return asker


async def forget_known(connection: AnyConnection, state: State, match: str) -> bool:
    """Forget what this process knows of the sender's seat; return whether it knew any."""
    grant = await grant_of(connection, state)
    own = grant is not None and state.access.forget_seat(grant.account, match)
    known: bool = state.sessions.forget(token_of(connection), match, older=A_MOMENT)
    return known or own


@asynccontextmanager
async def open_match(
    connection: AnyConnection, state: State, match: str
) -> AsyncIterator[tuple[Live, Asker]]:
    """Yield the match and the asker; keep the match in memory meanwhile."""
    try:
        async with state.lobby.use(match) as live:
            asker, links = await find_asker(connection, state, live.row), live.row.links
            if asker.seat == SPECTATOR:
                await state.lobby.freshen(live)
            else:
                await freshen_people(state.lobby, live)
            if live.row.links != links:
                asker = await find_asker(connection, state, live.row)
            check_may_see(live.row, asker)
            if has_bots(live):
                state.lobby.watching.note(match)
            yield live, asker
    except (NotBegun, UnreadableMatch):
        await asker_at(connection, state, await state.lobby.row(match))
        raise


@asynccontextmanager
async def watching_seat(
    connection: AnyConnection, state: State, match: str, viewer: Viewer
) -> AsyncIterator[None]:
    """Until the block ends, shut the viewer out as soon as it loses what it came with.

    That is a seat on loan, the session of an account or the token of a program.
    """
    with state.access.watch(await grant_of(connection, state), viewer):
        async with watching_loan(connection, state, match, viewer):
            yield


@asynccontextmanager
async def watching_loan(
    connection: AnyConnection, state: State, match: str, viewer: Viewer
) -> AsyncIterator[None]:
    """Until the block ends, shut the viewer out as soon as its lent seat is taken back."""
    token = "" if bearer(connection) else token_of(connection)
    found: KnownSeat = await state.sessions.find(token, match) if token else KnownSeat()
    if not found.lent:
        yield
        return
    watch = asyncio.create_task(unseat(state.sessions, token, match, found, viewer))
    try:
        yield
    finally:
        watch.cancel()


async def unseat(
    sessions: Sessions, token: str, match: str, lent: KnownSeat, viewer: Viewer
) -> None:
    """Wait for the end of a loan; shut the viewer out if the seat was taken back."""
    found = lent
    while found.lent and found.secret == lent.secret:
        await asyncio.sleep(CACHE_SECONDS)
        with suppress(Unavailable):
            found = await sessions.find(token, match)
    viewer.unseated = found.secret != lent.secret
    viewer.wake()
