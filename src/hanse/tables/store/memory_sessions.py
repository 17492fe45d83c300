"""Browsers' sessions and lists of tables of the store in memory."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from msgspec.structs import replace

from hanse.tables.store.kept_match import KeptMatch
from hanse.tables.store.protocol import KEPT_DAYS, STRAGGLING
from hanse.tables.store.rows import ListedTable, SessionSeat

DAY = 24 * 3600.0


@dataclass
class KeptSession:
    """A token's hash stands for a browser; `seats` has the secret of each, and who lent it."""

    used_at: float
    replaces: str = ""
    confirmed_at: float | None = None
    seats: dict[str, tuple[str, str]] = field(default_factory=dict)


class MemorySessions:
    """Which token opens which seats."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.sessions: dict[str, KeptSession] = {}

    def known(self, session: str) -> KeptSession | None:
        """Return a session that was used within the time for which it is kept."""
        found = self.sessions.get(session)
        return found if found and found.used_at > self.clock() - KEPT_DAYS * DAY else None

    async def find(self, session: str, match: str) -> SessionSeat | None:
        """Return what a browser has at a match; nothing if the browser is not known."""
        found, now = self.known(session), self.clock()
        if found is None:
            return None
        renewed = found.used_at < now - DAY
        found.used_at = now if renewed else found.used_at
        unused = bool(found.replaces) and found.confirmed_at is None
        secret, lent_by = found.seats.get(match, ("", ""))
        return SessionSeat(secret, bool(lent_by), unused, renewed)

    async def add(self, old: str, new: str, match: str, secret: str) -> bool:
        """Give a browser a seat under a new token; false if it keeps the one it has."""
        found, now = self.known(old), self.clock()
        if found is None:
            if self.was_replaced(old):
                return False
            self.sessions[new] = KeptSession(now, seats={match: (secret, "")})
            return True
        await self.confirm(old)
        if found.seats.get(match) == (secret, ""):
            return False
        self.sessions[new] = KeptSession(now, old, seats={**found.seats, match: (secret, "")})
        found.seats[match] = (secret, new)  # lent until the new token is used
        return True

    def was_replaced(self, session: str) -> bool:
        """Say whether a token ended a moment ago: requests with it may still be on their way."""
        since = self.clock() - STRAGGLING
        after = [one for one in self.sessions.values() if one.replaces == session]
        return any(one.confirmed_at is not None and one.confirmed_at > since for one in after)

    async def confirm(self, session: str) -> None:
        """Note that a token is used: the one before it ends, and what was lent is taken back."""
        found = self.sessions.get(session)
        if found is None or not found.replaces or found.confirmed_at is not None:
            return
        found.confirmed_at = self.clock()
        self.sessions.pop(found.replaces, None)
        for one in self.sessions.values():
            one.seats = {match: seat for match, seat in one.seats.items() if seat[1] != session}


class MemoryListing:
    """Lists of tables."""

    def __init__(self, matches: Mapping[str, KeptMatch], sessions: MemorySessions) -> None:
        self.matches = matches
        self.sessions = sessions

    async def of_session(self, session: str, most: int) -> list[ListedTable]:
        """Return the tables at which a browser has a seat, the newest first."""
        found = self.sessions.known(session)
        seats = found.seats if found else {}
        tables = ((self.matches[match], secret) for match, (secret, _) in seats.items())
        return listed(tables, most)

    async def of_server(self, *, finished: bool, most: int) -> list[ListedTable]:
        """Return every table, the newest first; `finished` ones too."""
        kept = [one for one in self.matches.values() if finished or one.finished_at is None]
        return listed(((one, "") for one in kept), most)


def listed(tables: Iterable[tuple[KeptMatch, str]], most: int) -> list[ListedTable]:
    """List tables that have not begun first, then those that run, then those that are over."""
    ordered = sorted(tables, key=lambda one: newest_first(one[0]))[:most]
    return [
        ListedTable(
            kept.row.id, replace(kept.row.setup, data=()), kept.copied_row().seats, kept.standing,
            kept.row.started, kept.finished_at is not None, secret,
        )
        for kept, secret in ordered
    ]  # fmt: skip


def newest_first(kept: KeptMatch) -> tuple[float, float]:
    nowhere = float("-inf")
    ended = nowhere if kept.finished_at is None else -kept.finished_at
    return ended, -kept.row.began if kept.row.started else nowhere
