"""Multisets, against lists of things."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations, permutations
from math import prod

import pytest

from hanse.core import bags
from hanse.core.types import Counts
from tests.core.toys import Chance, vectors

HAVES = [(0, 0, 0), (1, 0, 2), (2, 1, 1), (3, 2, 0), (2, 2, 2)]


def things(have: Counts) -> list[int]:
    return [kind for kind, count in enumerate(have) for _ in range(count)]


def counts(chosen: tuple[int, ...], kinds: int = 3) -> Counts:
    return tuple(chosen.count(kind) for kind in range(kinds))


def test_none_one_plus_and_minus() -> None:
    assert bags.none((3, 1)) == (0, 0)
    assert [bags.one(kind, 3) for kind in range(3)] == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
    assert bags.plus((1, 2), (3, 0)) == (4, 2)
    assert bags.minus((4, 2), (3, 0)) == (1, 2)


@pytest.mark.parametrize("combine", [bags.plus, bags.minus])
def test_bags_of_different_kinds_cannot_be_put_together(
    combine: Callable[[Counts, Counts], Counts],
) -> None:
    with pytest.raises(ValueError, match=r"shorter|longer"):
        combine((1, 2), (1, 2, 3))


@pytest.mark.parametrize("have", HAVES)
def test_within_is_what_can_be_taken_out(have: Counts) -> None:
    possible = {counts(c) for n in range(7) for c in combinations(things(have), n)}
    assert {v for v in vectors(3, 3, least=-1) if bags.within(v, have)} == possible
    assert not bags.within((0, 0), have)
    assert not bags.within((0, 0, 0, 0), have)


@pytest.mark.parametrize("have", HAVES)
def test_subsets_come_once_each_the_smallest_first(have: Counts) -> None:
    found = list(bags.subsets(have))
    assert found == sorted(set(found), key=lambda bag: (sum(bag), found.index(bag)))
    assert set(found) == {counts(c) for n in range(7) for c in combinations(things(have), n)}
    assert len(found) == prod(count + 1 for count in have)


@pytest.mark.parametrize("have", HAVES)
def test_sizes_counts_the_subsets_of_each_size(have: Counts) -> None:
    by_size = Counter(sum(bag) for bag in bags.subsets(have))
    assert bags.sizes(have) == [by_size[n] for n in range(sum(have) + 1)]
    assert bags.sizes(have, 2) == [by_size[n] for n in range(3)]


def test_partitions_are_all_ways_to_lay_things_out() -> None:
    have, sizes = (2, 1, 1), (2, 1, 1)
    laid = {
        (counts(order[:2]), counts(order[2:3]), counts(order[3:]))
        for order in permutations(things(have))
    }
    found = list(bags.partitions(have, sizes))
    assert set(found) == laid
    assert len(found) == len(laid)


def test_some_of_takes_every_thing_with_the_same_chance() -> None:
    """Two out of {0, 0, 1, 2}: each of the six pairs of things comes as often as another."""
    chance = Chance(3)
    tries = 6000
    drawn = Counter(bags.some_of((2, 1, 1), 2, chance) for _ in range(tries))
    pairs = Counter(counts(pair) for pair in combinations(things((2, 1, 1)), 2))
    assert set(drawn) == set(pairs)
    chi = sum((drawn[b] - tries * n / 6) ** 2 / (tries * n / 6) for b, n in pairs.items())
    assert chi < 16.27  # three degrees of freedom, 0.001


def test_up_to_is_every_small_bag_of_any_kind() -> None:
    found = list(bags.up_to(3, 2))
    assert len(found) == len(set(found))
    assert set(found) == {bag for bag in vectors(3, 2) if sum(bag) <= 2}


@pytest.mark.parametrize("have", HAVES)
def test_some_of_everything_is_everything(have: Counts) -> None:
    assert bags.some_of(have, sum(have), Chance(4)) == have
    assert bags.some_of(have, 0, Chance(4)) == (0, 0, 0)


def test_nothing_is_taken_out_of_a_bag_without_kinds() -> None:
    assert list(bags.subsets_of_size((), 0)) == [()]
    assert list(bags.subsets_of_size((), 1)) == []
