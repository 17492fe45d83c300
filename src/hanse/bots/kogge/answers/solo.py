"""Answers in solo games: the bot wins auctions cheaply, which slows the guild master."""

from collections.abc import Iterator

from hanse.bots.kogge.answers.builder_view import BuilderView
from hanse.bots.kogge.answers.rounds import harvest, lure
from hanse.bots.kogge.value.piece_worth import Holdings
from hanse.core.bags import one, plus
from hanse.core.questions.shapes import Bag, Choice
from hanse.core.types import Below, Counts, Move
from hanse.games.kogge.board import NVALUES
from hanse.games.kogge.moves import Bid, Escape
from hanse.games.kogge.phases.auction import rank_of

STEP_WORTH = 8.0
"""The worth of shortening the guild master's walk by one city."""


def bid(question: Bag, seat_view: BuilderView, below: Below) -> Move:
    """Return the bid of one or two markers with the best chance of winning for its cost."""
    fit = [markers for markers in small_bids() if question.fits(markers)]
    if not fit:
        return question.sample(below)
    held = Holdings(seat_view.cargo, seat_view.hand, seat_view.wanted)
    return Bid(
        max(fit, key=lambda m: STEP_WORTH * win_chance(seat_view, m) - bid_cost(seat_view, held, m))
    )


def small_bids() -> Iterator[Counts]:
    for low in range(NVALUES):
        yield one(low, NVALUES)
        for high in range(low, NVALUES):
            yield plus(one(low, NVALUES), one(high, NVALUES))


def bid_cost(seat_view: BuilderView, held: Holdings, markers: Counts) -> float:
    """Return the worth of these markers in hand, less the goods they produce as a bid."""
    return sum(
        n * (held.last_marker(v) - harvest(seat_view, v)) for v, n in enumerate(markers) if n
    )


def win_chance(seat_view: BuilderView, markers: Counts) -> float:
    """Return the chance that this bid beats the drawn marker, known or not (S-BID-01)."""
    rules = seat_view.rules
    mine = rank_of(rules, markers)
    drawn = seat_view.view.players.bids[len(seat_view.view.fleet.cogs) :]
    if drawn:
        return float(mine > rank_of(rules, drawn[0]))
    pieces = rules.marker_pieces
    beaten = [n for v, n in enumerate(pieces) if rank_of(rules, one(v, NVALUES)) < mine]
    return sum(beaten) / sum(pieces)


def escape(question: Choice, seat_view: BuilderView, below: Below) -> Move:
    """Escape to the city with the most goods (S-RAID-01)."""
    return Escape(max(question.values, key=lambda route: lure(seat_view, seat_view.city, route)))
