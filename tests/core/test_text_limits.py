"""Texts are refused by size and shape before they are parsed, and that itself takes no time."""

import tomllib
from itertools import product
from pathlib import Path
from random import Random
from time import process_time

import pytest

from hanse.core.text_limits import (
    DEEPEST,
    LONGEST_DATA,
    LONGEST_DATA_LINE,
    LONGEST_WORD,
    MAX_KEYS,
    data_fault,
    position_fault,
    record_fault,
)
from hanse.games.luebeck.box import read_data_file

RECORDS = Path(__file__).parents[1] / "records"
PIECES = ('"', "'", "\\", "#", "\n", ".", "=", "[", "]", "{", "}", ",", " ", "a", "é", '"a"', "a.b")
ENOUGH = 0.1
"""Seconds of CPU; a pattern that takes the square of its text takes longer."""


@pytest.mark.parametrize("name", ["two_arms", "trunk", "deck"])
def test_our_own_files_may_be_parsed(name: str) -> None:
    assert data_fault(read_data_file(name)) is None


def test_every_kept_record_may_be_parsed() -> None:
    for record in RECORDS.glob("*.hanse"):
        assert record_fault(record.read_text("utf-8")) is None


BOMBS = {
    "a dotted key": "a" + ".a" * 400 + "=1",
    "blanks between its parts": "a" + " . a" * DEEPEST + " = 1",
    "quoted parts": '"a"' + '."a"' * DEEPEST + "=1",
    "a dotted header": "[a" + ".a" * DEEPEST + "]",
    "inside a table": "x = {a" + ".a" * DEEPEST + "=1}",
    "brackets": "x = " + "[" * (DEEPEST + 1),
    "a long key": "a" * (LONGEST_WORD + 1) + " = 1",
    "a long number": "x = " + "9" * (LONGEST_WORD + 1),
    "triple quotes": 'x = ["""\n# """, {a.a.a.a.a.a=1}]',
    "a long line": "#" * (LONGEST_DATA_LINE + 1),
    "many keys": "a=1\n" * (MAX_KEYS + 1),
    "a long text": "#\n" * LONGEST_DATA,
}


@pytest.mark.parametrize("how", BOMBS)
def test_what_is_too_large_or_too_deep_is_refused_with_its_line(how: str) -> None:
    found = data_fault(f"# a map\n\n{BOMBS[how]}")
    assert found is not None
    assert found.line == (1 if how in ("many keys", "a long text") else 3), found


def test_strings_and_comments_are_no_structure() -> None:
    assert data_fault('x = "a.a.a.a.a [[[[[["  # a.a.a.a.a [[[[[[\ny = \'[[[[["\'') is None
    assert data_fault('x = "\\"a.a.a.a.a" # "\nz.y.x = 1.5') is None


def test_what_is_let_through_is_never_deep() -> None:
    """However strings, comments and brackets are mixed, the parser sees no more than we did."""
    chance = Random(1)
    for _ in range(3000):
        text = "".join(chance.choice(PIECES) for _ in range(chance.randrange(60)))
        if data_fault(text) is None:
            try:
                found = tomllib.loads(text)
            except (tomllib.TOMLDecodeError, RecursionError):
                continue
            assert depth(found) <= 3 * DEEPEST, text


def depth(value: object) -> int:
    inner = list(value.values()) if isinstance(value, dict) else value
    return 1 + max(map(depth, inner), default=0) if isinstance(inner, list) else 0


def test_no_text_takes_long_to_look_at() -> None:
    for one, other in product(PIECES, PIECES):
        line = ((one + other) * LONGEST_DATA_LINE)[: LONGEST_DATA_LINE - 1]
        text = "\n".join([line] * (LONGEST_DATA // LONGEST_DATA_LINE))[:LONGEST_DATA]
        began = process_time()
        data_fault(text)
        assert process_time() - began < ENOUGH, (one, other)


def test_records_and_positions_have_bounds_of_their_own() -> None:
    assert record_fault("x" * 4001) is not None
    assert record_fault("\n" * 20_000) is not None
    assert position_fault("a: 1\n" * 401) is not None
    assert position_fault("a: 1\n" * 300) is None
