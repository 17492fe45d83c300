"""The first phase: markers for the holders of a chip, then the market."""

from hanse.core.steps import Step
from hanse.games.kogge.board import EXTRA_MARKER
from hanse.games.kogge.events.rounds import MarkerDrawn, MarketLaid, RoundBegan
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.table import Table
from hanse.games.kogge.transfers import gain_unseen

PAIRS = 4


class Market(Step[Kogge], frozen=True):
    """K-MKT-01, K-MKT-04: the old market's return, extra markers, and a new market."""

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        table = game.table
        table.round += 1
        table.offers_made = [0] * game.seats
        game.tell(RoundBegan(table.round))
        clear_market(table)
        for seat in table.order:
            for _ in range(table.chip(seat, EXTRA_MARKER)):
                draw_extra(game, seat)
        lay_market(game)


def clear_market(table: Table) -> None:
    """Return unsold markers to the reserve before anything else (D-19)."""
    for low, high in table.market:
        table.reserve[low] += 1
        table.reserve[high] += 1
    table.market.clear()


def draw_extra(game: Kogge, seat: int) -> None:
    """Draw one marker for a chip, if the reserve has any (K-BONUS-02, G-05, G-06)."""
    reserve = game.table.reserve
    if not any(reserve):
        return
    value = game.dice.one_of(reserve)
    reserve[value] -= 1
    gain_unseen(game.table, seat, value)
    game.tell(MarkerDrawn(seat))
    game.tell(MarkerDrawn(seat, value), seat)


def lay_market(game: Kogge) -> None:
    """Lay four pairs, or as many as the reserve allows (K-MKT-01, K-MKT-02, G-05).

    With five players, lay five pairs (B-5P-03).
    """
    table, dice = game.table, game.dice
    for _ in range(min(game.rules.market_pairs, sum(table.reserve) // 2)):
        pair = []
        for _ in range(2):
            value = dice.one_of(table.reserve)
            table.reserve[value] -= 1
            pair.append(value)
        table.market.append((min(pair), max(pair)))
    game.tell(MarketLaid(tuple(table.market)))
