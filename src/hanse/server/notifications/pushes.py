"""Push notifications to browsers: encrypted for the subscription, signed by this server."""

from urllib.parse import urlsplit

from msgspec import Struct, json

from hanse.server.notifications.due_notifications import Notification
from hanse.server.notifications.posts import NotDelivered, Posts
from hanse.server.notifications.texts import Text
from hanse.server.store.channel_rows import ChannelRows

KEY_NAME = "push"
KEPT_SECONDS = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is not running."""
LONGEST_TEXT = 300
PROJECT = "https://github.com/"
"""The subject of a server that does not know its own address; push services require one."""


class PushText(Struct, frozen=True):
    """The content of a push message. `link` is an address of the page itself."""

    id: str
    title: str
    body: str
    link: str


class Pushes:
    """Sends push messages. The server's key is made when it is first needed, and then kept."""

    def __init__(self, posts: Posts, base_url: str) -> None:
        self.posts = posts
        self.base_url = base_url
        self.key = ""

    async def private_key(self, channels: ChannelRows) -> str:
        """Return the key of all servers with this database."""
        from hanse.server.notifications import push_encryption  # noqa: PLC0415 - see there

        if not self.key:
            self.key = await channels.server_key(KEY_NAME, push_encryption.new_private_key())
        return self.key

    async def public_key(self, channels: ChannelRows) -> str:
        """Return the key that browsers need to subscribe."""
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
        subject = self.base_url if self.base_url.startswith("https:") else PROJECT
        headers = {
            "Authorization": push_encryption.identity(private, audience, subject, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": note.id,
            "Urgency": "normal",
        }
        body = push_encryption.encrypt(push_text(note, text), point, auth)
        await self.posts.post(note.channel.address, headers, body)


def push_text(note: Notification, text: Text) -> bytes:
    body = "\n".join(line for line in (text.asks, text.time) if line)
    link = f"/#/table/{note.channel.match}"
    return json.encode(PushText(note.id, text.title[:LONGEST_TEXT], body[:LONGEST_TEXT], link))


def audience_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
