"""Chance: the same for the same key, even, and checked when it is told."""

from collections import Counter
from itertools import permutations

import pytest

from hanse.core.dice import WORD, Dice, RecordedDice, word
from hanse.core.types import BadRecord

LIMITS = {5: 20.52, 8: 26.12, 23: 49.73}
"""Chi-square at 0.001 by degrees of freedom."""


def chi_square(counts: Counter[object], cells: int, draws: int) -> float:
    expected = draws / cells
    found = [*counts.values(), *[0] * (cells - len(counts))]
    return sum((count - expected) ** 2 / expected for count in found)


def test_the_same_key_gives_the_same_draws() -> None:
    one, two, other = Dice(b"key"), Dice(b"key"), Dice(b"kez")
    first = [one.below(1000) for _ in range(50)]
    assert [two.below(1000) for _ in range(50)] == first
    assert [other.below(1000) for _ in range(50)] != first


def test_a_draw_is_the_next_word_of_the_key() -> None:
    dice = Dice(b"key")
    assert [dice.below(7) for _ in range(5)] == [word(b"key", i) % 7 for i in range(5)]
    assert dice.at == 5
    assert dice.drawn == [(word(b"key", i) % 7, 7) for i in range(5)]


def test_a_copy_goes_on_from_the_same_place_alone() -> None:
    dice = Dice(b"key")
    dice.below(6)
    twin = dice.copy()
    assert [twin.below(99) for _ in range(9)] == [dice.below(99) for _ in range(9)]
    twin.below(2)
    assert twin.at == dice.at + 1


@pytest.mark.parametrize("sides", [6, 9])
def test_a_hundred_thousand_draws_are_even(sides: int) -> None:
    dice = Dice(b"even")
    draws = 100_000
    counts: Counter[object] = Counter(dice.below(sides) for _ in range(draws))
    assert set(counts) == set(range(sides))
    assert chi_square(counts, sides, draws) < LIMITS[sides - 1]


def test_words_past_the_last_whole_multiple_are_thrown_away() -> None:
    """With 2**63 + 1 sides almost half of all words would count twice; they are drawn again."""
    sides = WORD // 2 + 1
    words = [word(b"key", i) for i in range(40)]
    kept = [i for i in range(40) if words[i] < sides]
    assert 10 < len(kept) < 30
    dice = Dice(b"key")
    for i in kept:
        assert dice.below(sides) == words[i]
        assert dice.at == i + 1


def test_every_order_of_four_is_as_likely() -> None:
    dice = Dice(b"mixed")
    draws = 24_000
    counts: Counter[object] = Counter(tuple(dice.shuffle(range(4))) for _ in range(draws))
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24, draws) < LIMITS[23]


def test_a_shuffle_leaves_its_items_alone() -> None:
    items = [3, 1, 2]
    assert sorted(Dice(b"key").shuffle(items)) == [1, 2, 3]
    assert items == [3, 1, 2]
    assert Dice(b"key").shuffle([]) == []


def test_one_of_a_bag_goes_by_its_counts() -> None:
    told = RecordedDice([(k, 6) for k in range(6)])
    assert [told.one_of((2, 0, 3, 1)) for _ in range(6)] == [0, 0, 2, 2, 2, 3]


def test_told_dice_give_what_was_written_down() -> None:
    told = RecordedDice([(2, 6), (0, 3)])
    assert [told.below(6), told.below(3)] == [2, 0]
    assert told.drawn == [(2, 6), (0, 3)]


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ([], "a draw of 6 is missing"),
        ([(2, 5)], "a draw of 6 is written as 2 of 5"),
        ([(6, 6)], "a draw of 6 is written as 6 of 6"),
        ([(-1, 6)], "a draw of 6 is written as -1 of 6"),
    ],
)
def test_told_dice_refuse_what_was_not_drawn(written: list[tuple[int, int]], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        RecordedDice(written).below(6)


def test_a_copy_of_told_dice_tells_the_rest() -> None:
    told = RecordedDice([(2, 6), (0, 3)])
    told.below(6)
    twin = told.copy()
    assert twin.below(3) == 0
    assert told.at == 1
