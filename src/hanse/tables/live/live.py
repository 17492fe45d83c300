"""Matches in memory, as stored, and the messages sent to each viewer."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

from msgspec import Raw
from msgspec.structs import replace

from hanse.core.encoded_views import EncodedSections, EncodedViews, changed_sections
from hanse.core.spec import AnySpec
from hanse.core.types import SPECTATOR, Addressed, Event, Seat
from hanse.core.wire import encode
from hanse.match.match import Match, Played
from hanse.tables.environment import SILENT_ENVIRONMENT, Cause, Environment
from hanse.tables.live.bot_plans import TablePlans
from hanse.tables.live.presence import WRITING_SECONDS, TablePresence
from hanse.tables.live.refusals import Refusals
from hanse.tables.live.updates import Extras, TableExtras, make_update
from hanse.tables.live.view_hash import UPDATES_PER_CHECK, view_hash
from hanse.tables.messages.wire import (
    ChatLine,
    FromServer,
    Presence,
    Rematch,
    SeatOpened,
    StoreState,
    Update,
)
from hanse.tables.seats.seating import Asker, asker_of
from hanse.tables.store.protocol import MAX_LINES
from hanse.tables.store.rows import ChatRow, MatchRow

FEW_VIEWERS = 20
"""Up to this many viewers are all woken immediately, however often something happens."""
WOKEN_PER_SECOND = 2000
"""The maximum number of viewers of one table woken per second, because each costs time."""


class Live:
    """One match in memory. It shows only committed state, and changes only under the lock.

    `stale` means that the store may have newer entries, to be read before the next move.
    """

    def __init__(
        self,
        row: MatchRow,
        match: Match,
        now: Callable[[], float] = lambda: 0.0,
        environment: Environment = SILENT_ENVIRONMENT,
    ) -> None:
        self.row = row
        self.match = match
        self.views = EncodedViews(match.spec, match.game)
        self.extras = TableExtras(row, match)
        self.lock = asyncio.Lock()
        self.talking = asyncio.Lock()
        self.now = now
        self.environment = environment
        self.store_state = StoreState(True)
        self.stale = False
        self.users = 0
        self.used_at = 0.0
        self.people_known_at = float("-inf")
        self.devices: dict[str, int] = {}
        self.viewers: dict[Viewer, None] = {}
        self.woken_at = float("-inf")
        self.will_wake = False
        self.watch_changed: Callable[[], None] = lambda: None
        """A function to call when the first viewer arrives, and when the last has left."""
        self.presence = TablePresence(len(row.seats), now)
        self.encoded_events: list[tuple[Addressed, Raw]] = []
        self.heard: dict[Seat, list[Raw]] = {}
        self.lines: deque[ChatRow] = deque(maxlen=MAX_LINES)
        self.record_text = ""
        self.plans = TablePlans()
        self.refusals = Refusals()
        self.asked_at, self.counts_for = 0.0, ""
        """The arrival time of the command being played, and its sender's hashed address."""
        self.cause = Cause()
        self.mismatch_logged_at = float("-inf")

    @property
    def spec(self) -> AnySpec:
        return self.match.spec

    @property
    def last_line(self) -> int:
        """The number of the last chat line."""
        return self.lines[-1].number if self.lines else 0

    def put(self, row: MatchRow, match: Match, *, stale: bool = False) -> None:
        """Replace the match with its newly stored state, and wake the viewers."""
        shown_before = len(self.match.played)
        self.put_people(row)
        newest = self.row  # the other was read before its match was replayed
        self.row = replace(row, seats=newest.seats, host=newest.host, links=newest.links)
        self.match = match
        self.views = EncodedViews(match.spec, match.game)
        self.extras = TableExtras(row, match)
        self.stale = stale
        if self.heard:
            self.add_events(match.played[shown_before:])
        self.wake()

    def put_people(self, row: MatchRow, devices: dict[str, int] | None = None) -> None:
        """Take over newer secrets of seats and host; shut out viewers who used an old one.

        `devices` has the number of browsers of each seat, by its secret.
        """
        if row.links > self.row.links:
            self.devices = self.devices if devices is None else devices
            self.row = replace(self.row, seats=row.seats, host=row.host, links=row.links)
            self.wake()

    def add_events(self, played: Sequence[Played]) -> None:
        """Encode new events once, and add each to the events of the seats that it reaches."""
        new = [(one, Raw(encode(one.event))) for each in played for one in each.events]
        self.encoded_events += new
        for seat, heard in self.heard.items():
            heard += [raw for one, raw in new if one.reaches(seat)]

    def events(self, seat: Seat) -> list[Raw]:
        """Return every event that this viewer has seen, from the first move on."""
        if not self.heard:
            self.add_events(self.match.played)
        if seat not in self.heard:
            self.heard[seat] = [raw for one, raw in self.encoded_events if one.reaches(seat)]
        return self.heard[seat]

    def hear(self, lines: list[ChatRow]) -> None:
        self.lines.extend(line for line in lines if line.number > self.last_line)
        self.wake()

    @property
    def present_seats(self) -> set[Seat]:
        """Return the seats that have a viewer."""
        return {viewer.seat for viewer in self.viewers}

    def enter(self, viewer: "Viewer") -> None:
        """Add a viewer to the table, and wake all viewers to show the new presence."""
        first = not self.viewers
        self.viewers[viewer] = None
        self.wake()
        if first:
            self.watch_changed()

    def leave(self, viewer: "Viewer") -> None:
        """Remove a viewer from the table."""
        if viewer in self.viewers:
            del self.viewers[viewer]
            self.presence.note_leaving(viewer.seat, self.present_seats)
            self.wake()
            if not self.viewers:
                self.watch_changed()

    def write(self, seat: Seat) -> None:
        """Note that a seat is writing, until its message arrives or a while has passed."""
        if seat != SPECTATOR:
            self.presence.note_writing(seat)
            self.wake()
            asyncio.get_running_loop().call_later(WRITING_SECONDS + 0.1, self.wake)

    def close(self, closed: bool) -> None:
        """Close the table to watchers or reopen it, and wake them so that they notice."""
        if closed != self.row.closed:
            self.row = replace(self.row, closed=closed)
            self.wake()

    def wake(self) -> None:
        """Wake the viewers immediately, or soon if they are many and were woken just now."""
        pause = (len(self.viewers) - FEW_VIEWERS) / WOKEN_PER_SECOND
        if pause <= 0:
            self.wake_all()
            return
        loop = asyncio.get_running_loop()
        wait = self.woken_at + pause - loop.time()
        if wait <= 0:
            self.wake_many()
        elif not self.will_wake:
            self.will_wake = True
            loop.call_later(wait, self.wake_many)

    def wake_many(self) -> None:
        self.woken_at = asyncio.get_running_loop().time()
        self.will_wake = False
        self.wake_all()

    def wake_all(self) -> None:
        for viewer in self.viewers:
            viewer.wake()


class Viewer:
    """A viewer of a match, and the state that this viewer has been sent.

    An update is made only when it can be sent. So no messages pile up for a slow viewer, and
    nothing is sent to a viewer for whom nothing changed.
    """

    def __init__(self, asker: Asker) -> None:
        self.asker = asker
        self.seat = asker.seat
        self.sections: EncodedSections = {}
        self.events = 0
        self.chat = 0
        self.extras: Extras | None = None
        self.presence: Presence | None = None
        self.successor = ""
        self.devices = 1
        self.store_state = StoreState(True)
        self.cause: Cause | None = None
        self.updates = 0
        self.unanswered_checks = 0
        """The number of sent hashes that the viewer may still report as different."""
        self.unseated = False
        """Whether the token that this viewer used no longer opens the seat."""
        self.news = asyncio.Event()

    def wake(self) -> None:
        self.news.set()

    def is_shut_out(self, live: Live) -> bool:
        """Return whether the table was closed to this watcher, or the player lost the seat."""
        watches = self.seat == SPECTATOR and not self.asker.host
        replaced = live.row.links and asker_of(live.row, self.asker.opened) != self.asker
        return self.unseated or bool(replaced) or (live.row.closed and watches)

    def start(self, live: Live, events: int, chat: int) -> None:
        """Begin with a whole view, after the events and chat lines that the viewer already has."""
        self.sections, self.extras, self.presence = {}, None, None
        self.events = min(max(0, events), len(live.events(self.seat)))
        self.chat = max(0, chat)
        self.cause = live.cause

    def new_cause(self, live: Live) -> Cause | None:
        """Return the cause of the last change; None if the viewer has already seen the change."""
        new = live.cause if live.cause is not self.cause else None
        self.cause = live.cause
        return new

    def pull(self, live: Live) -> list[FromServer]:
        """Return everything that this viewer has not been sent yet."""
        messages: list[FromServer] = []
        if live.store_state != self.store_state:
            self.store_state = live.store_state
            messages.append(self.store_state)
        update = self.update(live)
        if update:
            messages.append(update)
        presence = live.presence.presence(live.present_seats)
        if presence != self.presence:
            self.presence = presence
            messages.append(presence)
        if live.last_line > self.chat:
            messages += [chat_line(line) for line in live.lines if line.number > self.chat]
            self.chat = live.last_line
        if live.row.successor and not self.successor:
            self.successor = live.row.successor
            messages.append(Rematch(self.successor))
        devices = live.devices.get(self.asker.opened, 1)
        if devices > self.devices:
            messages.append(SeatOpened(devices))
        self.devices = devices
        return messages

    def update(self, live: Live) -> Update | None:
        sections, heard = live.views.sections(self.seat), live.events(self.seat)
        new, events = changed_sections(self.sections, sections), heard[self.events :]
        extras = live.extras.extras_for(self.seat)
        if not new and not events and extras == self.extras:
            return None
        self.sections, self.extras = sections, extras
        self.events += len(events)
        self.updates += 1
        check = 0
        if self.updates % UPDATES_PER_CHECK == 0:
            check = view_hash(sections)
            self.unanswered_checks += 1
            live.environment.metrics.views_checked.inc()
        return make_update(new, events, self.events, extras, live.now(), check=check)


def full_update(live: Live, seat: Seat, since: int | None = None) -> Update:
    """Return an update with the whole view, and with the events from `since` on if it is given."""
    heard = live.events(seat)
    events = [] if since is None else heard[max(0, since) :]
    extras = live.extras.extras_for(seat)
    return make_update(live.views.sections(seat), events, len(heard), extras, live.now())


def chat_line(line: ChatRow) -> ChatLine:
    return ChatLine(line.number, line.seat, line.words, line.at)


def events_for(match: Match, seat: Seat) -> list[Event]:
    """Return every event that this seat has seen, from the first move on."""
    return [one.event for played in match.played for one in played.events if one.reaches(seat)]
