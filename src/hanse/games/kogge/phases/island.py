"""Bornholm: a tenth city, without a number of its own."""

from hanse.core.steps import Step
from hanse.games.kogge.board import BORNHOLM, GOOD_OF, NGOODS, ROUTES
from hanse.games.kogge.events.variants import CrestLaid
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.table import Table


def cities_with_crest(table: Table, number: int) -> tuple[int, ...]:
    """Return the cities with a number, Bornholm last (B-BASE-01, B-PROD-01, B-MOVE-01)."""
    return (number, BORNHOLM) if number == table.crest else (number,)


class Island(Step[Kogge], frozen=True):
    """B-SETUP-01: Bornholm's two routes and its crest, drawn after all other routes.

    In these draws, the guild master's marker is not in the reserve (K-SETUP-07), unless a second
    full set needed the marker (G-77), which then lies among the routes.
    """

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        table = game.table
        table.add_city()
        aside = min(1, table.reserve[table.guild])
        table.reserve[table.guild] -= aside
        for slot in range(ROUTES):
            lay_route(game, slot)
        table.crest = game.dice.one_of(table.reserve)
        table.reserve[table.crest] -= 1
        table.reserve[table.guild] += aside
        lay_goods(table, game.rules.island.goods)
        game.tell(CrestLaid(table.crest, table.goods_in(BORNHOLM)))


def lay_route(game: Kogge, slot: int) -> None:
    """Draw a route that differs from the other one; in memory, draw any route (G-47)."""
    table = game.table
    value = game.dice.one_of(table.reserve)
    while not game.rules.route_fits(table, BORNHOLM, slot, value):
        value = game.dice.one_of(table.reserve)
    table.routes[BORNHOLM * ROUTES + slot] = value
    table.reserve[value] -= 1


def lay_goods(table: Table, wanted: int) -> None:
    """Lay as many goods of the crest's kind as the reading says (G-44)."""
    good = GOOD_OF[table.crest]
    count = min(wanted, table.stock[good])
    table.stock[good] -= count
    table.goods[BORNHOLM * NGOODS + good] += count
