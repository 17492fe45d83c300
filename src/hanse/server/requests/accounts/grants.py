"""Sessions and tokens of an account: ending one takes effect everywhere within a second."""

import secrets
from contextlib import suppress

from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody

from hanse.server.accounts.access import Access, new_program_token
from hanse.server.accounts.sign_ins import account_name
from hanse.server.http.connection_types import AnyRequest
from hanse.server.limits.budgets import client_of
from hanse.server.requests.accounts.cookies import own_session
from hanse.server.requests.accounts.state import account_state
from hanse.server.requests.sessions import token_of
from hanse.server.store.account_errors import NoGrant
from hanse.server.store.account_rows import AccountRows
from hanse.server.store.grant_rows import SESSION, TOKEN, NewGrant
from hanse.tables.live.lobby import Lobby
from hanse.tables.live.seat_links import change_secret
from hanse.tables.messages.account_bodies import (
    AccountState,
    IdRequest,
    NewTokenRequest,
    TokenInfo,
    TokenMade,
)
from hanse.tables.seats.seating import NoSuchMatch, NotSeated, new_secret
from hanse.tables.seats.sessions import hash_token


@post("/api/account/sessions/end", status_code=200)
async def end_session(data: JSONBody[IdRequest], state: State, request: AnyRequest) -> AccountState:
    """Sign another browser out. Its seats get new links, so its copies of them open nothing."""
    grant = await own_session(request, state)
    rows, access = parts_of(state)
    seats = await rows.grants.end(grant.account, data.id, SESSION)
    if seats is None:
        raise NoGrant
    access.forget(data.id)
    await access.look()
    session = hash_token(token_of(request)) if token_of(request) else ""
    for match, secret in seats:
        await replace_secret(state.lobby, match, secret, session)
    return await account_state(request, state, None if data.id == grant.id else grant)


async def replace_secret(lobby: Lobby, match: str, secret: str, session: str) -> None:
    """Give a seat a new secret, if its game goes on; the account keeps the seat."""
    with suppress(NoSuchMatch, NotSeated):
        row = await lobby.row(match)
        if not row.finished:
            await change_secret(lobby, row, secret, session, new_secret())


@post("/api/account/tokens")
async def add_token(
    data: JSONBody[NewTokenRequest], state: State, request: AnyRequest
) -> TokenMade:
    """Make a token with which a program reads your tables, or also plays at them."""
    grant = await own_session(request, state, fresh=True)
    state.limits.sign_ins.check(client_of(request.scope))
    token, name = new_program_token(), account_name(data.name)
    new = NewGrant(id=secrets.token_hex(8), account=grant.account, kind=TOKEN,
                   hash=hash_token(token), scope=data.scope, name=name)  # fmt: skip
    await parts_of(state)[0].grants.add(new)
    now = state.lobby.database_clock.now()
    return TokenMade(token, TokenInfo(new.id, name, data.scope, now, now))


@post("/api/account/tokens/end", status_code=200)
async def end_token(data: JSONBody[IdRequest], state: State, request: AnyRequest) -> AccountState:
    """End a program's token."""
    grant = await own_session(request, state)
    rows, access = parts_of(state)
    if await rows.grants.end(grant.account, data.id, TOKEN) is None:
        raise NoGrant
    access.forget(data.id)
    await access.look()
    return await account_state(request, state, grant)


def parts_of(state: State) -> tuple[AccountRows, Access]:
    return state.store.accounts, state.access
