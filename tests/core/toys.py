"""Moves and a tiny game for tests of the core, which know no real game."""

from collections.abc import Iterable
from itertools import product
from typing import Self

from hanse.core.dice import Dice
from hanse.core.questions.shapes import Question
from hanse.core.types import (
    Counts,
    Event,
    Move,
    Payment,
    Pick,
    Piles,
    Plain,
    Proposal,
    ProposalTerms,
    Seat,
    Some,
    Swap,
)


class Nod(Plain, frozen=True):
    """A plain move."""


class Guess(Pick, frozen=True):
    """A number."""


class Other(Pick, frozen=True):
    """Another kind of number."""


class Lay(Some, frozen=True):
    """Some things."""


class Barter(Swap, frozen=True):
    """Things for things."""


class Heap(Piles, frozen=True):
    """Things in piles."""


class Fee(Payment, frozen=True):
    """Things paid."""

    goods: Counts
    markers: Counts
    of: int = 0


class Offer(Proposal, frozen=True):
    """Things for things of another seat."""

    to: Seat
    give_goods: Counts
    give_markers: Counts
    take_goods: Counts
    take_markers: Counts
    promise: str = ""
    answers: int = -1
    of: int = 0
    vow: int = 0
    wants: int = 0

    @property
    def terms(self) -> ProposalTerms:
        return ProposalTerms(
            to=self.to,
            give=(self.give_goods, self.give_markers),
            take=(self.take_goods, self.take_markers),
            promise=self.promise,
            answers=self.answers,
            target=self.of,
            pledge=self.vow,
            wants=self.wants,
        )

    @classmethod
    def from_terms(cls, terms: ProposalTerms) -> Self:
        return cls(
            to=terms.to,
            give_goods=terms.give[0],
            give_markers=terms.give[1],
            take_goods=terms.take[0],
            take_markers=terms.take[1],
            promise=terms.promise,
            answers=terms.answers,
            of=terms.target,
            vow=terms.pledge,
            wants=terms.wants,
        )


class Shown(Event, frozen=True):
    """What everybody chose."""

    numbers: tuple[int, ...]


def vectors(kinds: int, most: int, least: int = 0) -> list[Counts]:
    """Every vector of so many numbers, impossible ones below zero included if asked for."""
    return list(product(range(least, most + 1), repeat=kinds))


def allowed(question: Question, conceivable: Iterable[Move]) -> list[Move]:
    return [move for move in conceivable if question.allows(move)]


class Chance:
    """below(n) in a fixed but varied way."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(b"toy%d" % seed)

    def __call__(self, n: int) -> int:
        return self.dice.below(n)
