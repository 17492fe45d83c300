"""The worth of a standing: the points its cards can still make, less the cost of the rest."""

from functools import lru_cache

from hanse.bots.luebeck.skipper_view import Cards, SkipperView, Standing
from hanse.games.luebeck.actions.goods import DOUBLED
from hanse.games.luebeck.box import KEPT
from hanse.games.luebeck.maps.chart import START, Chart
from hanse.games.luebeck.maps.deck import DOUBLING, GOODS, Deck
from hanse.games.luebeck.rules import Rules
from hanse.games.luebeck.table import FIELD

FUTURE_WORTH = 0.9
"""The worth of a future point compared with one already made."""

KEPT_WORTH = 0.25
"""The worth of a card kept for the next round, as a share of its value."""

SPECIAL_WORTH = 0.4
"""The worth of a special card that is kept."""


CACHE_SIZE = 1 << 14
"""The number of cached results, since imagined games repeat the same hands."""


class Wares:
    """Points available in each city, and the cards that can bring a cog there."""

    __slots__ = ("cards", "points")

    def __init__(self, chart: Chart, deck: Deck, hand: Cards, doublings: tuple[int, ...]) -> None:
        cities = len(chart.cities)
        self.points = [0] * cities
        self.cards: list[list[int]] = [[] for _ in range(cities)]
        doubled = set(doublings)
        for card in hand:
            sort, city = deck.sorts[card], deck.cities[card]
            if sort in (GOODS, DOUBLING):
                self.cards[city].append(card)
                self.points[city] += deck.values[card]
                if sort == DOUBLING:
                    doubled.add(city)
        for city in doubled:
            self.points[city] *= DOUBLED


def worth(seat_view: SkipperView, standing: Standing) -> float:
    """Return the points of the last action, plus the points that can follow, at a discount."""
    places = standing.places
    starts = [places[cog] for cog in dict.fromkeys(standing.cogs)]
    if standing.reserve and (FIELD in places or START in places):
        starts += [START] * standing.reserve
    rules, last_round = seat_view.rules, seat_view.last_round
    coming = future_points(rules, standing.hand, tuple(starts), standing.doubled, last_round)
    return standing.points + coming


@lru_cache(maxsize=CACHE_SIZE)
def future_points(
    rules: Rules, hand: Cards, places: tuple[int, ...], doubled: tuple[int, ...], last_round: bool
) -> float:
    """Return the points that can follow with these cards from these places."""
    chart, deck = rules.chart, rules.deck
    wares = Wares(chart, deck, hand, doubled)
    starts = list(places)
    coming = 0.0
    left = list(hand)
    while starts:
        points, way, start = best_way(chart, wares, starts)
        if not way:
            break
        coming += points
        starts.remove(start)
        for city in way:
            for card in wares.cards[city]:
                left.remove(card)
            wares.cards[city], wares.points[city] = [], 0
    return FUTURE_WORTH * coming + unusable_value(deck, tuple(left), last_round)


def best_way(chart: Chart, wares: Wares, starts: list[int]) -> tuple[float, list[int], int]:
    """Return the points, route and start of the voyage that makes the most points."""
    best: tuple[float, list[int], int] = (0.0, [], START)
    for start in dict.fromkeys(starts):
        points, way = voyage(chart, wares, start)
        if wares.cards[start]:
            points, way = points + wares.points[start], [start, *way]
        if way and (points > best[0] or not best[1]):
            best = points, way, start
    return best


def voyage(chart: Chart, wares: Wares, city: int) -> tuple[float, list[int]]:
    """Return the points and route of the best way onward; each city on it needs a card."""
    best: tuple[float, list[int]] = (0.0, [])
    for following in chart.after[city]:
        if wares.cards[following]:
            points, way = voyage(chart, wares, following)
            points += wares.points[following]
            if points > best[0]:
                best = points, [following, *way]
    return best


def unusable_value(deck: Deck, left: Cards, last_round: bool) -> float:
    """Return the value of unusable cards: of up to three kept ones, minus the costs of the others.

    In the last round, all of them cost points (L-DISC-01, L-GAME-02).
    """
    costs = sorted([deck.costs[card] for card in left])
    if last_round:
        return -float(sum(costs))
    surplus = max(0, len(costs) - KEPT)
    kept = sum([max(deck.values[card] * KEPT_WORTH, SPECIAL_WORTH) for card in left[:KEPT]])
    return kept - sum(costs[:surplus])
