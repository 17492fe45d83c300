"""What must be true after a schedule: of what is stored, and of what everybody was told."""

import dataclasses
from bisect import bisect_right
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hanse.core.encoded_views import EncodedViews
from hanse.core.records.record import Entry, move_of
from hanse.core.types import IllegalMove, Seat
from hanse.core.wire import encode
from hanse.match.clock import Outage
from hanse.match.match import GIVEN_FOR, Match
from hanse.server.store.store import entry_row, match_row
from hanse.tables.live.copies import digest, rebuild
from hanse.tables.live.updates import TableExtras
from hanse.tables.seats.agreements import bot_of
from tests.server.histories import REFUSED, UNKNOWN, Act, Stored, judge
from tests.simulation.client import Client

if TYPE_CHECKING:
    from tests.simulation.world import World


class Truth:
    """A match as the database has it, played again one entry after the other."""

    def __init__(self, world: "World", match: str) -> None:
        database = world.database
        self.row = match_row(database.matches[match])  # type: ignore[arg-type]
        self.entries = [entry_row(row) for row in database.entries[match]]  # type: ignore[arg-type]
        self.outages = [Outage(*row) for row in database.outages]
        self.committed = database.committed[match]
        self.chat = [row["words"] for row in database.chats[match]]
        self.match = rebuild(replace(self.row, version=0), [])
        self.told: dict[Seat, list[bytes]] = {seat: [] for seat in range(-1, len(self.row.seats))}
        self.counts: dict[Seat, list[int]] = {seat: [0] for seat in self.told}
        self.faults: list[str] = []
        self.play()
        self.views = EncodedViews(self.match.spec, self.match.game)

    def play(self) -> None:
        for number, entry in enumerate(self.entries):
            self.match.credit(self.outages, entry.outages)
            self.faults += too_early(self, entry)
            try:
                move = move_of(entry, self.match.spec)
                played = self.match.play(entry.seat, move, entry.command, entry.at)
            except (IllegalMove, ValueError) as wrong:
                self.faults.append(f"entry {number} of {self.row.id} cannot be played: {wrong!r}")
                return
            if played.entry != entry:
                self.faults.append(f"entry {number} of {self.row.id} comes out otherwise")
                return
            for seat, told in self.told.items():
                told += [encode(one.event) for one in played.events if one.reaches(seat)]
                self.counts[seat].append(len(told))
        self.match.credit(self.outages)

    def stands(self) -> list[str]:
        """All that is wrong with what is stored."""
        if self.faults:
            return self.faults
        name, known = self.row.id, len(self.entries)
        faults = [] if self.row.version == known else [f"{name} is not at version {known}"]
        if known and self.row.digest != digest(self.match):
            faults.append(f"{name} is at another position than was written down")
        return faults + ([f"{name} was set aside"] if self.row.set_aside else [])


def too_early(truth: Truth, entry: Entry) -> list[str]:
    """R12: nobody's time is up before it is, outages not counted."""
    match: Match = truth.match
    mine = bot_of(truth.row, match, entry.seat) is None
    if not (mine and entry.command.startswith(GIVEN_FOR)):
        return []
    deadline = match.clock.deadline(entry.seat)
    if deadline is not None and deadline <= entry.at:
        return []
    return [f"answered for seat {entry.seat} of {truth.row.id} at {entry.at}, not {deadline}"]


def seen_wrongly(truth: Truth, client: Client) -> list[str]:
    """Nothing is shown before it is stored, and nothing that is not so."""
    faults = []
    if client.events != truth.told[client.seat][: len(client.events)]:
        faults.append(f"{client.name} was told what is not so")
    counts = truth.counts[client.seat]
    for at, number in client.seen:
        version = min(bisect_right(truth.committed, at), len(counts) - 1)
        if number > counts[version]:
            faults.append(f"{client.name} was told {number} events at {at:.3f}, before the commit")
    return faults


def behind(truth: Truth, client: Client) -> list[str]:
    """What a page does not show that a fresh one would."""
    told, last = truth.told[client.seat], client.last
    if last is None or not client.welcomed:
        return [f"{client.name} is not there"]
    if client.pending:
        return [f"{client.name} has no answer"]
    faults = []
    if len(client.events) != len(told):
        faults.append(f"{client.name} has {len(client.events)} events of {len(told)}")
    if client.sections != truth.views.sections(client.seat):
        faults.append(f"{client.name} does not show what a fresh page would")
    if client.chat != truth.chat:
        faults.append(f"{client.name} has heard {len(client.chat)} lines of {len(truth.chat)}")
    extras = TableExtras(truth.row, truth.match).extras_for(client.seat)
    if (last.undo, last.restart) != (extras.undo, extras.restart):
        faults.append(f"{client.name} may take back otherwise")
    if tuple(map(rounded, last.deadlines)) != tuple(map(rounded, extras.deadlines)):
        faults.append(f"{client.name} has other deadlines: {last.deadlines} {extras.deadlines}")
    return faults


def rounded(at: float | None) -> float | None:
    return at and round(at, 3)


def history(truth: Truth, clients: list[Client]) -> list[str]:
    """Every command once if it was confirmed, never if it was refused, and in order."""
    acts = [judged(truth, client, act) for client in clients for act in client.acts]
    stored = [
        Stored(entry.seat, entry.command)
        for entry in truth.entries
        if not entry.command.startswith(GIVEN_FOR)
    ]
    return judge(acts, stored)


def judged(truth: Truth, client: Client, act: Act) -> Act:
    """Of a command that went over two sockets, one copy may come through after the other was
    refused: by a server that stood still, to a question that was put again.
    """
    if act.outcome != REFUSED or act.command not in client.resent:
        return act
    pairs = zip(truth.committed, truth.entries, strict=True)
    later = any(at > act.ended and entry.command == act.command for at, entry in pairs)
    return dataclasses.replace(act, outcome=UNKNOWN) if later else act
