"""Positions as text, both ways and exact."""

import os
import random

import pytest

from hanse.core.notation import positions
from hanse.core.notation.codecs import AskedSeats, FlatBags, Lists, Row, Sets, TaggedStructs
from hanse.core.notation.positions import BadLine
from hanse.core.notation.symbols import Names
from hanse.games import GAMES
from tests.records.random_timelines import Play
from tests.rules.laid_out import SPEC, acting

POSITIONS = int(os.environ.get("HANSE_POSITIONS", "200"))


@pytest.mark.parametrize("name", GAMES)
def test_a_position_survives_its_text(name: str) -> None:
    spec = GAMES[name]
    chance = random.Random(f"diagrams {name}")
    for _ in range(POSITIONS // 10):
        play = Play(spec, chance)
        for _ in range(10):
            for _ in range(chance.randint(1, 20)):
                if not play.game.over:
                    play.step()
            position = spec.text.position(play.game)
            lines = positions.lines(position, spec.text.layout)
            assert positions.read(lines, spec.text.layout) == position
            assert (
                positions.lines(positions.read(lines, spec.text.layout), spec.text.layout) == lines
            )
            assert all("\n" not in line for line in lines)


def test_a_position_can_be_read_by_people() -> None:
    game = acting(
        cogs=[5, 3],
        cargo={0: {"o": 2, "s": 1}, 1: {"a": 3}},
        hand={0: [1, 4, 4], 1: []},
        raided={2: [0, 1]},
        offices={3: [0, 1], 7: [1]},
    )
    lines = positions.lines(SPEC.text.position(game), SPEC.text.layout)
    assert "table.cogs: 5 3" in lines
    assert "table.cargo: 2o s | 3a" in lines
    assert "table.hands: 1 4 4 | -" in lines
    assert "table.raided: - | - | 1 2 | - | - | - | - | - | -" in lines
    assert "table.sites: . . | . . | . . | 1 2 | . . | . . | . . | 2 . | . ." in lines
    assert "asked: 1 @2" in lines
    assert len(lines) < 55


@pytest.mark.parametrize(
    ("line", "number"), [("table.stock: 2x", 0), ("table.cogs: 5 b", 0), ("nonsense", 0)]
)
def test_a_wrong_line_is_named(line: str, number: int) -> None:
    with pytest.raises(BadLine) as caught:
        positions.read([line], SPEC.text.layout)
    assert caught.value.line == number


def test_numbers_sets_lists_and_structs_are_exact() -> None:
    chance = random.Random(1)
    names = Names(("o", "f", "xy"), counted=True)
    for _ in range(200):
        flat = [chance.randint(-1, 12) for _ in range(chance.choice((0, 2, 6)))]
        bags = [chance.randint(0, 4) for _ in range(chance.choice((0, 3, 9)))]
        lists = [chance.choice(([], [1, 2], [0, 0, 5])) for _ in range(chance.randint(0, 3))]
        pairs = [[seat, chance.randint(0, 99)] for seat in range(chance.randint(0, 3))]
        bits = [chance.randint(0, 15) for _ in range(chance.randint(0, 4))]
        things = [
            {"step": "a", "seat": 2, "seats": [0, -1], "said": 'x > "y" = z', "at": None}
            for _ in range(chance.randint(0, 3))
        ]
        assert Row(2, first=1).read(Row(2, first=1).write(flat)) == flat
        assert FlatBags(names).read(FlatBags(names).write(bags)) == bags
        assert Lists().read(Lists().write(lists)) == lists
        assert AskedSeats().read(AskedSeats().write(pairs)) == pairs
        assert Sets().read(Sets().write(bits)) == bits
        tagged = TaggedStructs("step", frozenset({"seat", "seats"}))
        assert tagged.read(tagged.write(things)) == things
