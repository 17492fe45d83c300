"""What a browser is shown of its account."""

from litestar.datastructures import State

from hanse.server.accounts import passkeys
from hanse.server.http.connection_types import AnyRequest
from hanse.server.store.account_rows import AccountRows
from hanse.server.store.grant_rows import SESSION, TOKEN, Grant
from hanse.tables.messages.account_bodies import (
    AccountInfo,
    AccountState,
    PasskeyInfo,
    SessionInfo,
    TokenInfo,
)


def origin_of(request: AnyRequest) -> str:
    """Return the origin of the page that asks; the guard has checked that it is one of ours."""
    given = request.headers.get("origin", "")
    return given or f"{request.scope['scheme']}://{request.headers.get('host', '')}"


async def account_state(request: AnyRequest, state: State, grant: Grant | None) -> AccountState:
    """Return the account of this session, if any, and the ways to sign in."""
    found = await account_info(state.store.accounts, grant) if grant else None
    mail = state.deliveries.mails.is_available
    return AccountState(found, passkeys.why_absent(origin_of(request)), mail)


async def account_info(rows: AccountRows, grant: Grant) -> AccountInfo | None:
    found = await rows.find(grant.account)
    if found is None:
        return None
    grants = await rows.grants.of_account(grant.account)
    sessions = [
        SessionInfo(one.id, one.name, one.made_at, one.used_at, one.id == grant.id)
        for one in grants
        if one.kind == SESSION
    ]
    tokens = [
        TokenInfo(one.id, one.name, one.scope, one.made_at, one.used_at)
        for one in grants
        if one.kind == TOKEN
    ]
    keys = [
        PasskeyInfo(one.id, one.device, one.made_at) for one in await rows.passkeys(grant.account)
    ]
    return AccountInfo(
        found.name, found.mail, found.bot, tuple(keys), tuple(sessions), tuple(tokens)
    )
