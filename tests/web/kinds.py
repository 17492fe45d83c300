"""A position for every kind of question of a game, so that a browser can be asked it at once.

`python -m tests.web.kinds kogge` writes them as JSON; a number after the game's name is how many
sit at each table. A kind is a move that can be asked for, or a
step that asks; those of a new variant are found without a word here. Positions come from games
played with a liking for what is seldom met: basic ones first, then of one variant after another.
One that leaves something to choose is preferred.
"""

import sys
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from hanse.core.questions.shapes import Go, Option
from hanse.core.records.write import position_lines
from hanse.core.setup import Setup
from hanse.core.spec import AnySpec
from hanse.core.steps import Sealed, Step
from hanse.core.types import Seat, name_of, snake
from hanse.games import GAMES
from hanse.laws.positions import asides_of, enough, options_of
from hanse.laws.setups import ANYWHERE, Cell, together

GAMES_PLAYED = 150


class Visit(Struct, frozen=True, kw_only=True):
    """A table at which this seat can answer with this move while nobody else does anything."""

    kinds: tuple[str, ...]
    move: str
    of: int
    shape: str
    aside: bool
    seat: Seat
    setup: Setup
    position: str


def asked_by(step: type[Step[Any]]) -> str:
    return f"asked by {snake(step.__name__)}"


def kinds_of(spec: AnySpec) -> list[str]:
    """The moves that can be asked for, and the steps that ask."""
    varied = [step for variant in spec.about.variants for step in variant.steps]
    return [name_of(move) for move in spec.about.moves] + list(
        map(asked_by, (*spec.about.steps, *varied))
    )


def waiting(game: Any) -> Iterator[tuple[Seat, Option, bool]]:
    """What can be answered in peace: by whoever alone is asked, also out of turn, or sealed."""
    alone = len(game.asking) == 1
    for seat, question in game.asking.items():
        if alone or isinstance(game.agenda[-1], Sealed):
            yield from ((seat, option, False) for option in options_of(question))
        if alone and (menu := asides_of(game).get(seat)):
            yield from ((seat, option, True) for option in menu.options)


class Search:
    """Goes through games until every kind was met with something to choose."""

    def __init__(self, spec: AnySpec) -> None:
        self.spec = spec
        self.found: dict[str, Visit] = {}
        self.missing = set(kinds_of(spec))

    def look(self, game: Any) -> None:
        for seat, option, aside in waiting(game):
            move = name_of(option.move)
            kinds = (move,) if aside else (move, asked_by(type(game.agenda[-1])))
            if not self.missing & set(kinds):
                continue
            choosing = isinstance(option, Go) or option.count() > 1
            if choosing or not set(kinds) <= set(self.found):
                visit = self.visit(game, seat, option, aside=aside, kinds=kinds)
                self.found |= {kind: visit for kind in kinds if kind in self.missing}
            if choosing:
                self.missing -= set(kinds)

    def visit(
        self, game: Any, seat: Seat, option: Option, *, aside: bool, kinds: tuple[str, ...]
    ) -> Visit:
        lines = position_lines(self.spec.text.position(game), game.setup, self.spec)
        return Visit(
            kinds=kinds,
            move=name_of(option.move),
            of=getattr(option, "target", 0),
            shape=type(option).__name__.lower(),
            aside=aside,
            seat=seat,
            setup=game.setup,
            position="\n".join(lines),
        )


def cells(spec: AnySpec, seats: int) -> Iterator[tuple[Cell, set[str]]]:
    """Tables to look at, the plainest first, and what to look for there."""
    brought = {
        v.name: {*map(name_of, v.moves), *map(asked_by, v.steps)} for v in spec.about.variants
    }
    yield Cell(seats, variants=()), set(kinds_of(spec)).difference(*brought.values())
    for name, kinds in brought.items():
        yield Cell(seats, variants=together(spec, [name])), kinds
    yield ANYWHERE, set(kinds_of(spec))


def visits(spec: AnySpec, edition: str, seats: int = 0) -> list[Visit]:
    """As few as are needed for every kind; raises if one was never met."""
    search = Search(spec)
    for cell, kinds in cells(spec, seats):
        if cell == ANYWHERE:
            search.missing -= set(search.found)
        for game in enough(spec, edition, GAMES_PLAYED, cell):
            if not search.missing & kinds:
                break
            search.look(game)
    lacking = [kind for kind in kinds_of(spec) if kind not in search.found]
    if lacking:
        raise LookupError(f"never met: {', '.join(lacking)}")
    return [*{(one.move, one.kinds): one for one in search.found.values()}.values()]


def main() -> None:
    spec = GAMES[sys.argv[1]]
    seats = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    told = {"kinds": kinds_of(spec), "visits": visits(spec, spec.about.editions[0], seats)}
    sys.stdout.buffer.write(msgspec.json.encode(told))


if __name__ == "__main__":
    main()
