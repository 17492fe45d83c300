"""The holdings of one seat, for counting points and for planners, which copy and change them."""

from hanse.core.types import Seat
from hanse.games.kogge.board import NCHIPS, NGOODS, NVALUES, OFFICES, SITES
from hanse.games.kogge.table import Table


class SeatHoldings:
    """The holdings of one seat; copied and changed while a turn is planned."""

    __slots__ = (
        "aside", "barred", "chips", "city", "goods", "markers", "noted", "offices", "raids",
        "seat", "stored",
    )  # fmt: skip

    seat: Seat
    city: int
    goods: list[int]
    markers: list[int]
    chips: list[int]
    offices: int
    raids: int
    aside: int
    barred: int
    """One bit for each city that the seat has raided."""
    stored: dict[int, list[int]]
    """Goods in the seat's own offices, by city."""
    noted: int | None
    """The points that the pirate has noted (P-06); None for every other seat."""

    def copy(self) -> "SeatHoldings":
        """Return an independent copy."""
        other = SeatHoldings()
        other.seat, other.city = self.seat, self.city
        other.goods, other.markers, other.chips = self.goods[:], self.markers[:], self.chips[:]
        other.offices, other.raids, other.aside = self.offices, self.raids, self.aside
        other.barred, other.stored, other.noted = self.barred, self.stored, self.noted
        return other

    @property
    def points(self) -> int:
        """Return development points, one for each office and each chip (K-GOAL-01, K-BONUS-06)."""
        return self.offices + sum(self.chips)


def holdings_of(table: Table, seat: Seat) -> SeatHoldings:
    """Return the holdings of a seat on this table."""
    found = SeatHoldings()
    found.seat, found.city = seat, max(0, table.cogs[seat])
    found.goods = table.cargo[seat * NGOODS : (seat + 1) * NGOODS]
    found.markers = table.hands[seat * NVALUES : (seat + 1) * NVALUES]
    found.chips = table.chips[seat * NCHIPS : (seat + 1) * NCHIPS]
    found.offices = OFFICES - table.offices[seat]
    found.raids, found.aside = table.raids[seat], table.raids_aside[seat]
    found.barred = sum([(raided >> seat & 1) << c for c, raided in enumerate(table.raided)])
    found.stored = stored_goods(table, seat)
    found.noted = table.noted if seat == table.pirate else None
    return found


def stored_goods(table: Table, seat: Seat) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for site, owner in enumerate(table.sites):
        if owner == seat:
            lying = table.site_goods[site * NGOODS : (site + 1) * NGOODS]
            if any(lying):
                city = site // SITES
                before = found.get(city, [0] * NGOODS)
                found[city] = [a + b for a, b in zip(before, lying, strict=True)]
    return found
