"""Answers in conflicts: the seat to attack, markers to lay, demands, and places for the loser."""

from hanse.bots.kogge.answers.builder_view import BuilderView
from hanse.bots.kogge.answers.rounds import lure
from hanse.bots.kogge.value.piece_worth import Holdings
from hanse.core.bags import one
from hanse.core.questions.shapes import Bag, Choice, Menu
from hanse.core.types import Below, Counts, Move
from hanse.games.kogge.board import NGOODS, NVALUES
from hanse.games.kogge.moves import Attack, Commit, Demand, KeepPeace, LeaveBe, Push
from hanse.games.kogge.phases.conflict import Fighting
from hanse.games.kogge.phases.spoils import NAMED, Demanding, Pushing

MIN_PRIZE = 3
"""The fewest goods that make a cog worth a fight."""

MIN_HAND = 3
FIGHT_ODDS = 2
"""The bot begins a worthwhile fight once in this many chances."""

MIN_MARKERS_ODDS = 4
"""An attacked cog lays as little as allowed once in this many conflicts."""


def challenge(menu: Menu, seat_view: BuilderView, below: Below) -> Move:
    """Return an attack on the richest cog there, now and then, otherwise peace."""
    targets = next(o.values for o in menu.options if isinstance(o, Choice))
    loads = seat_view.view.players.cargo
    victim = max(targets, key=lambda seat: loads[seat])
    worth_it = loads[victim] >= MIN_PRIZE and sum(seat_view.hand) >= MIN_HAND
    return Attack(victim) if worth_it and below(FIGHT_ODDS) == 0 else KeepPeace()


def lay_markers(question: Bag, seat_view: BuilderView, below: Below) -> Move:
    """Return the markers to lay: a matching pair to spare, high ones, or the fewest allowed."""
    held = Holdings(seat_view.cargo, question.have, seat_view.wanted)
    if is_attacked(seat_view) and (
        sum(seat_view.cargo) < MIN_PRIZE or below(MIN_MARKERS_ODDS) == 0
    ):
        return Commit(fewest_markers(question, held))
    pairs = [v for v in range(NVALUES) if question.have[v] > 1]
    markers = [0] * NVALUES
    if pairs and below(3):
        markers[min(pairs, key=held.last_marker)] = 2
    else:
        high = [v for v in reversed(range(NVALUES)) if question.have[v]]
        for value in high[: 1 + below(2)]:
            markers[value] = 1
    return Commit(tuple(markers))


def is_attacked(seat_view: BuilderView) -> bool:
    """Return whether another seat began this conflict."""
    step = seat_view.view.now.agenda[-1]
    assert isinstance(step, Fighting)
    return seat_view.seat != step.seats[0]


def fewest_markers(question: Bag, held: Holdings) -> Counts:
    """Return the marker that is missed least, or none if the question allows none (G-31)."""
    if not question.least:
        return (0,) * NVALUES
    return one(min((v for v in range(NVALUES) if question.have[v]), key=held.last_marker), NVALUES)


def demand(question: Bag, seat_view: BuilderView, below: Below) -> Move:
    """Demand useful goods, starting with those that the loser is known to have."""
    step = seat_view.view.now.agenda[-1]
    assert isinstance(step, Demanding)
    assert seat_view.view.own is not None
    known = seat_view.view.own.pools.goods[step.loser * NGOODS : (step.loser + 1) * NGOODS]
    held = Holdings(seat_view.cargo, seat_view.hand, seat_view.wanted)
    named = [0] * NGOODS
    for _ in range(NAMED):
        sure = [good for good in range(NGOODS) if known[good] > named[good]]
        wanted = max(sure or range(NGOODS), key=held.next_good)
        named[wanted] += 1
        held.goods[wanted] += 1
    return Demand(tuple(named))


def push(menu: Menu, seat_view: BuilderView, below: Below) -> Move:
    """Push the loser out of the way about half the time, to the place with the fewest goods."""
    step = seat_view.view.now.agenda[-1]
    assert isinstance(step, Pushing)
    routes = next(o.values for o in menu.options if isinstance(o, Choice))
    if below(2):
        return LeaveBe()
    start = seat_view.view.fleet.cogs[step.loser]
    return Push(min(routes, key=lambda route: lure(seat_view, start, route)))
