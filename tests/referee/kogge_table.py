"""The second referee for Kogge: what lies on the table, and the answers one can give.

Written from the rules ledger alone and sharing nothing with the engine, so that a mistake in one of
the two is seen. The basic game: German edition, default readings, 2 to 4 seats, no offers.
"""

from typing import NamedTuple

from tests.referee.kogge_pieces import CITIES, GOOD_OF, GOODS, WORTH, Bag, move, part_of

FACE_UP = -1
NO_GOODS, NO_MARKERS = (0,) * 4, (0,) * 9


class Wrong(AssertionError):
    """What was drawn or done cannot be by the rules."""


class Answer(NamedTuple):
    """What a seat answers: a deed, up to two numbers and up to two bags."""

    deed: str
    a: int = 0
    b: int = 0
    x: Bag = ()
    y: Bag = ()


class Table:
    """Every piece; lists go by city or by seat. Set up but for what chance decides."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.reserve = [14 - value - seats for value in CITIES]  # K-COMP-03, K-SETUP-03
        self.hands = [[1] * 9 for _ in range(seats)]
        self.goods = [[3 * (GOOD_OF[c] == kind) for kind in range(4)] for c in CITIES]  # K-SETUP-01
        self.cargo = [[2, 1, 0, 0] for _ in range(seats)]  # K-SETUP-04
        out = [sum(column) for column in zip(*self.goods, *self.cargo, strict=True)]
        self.stock = [there - n for there, n in zip(GOODS, out, strict=True)]
        self.market: list[Bag] = []
        self.offices: list[list[int]] = [[] for _ in CITIES]
        self.stored = [[0] * seats for _ in CITIES]
        self.routes: list[list[int]] = []
        self.layers = [[FACE_UP] * 2 for _ in CITIES]
        self.raided: list[set[int]] = [set() for _ in CITIES]
        self.cogs = [-1] * seats
        self.raids, self.raids_aside = [1] * seats, [1] * seats  # K-SETUP-02
        self.chips = [[0] * 4 for _ in range(seats)]
        self.chip_supply = [2] * 4
        self.bids: list[Bag] = [NO_MARKERS] * seats
        self.secrets: dict[int, int] = {}
        self.piles: list[Bag] = []
        self.order = list(range(seats))
        self.guild = self.guild_start = -1
        self.walked = self.round = 0

    def has(self, seat: int, goods: Bag, markers: Bag) -> bool:
        """Are these aboard and in hand? Nothing else may pay for anything (G-66)."""
        return part_of(goods, self.cargo[seat]) and part_of(markers, self.hands[seat])

    def pay(self, seat: int, goods: Bag = NO_GOODS, markers: Bag = NO_MARKERS) -> None:
        move(goods, self.cargo[seat], self.stock)
        move(markers, self.hands[seat], self.reserve)

    def development(self, seat: int) -> int:
        """K-GOAL-01."""
        return sum(owners.count(seat) for owners in self.offices) + sum(self.chips[seat])

    def victory(self, seat: int) -> int:
        """K-END-03: an office is worth 10, a chip 20."""
        goods = sum(n * worth for n, worth in zip(self.cargo[seat], WORTH, strict=True))
        goods += sum(self.stored[c][seat] * WORTH[GOOD_OF[c]] for c in CITIES)
        return goods + 10 * (self.development(seat) + sum(self.chips[seat]) + self.raids[seat])


def rank(bid: Bag) -> tuple[int, float, list[int]]:
    """K-BID-05 to K-BID-08, D-02, D-25: the better bid is the greater; none is the least."""
    laid = [value for value in reversed(CITIES) for _ in range(bid[value])]
    if not laid:
        return -1, 0, []
    if len(laid) > 1 and laid[0] == laid[-1]:
        return 1, len(laid), laid
    return 0, sum(laid) + bid[0] / 100, laid
