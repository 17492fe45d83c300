"""Win probabilities estimated from points and cards.

The numbers were fitted to 3,000 games of skippers (`tools/fit_win_chance.py`).
"""

from collections.abc import Sequence
from math import sqrt

from hanse.bots.luebeck.skipper_view import read_table
from hanse.bots.luebeck.values import worth
from hanse.bots.softmax import softmax
from hanse.core.types import Seat
from hanse.games.luebeck.box import PACKETS
from hanse.games.luebeck.game import Luebeck

THIS_ROUND_VARIANCE = 40.0
"""The variance of points that chance still adds in the current round."""

VARIANCE_PER_ROUND = 6.0
"""The variance that each further round adds."""


def win_chances(game: Luebeck, found: Sequence[float]) -> list[float]:
    """Return each seat's win probability from these totals; all are 0 if nobody won."""
    result = game.table.result
    if result:
        won = result.winners
        return [1 / len(won) if seat in won else 0.0 for seat in range(game.seats)]
    return chances_of_totals(
        found, sqrt(THIS_ROUND_VARIANCE + VARIANCE_PER_ROUND * rounds_left(game))
    )


def chances_of_totals(found: Sequence[float], spread: float) -> list[float]:
    """Return win probabilities for these totals; `spread` is the standard deviation."""
    return softmax([total / spread for total in found])


def rounds_left(game: Luebeck) -> float:
    """Return the approximate number of rounds after this one (L-DISP-02, L-GAME-01)."""
    table = game.table
    if table.last_round:
        return 0.0
    cards = sum(table.stack)
    if table.run == 1:
        cards += sum(game.rules.deck.counts) - sum(map(len, table.hands + table.packets))
    return cards / (table.seats + PACKETS[table.seats])


def totals(game: Luebeck) -> list[float]:
    """Return each seat's points, including those still in its hand."""
    return [points + cards_worth(game, seat) for seat, points in enumerate(game.table.scores)]


def cards_worth(game: Luebeck, seat: Seat) -> float:
    seat_view = read_table(game, seat)
    return worth(seat_view, seat_view.now)
