"""Changes of channels by the players of a seat, and by the host for the whole table."""

import base64
import secrets
from math import ceil
from urllib.parse import urlsplit

from msgspec.structs import replace

from hanse.server.notifications.deliveries import Deliveries
from hanse.server.notifications.due_notifications import Notification
from hanse.server.notifications.formats import KEY_PREFIX
from hanse.server.notifications.mails import is_mail_address
from hanse.server.notifications.outgoing_addresses import (
    BadAddress,
    OutgoingAddresses,
    read_target,
)
from hanse.server.notifications.posts import NotDelivered
from hanse.server.notifications.quiet_hours import is_zone
from hanse.server.notifications.texts import test_text
from hanse.server.store.channel_errors import NoChannel, RefusedAddress
from hanse.server.store.channel_rows import UNCONFIRMED, Channel, ChannelRows, Options
from hanse.tables.messages.channel_bodies import (
    ChangeChannel,
    ChannelInfo,
    ChannelTested,
    NewChannel,
    QuietHours,
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
    is_mail = new.kind == "mail"
    return Channel(
        id=secrets.token_urlsafe(12), match=match, secret=secret, browser=browser, kind=new.kind,
        format=new.format if new.kind == "webhook" else "", address=new.address, key=key_of(new),
        language=new.language, idle=60.0 * new.idle_minutes, also_open=new.also_open,
        failed=UNCONFIRMED if is_mail else "",
        options=options_of(new.quiet or QuietHours(), new.digest_minutes),
    )  # fmt: skip


def key_of(new: NewChannel) -> str:
    """Return a signing key, the key in a mail's links, or the keys of a push subscription."""
    if new.kind == "mail":
        return secrets.token_urlsafe(18)
    if new.kind == "push" and new.keys:
        return f"{new.keys.p256dh}.{new.keys.auth}"
    return new_key() if new.format == "plain" else ""


def options_of(quiet: QuietHours, digest_minutes: int) -> Options:
    if not is_zone(quiet.zone):
        raise RefusedAddress("zone")
    return Options(quiet.begin, quiet.end, quiet.zone, digest_minutes)


async def check_new(deliveries: Deliveries, new: NewChannel) -> None:
    """Raise RefusedAddress if this server may not send to this address, or cannot."""
    if new.kind not in deliveries.kinds or (new.for_table and new.kind != "webhook"):
        raise RefusedAddress("kind")
    if has_push_keys(new) != (new.kind == "push"):
        raise RefusedAddress("keys")
    if new.kind != "mail":
        await check_url(deliveries.posts.addresses, new.address)
        return
    if not is_mail_address(new.address):
        raise RefusedAddress("spelling")


def has_push_keys(new: NewChannel) -> bool:
    if new.keys is None:
        return False
    from hanse.server.notifications.push_encryption import is_subscription  # noqa: PLC0415

    return is_subscription(new.keys.p256dh, new.keys.auth)


async def check_url(addresses: OutgoingAddresses, url: str) -> None:
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
        "options": changed_options(channel.options, wanted),
        "failed": UNCONFIRMED if channel.failed == UNCONFIRMED else "",
    }
    known = {name: value for name, value in new.items() if value is not None}
    changed = replace(channel, tries=0, **known)
    if not await channels.change(changed):
        raise NoChannel(channel.id)
    return changed


def changed_options(options: Options, wanted: ChangeChannel) -> Options:
    quiet, digest = wanted.quiet, wanted.digest_minutes
    return options_of(
        quiet or QuietHours(options.quiet_from, options.quiet_to, options.zone),
        options.digest if digest is None else digest,
    )


async def send_test(
    channels: ChannelRows, deliveries: Deliveries, channel: Channel, row: MatchRow, now: float
) -> ChannelTested:
    """Send a test notification, and return its outcome."""
    if channel.failed == UNCONFIRMED:
        return ChannelTested(False, UNCONFIRMED)
    # A negative turn is none of the game, and gives each test its own id.
    note = Notification(channel, (), -int(now * 1000), now, None)
    try:
        text = test_text(note, row, deliveries.base_url)
        await deliveries.deliver(note, text, row, channels, now)
    except NotDelivered as wrong:
        return ChannelTested(False, shown_reason(str(wrong)))
    return ChannelTested(True, "")


def channel_info(channel: Channel) -> ChannelInfo:
    """Return a channel as its owner sees it."""
    options = channel.options
    quiet = QuietHours(options.quiet_from, options.quiet_to, options.zone)
    return ChannelInfo(
        channel.id, channel.kind, channel.format, short_address(channel), channel.is_for_table,
        channel.language, max(1, ceil(channel.idle / 60)), channel.also_open, channel.off,
        shown_reason(channel.failed), quiet, options.digest,
    )  # fmt: skip


def short_address(channel: Channel) -> str:
    """Return a part of the address: the rest may be a secret, and links to seats get stolen."""
    if channel.kind == "mail":
        name, _, domain = channel.address.rpartition("@")
        return f"{name[:1]}…@{domain}"
    return urlsplit(channel.address).netloc
