"""Law 6 on the shapes themselves: small questions of every shape, against every thinkable move."""

import random
from collections.abc import Callable, Iterable
from itertools import product

import pytest

from hanse.core.questions import shapes
from hanse.core.questions.exchange import Exchange
from hanse.core.types import Counts, Move, Pick, Piles, Plain, Some, Swap
from hanse.laws.positions import EXAMPLES
from tests.core.toys import Fee

RULE = "any"


def bag(chance: random.Random, kinds: int = 2, most: int = 3) -> Counts:
    return tuple(chance.randint(0, most) for _ in range(kinds))


def bags(kinds: int, most: int) -> Iterable[Counts]:
    return product(range(-1, most + 2), repeat=kinds)


def any_go(chance: random.Random) -> tuple[shapes.Question, list[Move]]:
    return shapes.Go(Plain, RULE), [Plain(), Pick(0), Some((0,))]


def any_choice(chance: random.Random) -> tuple[shapes.Question, list[Move]]:
    values = tuple(chance.sample(range(9), chance.randint(1, 5)))
    question = shapes.Choice(Pick, RULE, values, chance.randint(0, 1))
    return question, [Pick(value, of) for value in range(-1, 11) for of in range(3)]


def any_bag(chance: random.Random) -> tuple[shapes.Question, list[Move]]:
    have = bag(chance, 3)
    least, most = chance.randint(0, 2), chance.randint(2, 5)
    forbidden = tuple({bag(chance, 3) for _ in range(chance.randint(0, 3))})
    question = shapes.Bag(Some, RULE, have, least, most, forbidden)
    return question, [Some(items) for items in bags(3, 3)]


def any_exchange(chance: random.Random) -> tuple[shapes.Question, list[Move]]:
    kinds = chance.choice(("disjoint", "per_kind"))
    ratio = chance.randint(2, 3)
    question = Exchange(Swap, RULE, bag(chance), bag(chance), ratio, kinds)  # type: ignore[arg-type]
    return question, [Swap(give, take) for give in bags(2, 3) for take in bags(2, 3)]


def any_split(chance: random.Random) -> tuple[shapes.Question, list[Move]]:
    question = shapes.Split(Piles, RULE, bag(chance))
    return question, [Piles((one, other)) for one in bags(2, 3) for other in bags(2, 3)]


def any_pay(chance: random.Random) -> tuple[shapes.Question, list[Move]]:
    question = shapes.Pay(Fee, RULE, chance.randint(0, 3), bag(chance), bag(chance), 1)
    every = [Fee(g, m, of) for g in bags(2, 3) for m in bags(2, 3) for of in (0, 1)]
    return question, [*every, Fee((0,), (0, 0), 1), Fee((0, 0, 0), (0, 0), 1)]


SHAPES = (any_go, any_choice, any_bag, any_exchange, any_split, any_pay)


def check_shape(question: shapes.Question, universe: list[Move], chance: random.Random) -> None:
    """Listed, counted, allowed and sampled are the same moves."""
    listed = list(question.moves())
    assert len(set(listed)) == len(listed), "a move is listed twice"
    assert set(listed) == {move for move in universe if question.allows(move)}
    assert question.count() == len(listed)
    for _ in range(8 if listed else 0):
        assert question.sample(chance.randrange) in listed, "sampled and not listed"


@pytest.mark.parametrize("shape", SHAPES)
def test_6_a_shape_lists_what_it_allows(
    shape: Callable[[random.Random], tuple[shapes.Question, list[Move]]],
) -> None:
    for number in range(min(1000, EXAMPLES // 2)):
        chance = random.Random(f"{shape.__name__} {number}")
        question, universe = shape(chance)
        check_shape(question, universe, chance)


def test_6_a_menu_offers_what_its_options_do() -> None:
    for number in range(min(500, EXAMPLES // 10)):
        chance = random.Random(f"menu {number}")
        made = [shape(chance) for shape in chance.sample(SHAPES, 3)]
        options = [question for question, _ in made if next(question.moves(), None)]
        menu = shapes.Menu("any", RULE, tuple(options))  # type: ignore[arg-type]
        universe = {move for _, moves in made for move in moves}
        check_shape(menu, list(universe), chance)
