"""A store in memory that saves every change in the browser before it is confirmed."""

from collections.abc import Awaitable, Callable, Mapping
from copy import copy

from msgspec import Struct, json
from msgspec.structs import replace

from hanse.core.records.record import Entry
from hanse.core.wire import encode
from hanse.tables.store.errors import DiskFull
from hanse.tables.store.kept_match import KeptMatch
from hanse.tables.store.memory import MemoryStore
from hanse.tables.store.memory_sessions import KeptSession
from hanse.tables.store.protocol import NO_STANDING
from hanse.tables.store.rows import ChatRow, Due, MatchRow, NewLink, Stamp, Standing

MATCH, ENTRY, BROWSER = "match/", "entry/", "browser"
type Save = Callable[[Mapping[str, str]], Awaitable[None]]
"""A function that saves texts by their keys, all or none; it raises an error if it cannot."""


class SavedMatch(Struct, frozen=True):
    """Everything about a match except its entries, each of which has its own key."""

    row: MatchRow
    chat: tuple[ChatRow, ...]
    standing: Standing
    finished_at: float | None
    due_at: float | None
    due_kind: str | None


class SavedBrowser(Struct, frozen=True):
    """The token of this browser, and the seats that its tokens open."""

    token: str
    sessions: dict[str, KeptSession]


def entry_key(match: str, number: int) -> str:
    """Return the key of an entry; keys of one match are in the order of its entries."""
    return f"{ENTRY}{match}/{number:06}"


class SavedStore(MemoryStore):
    """A store whose changes are in the browser's database before anyone hears of them."""

    def __init__(self, save: Save) -> None:
        super().__init__()
        self.save = save

    def load(self, saved: Mapping[str, str]) -> str:
        """Take over everything that was saved; return this browser's token, empty if it is new."""
        for key in sorted(saved, reverse=True):  # matches come before their entries
            if key.startswith(MATCH):
                self.load_match(json.decode(saved[key], type=SavedMatch))
        for key in sorted(saved):
            if key.startswith(ENTRY) and (kept := self.matches.get(key.split("/")[1])):
                kept.append(json.decode(saved[key], type=Entry))
        if BROWSER not in saved:
            return ""
        browser = json.decode(saved[BROWSER], type=SavedBrowser)
        self.sessions.sessions.update(browser.sessions)
        return browser.token

    def load_match(self, saved: SavedMatch) -> None:
        kept = self.matches[saved.row.id] = KeptMatch(saved.row)
        kept.chat.extend(saved.chat)
        kept.standing, kept.finished_at = saved.standing, saved.finished_at
        kept.due_at, kept.due_kind = saved.due_at, saved.due_kind

    async def keep_browser(self, token: str) -> None:
        """Save the seats of this browser."""
        saved = SavedBrowser(token, self.sessions.sessions)
        await self.write({BROWSER: encode(saved).decode()})

    async def write(self, texts: Mapping[str, str]) -> None:
        try:
            await self.save(texts)
        except Exception as wrong:
            raise DiskFull(str(wrong)[:200]) from wrong

    def saved(self, match: str) -> dict[str, str]:
        kept = self.matches[match]
        found = SavedMatch(
            kept.row, tuple(kept.chat), kept.standing, kept.finished_at, kept.due_at, kept.due_kind
        )
        return {MATCH + match: encode(found).decode()}

    async def keep(self, match: str) -> None:
        """Save a match as it is now, without its entries."""
        if match in self.matches:
            await self.write(self.saved(match))

    async def append(
        self,
        row: MatchRow,
        entry: Entry,
        due: Due | None,
        over: bool,
        *,
        digest: str = "",
        standing: Standing | None = NO_STANDING,
        counts_for: str = "",
    ) -> Stamp:
        kept = self.matches.get(row.id)
        before = (copy(vars(kept)), replace(kept.row)) if kept else None
        stamp = await super().append(
            row, entry, due, over, digest=digest, standing=standing, counts_for=counts_for
        )
        kept = self.matches[row.id]
        number = len(kept.entries) - 1
        text = encode(kept.entries[-1]).decode()
        try:
            await self.write({entry_key(row.id, number): text, **self.saved(row.id)})
        except DiskFull:
            if before:
                self.take_back(kept, *before)
            raise
        return stamp

    def take_back(self, kept: KeptMatch, before: Mapping[str, object], row: MatchRow) -> None:
        """Forget the last entry, which could not be saved."""
        last = kept.entries.pop()
        kept.commands.discard((last.seat, last.command))
        vars(kept).update(before)
        kept.row = row

    async def create(self, row: MatchRow, due: Due | None = None) -> None:
        await super().create(row, due)
        await self.keep(row.id)

    async def follow(self, old: MatchRow, row: MatchRow) -> bool:
        done = await super().follow(old, row)
        if done:
            await self.write(self.saved(old.id) | self.saved(row.id))
        return done

    async def reseat(self, match: str, change: Callable[[MatchRow], None]) -> MatchRow | None:
        found = await super().reseat(match, change)
        await self.keep(match)
        return found

    async def close_table(self, match: str, host: str, closed: bool) -> bool:
        done = await super().close_table(match, host, closed)
        await self.keep(match)
        return done

    async def change_link(self, match: str, link: NewLink) -> list[str]:
        changed = await super().change_link(match, link)
        for one in changed:
            await self.keep(one)
        return changed

    async def give_nonce(self, match: str, seat: int, secret: str, nonce: str) -> bool:
        done = await super().give_nonce(match, seat, secret, nonce)
        await self.keep(match)
        return done

    async def begin(self, row: MatchRow, due: Due | None, standing: Standing = NO_STANDING) -> bool:
        done = await super().begin(row, due, standing)
        await self.keep(row.id)
        return done

    async def set_aside(self, match: str, code: str) -> bool:
        done = await super().set_aside(match, code)
        await self.keep(match)
        return done

    async def say(self, row: MatchRow, seat: int, words: str) -> ChatRow:
        line = await super().say(row, seat, words)
        await self.keep(row.id)
        return line
