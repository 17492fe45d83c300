"""Moves for which a game has no words of its own: told by their names and fields."""

import pytest

from hanse.core.notation.moves import Notation
from hanse.core.types import Move
from tests.core.toys import Barter, Fee, Guess, Heap, Lay, Nod, Offer


class Wager(Move, frozen=True):
    """A move of a form that only its own game has."""

    on: int
    stake: tuple[int, ...]


class Fold(Move, frozen=True):
    """A move with a field that no words fit."""

    cards: frozenset[int]


TOLD = [
    (Nod(), "nod"),
    (Guess(3), "guess 3"),
    (Guess(3, 1), "guess 3 of 1"),
    (Lay((1, 0, 2)), "lay 1,0,2"),
    (Barter((1, 0), (0, 1)), "barter 1,0 for 0,1"),
    (Heap(((1, 0), (0, 2))), "heap 1,0 | 0,2"),
    (Fee((1, 0), (0,)), "fee goods 1,0 markers 0"),
    (Fee((1, 0), (0,), 2), "fee goods 1,0 markers 0 of 2"),
    (Wager(4, (0, 5)), "wager on 4 stake 0,5"),
]


@pytest.mark.parametrize(("move", "text"), TOLD)
def test_a_move_without_words_is_told_by_its_fields(move: Move, text: str) -> None:
    notation = Notation([type(move)])
    assert notation.format(move) == text
    assert notation.parse(text) == move


def test_every_field_of_a_long_move_is_read_again() -> None:
    notation = Notation([Offer])
    offer = Offer(1, (1, 0), (0,), (0, 0), (1,), promise="later", answers=3, vow=2)
    assert notation.parse(notation.format(offer)) == offer


def test_a_field_that_no_words_fit_is_named() -> None:
    with pytest.raises(LookupError, match="cards"):
        Notation([Fold])
