"""Channels of turn notifications: a seat's own, and for the host those of the table."""

from litestar import get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from hanse.server.http.connection_types import AnyRequest
from hanse.server.limits.budgets import client_of
from hanse.server.notifications import seat_channels
from hanse.server.notifications.confirmations import Confirmations
from hanse.server.notifications.deliveries import Deliveries
from hanse.server.notifications.open_pages import OPEN_SECONDS
from hanse.server.requests.sessions import MatchId, asker_at, bearer, token_of
from hanse.server.store.channel_rows import Channel, ChannelRows
from hanse.tables.messages.channel_bodies import (
    ChangeChannel,
    ChannelAdded,
    ChannelInfo,
    ChannelList,
    ChannelRequest,
    ChannelTested,
    NewChannel,
)
from hanse.tables.seats.seating import Asker
from hanse.tables.seats.sessions import hash_token
from hanse.tables.store.rows import MatchRow

MAIL_COST = 6.0
"""Adding a mail address counts as this many requests, because a stranger may get the mail."""


@get("/api/tables/{match:str}/channels")
async def list_channels(match: MatchId, state: State, request: AnyRequest) -> ChannelList:
    """Return the channels that notify you of your turns, and for the host those of the table."""
    row, asker = await table_of(match, state, request)
    return await channel_list(state, row, asker)


@post("/api/tables/{match:str}/channels")
async def add_channel(
    match: MatchId, data: JSONBody[NewChannel], state: State, request: AnyRequest
) -> ChannelAdded:
    """Be notified of your turns at an address; as the host also of everyone's."""
    row, asker = await table_of(match, state, request)
    secret = seat_channels.owner_secret(asker, row, for_table=data.for_table)
    charge(state, request, MAIL_COST if data.kind == "mail" else 1.0)
    rows, deliveries = parts_of(state)
    browser = "" if bearer(request) else await rows.browser(hash_token(token_of(request)))
    await seat_channels.check_new(deliveries, data)
    made = seat_channels.new_channel(match, secret, data, browser)
    await rows.add(made)
    if made.kind == "mail":
        await confirmations_of(state).ask(deliveries.mails, made, row)
    if secret:
        await rows.note_open([(match, secret)], OPEN_SECONDS)
    key = made.key if made.kind == "webhook" else ""
    return ChannelAdded(seat_channels.channel_info(made), key)


@post("/api/tables/{match:str}/change_channel", status_code=200)
async def change_channel(
    match: MatchId, data: JSONBody[ChangeChannel], state: State, request: AnyRequest
) -> ChannelInfo:
    """Change the settings of a channel."""
    channel, _ = await own_channel(match, data.id, state, request)
    charge(state, request)
    changed = await seat_channels.change_channel(parts_of(state)[0], channel, data)
    return seat_channels.channel_info(changed)


@post("/api/tables/{match:str}/remove_channel", status_code=200)
async def remove_channel(
    match: MatchId, data: JSONBody[ChannelRequest], state: State, request: AnyRequest
) -> ChannelList:
    """Remove a channel; nothing more is sent to its address."""
    channel, (row, asker) = await own_channel(match, data.id, state, request)
    await parts_of(state)[0].remove(match, channel.secret, channel.id)
    return await channel_list(state, row, asker)


@post("/api/tables/{match:str}/test_channel", status_code=200)
async def test_channel(
    match: MatchId, data: JSONBody[ChannelRequest], state: State, request: AnyRequest
) -> ChannelTested:
    """Send a test notification to one of your channels."""
    channel, (row, _) = await own_channel(match, data.id, state, request)
    charge(state, request)
    now = state.lobby.database_clock.now()
    return await seat_channels.send_test(*parts_of(state), channel, row, now)


async def table_of(match: str, state: State, request: AnyRequest) -> tuple[MatchRow, Asker]:
    row: MatchRow = await state.lobby.row(match)
    return row, await asker_at(request, state, row)


async def own_channel(
    match: str, name: str, state: State, request: AnyRequest
) -> tuple[Channel, tuple[MatchRow, Asker]]:
    """Return a channel of the sender, with the table and the sender."""
    row, asker = await table_of(match, state, request)
    return await seat_channels.find_channel(parts_of(state)[0], row, asker, name), (row, asker)


async def channel_list(state: State, row: MatchRow, asker: Asker) -> ChannelList:
    found = await seat_channels.find_channels(parts_of(state)[0], row, asker)
    rows, deliveries = parts_of(state)
    key = await deliveries.pushes.public_key(rows)
    return ChannelList(tuple(map(seat_channels.channel_info, found)), deliveries.kinds, key)


def confirmations_of(state: State) -> Confirmations:
    hashes, most = state.lobby.address_hashes, state.settings.confirmations_per_day
    return Confirmations(state.store.channels, state.store.mails, hashes, most)


def parts_of(state: State) -> tuple[ChannelRows, Deliveries]:
    return state.store.channels, state.deliveries


def charge(state: State, request: AnyRequest, cost: float = 1.0) -> None:
    """Charge the client for something that may send to an address, also if that fails."""
    state.limits.channels.check(client_of(request.scope), cost)
