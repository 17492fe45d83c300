"""The first phase: cities named in the bids get goods."""

from hanse.core.steps import Step
from hanse.games.kogge.board import GOOD_OF, NGOODS, NVALUES, SITES
from hanse.games.kogge.events.rounds import Produced
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.table import NONE, Table

GOODS_PER_MARKER = 2


class Production(Step[Kogge], frozen=True):
    """K-PROD-01, K-PROD-02: two goods for each marker bid, highest city first."""

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        table = game.table
        laid = [sum(bid[v] for bid in table.bids if bid) for v in range(NVALUES)]
        for number in range(NVALUES - 1, -1, -1):
            if laid[number]:
                for city in game.rules.cities_of(table, number):
                    supply(game, city, number, game.rules.goods_per_marker * laid[number])
        return_bids(table)


def goods_arriving(stock: int, wanted: int) -> int:
    """Return the number of goods wanted, or as many as the stock has (K-PROD-02)."""
    return min(wanted, stock)


def supply(game: Kogge, city: int, number: int, wanted: int) -> None:
    """Supply a city, offices first (K-PROD-03, K-PROD-04, K-PROD-05, G-45).

    Each office gets one good, unless there are fewer goods than offices.
    """
    table = game.table
    good = GOOD_OF[number]
    arrived = goods_arriving(table.stock[good], wanted)
    if not arrived:
        return
    table.stock[good] -= arrived
    owned = [s for s in range(city * SITES, (city + 1) * SITES) if table.sites[s] != NONE]
    if arrived < len(owned):
        owned = []
    for site in owned:
        table.site_goods[site * NGOODS + good] += 1
    table.goods[city * NGOODS + good] += arrived - len(owned)
    owners = tuple([table.sites[site] for site in owned])
    game.tell(Produced(city, arrived - len(owned), number, owners))


def return_bids(table: Table) -> None:
    """Return the markers of the bids to the reserve (K-BID-11)."""
    for bid in table.bids:
        for value in range(len(bid)):
            table.reserve[value] += bid[value]
    table.bids = [()] * table.seats
