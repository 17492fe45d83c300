"""Each variant, and promises that bind, at a pseudo-terminal: whole games, all in words."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from hanse.core.records.parse import read
from hanse.core.records.record import Record, move_of, replay
from hanse.core.records.write import write
from hanse.core.spec import VariantInfo
from hanse.core.types import Move
from hanse.games import GAMES
from hanse.games.kogge.moves import Offer
from tests.play.terminals import Terminal
from tests.play.test_whole_games import Player, file_in, options

SPEC = GAMES["kogge"]
RECORDS = Path(__file__).parents[1] / "records"
PLAYERS = ["--names", "Anna,Ben,Carl"]
UNSAID = re.compile(r"\b(?:ask|move|event|option|refuse|rule|terminal|house)-\w")
"""A key of the catalogues that nobody put into words."""

type Wanted = Callable[[Move], bool]


class Talker(Player):
    """Now and then he looks at what can be offered."""

    def choose(self) -> str:
        return "offers" if self.chance.random() < 0.06 else super().choose()


def of_kind(kind: type[Move]) -> Wanted:
    return lambda move: isinstance(move, kind)


def at_an_office(move: Move) -> bool:
    return isinstance(move, Offer) and bool(move.target)


def with_a_vow(move: Move) -> bool:
    return isinstance(move, Offer) and bool(move.vow or move.wants)


def wanted(variant: VariantInfo) -> list[Wanted]:
    """What somebody must have typed before the variant can be said to be played."""
    return [*map(of_kind, variant.moves), *([at_an_office] * (variant.name == "office_trade"))]


VARIANTS: dict[str, tuple[list[str], list[Wanted]]] = {
    **{v.name: (["--variants", v.name], wanted(v)) for v in SPEC.about.variants},
    "promises": (["--set", "promises=structured_binding"], [with_a_vow]),
}


def typed(words: list[str], data: Path, seed: str, first: str = "") -> list[Move]:
    """A whole game, told in words to the end; what was typed in it."""
    terminal = Terminal([*words, *options("en", plain=True)], data)
    terminal.read()
    for line in ("", first) if first else ():
        terminal.type(line)
    Talker(terminal, seed).play_on()
    assert terminal.close() == 0
    text = file_in(data).read_text("utf-8")
    assert text.rstrip().rpartition("\n")[2].startswith("end by ")
    assert not UNSAID.search(terminal.everything.replace(f"{file_in(data)}", ""))
    return moves_of(read(text, GAMES))


def moves_of(record: Record) -> list[Move]:
    return [move_of(entry, SPEC) for entry in record.entries]


def cut_before(name: str, wish: Wanted, data: Path) -> tuple[Path, str]:
    """The kept game of a variant, left just before somebody does this; and what he would type."""
    record = read((RECORDS / f"variant-{name}.hanse").read_text("utf-8"), GAMES)
    at, move = next((n, move) for n, move in enumerate(moves_of(record)) if wish(move))
    record.entries, record.notes = record.entries[:at], ()
    path = data / "left.hanse"
    path.write_text(write(record, SPEC).rstrip("\n").rpartition("\n")[0] + "\n", "utf-8")
    *_, game = replay(record, SPEC)
    return path, SPEC.text.notation.format(move, game)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_is_played_in_words(name: str, tmp_path: Path) -> None:
    """In a new game; and what nobody came to do there, in a game that was left before it."""
    words, wishes = VARIANTS[name]
    data = tmp_path / "new"
    data.mkdir()
    moves = typed(["kogge", *words, *PLAYERS, "--seed", name], data, name)
    for number, wish in enumerate(wishes):
        if not any(map(wish, moves)):
            data = tmp_path / f"{number}"
            data.mkdir()
            left, line = cut_before(name, wish, data)
            moves += typed(["--resume", str(left), "--bots", "none"], data, name, line)
        assert any(map(wish, moves))
