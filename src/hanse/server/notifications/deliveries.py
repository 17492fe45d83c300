"""Delivery of notifications in the format of their channels."""

from hanse.server.config import Settings
from hanse.server.notifications.due_notifications import Notification
from hanse.server.notifications.formats import BODIES, signed_headers
from hanse.server.notifications.mails import Mails
from hanse.server.notifications.posts import NotDelivered, Posts
from hanse.server.notifications.pushes import Pushes, contact_of
from hanse.server.notifications.texts import Text
from hanse.server.store.channel_rows import ChannelRows
from hanse.tables.store.rows import MatchRow


class Deliveries:
    """Sends texts to channels. Links in texts begin with `base_url`."""

    def __init__(self, posts: Posts, settings: Settings) -> None:
        self.posts = posts
        self.base_url = settings.base_url
        self.mails = Mails(settings)
        self.pushes = Pushes(posts, contact_of(settings))

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of channels that this server can send to."""
        push = ("push",) if self.pushes.is_available else ()
        return ("webhook", *push, *(("mail",) if self.mails.is_available else ()))

    async def deliver(
        self, note: Notification, text: Text, row: MatchRow, channels: ChannelRows, now: float
    ) -> None:
        """Deliver a notification, or raise NotDelivered."""
        if note.channel.kind == "mail":
            await self.mails.send(self.mails.notification(note, text))
            return
        if note.channel.kind == "push":
            await self.pushes.send(note, text, channels, now)
            return
        if note.channel.kind != "webhook":
            raise NotDelivered("unknown_kind")
        body = BODIES[note.channel.format or "plain"](note, text, row)
        headers = signed_headers(note.channel.key, note.id, now, body)
        await self.posts.post(note.channel.address, headers, body)
