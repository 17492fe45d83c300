"""The cells of a large table: every pair of variants, by every edition, for every number of seats.

A variant that is for other numbers of seats than the game itself has cells of its own besides.

A run tries one slice of ten, and the number of the day says which, unless HANSE_SLICE does; `all`
tries every cell. HANSE_CELLS says on how many positions each law is tried in a cell.
"""

import os
import random
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import combinations
from typing import NamedTuple

from hanse.core.setup import Setup
from hanse.core.spec import AnySpec
from hanse.games import GAMES
from hanse.laws import (
    answers,
    copies,
    hearing,
    possible,
    replays,
    sealing,
    secrecy,
    timelines,
    wires,
)
from hanse.laws.positions import TOGETHER, Kinds, drawn, shelves
from hanse.laws.setups import Cell, may_be_played

SLICES = 10
EXAMPLES = int(os.environ.get("HANSE_CELLS", "4"))
SLICE = os.environ.get("HANSE_SLICE") or str(datetime.now(UTC).toordinal() % SLICES)
GAMES_PLAYED = max(3, EXAMPLES // 5)
WHOLE_GAMES = max(1, EXAMPLES // 50)

POSITION_LAWS = (
    copies.check_copy,
    copies.check_copies_of_a_copy,
    secrecy.check_twins,
    secrecy.check_twin_plays_on,
    secrecy.check_view_of_imagined,
    secrecy.check_question_of_imagined,
    hearing.check_told_as_seen,
    hearing.check_seen_as_told,
    wires.check_wire,
    answers.check_answers,
    answers.check_listed_moves_play,
    timelines.check_pieces,
    timelines.check_counts,
    possible.check_possible,
    timelines.check_in_play,
)
GAME_LAWS = (replays.check_replay, timelines.check_timeline)

type Check = Callable[[AnySpec, bytes, random.Random], None]


class Table(NamedTuple):
    """One cell."""

    game: str
    edition: str
    seats: int
    variants: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.game} {self.edition} {self.seats} {'+'.join(self.variants)}"

    @property
    def cell(self) -> Cell:
        return Cell(self.seats, self.variants)


def cells() -> list[Table]:
    """All of them, well mixed, so that a slice has something of everything."""
    found = [
        Table(spec.about.name, edition, seats, pair)
        for spec in GAMES.values()
        for edition in spec.about.editions
        for pair in (
            *combinations([variant.name for variant in spec.about.variants], 2),
            *lonely(spec),
        )
        for seats in spec.about.seats_with(pair)
        if may_be_played(spec, Setup(spec.about.name, seats, edition, pair))
    ]
    random.Random("cells").shuffle(found)
    return found


def lonely(spec: AnySpec) -> list[tuple[str]]:
    """Variants that go with few others, because they are for other numbers of seats."""
    plain = spec.about.seats_with(())
    return [
        (v.name,)
        for v in spec.about.variants
        if not set(spec.about.seats_with((v.name,))) & set(plain)
    ]


CELLS = cells()


def chosen(which: str) -> list[Table]:
    """The cells of a slice."""
    return CELLS if which == "all" else CELLS[int(which) % SLICES :: SLICES]


def check_cell(table: Table) -> None:
    """Every law, in one cell."""
    spec = GAMES[table.game]
    kinds = shelves.__wrapped__(table.game, table.edition, GAMES_PLAYED, table.cell)
    for law in POSITION_LAWS:
        hold(spec, kinds, table, law)
    if TOGETHER in kinds:
        hold(spec, kinds, table, sealing.check_sealed, TOGETHER)
    hold_elsewhere(spec, kinds, table)
    for number in range(WHOLE_GAMES):
        for whole in GAME_LAWS:
            chance = random.Random(f"{whole.__name__} {table} {number}")
            whole(spec, table.edition, chance, table.cell)


def hold(spec: AnySpec, kinds: Kinds, table: Table, law: Check, kind: str = "") -> None:
    for position, chance in drawn(kinds, f"{law.__name__} {table}", kind, EXAMPLES):
        try:
            law(spec, position, chance)
        except Exception as broken:
            broken.add_note(f"by {law.__name__}, in the position {position.decode()}")
            raise


def hold_elsewhere(spec: AnySpec, kinds: Kinds, table: Table) -> None:
    """Law 9 looks at two positions."""
    others = drawn(kinds, f"elsewhere {table}", "", EXAMPLES)

    def check_illegal(spec: AnySpec, position: bytes, chance: random.Random) -> None:
        answers.check_illegal(spec, position, next(others)[0], chance)

    hold(spec, kinds, table, check_illegal)
