"""Matches in memory, as the store has them, and what each viewer has been sent of them."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

from msgspec import Raw
from msgspec.structs import replace

from hanse.core.encoded_views import EncodedSections, EncodedViews, changed
from hanse.core.spec import AnySpec
from hanse.core.types import SPECTATOR, Addressed, Event, Proposal, Seat
from hanse.core.wire import encode
from hanse.match.clock import Clock
from hanse.match.match import Match, Played
from hanse.server.agreements import bot_of, people
from hanse.server.plans import TablePlans
from hanse.server.presence import WRITING, TablePresence
from hanse.server.refusals import Refusals
from hanse.server.store.rows import ChatRow, Due, MatchRow
from hanse.server.store.store import MOST_LINES
from hanse.server.tracing import Cause
from hanse.server.updates import Extras, TableExtras, updated
from hanse.server.view_hash import CHECKED, view_hash
from hanse.server.wire import ChatLine, FromServer, Presence, Rematch, StoreState, Update


class Live:
    """One match in memory. What it shows has been committed; it is changed under the lock.

    `stale` means that the store may have more: whoever plays next looks there first.
    """

    def __init__(self, row: MatchRow, match: Match, now: Callable[[], float] = lambda: 0.0) -> None:
        self.row = row
        self.match = match
        self.views = EncodedViews(match.spec, match.game)
        self.extras = TableExtras(row, match)
        self.lock = asyncio.Lock()
        self.talking = asyncio.Lock()
        self.now = now
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
        self.lines: deque[ChatRow] = deque(maxlen=MOST_LINES)
        self.record_text = ""
        self.plans = TablePlans()
        self.refusals = Refusals()
        self.asked_at, self.counts_for = 0.0, ""
        """When the command came that is being played, and from which hashed address."""
        self.cause = Cause()

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
        self.unseated = False
        """Whether the seat was taken back from the token by which this viewer came."""
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
        presence = live.presence.told(live.here)
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
        new, events = changed(self.sections, sections), heard[self.events :]
        extras = live.extras.of(self.seat)
        if not new and not events and extras == self.extras:
            return None
        self.sections, self.extras = sections, extras
        self.events += len(events)
        self.updates += 1
        check = view_hash(sections) if self.updates % CHECKED == 0 else 0
        return updated(new, events, self.events, extras, live.now(), check=check)


def fresh(live: Live, seat: Seat, since: int | None = None) -> Update:
    """All that a fresh page shows, with what happened since then if that is asked for."""
    heard = live.events(seat)
    events = [] if since is None else heard[max(0, since) :]
    extras = live.extras.of(seat)
    return updated(live.views.sections(seat), events, len(heard), extras, live.now())


def chat_line(line: ChatRow) -> ChatLine:
    return ChatLine(line.number, line.seat, line.words, line.at)


def events_for(match: Match, seat: Seat) -> list[Event]:
    """Everything this seat was told, from the first move on."""
    told = [one for played in match.played for one in played.told]
    return [one.event for one in told if one.reaches(seat)]


REPLY = 2.0
"""So long a bot thinks about what is said to it, unless a bot is asked something before."""


def due(row: MatchRow, match: Match, delay: float, clock: Clock | None = None) -> Due | None:
    """Return the next bot that is asked, or clock that runs out, whichever comes first.

    A bot's time counts from its question: nothing that is said in between puts it off, unless it
    has just offered something to a person. What is said to a bot is answered before all else,
    except where bots are alone: there nothing is urgent.
    """
    clock = clock or match.clock
    asked = sorted(match.game.asking)
    played = [seat for seat in asked if bot_of(row, match, seat) is not None]
    patient = clock.latest + PATIENCE if waits_for_person(row, match) else 0.0
    bots = [max(patient, clock.running[seat].since + delay) for seat in played]
    times = [clock.deadline(seat) for seat in asked if seat not in played]
    spoken = spoken_to(row, match)
    kind = "alone" if not people(row, match) else "reply" if spoken else "bot"
    found = [Due(at, kind) for at in bots]
    if spoken:
        found.append(Due(clock.latest + REPLY, kind))
    found += [Due(at, "time") for at in times if at is not None]
    return min(found, key=lambda one: one.at, default=None)


def spoken_to(row: MatchRow, match: Match) -> list[Seat]:
    """Return the seats of bots to whom something was said out of turn that waits for an answer."""
    game = match.game
    seats = range(game.seats) if game.agenda else ()
    reply = match.spec.play.plain_reply
    return [seat for seat in seats if bot_of(row, match, seat) and reply(game, seat)]


PATIENCE = 6.0
"""So long bots wait after one of them has offered something to a person."""


def waits_for_person(row: MatchRow, match: Match) -> bool:
    """Was a bot the last to say something, to a person who has not answered yet?"""
    last = match.record.entries[-1] if match.record.entries else None
    if last is None or not match.game.agenda or not row.seats[last.seat].bot:
        return False
    if not isinstance(match.spec.text.read_move(last.move), Proposal):
        return False
    people = [seat for seat, one in enumerate(row.seats) if not one.bot]
    return any(match.spec.play.plain_reply(match.game, seat) for seat in people)


def late(row: MatchRow, match: Match, now: float) -> list[Seat]:
    """Those whose time is up. A bot is not hurried: it has no time of its own."""
    return [seat for seat in match.clock.late(now) if bot_of(row, match, seat) is None]
