"""Kinds of questions. Each can check, list, count and sample its answers.

A game fills in the numbers, the kind of move to answer with, and the rule that asks. Terminal
prompts, browser composers, bots and law tests use these shapes without knowing any game.
"""

from collections.abc import Iterator
from itertools import pairwise

from msgspec import field
from msgspec.structs import astuple

from hanse.core import bags
from hanse.core.questions.deal import Deal
from hanse.core.questions.exchange import TRIES, Exchange
from hanse.core.types import (
    Asks,
    Below,
    Counts,
    Move,
    Payment,
    Pick,
    Piles,
    Shape,
    Some,
    make,
    name_of,
)


class Go(Shape, frozen=True):
    """A question with one answer: a move without fields."""

    def allows(self, move: Move) -> bool:
        return type(move) is self.move

    def moves(self) -> Iterator[Move]:
        yield self.move()

    def count(self) -> int:
        return 1

    def sample(self, below: Below) -> Move:
        return self.move()


class Choice(Shape, frozen=True):
    """A choice among the listed values."""

    move: type[Pick]
    values: tuple[int, ...]
    target: int = field(default=0, name="of")

    def allows(self, move: Move) -> bool:
        return (
            isinstance(move, Pick)
            and type(move) is self.move
            and move.target == self.target
            and move.value in self.values
        )

    def moves(self) -> Iterator[Move]:
        for value in self.values:
            yield self.move(value, self.target)

    def count(self) -> int:
        return len(self.values)

    def sample(self, below: Below) -> Move:
        return self.move(self.values[below(len(self.values))], self.target)


class Bag(Shape, frozen=True):
    """A choice of some of your things, within bounds, except forbidden bags."""

    move: type[Some]
    have: Counts
    least: int = 1
    most: int = 99
    forbidden: tuple[Counts, ...] = ()
    rule_forbidden: str = ""
    rule_least: str = ""
    """The rule that sets the smallest number, if it differs from `rule`."""

    def allows(self, move: Move) -> bool:
        return isinstance(move, Some) and type(move) is self.move and self.fits(move.items)

    def fits(self, items: Counts) -> bool:
        return (
            bags.within(items, self.have)
            and self.least <= sum(items) <= self.most
            and items not in self.forbidden
        )

    def moves(self) -> Iterator[Move]:
        for items in bags.subsets(self.have):
            if self.fits(items):
                yield self.move(items)

    def count(self) -> int:
        sizes = bags.sizes(self.have)[self.least : self.most + 1]
        return sum(sizes) - sum(1 for bag in self.forbidden if self.could_be(bag))

    def could_be(self, bag: Counts) -> bool:
        return bags.within(bag, self.have) and self.least <= sum(bag) <= self.most

    def sample(self, below: Below) -> Move:
        top = min(self.most, sum(self.have))
        for _ in range(TRIES):
            size = self.least
            while size < top and below(3) == 0:
                size += 1
            items = bags.some_of(self.have, size, below)
            if items not in self.forbidden:
                return self.move(items)
        every = list(self.moves())
        return every[below(len(every))]

    def rule_against(self, move: Move) -> str:
        if not isinstance(move, Some) or type(move) is not self.move:
            return ""
        if move.items in self.forbidden:
            return self.rule_forbidden
        return (self.rule_least if sum(move.items) < self.least else "") or self.rule


class Split(Shape, frozen=True):
    """A split of all your things into piles whose sizes differ by at most one, larger first."""

    move: type[Piles]
    have: Counts
    piles: int = 2

    def allows(self, move: Move) -> bool:
        return isinstance(move, Piles) and type(move) is self.move and self.fits(move.piles)

    def fits(self, piles: tuple[Counts, ...]) -> bool:
        return (
            len(piles) == self.piles
            and all(len(pile) == len(self.have) and min(pile) >= 0 for pile in piles)
            and tuple(map(sum, zip(*piles, strict=True))) == self.have
            and [sum(pile) for pile in piles] == self.sizes()
            and all(self.is_in_order(a, b) for a, b in pairwise(piles))
        )

    def sizes(self) -> list[int]:
        total = sum(self.have)
        # The first piles get the remainder, so the sizes differ by at most one.
        return [(total + self.piles - 1 - i) // self.piles for i in range(self.piles)]

    @staticmethod
    def is_in_order(one: Counts, next_one: Counts) -> bool:
        """Return whether two piles are in order, so that each split is exactly one move."""
        return sum(one) > sum(next_one) or one >= next_one

    def moves(self) -> Iterator[Move]:
        for piles in bags.partitions(self.have, self.sizes()):
            if self.fits(piles):
                yield self.move(piles)

    def count(self) -> int:
        return sum(1 for _ in self.moves())

    def sample(self, below: Below) -> Move:
        left = self.have
        piles = []
        for size in self.sizes():
            pile = bags.some_of(left, size, below)
            left = bags.minus(left, pile)
            piles.append(pile)
        # The order that `is_in_order` demands, because each split is exactly one move.
        piles.sort(key=lambda pile: (sum(pile), pile), reverse=True)
        return self.move(tuple(piles))


class Pay(Shape, frozen=True):
    """A payment of `price` items, of two sorts, for the thing that `target` names."""

    move: type[Payment]
    price: int
    first: Counts
    second: Counts
    target: int = field(default=0, name="of")

    def allows(self, move: Move) -> bool:
        return isinstance(move, Payment) and type(move) is self.move and self.fits(*astuple(move))

    def fits(self, first: Counts, second: Counts, target: int) -> bool:
        return (
            target == self.target
            and bags.within(first, self.first)
            and bags.within(second, self.second)
            and sum(first) + sum(second) == self.price
        )

    def moves(self) -> Iterator[Move]:
        kinds = len(self.first)
        for paid in bags.subsets_of_size(self.first + self.second, self.price):
            yield make(self.move, paid[:kinds], paid[kinds:], self.target)

    def count(self) -> int:
        return bags.sizes(self.first + self.second, self.price)[self.price]

    def sample(self, below: Below) -> Move:
        if not self.price:
            return make(self.move, bags.none(self.first), bags.none(self.second), self.target)
        kinds = len(self.first)
        paid = bags.some_of(self.first + self.second, self.price, below)
        return make(self.move, paid[:kinds], paid[kinds:], self.target)


type Option = Go | Choice | Bag | Exchange | Split | Pay | Deal


class Menu(Asks, frozen=True):
    """A choice among several questions; the move itself shows which one it answers."""

    name: str
    rule: str
    options: tuple[Option, ...]

    def allows(self, move: Move) -> bool:
        return any(option.allows(move) for option in self.options)

    def moves(self) -> Iterator[Move]:
        for option in self.options:
            yield from option.moves()

    def count(self) -> int:
        return sum(option.count() for option in self.options)

    def sample(self, below: Below) -> Move:
        return self.options[below(len(self.options))].sample(below)

    def rule_against(self, move: Move) -> str:
        """Return the rule that a forbidden answer breaks, if an option asks for its kind."""
        return next(filter(None, (o.rule_against(move) for o in self.options)), "")


type Question = Option | Menu


def name(question: Question) -> str:
    """Return the name of a menu, or of the kind of move that another question asks for."""
    return question.name if isinstance(question, Menu) else name_of(question.move)
