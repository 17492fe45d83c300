"""Accounts: the ways in and out, and what belongs to one."""

import secrets

from litestar import Response, get, post
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody
from msgspec import Raw

from hanse.server.accounts import passkeys
from hanse.server.accounts.access import Access
from hanse.server.accounts.attempts import SignedAttempts
from hanse.server.accounts.sign_ins import SignIns, account_name
from hanse.server.http.connection_types import AnyRequest
from hanse.server.limits.budgets import client_of
from hanse.server.requests.accounts.cookies import (
    ACCOUNT,
    account_cookie,
    no_cookie,
    own_session,
    renewed_cookie,
    session_grant,
    word_of,
)
from hanse.server.requests.accounts.state import account_state, origin_of
from hanse.server.requests.play import answers
from hanse.server.requests.seat_links import device_name
from hanse.server.requests.sessions import token_of
from hanse.server.store.account_errors import BadSignIn
from hanse.server.store.account_rows import AccountRows
from hanse.server.store.grant_rows import SESSION
from hanse.tables.messages.account_bodies import (
    AccountRequest,
    AccountState,
    ChangeAccount,
    IdRequest,
    NameRequest,
    PasskeyAnswer,
    PasskeyQuestion,
)
from hanse.tables.seats.sessions import hash_token

KEY = "accounts"
"""The name of the key that signs attempts, the same for all processes."""


async def sign_ins(state: State) -> SignIns:
    """Return the ways into accounts, with the key that all processes share."""
    if state.account_key == "":
        state.account_key = await state.store.channels.server_key(KEY, secrets.token_urlsafe(32))
    return SignIns(state.store.accounts, state.access, SignedAttempts(state.account_key))


def charge(state: State, request: AnyRequest) -> None:
    state.limits.sign_ins.check(client_of(request.scope))


async def passkey_origin(request: AnyRequest) -> str:
    """Return the origin of the page; raise BadSignIn where browsers have no passkeys."""
    origin = origin_of(request)
    if passkeys.why_absent(origin):
        raise BadSignIn
    await passkeys.load()
    return origin


@get("/api/account")
async def account(state: State, request: AnyRequest) -> Response[AccountState]:
    """Return your account, if this browser is signed in, and the ways to sign in."""
    grant, cookie = await session_grant(request, state), await renewed_cookie(request, state)
    cookies = [cookie] if cookie else []
    return Response(await account_state(request, state, grant), cookies=cookies)


@post("/api/account/passkeys/ask", status_code=200, responses=answers(PasskeyQuestion))
async def ask_new_passkey(
    data: JSONBody[NameRequest], state: State, request: AnyRequest
) -> PasskeyQuestion:
    """Begin to make a passkey: for a new account, or one more for yours."""
    origin, known = await passkey_origin(request), await session_grant(request, state)
    grant = await own_session(request, state, fresh=True) if known else None
    now = state.lobby.database_clock.now()
    ways = await sign_ins(state)
    text, options = await ways.ask_new_passkey(
        origin, now, grant.account if grant else "", data.name
    )
    return PasskeyQuestion(text, Raw(options))


@post("/api/account/passkeys", status_code=200)
async def add_passkey(
    data: JSONBody[PasskeyAnswer], state: State, request: AnyRequest
) -> Response[AccountState]:
    """Make an account with this passkey, which keeps your seats; or add the passkey to yours."""
    charge(state, request)
    origin, known = await passkey_origin(request), await session_grant(request, state)
    grant = await own_session(request, state, fresh=True) if known else None
    ways, now = await sign_ins(state), state.lobby.database_clock.now()
    mine = grant.account if grant else ""
    made = await ways.add_passkey(origin, now, mine, data, device_of(request))
    if grant:
        return Response(await account_state(request, state, grant))
    return await enter(request, state, made, new=True)


@post("/api/account/passkeys/remove", status_code=200)
async def remove_passkey(
    data: JSONBody[IdRequest], state: State, request: AnyRequest
) -> AccountState:
    """Remove a passkey, but not the last way to sign in."""
    grant = await own_session(request, state, fresh=True)
    await rows_of(state).remove_passkey(grant.account, data.id)
    return await account_state(request, state, grant)


@post("/api/account/sign_in/ask", status_code=200, responses=answers(PasskeyQuestion))
async def ask_passkey(
    data: JSONBody[AccountRequest], state: State, request: AnyRequest
) -> PasskeyQuestion:
    """Begin to sign in with a passkey."""
    origin = await passkey_origin(request)
    ways = await sign_ins(state)
    text, options = ways.ask_passkey(origin, state.lobby.database_clock.now())
    return PasskeyQuestion(text, Raw(options))


@post("/api/account/sign_in", status_code=200)
async def sign_in(
    data: JSONBody[PasskeyAnswer], state: State, request: AnyRequest
) -> Response[AccountState]:
    """Sign in with a passkey."""
    charge(state, request)
    origin, ways = await passkey_origin(request), await sign_ins(state)
    now = state.lobby.database_clock.now()
    found = await ways.with_passkey(origin, now, data)
    return await enter(request, state, found)


@post("/api/account/change", status_code=200)
async def change_account(
    data: JSONBody[ChangeAccount], state: State, request: AnyRequest
) -> AccountState:
    """Change the name of your account, or mark it as a bot's."""
    grant = await own_session(request, state)
    name = None if data.name is None else account_name(data.name)
    await rows_of(state).change(grant.account, name, data.bot)
    return await account_state(request, state, grant)


@post("/api/account/seats", status_code=200)
async def keep_seats(
    data: JSONBody[AccountRequest], state: State, request: AnyRequest
) -> AccountState:
    """Add the seats that this browser has as a guest to your account."""
    grant = await own_session(request, state)
    if token := token_of(request):
        await rows_of(state).keep_seats(grant.account, hash_token(token))
    return await account_state(request, state, grant)


@post("/api/account/sign_out", status_code=200)
async def sign_out(
    data: JSONBody[AccountRequest], state: State, request: AnyRequest
) -> Response[AccountState]:
    """Sign this browser out; it loses the seats of the account."""
    grant = await own_session(request, state)
    await rows_of(state).grants.end(grant.account, grant.id, SESSION)
    access: Access = state.access
    access.forget(grant.id)
    await access.look()
    left = await account_state(request, state, None)
    return Response(left, cookies=[no_cookie(request, ACCOUNT)])


@post("/api/account/remove", status_code=200)
async def remove_account(
    data: JSONBody[AccountRequest], state: State, request: AnyRequest
) -> Response[AccountState]:
    """Remove your account with its sessions and tokens; guests' seats in browsers remain."""
    grant = await own_session(request, state, fresh=True)
    await rows_of(state).remove(grant.account)
    access: Access = state.access
    access.forget(grant.id)
    await access.look()
    left = await account_state(request, state, None)
    return Response(left, cookies=[no_cookie(request, ACCOUNT)])


async def enter(
    request: AnyRequest, state: State, account: str, *, new: bool = False
) -> Response[AccountState]:
    """Sign this browser in, always with a new session; a new account gets the guest's seats."""
    cookie = await new_session(request, state, account, new=new)
    access: Access = state.access
    grant = await access.find(cookie.value or "")
    return Response(await account_state(request, state, grant), cookies=[cookie])


async def new_session(request: AnyRequest, state: State, account: str, *, new: bool) -> Cookie:
    """Open a session; one that this browser had before ends."""
    access, rows = state.access, rows_of(state)
    hashed = hash_token(token_of(request)) if token_of(request) else ""
    browser = await state.store.channels.browser(hashed)
    before = await access.find(word_of(request, ACCOUNT)) if word_of(request, ACCOUNT) else None
    token = await access.open_session(account, device_of(request), browser)
    if before and before.kind == SESSION:
        await rows.grants.end(before.account, before.id, SESSION)
        access.forget(before.id)
    if new and hashed:
        await rows.keep_seats(account, hashed)
    return account_cookie(request, token)


def rows_of(state: State) -> AccountRows:
    rows: AccountRows = state.store.accounts
    return rows


def device_of(request: AnyRequest) -> str:
    return device_name(request.headers.get("user-agent", ""))
