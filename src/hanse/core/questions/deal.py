"""The kind of question that a deal between players asks."""

from collections.abc import Iterator
from itertools import product
from math import comb

from msgspec import field
from msgspec.structs import astuple

from hanse.core import bags
from hanse.core.types import SPECTATOR, Below, Counts, Move, Proposal, Seat, Shape, make

LONGEST_PROMISE = 200
NO_OFFER = -1
"""Stands where an offer would be named that is countered."""

type Pair = tuple[Counts, Counts]
"""Things of the first sort and of the second."""


class Deal(Shape, frozen=True):
    """Any of one's own things of two sorts for any of a partner's; gifts and requests too.

    `partners` are seats with the number of their things of either sort, `counters` the offers that
    may be answered by another, with the seats that made them; `theirs`, where all can see it, is
    what there is to be had of the first sort. Words are free: `moves` lists only what is without.
    """

    move: type[Proposal]
    first: Counts
    second: Counts
    partners: tuple[tuple[int, int, int], ...]
    counters: tuple[tuple[int, int], ...] = ()
    promises: bool = False
    target: int = field(default=0, name="of")
    theirs: Counts = ()
    pledges: tuple[int, ...] = ()

    def allows(self, move: Move) -> bool:
        if not isinstance(move, Proposal) or type(move) is not self.move:
            return False
        to, give, give_2, take, take_2, promise, answers, target, *pledged = astuple(move)
        return (
            target == self.target
            and any(self.fits(to, (give, give_2), (take, take_2), who) for who in self.partners)
            and (answers == NO_OFFER or (answers, to) in self.counters)
            and len(promise) <= (LONGEST_PROMISE if self.promises else 0)
            and {*pledged} <= {0, *self.pledges}
            and says_something(move)
        )

    def fits(self, to: Seat, give: Pair, take: Pair, partner: tuple[int, int, int]) -> bool:
        """Do both have what is to change hands between them?"""
        seat, most, most_2 = partner
        return (
            to == seat
            and bags.within(give[0], self.first)
            and bags.within(give[1], self.second)
            and bags.within(take[0], self.theirs or (most,) * len(self.first))
            and bags.within(take[1], (most_2,) * len(self.second))
            # `within` has only bounded each kind by the partner's whole number of things, because
            # what they hold is secret. The sum is what everyone can check.
            and sum(take[0]) <= most
            and sum(take[1]) <= most_2
        )

    def moves(self) -> Iterator[Move]:
        for answers, only in ((NO_OFFER, SPECTATOR), *self.counters):
            for partner in self.partners:
                if only in (SPECTATOR, partner[0]):
                    yield from self.moves_to(*partner, answers)

    def moves_to(self, partner: Seat, most: int, most_2: int, answers: int) -> Iterator[Move]:
        kinds = len(self.first)
        for mine in bags.subsets(self.first + self.second):
            for wanted in self.wishes(most):
                for more in bags.up_to(len(self.second), most_2):
                    terms = (
                        partner,
                        mine[:kinds],
                        mine[kinds:],
                        wanted,
                        more,
                        "",
                        answers,
                        self.target,
                    )
                    for pledges in product((0, *self.pledges), repeat=2):
                        move = make(self.move, *terms, *pledges)
                        if says_something(move):
                            yield move

    def wishes(self, most: int) -> Iterator[Counts]:
        """Yield what can be asked for of the first sort."""
        return bags.subsets(self.theirs) if self.theirs else bags.up_to(len(self.first), most)

    def count(self) -> int:
        given = sum(bags.sizes(self.first + self.second))
        fixed = given * (len(self.pledges) + 1) ** 2
        each = {
            # One less, because an offer of nothing for nothing is not allowed.
            partner: fixed * self.count_wishes(most) * ways_up_to(len(self.second), most_2) - 1
            for partner, most, most_2 in self.partners
        }
        # Each open offer of a partner can be countered with every proposal that could be made to
        # them without it, so it adds the same number once more.
        return sum(each.values()) + sum(each.get(maker, 0) for _, maker in self.counters)

    def count_wishes(self, most: int) -> int:
        return sum(bags.sizes(self.theirs)) if self.theirs else ways_up_to(len(self.first), most)

    def sample(self, below: Below) -> Move:
        partner, most, most_2 = self.partners[below(len(self.partners))]
        counters = [NO_OFFER] + [offer for offer, maker in self.counters if maker == partner]
        sizes = [sum(self.first), sum(self.second), most, most_2]
        few = [below(min(size, 2) + 1) for size in sizes]
        if not any(few):
            few = [min(size, 1) for size in sizes]
        return make(
            self.move,
            partner,
            bags.some_of(self.first, few[0], below),
            bags.some_of(self.second, few[1], below),
            bags.some_of(self.theirs or [few[2]] * len(self.first), few[2], below),
            bags.some_of([few[3]] * len(self.second), few[3], below),
            "",
            counters[below(len(counters))],
            self.target,
            *self.any_pledges(below, bare=not any(sizes)),
        )

    def any_pledges(self, below: Below, *, bare: bool) -> tuple[int, int]:
        """Return what both sides promise; where there is nothing else, one promise at least."""
        pledge, wanted = self.any_pledge(below), self.any_pledge(below)
        return (self.pledges[0] if bare and not pledge and not wanted else pledge), wanted

    def any_pledge(self, below: Below) -> int:
        """None as often as any."""
        return self.pledges[below(len(self.pledges))] if self.pledges and below(2) else 0


def says_something(move: Proposal) -> bool:
    """Tell whether anything is offered: an offer of nothing for nothing is none."""
    _, *things, _, _, _, pledge, wanted = astuple(move)
    return any(map(any, things)) or bool(pledge or wanted)


def ways_up_to(kinds: int, most: int) -> int:
    """Return how many bags of at most so many things of these kinds there are."""
    return comb(kinds + most, most)
