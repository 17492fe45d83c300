"""Digests: a mail lists all tables that wait for its reader, and the next one comes later."""

from hanse.match.match import Match
from hanse.server.notifications.deliveries import Deliveries
from hanse.server.notifications.due_notifications import Notification, waiting_notifications
from hanse.server.notifications.mails import Part
from hanse.server.notifications.quiet_hours import after_quiet_hours
from hanse.server.notifications.texts import text_of
from hanse.server.store.channel_rows import Channel, ChannelRows
from hanse.tables.live.lobby import Lobby
from hanse.tables.live.unreadable_matches import UnreadableMatch
from hanse.tables.seats.seating import NoSuchMatch
from hanse.tables.store.rows import MatchRow

MAX_TABLES = 20
"""The number of tables in one mail; the others follow in the next one."""


class Digests:
    """Gathers what waits for the owner of a mail address, at all tables with this address."""

    def __init__(self, lobby: Lobby, channels: ChannelRows, deliveries: Deliveries) -> None:
        self.lobby = lobby
        self.channels = channels
        self.deliveries = deliveries

    async def send(self, note: Notification, row: MatchRow, match: Match) -> None:
        """Send a due notification with all others for its address; raise NotDelivered.

        Nothing is sent if another worker is sending a mail to this address.
        """
        claimed = await self.channels.claim_address(note.channel.address)
        if note.channel.id not in {one.id for one in claimed}:
            return
        parts = [self.part(note, row, match)]
        for channel in [one for one in claimed if one.id != note.channel.id][: MAX_TABLES - 1]:
            parts += await self.parts_of(channel)
        await self.deliveries.mails.send(self.deliveries.mails.digest(parts))
        for part in parts:
            await self.channels.note_sent(part.note.channel, part.note.turn)
        await self.channels.delay_address(note.channel.address)

    def part(self, note: Notification, row: MatchRow, match: Match) -> Part:
        now = self.lobby.database_clock.now()
        return Part(note, text_of(note, row, match, now, self.deliveries.base_url))

    async def parts_of(self, channel: Channel) -> list[Part]:
        """Return what waits at another table; nothing while the player looks or it is quiet there.

        Its idle time does not matter, because its mail would only come later. A turn that was
        notified and still waits is listed again.
        """
        now = self.lobby.database_clock.now()
        is_watched = channel.is_open and not channel.also_open
        if is_watched or after_quiet_hours(now, channel.options) > now:
            return []
        try:
            async with self.lobby.use(channel.match) as live:
                await self.lobby.freshen(live)
                row, match = await self.lobby.row(channel.match), live.match
        except (NoSuchMatch, UnreadableMatch):
            return []
        channels = await self.channels.of_match(row.id)
        found = waiting_notifications(row, match, channels, now)
        return [self.part(one, row, match) for one in found if one.channel.id == channel.id]
