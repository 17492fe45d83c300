"""Seats that a request gives to a browser, to an account or to a program."""

from litestar import Response
from litestar.datastructures import State
from msgspec.structs import replace

from hanse.core.types import SPECTATOR
from hanse.server.http.connection_types import AnyRequest
from hanse.server.requests.accounts.cookies import check_scope, is_program_token
from hanse.server.requests.seat_links import note_device
from hanse.server.requests.sessions import bearer, grant_of, seat_hash, session_cookie, token_of
from hanse.server.store.account_rows import AccountRows
from hanse.server.store.grant_rows import TOKEN
from hanse.tables.messages.bodies import Seated
from hanse.tables.seats.names import LONGEST_NAME
from hanse.tables.seats.seating import seat_of
from hanse.tables.seats.sessions import Sessions, TooManySeats, hash_token

BOT_MARK = " (bot)"
"""The end of the name of every player whose account belongs to a bot."""


def is_plain_secret(request: AnyRequest) -> bool:
    """Return whether a program sends the secret of a seat, and has no account."""
    secret = bearer(request)
    return bool(secret) and not is_program_token(secret)


async def check_seats(request: AnyRequest, state: State, match: str = "") -> None:
    """Raise TooManySeats if this browser or account already has the maximum number of seats."""
    if is_plain_secret(request):
        return
    grant = await grant_of(request, state)
    check_scope(request, grant)
    sessions: Sessions = state.sessions
    await sessions.check_room("" if bearer(request) else token_of(request), match)
    if grant and sessions.max_seats:
        accounts: AccountRows = state.store.accounts
        if await accounts.count_open(grant.account, match) >= sessions.max_seats:
            most = sessions.max_seats
            raise TooManySeats(f"an account has seats at {most} open tables at most")


async def own_place(request: AnyRequest, state: State, match: str) -> str:
    """Return the hash of the secret of the sender's seat; empty if there is none here.

    A program without an account may take as many seats as it is asked to.
    """
    opened = "" if is_plain_secret(request) else await seat_hash(request, state, match)
    seat = seat_of(await state.lobby.row(match), opened) if opened else SPECTATOR
    return "" if seat == SPECTATOR else opened


async def shown_name(request: AnyRequest, state: State, name: str) -> str:
    """Return the name under which the sender sits down: that of a bot's account is marked."""
    grant = await grant_of(request, state)
    if grant is None or not grant.bot:
        return name
    if not name:
        account = await state.store.accounts.find(grant.account)
        name = account.name if account else ""
    return name.removesuffix(BOT_MARK)[: LONGEST_NAME - len(BOT_MARK)] + BOT_MARK


async def seat_response(
    request: AnyRequest, state: State, seated: Seated, opened: str
) -> Response[Seated]:
    """Give the seat to this browser, with a new cookie, and to its account if it has one.

    A program with a secret needs neither. One with a token gets no secret, which would outlive the
    token.
    """
    if is_plain_secret(request):
        return Response(seated)
    grant = await grant_of(request, state)
    if grant:
        await state.store.accounts.add_seat(grant.account, seated.match, opened)
        state.access.forget_seat(grant.account, seated.match)
        if grant.kind == TOKEN:
            return Response(replace(seated, secret=""))
    elif bearer(request):
        return Response(seated)
    token = await state.sessions.add(token_of(request), seated.match, opened)
    if not token:
        return Response(seated)
    if grant:
        await state.store.accounts.note_browser(grant.id, hash_token(token))
    await note_device(request, state, token, seated.match)
    return Response(seated, cookies=[session_cookie(request, token)])
