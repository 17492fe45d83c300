"""Reasons why one plan is better than another: the largest changes, as keys of sentences."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import exp, log
from typing import Final

from hanse.bots.kogge.answers.builder_view import BuilderView
from hanse.bots.kogge.answers.rounds import kinds_around
from hanse.bots.kogge.value.features import NAMES, best_loot, best_site, features
from hanse.bots.kogge.value.learned_value import Value, value_inputs
from hanse.bots.kogge.value.position import SharedState
from hanse.core.types import Seat
from hanse.games.kogge.board import GOOD_OF, GOOD_POINTS, NGOODS
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.seat_holdings import SeatHoldings

MAX_REASONS: Final = 3
"""The maximum number of reasons."""

MIN_CHANGE: Final = 0.02
"""The smallest change of the score that counts as a reason."""

MIN_DIFFERENCE: Final = 0.08
"""Plans whose topics differ by less than this in total count as equal."""

POINTS_NEAR_END: Final = 3
"""The number of points at which the end is in sight."""

EARLY_CITIES: Final = 3
"""The number of lowest-numbered cities in which a seat is likely to act first."""

RIVALS: Final = "rivals"
WIN: Final = "reason-kogge-win"
RULE_OF_THUMB: Final = "reason-kogge-thumb"
POINT: Final = "reason-kogge-points-more"

STARTS: Final = tuple(f"reason-kogge-start-{why}" for why in ("kinds", "rare", "early", "apart"))

TOPICS: Final[Mapping[str, str]] = {
    "points": "points", "victory": "victory", "lead": "victory",
    "oil": "kinds", "fur": "kinds", "amber": "kinds", "salt": "kinds", "kinds": "kinds",
    "goods": "goods", "set": "set", "second": "set", "markers": "markers", "cities": "markers",
    "ready": "office", "lacks": "office", "four": "end", "three": "end", "chips": "chips",
    "raid": "raids", "aside": "raids", "barred": "barred", "stored": "stored",
    "to": "order", "place": "order", "wares": "wares", "guild": "guild",
}  # fmt: skip
"""The topic of each feature, by the first word of its name."""

KEYS: Final = (
    *(
        f"reason-kogge-{topic}-{way}"
        for topic in dict.fromkeys((*TOPICS.values(), RIVALS))
        for way in ("more", "less")
    ),
    WIN,
    RULE_OF_THUMB,
    *STARTS,
)
"""Every reason that may be given."""


def topic_of(name: str) -> str:
    return TOPICS[name.partition("-")[0]]


def amounts(shared: SharedState, held: SeatHoldings) -> dict[str, tuple[float, ...]]:
    """Return the amount of each topic that can be counted, leaving out rivals."""
    steps = shared.steps[held.city]
    (lacks, way), _ = best_site(shared, held, steps)
    full = max(held.goods) >= shared.rules.prices.chip
    near = [lacks == 0 and way <= 2, full] if held.points >= POINTS_NEAR_END else []
    kinds, wares, _ = shared.wares(held.city)
    return {
        "points": (held.points,),
        "victory": (shared.victory_points(held),),
        "kinds": (NGOODS - held.goods.count(0),),
        "goods": (sum(held.goods),),
        "set": (max(held.goods),),
        "markers": (sum(held.markers),),
        "office": (-2 * lacks - way,),
        "end": (max(POINTS_NEAR_END - 1, held.points) + sum(near),),
        "chips": (sum(held.chips),),
        "raids": (held.raids, best_loot(shared, held) if held.raids else 0.0),
        "barred": (-held.barred.bit_count(),),
        "stored": (sum(map(sum, held.stored.values())),),
        "order": (held.seat in shared.to_move, -shared.order.index(held.seat)),
        "wares": (wares, kinds.bit_count()),
        "guild": (-steps[shared.guild],),
    }


class Standing:
    """The standing of a seat: each topic's share of its score, and the rivals' holdings."""

    def __init__(self, game: Kogge, seat: Seat, value: Value) -> None:
        self.won = bool(game.table.result and seat in game.table.result.winners)
        shared, held, rivals = value_inputs(game, seat)
        self.points = held[seat].points
        self.topics: dict[str, float] = defaultdict(float)
        counted = features(shared, held[seat], rivals[seat])
        for name, weight, count in zip(NAMES, value.weights, counted, strict=True):
            self.topics[topic_of(name)] += weight * count
        others = [one for one in range(game.seats) if one != seat]
        scores = [value.score(shared, held[one], rivals[one]) for one in others]
        self.topics[RIVALS] = -log(sum(map(exp, scores))) if scores else 0.0
        self.amounts = amounts(shared, held[seat])

    def gains(self, other: "Standing") -> dict[str, float]:
        """Return the improvement in each topic compared with the other standing."""
        return {topic: worth - other.topics[topic] for topic, worth in self.topics.items()}

    def true_gains(self, other: "Standing") -> dict[str, float]:
        """Return only gains where a good amount grew or a bad amount shrank.

        Weights may prefer less of something good; giving that as a reason would be wrong.
        """
        gains = self.gains(other)
        return {
            topic: gain for topic, gain in gains.items() if self.is_true_gain(other, topic, gain)
        }

    def is_true_gain(self, other: "Standing", topic: str, gain: float) -> bool:
        here, there = self.amounts.get(topic), other.amounts.get(topic)
        if here is None or there is None:
            return True
        return here > there if gain > 0 else here < there


def reasons(best: Kogge, others: Sequence[Kogge], seat: Seat, value: Value) -> tuple[str, ...]:
    """Return the reasons why the first game is better than the next one that differs from it.

    The last of the others is the present game: a point more than now is always a reason.
    """
    here = Standing(best, seat, value)
    if here.won:
        return (WIN,)
    standings = [Standing(other, seat, value) for other in others]
    why = compare_standings(here, standings)
    if standings and here.points > standings[-1].points and POINT not in why:
        return (POINT, *why)[:MAX_REASONS] if why != (RULE_OF_THUMB,) else (POINT,)
    return why


def compare_standings(here: Standing, others: Sequence[Standing]) -> tuple[str, ...]:
    for other in others:
        gains = here.gains(other)
        if sum(map(abs, gains.values())) >= MIN_DIFFERENCE:
            return rank_reasons(here.true_gains(other))
    return (RULE_OF_THUMB,)


def rank_reasons(gains: Mapping[str, float]) -> tuple[str, ...]:
    """Return the largest gains first, then costs if there is room.

    A cost is phrased as the other side of a gain, so a gain always comes first.
    """
    large = sorted((gain, topic) for topic, gain in gains.items() if abs(gain) >= MIN_CHANGE)
    more = [f"reason-kogge-{topic}-more" for gain, topic in reversed(large) if gain > 0]
    less = [f"reason-kogge-{topic}-less" for gain, topic in large if gain < 0]
    return (*(more or [RULE_OF_THUMB]), *less)[:MAX_REASONS]


def start_reasons(seat_view: BuilderView, city: int, cities: Sequence[int]) -> tuple[str, ...]:
    """Return the reasons to begin in a city: its goods, its number, or that nobody expects it."""
    kinds, rare, early, apart = STARTS
    around = {one: kinds_around(seat_view, one) for one in cities}
    found = [kinds] if around[city] == max(around.values()) else []
    if GOOD_POINTS[GOOD_OF[city]] == max(GOOD_POINTS):
        found.append(rare)
    if city in sorted(cities)[:EARLY_CITIES]:
        found.append(early)
    return tuple(found) or (apart,)
