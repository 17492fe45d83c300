"""The kind of question that allows offers of deals between players."""

from collections.abc import Iterator
from itertools import product
from math import comb

from msgspec import field

from hanse.core import bags
from hanse.core.types import (
    SPECTATOR,
    Below,
    Counts,
    Move,
    Proposal,
    ProposalTerms,
    Seat,
    Shape,
)  # fmt: skip

LONGEST_PROMISE = 200
NO_OFFER = -1
"""The number in `answers` of a proposal that counters no other offer."""


class Deal(Shape, frozen=True):
    """An offer of any of your things, of two sorts, for any of a partner's; or a gift or request.

    `partners` lists seats, each with the number of its things of either sort. `counters` lists the
    offers that can be countered, each with the seat that made it. `theirs` counts a partner's
    things of the first sort, if everyone can see them. With `promises`, an offer may contain any
    text, so `moves` lists only offers without text. `pledges` lists the promises with a number.
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
        terms = move.terms
        return (
            terms.target == self.target
            and any(self.fits(terms, partner) for partner in self.partners)
            and (terms.answers == NO_OFFER or (terms.answers, terms.to) in self.counters)
            and len(terms.promise) <= (LONGEST_PROMISE if self.promises else 0)
            and {terms.pledge, terms.wants} <= {0, *self.pledges}
            and says_something(terms)
        )

    def fits(self, terms: ProposalTerms, partner: tuple[Seat, int, int]) -> bool:
        """Return whether both sides may have the things that would change hands."""
        seat, most, most_2 = partner
        (give, give_2), (take, take_2) = terms.give, terms.take
        return (
            terms.to == seat
            and bags.within(give, self.first)
            and bags.within(give_2, self.second)
            and bags.within(take, self.theirs or (most,) * len(self.first))
            and bags.within(take_2, (most_2,) * len(self.second))
            # `within` only limits each kind to the partner's total number of things, because their
            # exact holdings are secret. Everyone can check the sum.
            and sum(take) <= most
            and sum(take_2) <= most_2
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
                    give, take = (mine[:kinds], mine[kinds:]), (wanted, more)
                    terms = ProposalTerms(partner, give, take, "", answers, self.target)
                    for pledge, wants in product((0, *self.pledges), repeat=2):
                        pledged = terms._replace(pledge=pledge, wants=wants)
                        if says_something(pledged):
                            yield self.move.from_terms(pledged)

    def wishes(self, most: int) -> Iterator[Counts]:
        """Yield each bag of first-sort things that an offer can request."""
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
        # them anyway, so each open offer adds the same number once more.
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
        # The draws stay in this order: games that are drawn from a key depend on it.
        give = bags.some_of(self.first, few[0], below), bags.some_of(self.second, few[1], below)
        theirs = self.theirs or [few[2]] * len(self.first)
        take = (
            bags.some_of(theirs, few[2], below),
            bags.some_of([few[3]] * len(self.second), few[3], below),
        )
        answers = counters[below(len(counters))]
        pledge, wants = self.any_pledges(below, bare=not any(sizes))
        return self.move.from_terms(
            ProposalTerms(partner, give, take, "", answers, self.target, pledge, wants)
        )

    def any_pledges(self, below: Below, *, bare: bool) -> tuple[int, int]:
        """Return the promises of both sides; at least one if no things can change hands."""
        pledge, wanted = self.any_pledge(below), self.any_pledge(below)
        return (self.pledges[0] if bare and not pledge and not wanted else pledge), wanted

    def any_pledge(self, below: Below) -> int:
        """Return 0, for no promise, half of the time; otherwise one of the allowed promises."""
        return self.pledges[below(len(self.pledges))] if self.pledges and below(2) else 0


def says_something(terms: ProposalTerms) -> bool:
    """Return whether the terms contain a thing or a pledge on either side."""
    return any(map(any, (*terms.give, *terms.take))) or bool(terms.pledge or terms.wants)


def ways_up_to(kinds: int, most: int) -> int:
    """Return the number of bags with at most this many things of these kinds."""
    return comb(kinds + most, most)
