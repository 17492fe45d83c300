"""All pieces of the game, each seat's knowledge of the hidden ones, and copy().

Lists are flat: the goods of city c are goods[4c : 4c + 4], the hand of seat s is hands[9s : 9s +
9], the routes out of city c are routes[2c] and routes[2c + 1].
"""

from dataclasses import dataclass
from typing import Self

from hanse.core.types import Counts, Seat
from hanse.games.kogge.board import (
    BASIC_CHIPS,
    CHIPS_OF_A_KIND,
    EXTRA_CHIPS,
    GOOD_PIECES,
    MARKER_PIECES,
    NCHIPS,
    NCITIES,
    NGOODS,
    NVALUES,
    OFFICES,
    RAID_MARKERS,
    ROUTES,
    SITES,
)
from hanse.games.kogge.result import Result
from hanse.games.kogge.terms import OpenOffer, Vow

NONE = -1
FACE_UP = -1
NOBODY = -2


@dataclass
class Table:
    """The pieces, and the seats that have seen them."""

    seats: int
    stock: list[int]
    reserve: list[int]
    market: list[tuple[int, int]]
    goods: list[int]
    sites: list[int]
    site_goods: list[int]
    routes: list[int]
    covered: list[int]  # the seat that laid the route face down, NOBODY, or FACE_UP
    seen: list[int]  # one bit for each viewer, besides that seat, who knows a covered route
    raided: list[int]  # one bit for each seat whose raid marker lies in the city
    cogs: list[int]
    hands: list[int]
    cargo: list[int]
    raids: list[int]
    raids_aside: list[int]
    offices: list[int]
    chips: list[int]
    chip_supply: list[int]
    bids: list[Counts]
    sealed: list[int]
    votes: list[int]
    fights: list[Counts]  # the markers committed to a conflict, () before
    intercepted: list[int]
    piles: list[Counts]
    order: list[int]
    known: list[int]  # known[9 (n w + s) + v]: markers v that viewer w knows in s's pool
    known_cargo: list[int]  # the same for goods; w = n stands for spectators
    touched: list[int]  # how often a seat's hand or cargo changed
    offers: list[OpenOffer]
    offers_made: list[int]  # the number of offers by each seat in this round
    vows: list[Vow]
    gone: list[int]  # goods that have left the game
    drawn: list[int]  # the values last drawn for the virtual player, wherever they are now
    offer_count: int = 0
    guild: int = NONE
    guild_start: int = NONE
    walked: int = 0
    round: int = 0
    last_round: bool = False
    outbid: bool = False  # the virtual player won the last auction
    result: Result | None = None
    crest: int = NONE  # B-SETUP-01: the marker that is Bornholm's number
    pirate: int = NONE
    noted: int = 0  # P-06: victory points that the pirate has noted

    @classmethod
    def new(cls, seats: int, goods: Counts = GOOD_PIECES, markers: Counts = MARKER_PIECES) -> Self:
        """Return a table with everything still in the box: markers in reserve, goods in stock."""
        viewers = seats + 1
        return cls(
            seats,
            stock=list(goods),
            reserve=list(markers),
            market=[],
            goods=[0] * (NCITIES * NGOODS),
            sites=[NONE] * (NCITIES * SITES),
            site_goods=[0] * (NCITIES * SITES * NGOODS),
            routes=[NONE] * (NCITIES * ROUTES),
            covered=[FACE_UP] * (NCITIES * ROUTES),
            seen=[0] * (NCITIES * ROUTES),
            raided=[0] * NCITIES,
            cogs=[NONE] * seats,
            hands=[0] * (seats * NVALUES),
            cargo=[0] * (seats * NGOODS),
            raids=[0] * seats,
            raids_aside=[RAID_MARKERS] * seats,
            offices=[OFFICES] * seats,
            chips=[0] * (seats * NCHIPS),
            chip_supply=[CHIPS_OF_A_KIND] * len(BASIC_CHIPS) + [0] * len(EXTRA_CHIPS),
            bids=[()] * seats,
            sealed=[NONE] * seats,
            votes=[NONE] * seats,
            fights=[()] * seats,
            intercepted=[0] * seats,
            piles=[],
            order=list(range(seats)),
            known=[0] * (viewers * seats * NVALUES),
            known_cargo=[0] * (viewers * seats * NGOODS),
            touched=[0] * seats,
            offers=[],
            offers_made=[0] * seats,
            vows=[],
            gone=[0] * NGOODS,
            drawn=[],
        )

    def copy(self) -> "Table":
        return Table(
            self.seats,
            self.stock[:],
            self.reserve[:],
            self.market[:],
            self.goods[:],
            self.sites[:],
            self.site_goods[:],
            self.routes[:],
            self.covered[:],
            self.seen[:],
            self.raided[:],
            self.cogs[:],
            self.hands[:],
            self.cargo[:],
            self.raids[:],
            self.raids_aside[:],
            self.offices[:],
            self.chips[:],
            self.chip_supply[:],
            self.bids[:],
            self.sealed[:],
            self.votes[:],
            self.fights[:],
            self.intercepted[:],
            self.piles[:],
            self.order[:],
            self.known[:],
            self.known_cargo[:],
            self.touched[:],
            self.offers[:],
            self.offers_made[:],
            self.vows[:],
            self.gone[:],
            self.drawn[:],
            self.offer_count,
            self.guild,
            self.guild_start,
            self.walked,
            self.round,
            self.last_round,
            self.outbid,
            self.result,
            self.crest,
            self.pirate,
            self.noted,
        )

    def add_city(self) -> None:
        """Add a tenth city to the board's nine (B-BASE-01)."""
        self.goods += [0] * NGOODS
        self.sites += [NONE] * SITES
        self.site_goods += [0] * (SITES * NGOODS)
        self.routes += [NONE] * ROUTES
        self.covered += [FACE_UP] * ROUTES
        self.seen += [0] * ROUTES
        self.raided.append(0)

    def number(self, city: int) -> int:
        """Return a city's own number, or Bornholm's from its crest (K-COMP-01, B-BASE-01)."""
        return city if city < NCITIES else self.crest

    def hand(self, seat: Seat) -> Counts:
        return tuple(self.hands[seat * NVALUES : (seat + 1) * NVALUES])

    def hold(self, seat: Seat) -> Counts:
        """Return the goods on the seat's cog."""
        return tuple(self.cargo[seat * NGOODS : (seat + 1) * NGOODS])

    def goods_in(self, city: int) -> Counts:
        return tuple(self.goods[city * NGOODS : (city + 1) * NGOODS])

    def hand_size(self, seat: Seat) -> int:
        return sum(self.hands[seat * NVALUES : (seat + 1) * NVALUES])

    def hold_size(self, seat: Seat) -> int:
        return sum(self.cargo[seat * NGOODS : (seat + 1) * NGOODS])

    def chip(self, seat: Seat, kind: int) -> int:
        return self.chips[seat * NCHIPS + kind]

    def is_barred(self, seat: Seat, city: int) -> bool:
        """Return whether the seat's own raid marker lies in the city (K-MOVE-09)."""
        return bool(self.raided[city] >> seat & 1)

    def knows(self, viewer: int, slot: int) -> bool:
        """Return whether this viewer laid or saw the covered route; spectators come last."""
        return self.covered[slot] == viewer or bool(self.seen[slot] >> viewer & 1)

    def offices_in(self, city: int) -> int:
        first = city * SITES
        return (self.sites[first] != NONE) + (self.sites[first + 1] != NONE)

    def office_goods(self, seat: Seat, city: int) -> Counts:
        """Return the goods in the seat's own offices in the city."""
        total = [0] * NGOODS
        for site in range(city * SITES, (city + 1) * SITES):
            if self.sites[site] == seat:
                for good in range(NGOODS):
                    total[good] += self.site_goods[site * NGOODS + good]
        return tuple(total)

    def office_count(self, seat: Seat) -> int:
        """Return the number of the seat's offices.

        A fifth office has no piece of its own (K-ACT-BUILD-04), so the supply may be -1.
        """
        return OFFICES - self.offices[seat]

    def chip_count(self, seat: Seat) -> int:
        return sum(self.chips[seat * NCHIPS : (seat + 1) * NCHIPS])
