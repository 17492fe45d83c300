"""Push notifications to browsers: encrypted for the subscription, signed by this server."""

import hashlib
from urllib.parse import urlsplit

from msgspec import Struct, json

from hanse.server.config import Settings
from hanse.server.notifications.due_notifications import Notification
from hanse.server.notifications.posts import NotDelivered, Posts
from hanse.server.notifications.texts import Text
from hanse.server.store.channel_rows import ChannelRows

KEY_NAME = "push"
KEPT_SECONDS = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is not running."""
LEAST_SECONDS = 60
LONGEST_TEXT = 300


class PushText(Struct, frozen=True):
    """The content of a push message. `link` is an address of the page itself."""

    id: str
    title: str
    body: str
    link: str


class Pushes:
    """Sends push messages. The server's key is made when it is first needed, and then kept."""

    def __init__(self, posts: Posts, contact: str) -> None:
        self.posts = posts
        self.contact = contact
        """Where push services reach the host; they refuse messages of a server without it."""
        self.key = ""

    @property
    def is_available(self) -> bool:
        return bool(self.contact)

    async def private_key(self, channels: ChannelRows) -> str:
        """Return the key of all servers with this database."""
        from hanse.server.notifications import push_encryption  # noqa: PLC0415 - see there

        if not self.key:
            self.key = await channels.server_key(KEY_NAME, push_encryption.new_private_key())
        return self.key

    async def public_key(self, channels: ChannelRows) -> str:
        """Return the key that browsers need to subscribe; nothing if they cannot."""
        if not self.is_available:
            return ""
        from hanse.server.notifications import push_encryption  # noqa: PLC0415

        return push_encryption.public_key(await self.private_key(channels))

    async def send(self, note: Notification, text: Text, channels: ChannelRows, now: float) -> None:
        """Send a notification to a browser's push service, or raise NotDelivered."""
        from hanse.server.notifications import push_encryption  # noqa: PLC0415

        point, _, auth = note.channel.key.partition(".")
        if not push_encryption.is_subscription(point, auth):
            raise NotDelivered("bad_keys", is_final=True)
        private = await self.private_key(channels)
        audience = audience_of(note.channel.address)
        headers = {
            "Authorization": push_encryption.identity(private, audience, self.contact, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(kept_seconds(note, now)),
            # A browser that was not running gets the last turn of a table, and not all of them.
            "Topic": hashlib.sha256(note.channel.id.encode()).hexdigest()[:32],
            "Urgency": "normal",
        }
        body = push_encryption.encrypt(push_text(note, text), point, auth)
        await self.posts.post(note.channel.address, headers, body)


def kept_seconds(note: Notification, now: float) -> int:
    """Return for how long a push service shall keep the message: not after the time to answer."""
    left = KEPT_SECONDS if note.deadline is None else int(note.deadline - now)
    return max(LEAST_SECONDS, min(KEPT_SECONDS, left))


def contact_of(settings: Settings) -> str:
    """Return where push services reach the host, as an address; nothing if it is unknown."""
    if settings.push_contact:
        is_mail = "@" in settings.push_contact and ":" not in settings.push_contact
        return f"mailto:{settings.push_contact}" if is_mail else settings.push_contact
    return settings.base_url if settings.base_url.startswith("https:") else ""


def push_text(note: Notification, text: Text) -> bytes:
    body = "\n".join(line for line in (text.asks, text.time) if line)
    link = f"/#/table/{note.channel.match}"
    return json.encode(PushText(note.id, text.title[:LONGEST_TEXT], body[:LONGEST_TEXT], link))


def audience_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
