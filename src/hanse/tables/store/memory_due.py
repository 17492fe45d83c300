"""Due work of the store in memory: matches that wait for work, are taken, paused or resumed."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from hanse.tables.store.kept_match import KeptMatch
from hanse.tables.store.protocol import LEASE
from hanse.tables.store.rows import Due, DueMatch, MatchRow, TakenWork


class MemoryDueWork:
    """Due work, found by searching all matches, because one process has few."""

    def __init__(self, matches: Mapping[str, KeptMatch], clock: Callable[[], float]) -> None:
        self.matches = matches
        self.clock = clock

    async def due_matches(self, code: str) -> list[DueMatch]:
        """Return due matches, except those set aside under this code."""
        now = self.clock()
        due = [kept for kept in self.all_due(now) if kept.row.set_aside != code]
        totals = Counter(kept.due_kind for kept in due)
        return [waiting_row(kept, now, totals[kept.due_kind]) for kept in due]

    def all_due(self, now: float) -> list[KeptMatch]:
        found = [(at, kept) for kept in self.matches.values() if (at := kept.due_at) is not None]
        late = [(at, kept) for at, kept in found if at <= now]
        return [kept for _, kept in sorted(late, key=lambda one: one[0])]

    async def take(self, chosen: Sequence[DueMatch]) -> list[TakenWork]:
        """Take this work, so that no other worker gets it before the lease ends."""
        now = self.clock()
        wanted = {one.id: one.kind for one in chosen}
        due = [kept for kept in self.all_due(now) if wanted.get(kept.row.id) == kept.due_kind]
        taken = [
            TakenWork(kept.row.id, kept.row.version, now, 0, True, kept.due_kind or "",
                  now - (kept.due_at or now))
            for kept in due
        ]  # fmt: skip
        for kept in due:
            kept.due_at = now + LEASE
        return taken

    async def set_due(self, row: MatchRow, due: Due | None) -> None:
        """Correct the due work of a match, unless the match has changed since `row`."""
        kept = self.matches.get(row.id)
        if kept and kept.row.version == row.version:
            kept.due_at, kept.due_kind = (due.at, due.kind) if due else (None, None)

    async def pause(self) -> None:
        """Pause due tables of bots alone that nobody watches, but keep their kind of work."""
        now = self.clock()
        for kept in self.all_due(now):
            if kept.due_kind == "alone" and kept.watched_until <= now:
                kept.due_at = None

    async def watch(self, matches: Sequence[str], seconds: float) -> dict[str, bool]:
        """Note that these matches are watched for this time, and resume paused ones.

        Return the matches that are running, each with whether it was paused until now.
        """
        now, noted = self.clock(), dict[str, bool]()
        for name in matches:
            kept = self.matches.get(name)
            if kept and kept.row.has_started and kept.finished_at is None:
                noted[name] = kept.due_kind == "alone" and kept.due_at is None
                kept.watched_until = now + seconds
                kept.due_at = now if noted[name] else kept.due_at
        return noted


def waiting_row(kept: KeptMatch, now: float, total: int) -> DueMatch:
    watched = kept.watched_until > now
    since = kept.due_at or now
    return DueMatch(kept.row.id, kept.due_kind or "", kept.address, watched, since, total)
