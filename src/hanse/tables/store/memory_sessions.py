"""Browsers' sessions and lists of tables of the store in memory."""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from msgspec.structs import replace

from hanse.tables.store.kept_match import KeptMatch
from hanse.tables.store.protocol import KEPT_DAYS, MAX_DEVICES, STRAGGLER_SECONDS
from hanse.tables.store.rows import ListedTable, NewLink, SeatDevice, SessionSeat
from hanse.tables.store.unconfirmed_tokens import token_to_remove

DAY = 24 * 3600.0
type Seats = dict[str, tuple[str, str]]


@dataclass
class KeptSession:
    """A browser's session; `seats` has, by match, a seat's secret and the token that lends it."""

    used_at: float
    replaces: str = ""
    confirmed_at: float | None = None
    browser: str = ""
    """The browser's first token; empty if this is the first."""
    seats: Seats = field(default_factory=dict)


class MemorySessions:
    """Browsers' sessions by the hashes of their tokens, in memory."""

    def __init__(self, matches: Mapping[str, KeptMatch], clock: Callable[[], float]) -> None:
        self.matches = matches
        self.clock = clock
        self.sessions: dict[str, KeptSession] = {}

    def kept_session(self, session: str) -> KeptSession | None:
        """Return this session; None if it is unknown or has been unused for too long."""
        found = self.sessions.get(session)
        return found if found and found.used_at > self.clock() - KEPT_DAYS * DAY else None

    async def find(self, session: str, match: str) -> SessionSeat | None:
        """Return a browser's seat at a match; None if the browser is unknown."""
        found, now = self.kept_session(session), self.clock()
        if found is None:
            return None
        renewed = found.used_at < now - DAY
        found.used_at = now if renewed else found.used_at
        unused = bool(found.replaces) and found.confirmed_at is None
        secret, lent_by = found.seats.get(match, ("", ""))
        return SessionSeat(secret, bool(lent_by), unused, renewed)

    async def add(self, old: str, new: str, match: str, secret: str, most: int = 0) -> bool:
        """Give a browser a seat and a new token; return false if it keeps the token it has."""
        found, now = self.kept_session(old), self.clock()
        if found is None:
            if self.was_replaced(old):
                return False
            self.sessions[new] = KeptSession(now, seats={match: (secret, "")})
            return True
        await self.confirm(old)
        if not self.make_room(old, match, secret):
            return False
        seats = {**self.copied_seats(found, match, most), match: (secret, "")}
        self.sessions[new] = KeptSession(now, old, browser=found.browser or old, seats=seats)
        found.seats[match] = (secret, new)  # lent until the new token is used
        return True

    def make_room(self, old: str, match: str, secret: str) -> bool:
        """Make room for one more token that replaces this one; return whether there is room."""
        had, lender = self.sessions[old].seats.get(match, ("", None))
        lender = lender if had == secret else None
        if lender == "":
            return False
        since = self.clock() - STRAGGLER_SECONDS
        waiting = {
            name: one.used_at < since
            for name, one in self.sessions.items()
            if one.replaces == old and one.confirmed_at is None
        }
        giving_way = token_to_remove(lender, waiting)
        if giving_way is None:
            return True
        if waiting[giving_way]:
            del self.sessions[giving_way]
            self.take_back(giving_way)
        return waiting[giving_way]

    def copied_seats(self, found: KeptSession, besides: str, most: int) -> Seats:
        """Return the seats that are copied to a new token, those of open games first."""
        others = [one for one in found.seats.items() if one[0] != besides]
        if most:
            others.sort(key=lambda one: self.open_games_first(one[0], one[1][0]))
        return dict(others[: most - 1] if most else others)

    def open_games_first(self, match: str, secret: str) -> tuple[bool, tuple[float, float]]:
        return not self.is_open(match, secret), newest_first(self.matches[match])

    def is_open(self, match: str, secret: str) -> bool:
        """Return whether a game is unfinished and the secret opens a seat or the host's place."""
        kept = self.matches[match]
        known = {kept.row.host, *(seat.secret for seat in kept.row.seats)}
        return kept.finished_at is None and secret in known

    async def count_open(self, session: str, besides: str) -> int:
        """Return the number of a browser's seats in unfinished games, except at one match."""
        found = self.sessions.get(session)
        seats = found.seats.items() if found else ()
        return sum(self.is_open(match, one[0]) for match, one in seats if match != besides)

    def was_replaced(self, session: str) -> bool:
        """Return whether a token ended a moment ago, so that requests with it may still arrive."""
        since = self.clock() - STRAGGLER_SECONDS
        after = [one for one in self.sessions.values() if one.replaces == session]
        return any(one.confirmed_at is not None and one.confirmed_at > since for one in after)

    async def confirm(self, session: str) -> None:
        """Confirm that a token is used: end the previous one, and take back the seats on loan."""
        found = self.sessions.get(session)
        if found is None or not found.replaces or found.confirmed_at is not None:
            return
        found.confirmed_at = self.clock()
        self.sessions.pop(found.replaces, None)
        self.take_back(session)

    def change_link(self, match: str, link: NewLink) -> None:
        """Give the new secret to the browser that keeps the seat, under its next token too."""
        for name, one in self.sessions.items():
            own = link.session and link.session in (name, one.replaces)
            if own and one.seats.get(match, ("", ""))[0] == link.old:
                one.seats[match] = (link.new, one.seats[match][1])
        devices = self.matches[match].devices
        kept = devices.pop(link.old, {}).get(self.browser_of(link.session))
        devices[link.new] = {self.browser_of(link.session): kept} if kept else {}

    def browser_of(self, session: str) -> str:
        found = self.sessions.get(session)
        return (found.browser if found else "") or session

    async def note_device(self, session: str, match: str, device: str) -> bool:
        """Note that a browser opened its seat; return whether others had opened it before."""
        found = self.kept_session(session)
        secret = found.seats.get(match, ("", ""))[0] if found else ""
        devices = self.matches[match].devices.setdefault(secret, {}) if secret else {}
        browser = self.browser_of(session)
        if not secret or browser in devices:
            return False
        self.matches[match].row.links += bool(devices)
        devices[browser] = (device, self.clock())
        for oldest in list(devices)[:-MAX_DEVICES]:
            del devices[oldest]
        return len(devices) > 1

    async def devices(self, session: str, match: str, secret: str) -> list[SeatDevice]:
        """Return the browsers in which a seat was opened, the latest first."""
        found = self.matches[match].devices.get(secret, {}) if match in self.matches else {}
        own = self.browser_of(session)
        devices = [
            SeatDevice(device_id(name), device, at, name == own)
            for name, (device, at) in found.items()
        ]
        return devices[::-1]

    async def device_counts(self, match: str) -> dict[str, int]:
        """Return the number of browsers of each seat, by the hash of its secret."""
        kept = self.matches.get(match)
        return {secret: len(some) for secret, some in kept.devices.items()} if kept else {}

    def take_back(self, lender: str) -> None:
        for one in self.sessions.values():
            one.seats = {match: seat for match, seat in one.seats.items() if seat[1] != lender}


def device_id(browser: str) -> str:
    """Return a browser's public id, from which its token cannot be computed."""
    return hashlib.sha256(browser.encode()).hexdigest()[:12]


class MemoryListing:
    """Lists of tables, in memory."""

    def __init__(self, matches: Mapping[str, KeptMatch], sessions: MemorySessions) -> None:
        self.matches = matches
        self.sessions = sessions

    async def tables_of_session(self, session: str, most: int) -> list[ListedTable]:
        """Return the tables at which a browser has a seat, the newest first."""
        found = self.sessions.kept_session(session)
        seats = found.seats if found else {}
        tables = ((self.matches[match], secret) for match, (secret, _) in seats.items())
        return list_tables(tables, most)

    async def all_tables(self, *, finished: bool, most: int) -> list[ListedTable]:
        """Return up to `most` tables, the newest first; finished ones only with `finished`."""
        kept = [one for one in self.matches.values() if finished or one.finished_at is None]
        return list_tables(((one, "") for one in kept), most)


def list_tables(tables: Iterable[tuple[KeptMatch, str]], most: int) -> list[ListedTable]:
    """Return tables in order: those that have not begun, then running ones, then finished ones."""
    ordered = sorted(tables, key=lambda one: newest_first(one[0]))[:most]
    return [
        ListedTable(
            kept.row.id, replace(kept.row.setup, data=()), kept.copied_row().seats, kept.standing,
            kept.row.has_started, kept.finished_at is not None, secret,
        )
        for kept, secret in ordered
    ]  # fmt: skip


def newest_first(kept: KeptMatch) -> tuple[float, float]:
    nowhere = float("-inf")
    ended = nowhere if kept.finished_at is None else -kept.finished_at
    return ended, -kept.row.began if kept.row.has_started else nowhere
