"""The kind of question that a deal between players asks."""

from collections.abc import Iterator
from itertools import product
from math import comb

from hanse.core import bags
from hanse.core.types import Below, Counts, Move, Proposal, Shape

LONGEST_PROMISE = 200


class Deal(Shape, frozen=True):
    """Any of one's own goods and markers for any of a partner's; gifts and requests too.

    `partners` are seats with the number of their goods and of their markers, `counters` the offers
    that may be answered by another, with the seats that made them; `theirs`, where all can see
    it, is what there is to be had. Words are free, so `moves` lists only what is without them.
    """

    move: type[Proposal]
    goods: Counts
    markers: Counts
    partners: tuple[tuple[int, int, int], ...]
    counters: tuple[tuple[int, int], ...] = ()
    promises: bool = False
    of: int = 0
    theirs: Counts = ()
    vows: tuple[int, ...] = ()

    def allows(self, move: Move) -> bool:
        return (
            isinstance(move, Proposal)
            and type(move) is self.move
            and move.of == self.of
            and any(self.fits(move, *partner) for partner in self.partners)
            and (move.answers == -1 or (move.answers, move.to) in self.counters)
            and len(move.promise) <= (LONGEST_PROMISE if self.promises else 0)
            and {move.vow, move.wants} <= {0, *self.vows}
        )

    def fits(self, move: Proposal, partner: int, goods: int, markers: int) -> bool:
        return (
            move.to == partner
            and bags.within(move.give_goods, self.goods)
            and bags.within(move.give_markers, self.markers)
            and bags.within(move.take_goods, self.theirs or (goods,) * len(self.goods))
            and bags.within(move.take_markers, (markers,) * len(self.markers))
            and sum(move.take_goods) <= goods
            and sum(move.take_markers) <= markers
            and says_something(move)
        )

    def moves(self) -> Iterator[Move]:
        for answers, only in ((-1, -1), *self.counters):
            for partner, goods, markers in self.partners:
                if only in (-1, partner):
                    yield from self.moves_to(partner, goods, markers, answers)

    def moves_to(self, partner: int, goods: int, markers: int, answers: int) -> Iterator[Move]:
        kinds, values = len(self.goods), len(self.markers)
        for mine in bags.subsets(self.goods + self.markers):
            for wanted in self.wishes(goods):
                for more in bags.up_to(values, markers):
                    terms = partner, mine[:kinds], mine[kinds:], wanted, more, "", answers, self.of
                    for vow, wants in product((0, *self.vows), repeat=2):
                        move = self.move(*terms, vow, wants)
                        if says_something(move):
                            yield move

    def wishes(self, goods: int) -> Iterator[Counts]:
        """What goods can be asked for."""
        return bags.subsets(self.theirs) if self.theirs else bags.up_to(len(self.goods), goods)

    def count(self) -> int:
        given = sum(bags.sizes(self.goods + self.markers))
        each = {
            partner: given
            * self.count_wishes(goods)
            * ways_up_to(len(self.markers), markers)
            * (len(self.vows) + 1) ** 2
            - 1
            for partner, goods, markers in self.partners
        }
        return sum(each.values()) + sum(each.get(maker, 0) for _, maker in self.counters)

    def count_wishes(self, goods: int) -> int:
        return sum(bags.sizes(self.theirs)) if self.theirs else ways_up_to(len(self.goods), goods)

    def sample(self, below: Below) -> Move:
        partner, goods, markers = self.partners[below(len(self.partners))]
        counters = [-1] + [offer for offer, maker in self.counters if maker == partner]
        sizes = [sum(self.goods), sum(self.markers), goods, markers]
        few = [below(min(size, 2) + 1) for size in sizes]
        if not any(few):
            few = [min(size, 1) for size in sizes]
        return self.move(
            partner,
            bags.some_of(self.goods, few[0], below),
            bags.some_of(self.markers, few[1], below),
            bags.some_of(self.theirs or [few[2]] * len(self.goods), few[2], below),
            bags.some_of([few[3]] * len(self.markers), few[3], below),
            "",
            counters[below(len(counters))],
            self.of,
            self.any_vow(below),
            self.any_vow(below),
        )

    def any_vow(self, below: Below) -> int:
        """None as often as any."""
        return self.vows[below(len(self.vows))] if self.vows and below(2) else 0


def says_something(move: Proposal) -> bool:
    """An offer of nothing for nothing is none."""
    given, taken = move.give_goods + move.give_markers, move.take_goods + move.take_markers
    return any(given) or any(taken) or bool(move.vow or move.wants)


def ways_up_to(kinds: int, most: int) -> int:
    """How many bags of at most so many things of these kinds there are."""
    return comb(kinds + most, most)
