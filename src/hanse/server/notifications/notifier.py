"""The worker for notifications: it takes due matches from the store, and sends what is due."""

import asyncio
from collections.abc import Sequence

from hanse.match.match import Match
from hanse.server.notifications.deliveries import Deliveries
from hanse.server.notifications.digests import Digests
from hanse.server.notifications.due_notifications import Notification, next_notifications
from hanse.server.notifications.posts import POST_SECONDS, NotDelivered
from hanse.server.notifications.texts import text_of
from hanse.server.store.channel_rows import ChannelRows, TakenMatch
from hanse.tables.live.lobby import Lobby
from hanse.tables.live.unreadable_matches import UnreadableMatch
from hanse.tables.seats.seating import NoSuchMatch
from hanse.tables.store.errors import Unavailable
from hanse.tables.store.rows import MatchRow

POLL, SWEEP = 1.0, 60.0
"""Seconds between polls for due matches, and between sweeps."""
MAX_BUSY = 200
"""The number of matches for which notifications are sent at the same time."""
FIRST_WAIT, LONGEST_WAIT = 10.0, 3600.0
"""Seconds before the first retry, and the longest time between two."""
MAX_TRIES = 15
"""The number of failures in a row after which a channel is not used any more."""
UNREADABLE_WAIT = 3600.0
OTHERS_WAIT = 60.0
"""Seconds that are left to another process for a kind of channel that this one cannot send to."""


class Notifier:
    """A worker that sends turn notifications; several can run, in any process."""

    def __init__(self, lobby: Lobby, channels: ChannelRows, deliveries: Deliveries) -> None:
        self.lobby = lobby
        self.channels = channels
        self.deliveries = deliveries
        self.digests = Digests(lobby, channels, deliveries)
        self.log, self.metrics = lobby.environment.log, lobby.metrics
        self.busy: set[asyncio.Task[None]] = set()
        self.swept_at = float("-inf")

    async def run(self) -> None:
        """Run until cancelled, then finish what has begun; a lease ends without its worker."""
        try:
            while True:
                try:
                    await self.look()
                except Unavailable as wrong:
                    self.log.debug("cannot look for notifications", error=str(wrong))
                await asyncio.sleep(POLL)
        finally:
            if self.busy:
                await asyncio.wait(self.busy, timeout=POST_SECONDS)

    async def look(self) -> None:
        """Start the work on due matches, as far as there is room."""
        now = self.lobby.environment.clock()
        if now - self.swept_at > SWEEP:
            self.swept_at = now
            await self.channels.sweep()
        if len(self.busy) >= MAX_BUSY:
            return
        for taken in await self.channels.take():
            task = asyncio.create_task(self.work(taken))
            self.busy.add(task)
            task.add_done_callback(self.busy.discard)

    async def work(self, taken: TakenMatch) -> None:
        """Send what is due for this match; note when to look again."""
        try:
            await self.notify(taken)
        except NoSuchMatch:
            await self.settle(taken, None)
        except UnreadableMatch:
            await self.settle(taken, self.lobby.database_clock.now() + UNREADABLE_WAIT)
        except Unavailable as wrong:
            self.log.debug("notifications must wait", match=taken.id, error=str(wrong))
        except Exception:
            self.metrics.failures.labels("notify").inc()
            self.log.exception("notifications could not be sent", match=taken.id)

    async def settle(self, taken: TakenMatch, at: float | None) -> None:
        await self.channels.settle(taken, taken.version, at)

    async def notify(self, taken: TakenMatch) -> None:
        async with self.lobby.use(taken.id) as live:
            if live.stale or live.row.version != taken.version:
                await self.lobby.freshen(live)
            # A link that was replaced changes no version, so the seats are read again.
            row, match = await self.lobby.row(taken.id), live.match
            version = live.row.version
        now = self.lobby.database_clock.now()
        found = next_notifications(row, match, await self.channels.of_match(row.id), now)
        due = [one for one in found if one.at <= now and self.is_mine(one)]
        if due:
            await self.send_all(due, row, match)
            found = next_notifications(row, match, await self.channels.of_match(row.id), now)
        times = [one.at if self.is_mine(one) else max(one.at, now + OTHERS_WAIT) for one in found]
        await self.channels.settle(taken, version, min(times, default=None))

    def is_mine(self, note: Notification) -> bool:
        """Return whether this process can send it; others may have other settings."""
        return note.channel.kind in self.deliveries.kinds

    async def send_all(self, due: Sequence[Notification], row: MatchRow, match: Match) -> None:
        sending = (self.send(one, row, match) for one in due)
        for wrong in await asyncio.gather(*sending, return_exceptions=True):
            if wrong:
                raise wrong

    async def send(self, note: Notification, row: MatchRow, match: Match) -> None:
        """Send one notification and note it; a crash in between repeats it with the same id."""
        try:
            await self.deliver(note, row, match)
        except NotDelivered as wrong:
            await self.note_failure(note, wrong)
        except Unavailable:
            raise
        except Exception:  # so that one odd channel neither stops the others nor is tried for ever
            self.metrics.failures.labels("notify").inc()
            self.log.exception("a notification could not be sent", match=note.channel.match)
            await self.note_failure(note, NotDelivered("internal"))

    async def deliver(self, note: Notification, row: MatchRow, match: Match) -> None:
        if note.channel.kind == "mail" and note.channel.options.digest:
            await self.digests.send(note, row, match)
            return
        now = self.lobby.database_clock.now()
        text = text_of(note, row, match, now, self.deliveries.base_url)
        await self.deliveries.deliver(note, text, row, self.channels, now)
        await self.channels.note_sent(note.channel, note.turn)

    async def note_failure(self, note: Notification, wrong: NotDelivered) -> None:
        tries = note.channel.tries
        wait = max(wrong.wait, min(LONGEST_WAIT, FIRST_WAIT * 2**tries))
        is_over = wrong.is_final or tries + 1 >= MAX_TRIES
        self.log.info("a notification was not delivered", match=note.channel.match,
                      kind=note.channel.kind, reason=str(wrong), is_over=is_over)  # fmt: skip
        await self.channels.note_failure(note.channel, wait, str(wrong) if is_over else "")
