"""Answers outside the seat's own turn: the first office, bids, the guild master, and raids."""

from hanse.bots.kogge.answers.builder_view import BuilderView
from hanse.bots.kogge.answers.destinations import best_plan
from hanse.bots.kogge.answers.reach import steps_between
from hanse.bots.kogge.value.piece_worth import Holdings
from hanse.core.questions.shapes import Bag, Choice, Split
from hanse.core.types import Below, Counts, Move
from hanse.games.kogge.actions.exile import ExileChoice, ExileVote, LandChoice, LandVote
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.board import (
    GOOD_OF,
    GOOD_POINTS,
    NGOODS,
    NVALUES,
    ROUTES,
    SITES,
)
from hanse.games.kogge.moves import (
    Bid,
    Exile,
    Land,
    LeavePile,
    MoveGuild,
    PayTax,
    PickStart,
    TakeMarker,
    TakePile,
)
from hanse.games.kogge.table import NONE

FAVOURITE_SHARE = (3, 5)
"""The share of games in which the bot picks its favourite city; otherwise it picks any."""

RAISE_ODDS = 6
"""The bot raises one bid in this many."""

RANDOM_VOTE_ODDS = 4
"""The bot votes for a random city once in this many votes."""


def pick_start(question: Choice, seat_view: BuilderView, below: Below) -> Move:
    """Pick the favourite, but not always: a predictable choice gets crowded out."""
    often, of = FAVOURITE_SHARE
    if below(of) < often:
        return PickStart(max(question.values, key=lambda city: variety(seat_view, city)))
    return PickStart(question.values[below(len(question.values))])


def variety(seat_view: BuilderView, city: int) -> int:
    """Return a score: the kinds of goods within two steps, then the rarity of the city's own."""
    return 10 * kinds_around(seat_view, city) + GOOD_POINTS[GOOD_OF[city]]


def kinds_around(seat_view: BuilderView, city: int) -> int:
    near = seat_view.routes[city * ROUTES : (city + 1) * ROUTES]
    far = [seat_view.routes[c * ROUTES + r] for c in near for r in range(ROUTES)]
    return len({GOOD_OF[c] for c in (city, *near, *far) if c != NONE})


def bid(question: Bag, seat_view: BuilderView, below: Below) -> Move:
    """Return the least valuable marker; now and then add one to act earlier in the order."""
    held = Holdings(seat_view.cargo, seat_view.hand, seat_view.wanted)
    by_cost = sorted(
        (v for v in range(NVALUES) if question.have[v]),
        key=lambda v: held.last_marker(v) - harvest(seat_view, v) + below(50) / 100,
    )
    eager = max(seat_view.cargo) >= seat_view.rules.prices.chip or below(RAISE_ODDS) == 0
    for size in (2, 1) if eager and sum(question.have) > 3 else (1, 2):
        for start in range(len(by_cost)):
            markers = [0] * NVALUES
            for value in by_cost[start : start + size]:
                markers[value] += 1
            if question.fits(tuple(markers)):
                return Bid(tuple(markers))
    return question.sample(below)


def harvest(seat_view: BuilderView, number: int) -> float:
    """Return the gain from production by this number, mostly in the seat's own offices."""
    sites = seat_view.view.board.sites
    return sum(
        0.2 + 0.8 * sites[city * SITES : (city + 1) * SITES].count(seat_view.seat)
        for city in seat_view.cities_of(number)
        if not seat_view.barred[city]
    )


def move_guild(question: Choice, seat_view: BuilderView, below: Below) -> Move:
    """Move the guild master toward the cog if it has a set to sell; otherwise slowly."""
    if max(seat_view.cargo) < seat_view.rules.prices.chip:
        return MoveGuild(question.values[0])
    return MoveGuild(min(question.values, key=lambda steps: way_to_guild(seat_view, steps)))


def way_to_guild(seat_view: BuilderView, steps: int) -> int:
    """Return the guild master's distance from the cog after this walk; 99 if it must be avoided."""
    way = next(way for way in seat_view.view.ends.walks if way.steps == steps)
    city, over = way.city, way.walked >= seat_view.walk_left
    return 99 if over or seat_view.barred[city] else steps_between(seat_view, seat_view.city, city)


def take_marker(question: Choice, seat_view: BuilderView, below: Below) -> Move:
    """Return the most wanted marker (G-62)."""
    held = Holdings(seat_view.cargo, seat_view.hand, seat_view.wanted)
    return TakeMarker(max(question.values, key=held.next_marker))


def split_evenly(question: Split, seat_view: BuilderView, below: Below) -> Move:
    """Split the goods into piles of about equal worth, dealt back and forth, valuable first."""
    goods = [g for g in range(NGOODS - 1, -1, -1) for _ in range(question.have[g])]
    piles = [[0] * NGOODS for _ in range(question.piles)]
    for place, good in enumerate(goods):
        row, at = divmod(place, len(piles))
        piles[-1 - at if row % 2 else at][good] += 1
    laid = sorted((tuple(pile) for pile in piles), key=lambda p: (sum(p), p), reverse=True)
    return question.move(tuple(laid))


def take_pile(question: Choice, seat_view: BuilderView, below: Below) -> Move:
    """Return the pile that fits the seat's holdings best."""
    assert seat_view.view.own is not None
    piles = seat_view.view.own.piles
    return TakePile(
        max(question.values, key=lambda place: worth_with_pile(seat_view, piles[place]))
    )


def leave_pile(question: Choice, seat_view: BuilderView, below: Below) -> Move:
    """Return the pile that fits the seat's holdings least (R3-01)."""
    piles = seat_view.view.players.piles_open
    return LeavePile(
        min(question.values, key=lambda place: worth_with_pile(seat_view, piles[place]))
    )


def worth_with_pile(seat_view: BuilderView, pile: Counts) -> float:
    """Return the worth of the holdings with this pile."""
    goods = [c + p for c, p in zip(seat_view.cargo, pile, strict=True)]
    return Holdings(goods, seat_view.hand, seat_view.wanted).worth()


def pay_tax(question: Choice, seat_view: BuilderView, below: Below) -> Move:
    """Return the good that is missed least (K-ADV-TAX-01)."""
    held = Holdings(seat_view.cargo, seat_view.hand, seat_view.wanted)
    return PayTax(min(question.values, key=held.last_good))


def exile(question: Choice, seat_view: BuilderView, below: Below) -> Move:
    """Send the robber to the city with the fewest goods; an unknown city counts as average."""
    step = seat_view.view.now.agenda[-1]
    assert isinstance(step, ExileVote | ExileChoice)
    start = seat_view.view.fleet.cogs[step.robber]
    return Exile(min(question.values, key=lambda route: lure(seat_view, start, route)))


def land(question: Choice, seat_view: BuilderView, below: Below) -> Move:
    """Land the own cog for the best turn, others' where the fewest goods lie (B-MOVE-01, G-49)."""
    step = seat_view.view.now.agenda[-1]
    if isinstance(step, LandVote) and below(RANDOM_VOTE_ODDS) == 0:
        return Land(question.values[below(len(question.values))])
    if isinstance(step, LandVote | LandChoice):
        return Land(min(question.values, key=lambda city: wares(seat_view, city)))
    sailing = seat_view.view.now.agenda[-2]
    assert isinstance(sailing, Sailing)
    return Land(max(question.values, key=lambda city: outlook(seat_view, city, sailing)))


def outlook(seat_view: BuilderView, city: int, sailing: Sailing) -> float:
    """Return the value of a turn that continues from this city."""
    seat_view.city = city
    return best_plan(seat_view, sailing.start, sailing.steps + 1).score


def wares(seat_view: BuilderView, city: int) -> int:
    return sum(seat_view.goods_in(city)) + 4 * (city == seat_view.guild)


def lure(seat_view: BuilderView, start: int, route: int) -> float:
    """Return the value that the city at the end of a route has for a cog."""
    city = seat_view.routes[start * ROUTES + route]
    return 3.5 if city == NONE else wares(seat_view, city)
