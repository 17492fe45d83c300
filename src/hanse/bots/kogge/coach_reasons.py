"""Reasons of a coach, each about one thing, with gains before costs."""

from collections.abc import Mapping, Sequence
from typing import Final

from hanse.bots.kogge.reasons import MIN_CHANGE, MIN_DIFFERENCE, POINT, WIN, Standing
from hanse.bots.kogge.value.features import NAMES, best_loot, features
from hanse.bots.kogge.value.learned_value import Value, value_inputs
from hanse.core.types import Seat
from hanse.games.kogge.game import Kogge

SPLIT_TOPIC: Final = "raids"
"""The topic that a coach splits in two: raids the seat may make, and prey for them."""
RAID, PREY = "raid", "prey"
COACH_TOPICS: Final[Mapping[str, str]] = {
    "raid": RAID, "raid-later": RAID, "aside": RAID, "raid-loot": PREY, "raid-loot-to-move": PREY,
}  # fmt: skip

SAME: Final = "reason-kogge-same"
WHOLE: Final = "reason-kogge-whole"
EXILE_SAME: Final = "reason-kogge-exile-same"
EXILE_LEAST: Final = "reason-kogge-exile-least"
KEYS: Final = (
    *(f"reason-kogge-{topic}-{way}" for topic in (RAID, PREY) for way in ("more", "less")),
    SAME,
    WHOLE,
    EXILE_SAME,
    EXILE_LEAST,
)
"""Every reason that only a coach gives."""


class CoachStanding(Standing):
    """The standing of a seat, with raids and prey counted separately."""

    def __init__(self, game: Kogge, seat: Seat, value: Value) -> None:
        super().__init__(game, seat, value)
        shared, held, rivals = value_inputs(game, seat)
        counted = features(shared, held[seat], rivals[seat])
        del self.topics[SPLIT_TOPIC], self.amounts[SPLIT_TOPIC]
        for name, weight, count in zip(NAMES, value.weights, counted, strict=True):
            if name in COACH_TOPICS:
                self.topics[COACH_TOPICS[name]] += weight * count
        self.amounts[RAID] = (held[seat].raids,)
        self.amounts[PREY] = (best_loot(shared, held[seat]),)


def reasons(best: Kogge, others: Sequence[Kogge], seat: Seat, value: Value) -> tuple[str, ...]:
    """Return the reasons why the first game is better than the next one that clearly differs.

    The last of the others is the present game: a point more than now is always a reason.
    """
    here = CoachStanding(best, seat, value)
    if here.won:
        return (WIN,)
    standings = [CoachStanding(other, seat, value) for other in others]
    why = compare_standings(here, standings)
    if standings and here.points > standings[-1].points:
        return (POINT, *(one for one in why if one not in (POINT, SAME, WHOLE)))
    return why


def compare_standings(here: Standing, others: Sequence[Standing]) -> tuple[str, ...]:
    """Return gains and costs, or SAME for equal plans, or WHOLE if no single thing differs."""
    different = [one for one in others if sum(map(abs, here.gains(one).values())) >= MIN_DIFFERENCE]
    for other in different:
        found = rank_reasons(here.true_gains(other))
        if found:
            return found
    return (WHOLE,) if different else (SAME,)


def rank_reasons(gains: Mapping[str, float]) -> tuple[str, ...]:
    """Return the largest gains first, then costs; return nothing if nothing is gained."""
    large = sorted((gain, topic) for topic, gain in gains.items() if abs(gain) >= MIN_CHANGE)
    more = [f"reason-kogge-{topic}-more" for gain, topic in reversed(large) if gain > 0]
    less = [f"reason-kogge-{topic}-less" for gain, topic in large if gain < 0]
    return (*more, *less) if more else ()
