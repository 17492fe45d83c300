"""The second referee for Kogge: what lies on the table, and the answers one can give.

Written from the rules ledger alone and sharing nothing with the engine, so that a mistake in one of
the two is seen.
"""

from typing import NamedTuple

from tests.referee.kogge_house import House
from tests.referee.kogge_pieces import (
    CITIES,
    GOOD_OF,
    GOODS,
    ISLAND,
    MORE_GOODS,
    NO_GOODS,
    NO_MARKERS,
    NOWHERE,
    WORTH,
    Bag,
    Chip,
    added,
    move,
    part_of,
)

FACE_UP, NOBODY = -1, -2


class Wrong(AssertionError):
    """What was drawn or done cannot be by the rules."""


class Answer(NamedTuple):
    """What a seat answers: a deed, up to two numbers and up to two bags.

    An offer has goods and markers in either bag; z names the office, the maker's promise, the
    promise wanted, and how many letters are said with it.
    """

    deed: str
    a: int = 0
    b: int = 0
    x: Bag = ()
    y: Bag = ()
    z: Bag = ()


class Offer(NamedTuple):
    """G-72: an offer that stands."""

    number: int
    maker: int
    to: int
    gives: Bag
    takes: Bag
    office: int
    vow: int
    wants: int


class Vow(NamedTuple):
    """G-29: a promise that binds until it is kept, or until this round is over."""

    by: int
    to: int
    kind: int
    city: int
    until: int


class Table:
    """Every piece; lists go by city or by seat. Set up but for what chance decides."""

    def __init__(self, house: House) -> None:
        self.house, self.seats = house, house.seats
        seats, more = self.seats, int(house.has("five_players"))  # B-5P-01
        self.cities = range(10 if house.has("bornholm") else 9)
        self.reserve = [14 - value + more - seats for value in CITIES]  # K-COMP-03, K-SETUP-03
        self.hands = [[1] * 9 for _ in range(seats)]
        self.goods = [[3 * (GOOD_OF[c] == kind) for kind in range(4)] for c in CITIES]  # K-SETUP-01
        self.goods += [[0] * 4 for _ in self.cities[9:]]
        fur = int(house.chosen["memory_start_fur"]) if house.has("memory") else 1
        self.cargo = [[2, fur, 0, 0] for _ in range(seats)]  # K-SETUP-04, K-ADV-MEM-04, G-76
        out = added(self.goods + self.cargo)
        self.stock = [n + more * m - o for n, m, o in zip(GOODS, MORE_GOODS, out, strict=True)]
        self.gone = [0] * 4  # S-GM-03
        self.market: list[Bag] = []
        self.lay_board()
        self.deal_pieces()

    def lay_board(self) -> None:
        """Cities and what may lie in them; a stored bag belongs to the office at its place."""
        down = NOBODY if self.house.has("memory") else FACE_UP
        self.offices: list[list[int]] = [[] for _ in self.cities]
        self.stored: list[list[list[int]]] = [[] for _ in self.cities]
        self.routes: list[list[int]] = []
        self.layers = [[down] * 2 for _ in self.cities]
        self.seen: list[list[set[int]]] = [[set(), set()] for _ in self.cities]
        self.raided: list[set[int]] = [set() for _ in self.cities]
        self.cogs = [NOWHERE] * self.seats
        self.crest = self.guild = self.guild_start = NOWHERE
        self.walked = self.round = 0
        self.last_round = False

    def deal_pieces(self) -> None:
        seats, more = self.seats, self.house.has("bonus_chips") and not self.house.has("solo")
        self.pirate, self.noted = -1, 0
        self.raids, self.raids_aside = [1] * seats, [1] * seats  # K-SETUP-02
        self.chips = [[0] * 6 for _ in range(seats)]
        self.chip_supply = [2] * 4 + [int(more)] * 2  # K-COMP-08, G-57
        self.intercepted = [0] * seats
        self.bids: list[Bag] = [NO_MARKERS] * (seats + self.house.has("solo"))
        self.secrets: dict[int, int] = {}
        self.fights: dict[int, Bag] = {}
        self.piles: list[Bag] = []
        self.order = list(range(seats))
        self.outbid = False
        self.offers: list[Offer] = []
        self.offers_made, self.offer_count = [0] * seats, 0
        self.vows: list[Vow] = []
        self.touched: set[int] = set()

    def number(self, city: int) -> int:
        """K-COMP-01, B-BASE-01."""
        return self.crest if city == ISLAND else city

    def good_of(self, city: int) -> int:
        return GOOD_OF[self.number(city)]

    def has(self, seat: int, goods: Bag, markers: Bag) -> bool:
        """Are these aboard and in hand? Nothing else may pay for anything (G-66)."""
        return part_of(goods, self.cargo[seat]) and part_of(markers, self.hands[seat])

    def pay(self, seat: int, goods: Bag = NO_GOODS, markers: Bag = NO_MARKERS) -> None:
        """To stock and reserve; less than nothing is gained from there."""
        move(goods, self.cargo[seat], self.stock)
        move(markers, self.hands[seat], self.reserve)
        if any(goods + markers):
            self.touched.add(seat)

    def load(self, seat: int, goods: Bag, source: list[int] | None = None) -> None:
        """Goods come aboard, out of somewhere; or go overboard, if they are less than nothing."""
        move(goods, source if source is not None else [0] * 4, self.cargo[seat])
        if any(goods):
            self.touched.add(seat)

    def development(self, seat: int) -> int:
        """K-GOAL-01."""
        return sum(owners.count(seat) for owners in self.offices) + sum(self.chips[seat])

    def victory(self, seat: int) -> int:
        """K-END-03: an office is worth 10, a chip 20. P-07: other raid markers, and notes."""
        held = [self.cargo[seat]]
        for owners, bags in zip(self.offices, self.stored, strict=True):
            held += [bag for owner, bag in zip(owners, bags, strict=True) if owner == seat]
        goods = sum(n * worth for n, worth in zip(added(held), WORTH, strict=True))
        raids = self.raids[seat] * (-1 if seat == self.pirate else 1)
        noted = self.noted if seat == self.pirate else 0
        return goods + noted + 10 * (self.development(seat) + sum(self.chips[seat]) + raids)

    def chip(self, seat: int, kind: int) -> bool:
        return self.chips[seat][kind] > 0

    def may_intercept(self, seat: int) -> bool:
        """B-CHIP-02: once in the game."""
        return self.chips[seat][Chip.INTERCEPTION] > self.intercepted[seat]


def rank(bid: Bag, house: House) -> tuple[object, ...]:
    """K-BID-05 to K-BID-08, D-02, D-25, G-71: the better bid is the greater; none is the least."""
    laid = [value for value in reversed(CITIES) for _ in range(bid[value])]
    if not laid:
        return (-1,)
    groups, most = house.says("bid_mixed_groups", "designer_groups"), max(bid)
    if most > 1 and (groups or most == len(laid)):
        best = max(value for value in CITIES if bid[value] == most)
        rest = tuple(0 if value == best else n for value, n in enumerate(bid))
        return 1, most, best, rank(rest, house)
    little = bid[0] / 100 if house.says("zero_in_bid", "adds") else 0
    return 0, sum(laid) + little, laid
