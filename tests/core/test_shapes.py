"""Each kind of question against all answers that one could think of."""

from collections.abc import Sequence
from itertools import product

import pytest

from hanse.core.questions.exchange import Exchange
from hanse.core.questions.shapes import Bag, Choice, Go, Menu, Pay, Question, Split, name
from hanse.core.types import Move
from tests.core.toys import (
    Barter,
    Chance,
    Fee,
    Guess,
    Heap,
    Lay,
    Nod,
    Other,
    allowed,
    vectors,
)

SMALL = vectors(2, 3, least=-1)
PAIRS = list(product(vectors(3, 2, least=-1), vectors(3, 3)))

GUESSES: list[Move] = [k(v, of) for k in (Guess, Other) for v in range(-1, 6) for of in (0, 1)]
LAYS: list[Move] = [Lay(items) for items in (*SMALL, (1,), (1, 0, 0), ())]
BARTERS: list[Move] = [Barter(give, take) for give, take in PAIRS]
HEAPS: list[Move] = [
    *(Heap((a, b)) for a, b in product(SMALL, SMALL)),
    *(Heap((a, b, c)) for a, b, c in product(vectors(2, 2), repeat=3)),
]
FEES: list[Move] = [Fee(g, m, of) for g in SMALL for m in SMALL for of in (0, 1)]


class Case:
    """A question, every conceivable answer, and which of them the rules would allow."""

    def __init__(self, question: Question, answers: list[Move], fair: Sequence[Move]) -> None:
        self.question = question
        self.answers = [*answers, Nod(), Guess(1), Other(1)]
        self.fair = fair


def barter(ratio: int, have: tuple[int, ...], offer: tuple[int, ...]) -> list[Move]:
    """Disjoint exchanges, written out."""
    return [
        Barter(give, take)
        for give, take in PAIRS
        if all(0 <= g <= h for g, h in zip(give, have, strict=True))
        and all(t <= o for t, o in zip(take, offer, strict=True))
        and 0 < sum(give) <= sum(take) <= ratio * sum(give)
        and not any(g * t for g, t in zip(give, take, strict=True))
    ]


CASES = {
    "go": Case(Go(Nod, "X-1"), [], [Nod()]),
    "choice": Case(Choice(Guess, "X-1", (3, 1), 1), GUESSES, [Guess(3, 1), Guess(1, 1)]),
    "bag": Case(
        Bag(Lay, "X-1", (2, 1)), LAYS, [Lay((a, b)) for a in range(3) for b in range(2) if a + b]
    ),
    "bag within bounds": Case(
        Bag(Lay, "X-1", (3, 3), 2, 3, ((1, 1), (3, 0), (0, 1))),
        LAYS,
        [Lay((2, 0)), Lay((0, 2)), Lay((2, 1)), Lay((1, 2)), Lay((0, 3))],
    ),
    "exchange at two": Case(
        Exchange(Barter, "X-1", (2, 1, 0), (1, 3, 2), 2), BARTERS, barter(2, (2, 1, 0), (1, 3, 2))
    ),
    "exchange at three": Case(
        Exchange(Barter, "X-1", (1, 0, 1), (0, 3, 3), 3), BARTERS, barter(3, (1, 0, 1), (0, 3, 3))
    ),
    "two piles": Case(
        Split(Heap, "X-1", (2, 1)),
        HEAPS,
        [Heap(((2, 0), (0, 1))), Heap(((1, 1), (1, 0)))],
    ),
    "two equal piles": Case(
        Split(Heap, "X-1", (2, 2)),
        HEAPS,
        [Heap(((2, 0), (0, 2))), Heap(((1, 1), (1, 1)))],
    ),
    "three piles": Case(
        Split(Heap, "X-1", (2, 2), 3),
        HEAPS,
        [
            Heap(((2, 0), (0, 1), (0, 1))), Heap(((1, 1), (1, 0), (0, 1))),
            Heap(((0, 2), (1, 0), (1, 0))),
        ],
    ),
    "a price of two": Case(
        Pay(Fee, "X-1", 2, (1, 0), (2, 1), 1),
        FEES,
        [
            Fee((1, 0), (1, 0), 1), Fee((1, 0), (0, 1), 1),
            Fee((0, 0), (2, 0), 1), Fee((0, 0), (1, 1), 1),
        ],
    ),
    "nothing to pay": Case(Pay(Fee, "X-1", 0, (1, 1), (1, 1)), FEES, [Fee((0, 0), (0, 0))]),
    "menu": Case(
        Menu("a", "X-1", (Go(Nod, "X-1"), Choice(Other, "X-2", (4,)), Bag(Lay, "X-3", (1, 0)))),
        [*GUESSES, *LAYS],
        [Nod(), Other(4), Lay((1, 0))],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_a_question_allows_exactly_what_it_ought_to(case: Case) -> None:
    answers = list(dict.fromkeys(case.answers))
    assert set(allowed(case.question, answers)) == set(case.fair)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_a_question_lists_what_it_allows_once_and_counts_it(case: Case) -> None:
    listed = list(case.question.moves())
    assert len(listed) == len(set(listed))
    assert set(listed) == set(case.fair)
    assert case.question.count() == len(listed)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_samples_are_allowed_and_leave_nothing_out(case: Case) -> None:
    chance = Chance(1)
    sampled = {case.question.sample(chance) for _ in range(600)}
    assert sampled == set(case.fair)


def test_a_bag_of_which_almost_all_is_forbidden_can_still_be_sampled() -> None:
    forbidden = tuple((a, b) for a, b in vectors(2, 3) if (a, b) != (3, 2))
    question = Bag(Lay, "X-1", (3, 3), forbidden=forbidden)
    assert question.sample(Chance(2)) == Lay((3, 2))
    assert question.count() == 1


def test_a_scarce_exchange_can_still_be_sampled() -> None:
    question = Exchange(Barter, "X-1", (9, 0, 1), (9, 0, 0), 1)
    assert {question.sample(Chance(n)) for n in range(20)} == {Barter((0, 0, 1), (1, 0, 0))}


def test_of_many_goods_a_sample_exchanges_one_to_three() -> None:
    """As players do; and for up to twice as many, each number as well as another."""
    question = Exchange(Barter, "X-1", (9, 0), (0, 18), 2)
    chance = Chance(3)
    sampled = {question.sample(chance) for _ in range(300)}
    assert sampled == {Barter((n, 0), (0, m)) for n in (1, 2, 3) for m in range(n, 2 * n + 1)}


def test_a_question_is_called_by_its_menu_or_by_its_move() -> None:
    assert name(Choice(Guess, "X-1", (1,))) == "guess"
    assert name(Menu("turn", "X-1", (Go(Nod, "X-2"),))) == "turn"


def test_a_question_names_the_rule_against_an_answer_of_its_kind() -> None:
    bag = Bag(Lay, "X-1", (1, 1), forbidden=((1, 0),), rule_forbidden="X-3")
    assert bag.rule_against(Lay((1, 0))) == "X-3"
    assert bag.rule_against(Lay((5, 0))) == "X-1"
    assert bag.rule_against(Nod()) == ""
    menu = Menu("turn", "X-4", (Go(Nod, "X-2"), bag))
    assert menu.rule_against(Lay((1, 0))) == "X-3"
    assert menu.rule_against(Guess(1)) == ""
