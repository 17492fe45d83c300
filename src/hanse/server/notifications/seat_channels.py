"""Changes of channels by the players of a seat, and by the host for the whole table."""

import base64
import secrets
from math import ceil
from urllib.parse import urlsplit

from msgspec.structs import replace

from hanse.server.notifications.deliveries import Deliveries
from hanse.server.notifications.due_notifications import Notification
from hanse.server.notifications.formats import KEY_PREFIX
from hanse.server.notifications.outgoing_addresses import (
    BadAddress,
    OutgoingAddresses,
    read_target,
)
from hanse.server.notifications.posts import NotDelivered
from hanse.server.notifications.texts import test_text
from hanse.server.store.channel_errors import NoChannel, RefusedAddress
from hanse.server.store.channel_rows import Channel, ChannelRows
from hanse.tables.messages.channel_bodies import (
    ChangeChannel,
    ChannelInfo,
    ChannelTested,
    NewChannel,
)
from hanse.tables.seats.seating import Asker, NotHost, NotSeated
from hanse.tables.store.rows import MatchRow

KEY_BYTES = 24
HIDDEN_REASONS = ("unknown_name", "not_public")
"""Visitors must not learn which names there are in the network of the server."""


def owner_secret(asker: Asker, row: MatchRow, *, for_table: bool) -> str:
    """Return the secret by which channels are found; raise NotSeated if the asker has none."""
    if for_table:
        if not asker.host:
            raise NotHost("only the host of the table adds channels for everyone")
        return ""
    if asker.seat < 0:
        raise NotSeated("only players are notified of their turns")
    return row.seats[asker.seat].secret


def new_channel(match: str, secret: str, new: NewChannel, browser: str) -> Channel:
    """Return a channel of the seat with this secret, or of the table."""
    return Channel(
        id=secrets.token_urlsafe(12), match=match, secret=secret, browser=browser, kind=new.kind,
        format=new.format, address=new.address, key=new_key() if new.format == "plain" else "",
        language=new.language, idle=60.0 * new.idle_minutes, also_open=new.also_open,
    )  # fmt: skip


async def check_address(addresses: OutgoingAddresses, url: str) -> None:
    """Raise RefusedAddress if this server may not send to this address."""
    try:
        await addresses.address_for(read_target(url))
    except BadAddress as wrong:
        raise RefusedAddress(shown_reason(str(wrong))) from wrong


def new_key() -> str:
    return KEY_PREFIX + base64.b64encode(secrets.token_bytes(KEY_BYTES)).decode()


def shown_reason(reason: str) -> str:
    return "unreachable" if reason in HIDDEN_REASONS else reason


async def find_channels(channels: ChannelRows, row: MatchRow, asker: Asker) -> list[Channel]:
    """Return the channels that the asker may change; raise NotSeated if there can be none."""
    if asker == Asker():
        raise NotSeated("only players and the host have channels")
    own = row.seats[asker.seat].secret if asker.seat >= 0 else ""
    found = await channels.of_match(row.id)
    return [one for one in found if (asker.host if one.is_for_table else one.secret == own)]


async def find_channel(channels: ChannelRows, row: MatchRow, asker: Asker, name: str) -> Channel:
    found = await find_channels(channels, row, asker)
    for one in found:
        if one.id == name:
            return one
    raise NoChannel(name)


async def change_channel(channels: ChannelRows, channel: Channel, wanted: ChangeChannel) -> Channel:
    """Change the settings of a channel, which is used again if it had failed."""
    minutes = wanted.idle_minutes
    new: dict[str, object] = {
        "language": wanted.language,
        "idle": None if minutes is None else 60.0 * minutes,
        "also_open": wanted.also_open,
        "off": wanted.off,
    }
    known = {name: value for name, value in new.items() if value is not None}
    changed = replace(channel, failed="", tries=0, **known)
    if not await channels.save(changed):
        raise NoChannel(channel.id)
    return changed


async def send_test(
    deliveries: Deliveries, channel: Channel, row: MatchRow, now: float
) -> ChannelTested:
    """Send a test notification, and return its outcome."""
    # A negative turn is none of the game, and gives each test its own id.
    note = Notification(channel, (), -int(now * 1000), now, None)
    try:
        await deliveries.deliver(note, test_text(note, row, deliveries.base_url), row, now)
    except NotDelivered as wrong:
        return ChannelTested(False, shown_reason(str(wrong)))
    return ChannelTested(True, "")


def channel_info(channel: Channel) -> ChannelInfo:
    """Return a channel as its owner sees it. Its address may be a secret of another service."""
    return ChannelInfo(
        channel.id, channel.kind, channel.format, urlsplit(channel.address).netloc,
        channel.is_for_table, channel.language, max(1, ceil(channel.idle / 60)), channel.also_open,
        channel.off, shown_reason(channel.failed),
    )  # fmt: skip
