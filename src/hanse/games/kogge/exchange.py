"""A deal done: what changes hands, and what everybody then knows."""

from hanse.core.types import Counts, Seat
from hanse.games.kogge.board import NGOODS, NVALUES
from hanse.games.kogge.events import DealMade
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.handling import gain_goods, lose_goods
from hanse.games.kogge.lying import Standing
from hanse.games.kogge.table import Table


def exchange(game: Kogge, done: Standing) -> None:
    """K-DEAL-01: both at once; the offer was covered as long as it stood (G-72)."""
    table = game.table
    hand_over(table, done.maker, done.to, done.give_goods, done.give_markers)
    hand_over(table, done.to, done.maker, done.take_goods, done.take_markers)
    give, take = sum(done.give_markers), sum(done.take_markers)
    public = (done.offer, done.maker, done.to, done.give_goods, give, done.take_goods, take)
    game.tell(DealMade(*public))
    if give or take:
        values = (done.give_markers, done.take_markers)
        game.tell(DealMade(*public, *values), done.maker, done.to)


def hand_over(table: Table, giver: Seat, taker: Seat, goods: Counts, markers: Counts) -> None:
    """Goods are seen by all, markers only by the two (G-73)."""
    lose_goods(table, giver, goods)
    gain_goods(table, taker, goods)
    for value in range(NVALUES):
        table.hands[giver * NVALUES + value] -= markers[value]
        table.hands[taker * NVALUES + value] += markers[value]
    if any(markers):
        for viewer in range(table.seats + 1):
            know_handed(table, viewer, (giver, taker), markers)


def know_handed(table: Table, viewer: int, partners: tuple[Seat, Seat], markers: Counts) -> None:
    """Others know only how many went: any marker they knew of may be among them."""
    giver, taker = ((viewer * table.seats + seat) * NVALUES for seat in partners)
    known = table.known
    insider = viewer in partners
    for value in range(NVALUES):
        gone = markers[value] if insider else sum(markers)
        known[giver + value] = max(0, known[giver + value] - gone)
        if insider:
            known[taker + value] += markers[value]


def know_offered(table: Table, standing: Standing) -> None:
    """G-72: one may only offer what one holds, so all know of the goods, one of the markers."""
    maker = standing.maker
    for viewer in range(table.seats + 1):
        at = (viewer * table.seats + maker) * NGOODS
        for good in range(NGOODS):
            known = table.known_cargo[at + good]
            table.known_cargo[at + good] = max(known, standing.give_goods[good])
    at = (standing.to * table.seats + maker) * NVALUES
    for value in range(NVALUES):
        table.known[at + value] = max(table.known[at + value], standing.give_markers[value])
