"""Bodies of requests about channels of turn notifications, and of their answers."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

LONGEST_ADDRESS = 500
type Minutes = Annotated[int, Meta(ge=1, le=7 * 24 * 60)]
"""At least one, so that a channel gets at most one notification per minute."""
type Pause = Annotated[int, Meta(ge=0, le=7 * 24 * 60)]
type Hour = Annotated[int, Meta(ge=0, le=23)]
type Language = Literal["de", "en", "it", "fr"]
type Text = Annotated[str, Meta(max_length=LONGEST_ADDRESS)]


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """Hours of the day in a time zone at which nothing is sent; equal hours for none."""

    begin: Hour = 0
    end: Hour = 0
    zone: Text = "UTC"


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a browser's push subscription, as `PushSubscription.toJSON` gives them."""

    p256dh: Text
    auth: Text


class NewChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to be notified at an address: of your turns, or of everyone's at this table.

    A notification is sent when a seat has been asked for `idle_minutes`. While a page of the seat
    is open, it is sent only if `also_open` is set. With `digest_minutes`, a mail lists all tables
    that wait for its reader, and the next one comes after these minutes. A mail address has to be
    confirmed by its owner. For `push`, `address` is the endpoint of the browser's subscription.
    """

    kind: Literal["webhook", "mail", "push"]
    address: Text
    format: Literal["plain", "discord", "slack"] = "plain"
    for_table: bool = False
    language: Language = "en"
    idle_minutes: Minutes = 5
    also_open: bool = False
    quiet: QuietHours | None = None
    digest_minutes: Pause = 0
    keys: PushKeys | None = None


class ChangeChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to change the settings of a channel; nulls leave settings as they are.

    It also lets the server use a channel again that has failed.
    """

    id: Text
    language: Language | None = None
    idle_minutes: Minutes | None = None
    also_open: bool | None = None
    off: bool | None = None
    quiet: QuietHours | None = None
    digest_minutes: Pause | None = None


class ChannelRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request about one of your channels, by its id."""

    id: Text


class ChannelInfo(Struct, frozen=True):
    """A channel, as the players of its seat see it. `address` is shortened, because it may be a
    secret. `failed` is the reason why the channel is not used any more.
    """

    id: str
    kind: str
    format: str
    address: str
    for_table: bool
    language: str
    idle_minutes: int
    also_open: bool
    off: bool
    failed: str
    quiet: QuietHours
    digest_minutes: int


class ChannelList(Struct, frozen=True):
    """The channels of your seat, and for the host those of the table.

    `kinds` has the kinds of channels that this server can send to. Browsers need `push_key` to
    subscribe, and a page that came over https.
    """

    channels: tuple[ChannelInfo, ...]
    kinds: tuple[str, ...]
    push_key: str


class ChannelAdded(Struct, frozen=True):
    """A new channel; with `key`, receivers can check the signatures of a webhook in plain JSON."""

    channel: ChannelInfo
    key: str


class ChannelTested(Struct, frozen=True):
    """The outcome of a test: whether the receiver accepted the notification, or why not."""

    sent: bool
    reason: str
