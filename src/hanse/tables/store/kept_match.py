"""One match in the store in memory: its row, its entries, its chat, and its due work."""

from collections import deque

from msgspec.structs import replace

from hanse.core.records.record import Entry
from hanse.tables.store.protocol import MAX_LINES
from hanse.tables.store.rows import ChatRow, Due, Mark, MatchRow, NewLink, Standing


class KeptMatch:
    """A match in memory, which a database would keep in several tables."""

    def __init__(self, row: MatchRow) -> None:
        self.row = replace(row, seats=[replace(seat) for seat in row.seats], version=0)
        self.entries: list[Entry] = []
        self.commands: set[tuple[int, str]] = set()
        self.chat: deque[ChatRow] = deque(maxlen=MAX_LINES)
        self.standing = Standing()
        self.finished_at: float | None = None
        self.due_at: float | None = None
        self.due_kind: str | None = None
        self.watched_until = 0.0
        self.devices: dict[str, dict[str, tuple[str, float]]] = {}
        """The browsers of each seat, by the hash of its secret: kind, and when they opened it."""

    @property
    def nonces(self) -> list[str]:
        return [seat.nonce for seat in self.row.seats]

    @property
    def address(self) -> str:
        """The hashed address that the match counts for, or else the match's id."""
        return self.row.counts_for or self.row.id

    @property
    def mark(self) -> Mark:
        """The progress of the match and its chat."""
        row = self.row
        return Mark(row.version, self.last_line, row.successor, row.closed, row.links)

    def copied_row(self) -> MatchRow:
        """Return the row for readers; the hashed address stays in the store."""
        seats = [replace(seat) for seat in self.row.seats]
        finished = self.finished_at is not None
        return replace(self.row, seats=seats, finished=finished, counts_for="")

    def change_link(self, link: NewLink) -> bool:
        """Let a new secret open what the old one opened; return false if it opened nothing."""
        if link.old not in {self.row.host, *(seat.secret for seat in self.row.seats)}:
            return False
        self.row.seats = [
            replace(seat, secret=link.new) if seat.secret == link.old else seat
            for seat in self.row.seats
        ]
        self.row.host = link.new if self.row.host == link.old else self.row.host
        self.row.links += 1
        return True

    def has(self, seat: int, command: str) -> bool:
        return (seat, command) in self.commands

    def append(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.commands.add((entry.seat, entry.command))
        self.row.version += 1

    def say(self, seat: int, words: str, at: float) -> ChatRow:
        line = ChatRow(self.last_line + 1, seat, words, at)
        self.chat.append(line)
        return line

    @property
    def last_line(self) -> int:
        """The number of the last chat line."""
        return self.chat[-1].number if self.chat else 0

    def set_due_after(self, row: MatchRow, due: Due | None, now: float) -> None:
        """Set the due work of a game that begins `now`; `due.at` was computed for `row.began`."""
        self.due_at, self.due_kind = (now + due.at - row.began, due.kind) if due else (None, None)

    def set_due(self, due: Due | None) -> None:
        """Set the due work, but keep the stored time of a clock that now runs out later.

        A worker then looks once too early. PostgreSQL does the same to save an index update, and
        both stores must behave alike.
        """
        same = due is not None and due.kind == "time" == self.due_kind
        if due and same and self.due_at is not None and self.due_at <= due.at:
            return
        self.due_at, self.due_kind = (due.at, due.kind) if due else (None, None)
