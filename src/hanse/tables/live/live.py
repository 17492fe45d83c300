"""Matches in memory, as the store has them, and what each viewer has been sent of them."""

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
from hanse.tables.environment import QUIET_PLACE, Cause, Environment
from hanse.tables.live.bot_plans import TablePlans
from hanse.tables.live.presence import WRITING, TablePresence
from hanse.tables.live.refusals import Refusals
from hanse.tables.live.updates import Extras, TableExtras, make_update
from hanse.tables.live.view_hash import CHECKED, view_hash
from hanse.tables.messages.wire import (
    ChatLine,
    FromServer,
    Presence,
    Rematch,
    StoreState,
    Update,
)
from hanse.tables.store.protocol import MAX_LINES
from hanse.tables.store.rows import ChatRow, MatchRow


class Live:
    """One match in memory. What it shows has been committed; it is changed under the lock.

    `stale` means that the store may have more: whoever plays next looks there first.
    """

    def __init__(
        self,
        row: MatchRow,
        match: Match,
        now: Callable[[], float] = lambda: 0.0,
        environment: Environment = QUIET_PLACE,
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
        self.viewers: dict[Viewer, None] = {}
        self.watch_changed: Callable[[], None] = lambda: None
        """Called when the first comes to look, and when the last has gone."""
        self.presence = TablePresence(len(row.seats), now)
        self.told: list[tuple[Addressed, Raw]] = []
        self.heard: dict[Seat, list[Raw]] = {}
        self.lines: deque[ChatRow] = deque(maxlen=MAX_LINES)
        self.record_text = ""
        self.plans = TablePlans()
        self.refusals = Refusals()
        self.asked_at, self.counts_for = 0.0, ""
        """Arrival of the command that is being played, and its hashed address."""
        self.cause = Cause()
        self.mismatch_logged_at = float("-inf")

    @property
    def spec(self) -> AnySpec:
        return self.match.spec

    @property
    def said(self) -> int:
        """The number of the last line of chat."""
        return self.lines[-1].number if self.lines else 0

    def put(self, row: MatchRow, match: Match, *, stale: bool = False) -> None:
        """Let the table see what is stored now."""
        told = len(self.match.played)
        self.row, self.match = row, match
        self.views = EncodedViews(match.spec, match.game)
        self.extras = TableExtras(row, match)
        self.stale = stale
        if self.heard:
            self.tell(match.played[told:])
        self.wake()

    def tell(self, played: Sequence[Played]) -> None:
        """Encode what was told, once for all who hear it."""
        new = [(one, Raw(encode(one.event))) for each in played for one in each.told]
        self.told += new
        for seat, heard in self.heard.items():
            heard += [raw for one, raw in new if one.reaches(seat)]

    def events(self, seat: Seat) -> list[Raw]:
        """Everything this viewer was told, from the first move on."""
        if not self.heard:
            self.tell(self.match.played)
        if seat not in self.heard:
            self.heard[seat] = [raw for one, raw in self.told if one.reaches(seat)]
        return self.heard[seat]

    def hear(self, lines: list[ChatRow]) -> None:
        self.lines.extend(line for line in lines if line.number > self.said)
        self.wake()

    @property
    def here(self) -> set[Seat]:
        """The seats from which somebody looks."""
        return {viewer.seat for viewer in self.viewers}

    def enter(self, viewer: "Viewer") -> None:
        """Somebody comes to the table; everybody there notices."""
        first = not self.viewers
        self.viewers[viewer] = None
        self.wake()
        if first:
            self.watch_changed()

    def leave(self, viewer: "Viewer") -> None:
        """Somebody goes."""
        if viewer in self.viewers:
            del self.viewers[viewer]
            self.presence.leaves(viewer.seat, self.here)
            self.wake()
            if not self.viewers:
                self.watch_changed()

    def write(self, seat: Seat) -> None:
        """Somebody is writing, until he has said it or a while has gone by."""
        if seat != SPECTATOR:
            self.presence.writes(seat)
            self.wake()
            asyncio.get_running_loop().call_later(WRITING + 0.1, self.wake)

    def close(self, closed: bool) -> None:
        """Close the table to watchers, or open it again; they notice it when they wake."""
        if closed != self.row.closed:
            self.row = replace(self.row, closed=closed)
            self.wake()

    def wake(self) -> None:
        for viewer in self.viewers:
            viewer.wake()


class Viewer:
    """Somebody who looks at a match, and how much of it was sent to him.

    What he has not seen yet is put together when it can be sent: so nobody's slowness piles up
    messages, and what did not change for him is no message at all.
    """

    def __init__(self, seat: Seat, *, host: bool = False) -> None:
        self.seat = seat
        self.host = host
        self.sections: EncodedSections = {}
        self.events = 0
        self.chat = 0
        self.extras: Extras | None = None
        self.presence: Presence | None = None
        self.successor = ""
        self.store_state = StoreState(True)
        self.cause: Cause | None = None
        self.updates = 0
        self.unanswered_checks = 0
        """Number of sent hashes that the viewer may still report as different."""
        self.unseated = False
        """True once the seat was taken from the token that this viewer used."""
        self.news = asyncio.Event()

    def wake(self) -> None:
        self.news.set()

    def shut_out(self, live: Live) -> bool:
        """Has the table been closed to watchers, and is he one? Or is his seat no more his?"""
        watches = self.seat == SPECTATOR and not self.host
        return self.unseated or (live.row.closed and watches)

    def start(self, live: Live, events: int, chat: int) -> None:
        """From here on he is told everything; so much he has already."""
        self.sections, self.extras, self.presence = {}, None, None
        self.events = min(max(0, events), len(live.events(self.seat)))
        self.chat = max(0, chat)
        self.cause = live.cause

    def new_cause(self, live: Live) -> Cause | None:
        """Return what changed the table since he was told of it last."""
        new = live.cause if live.cause is not self.cause else None
        self.cause = live.cause
        return new

    def pull(self, live: Live) -> list[FromServer]:
        """Return what he has not been sent yet."""
        messages: list[FromServer] = []
        if live.store_state != self.store_state:
            self.store_state = live.store_state
            messages.append(self.store_state)
        update = self.update(live)
        if update:
            messages.append(update)
        presence = live.presence.shown(live.here)
        if presence != self.presence:
            self.presence = presence
            messages.append(presence)
        if live.said > self.chat:
            messages += [chat_line(line) for line in live.lines if line.number > self.chat]
            self.chat = live.said
        if live.row.successor and not self.successor:
            self.successor = live.row.successor
            messages.append(Rematch(self.successor))
        return messages

    def update(self, live: Live) -> Update | None:
        sections, heard = live.views.sections(self.seat), live.events(self.seat)
        new, events = changed_sections(self.sections, sections), heard[self.events :]
        extras = live.extras.of(self.seat)
        if not new and not events and extras == self.extras:
            return None
        self.sections, self.extras = sections, extras
        self.events += len(events)
        self.updates += 1
        check = 0
        if self.updates % CHECKED == 0:
            check = view_hash(sections)
            self.unanswered_checks += 1
            live.environment.metrics.views_checked.inc()
        return make_update(new, events, self.events, extras, live.now(), check=check)


def fresh(live: Live, seat: Seat, since: int | None = None) -> Update:
    """All that a fresh page shows, with what happened since then if that is asked for."""
    heard = live.events(seat)
    events = [] if since is None else heard[max(0, since) :]
    extras = live.extras.of(seat)
    return make_update(live.views.sections(seat), events, len(heard), extras, live.now())


def chat_line(line: ChatRow) -> ChatLine:
    return ChatLine(line.number, line.seat, line.words, line.at)


def events_for(match: Match, seat: Seat) -> list[Event]:
    """Everything this seat was told, from the first move on."""
    told = [one for played in match.played for one in played.told]
    return [one.event for one in told if one.reaches(seat)]
