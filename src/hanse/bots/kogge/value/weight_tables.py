"""Weights folded into tables, to look scores up instead of computing them feature by feature."""

from collections.abc import Sequence
from itertools import product
from typing import Final

from hanse.bots.kogge.value.features import LATE_STEPS, NAMES, best_loot, best_site
from hanse.bots.kogge.value.position import MAX_DISTANCE, SharedState
from hanse.core.types import Seat
from hanse.games.kogge.board import NCITIES, NGOODS
from hanse.games.kogge.seat_holdings import SeatHoldings

USUAL_CHIP_PRICE: Final = 6
"""The price of a chip in goods where the weights were learned; other prices are mapped to it."""

MAX_COUNTED: Final = 10
"""From this many of a kind on, one more changes nothing."""

type Table = tuple[float, ...]


class WeightTables:
    """Scores of a seat's features for a given progress of the guild master."""

    def __init__(self, weights: Sequence[float], walked: int, later: float) -> None:
        self.weight = dict(zip(NAMES, weights, strict=True))
        self.later = later
        self.left = 1 - self.later
        self.fold_victory(walked)
        self.fold_goods()
        self.fold_hand()
        self.fold_ends()
        self.fold_raids()

    def steps(self, name: str, *bounds: int) -> Table:
        """Return a table of cumulative weights: each bound reached adds its weight."""
        weight = self.weight
        return tuple(
            sum([weight[f"{name}-{bound}"] for bound in bounds if count >= bound])
            for count in range(MAX_COUNTED + 1)
        )

    def fold_victory(self, walked: int) -> None:
        weight = self.weight
        late = [bound for bound in LATE_STEPS if walked >= bound]
        each = weight["victory"] + self.later * weight["victory-later"]
        self.victory = (each + sum([weight[f"victory-{bound}"] for bound in late])) / 50
        self.lead = sum([weight[f"lead-{bound}"] for bound in late])
        self.lead += weight["lead-9"] if walked >= NCITIES else 0.0

    def fold_goods(self) -> None:
        weight = self.weight
        pairs = [(weight[good], weight[f"{good}-2"]) for good in ("oil", "fur", "amber", "salt")]
        each = (weight["goods"] + self.later * weight["goods-later"]) / 10
        self.goods = tuple(
            tuple(
                one * (count > 0) + two * (count > 1) + each * count
                for count in range(4 * MAX_COUNTED)
            )
            for one, two in pairs
        )
        self.kinds = self.steps("kinds", 3, 4)
        self.set = self.steps("set", 4, 5, USUAL_CHIP_PRICE)
        self.full = {
            (way, moves): weight["set-6-near"] * (way <= 1)
            + weight["set-6-far"] * (way >= 3)
            + weight["set-6-to-move"] * (moves and way <= 2)
            for way, moves in product(range(MAX_DISTANCE + 1), (False, True))
        }

    def fold_hand(self) -> None:
        weight = self.weight
        bounds = self.steps("markers", 1, 2, 3, 4, 5, 7)
        early = weight["markers-early"] / 10 * self.left
        self.markers = tuple(
            bounds[min(count, MAX_COUNTED)] + early * count
            for count in range(NCITIES * MAX_COUNTED)
        )
        self.cities = self.steps("cities", 1, 2, 3)
        self.chips = [
            self.left * weight[f"chips-{n}"] for n in ("trade", "marker", "steps", "passage")
        ]
        self.other_chip = self.left * weight["chips-other"]

    def fold_ends(self) -> None:
        """Fold in the features that gain weight toward the end, such as an office in reach."""
        sites = product(range(5), range(4), range(MAX_DISTANCE + 1), (False, True))
        self.site = {key: self.site_worth(*key) for key in sites}
        weight, left = self.weight, self.left
        self.points = self.steps("points", 1, 2, 3, 4)
        self.four = left * weight["four-early"]
        self.full_set = {
            (points, moves): weight["three-set"] * (points == 3)
            + (weight["four-set"] + weight["four-set-to-move"] * moves) * (points >= 4)
            for points, moves in product(range(5), (False, True))
        }

    def site_worth(self, points: int, lacks: int, steps: int, moves: bool) -> float:
        weight, near = self.weight, steps <= 2
        if lacks == 0:
            place = "ready-here" if steps == 0 else "ready-near" if near else "ready-far"
            ends = weight["three-ready"] * (points == 3)
            ends += (weight["four-ready"] + weight["four-ready-to-move"] * moves) * (points >= 4)
            return weight[place] + (weight["ready-to-move"] * moves + ends) * near
        if lacks == 1:
            return weight["lacks-1-near" if near else "lacks-1-far"] + (
                weight["lacks-1-to-move"] * (moves and near)
            )
        return weight["lacks-2"] * (lacks == 2)

    def fold_raids(self) -> None:
        weight = self.weight
        self.each_raid = weight["raid-later"] * self.later
        self.barred = self.steps("barred", 1, 2)
        self.loot = (weight["raid-loot"], weight["raid-loot"] + weight["raid-loot-to-move"])
        self.moves = weight["to-move"] + self.later * weight["to-move-later"]
        self.at_guild = (weight["guild-near"], weight["guild-near"] + weight["guild-near-to-move"])


class SeatScores:
    """Scores of one seat's possible holdings in a position; repeated parts are looked up."""

    def __init__(self, by: WeightTables, shared: SharedState, seat: Seat, rival: int) -> None:
        self.by, self.shared, self.rival = by, shared, rival
        self.dearer = shared.rules.prices.chip - USUAL_CHIP_PRICE
        self.moves = seat in shared.to_move
        self.always = by.weight["place"] * shared.order.index(seat) / max(1, shared.seats - 1)
        self.always += by.moves if self.moves else 0.0
        self.places: dict[tuple[int, int], float] = {}
        self.threats: dict[tuple[int, int, int, int], float] = {}

    def score(self, held: SeatHoldings) -> float:
        """Return the sum of all features by their weights."""
        by, points = self.by, min(4, held.points)
        goods = held.goods
        lacks = (not goods[0]) | (not goods[1]) << 1 | (not goods[2]) << 2 | (not goods[3]) << 3
        place, threat = (held.city, lacks), (held.city, held.raids, held.aside, held.barred)
        if place not in self.places:
            self.places[place] = self.place_score(*place)
        if threat not in self.threats:
            self.threats[threat] = self.threat_score(held)
        return (
            self.always
            + by.points[points]
            + (by.four if points == 4 else 0.0)
            + self.wealth_score(held)
            + self.cargo_score(held, points)
            + self.hand_score(held, points)
            + self.places[place]
            + self.threats[threat]
        )

    def wealth_score(self, held: SeatHoldings) -> float:
        by, victory = self.by, self.shared.victory_points(held)
        total = by.victory * victory
        if by.lead:
            total += by.lead * max(-1.0, min(1.0, (victory - self.rival) / 20))
        if held.stored:
            total += self.stored_score(held)
        return total

    def stored_score(self, held: SeatHoldings) -> float:
        weight, steps, total = self.by.weight, self.shared.steps[held.city], 0.0
        for city, lying in held.stored.items():
            near = weight["stored-near"] if steps[city] <= 1 else 0.0
            total += (weight["stored"] + near) * sum(lying) / 5
        return total

    def cargo_score(self, held: SeatHoldings, points: int) -> float:
        by, goods = self.by, held.goods
        oil, fur, amber, salt = by.goods
        total = oil[goods[0]] + fur[goods[1]] + amber[goods[2]] + salt[goods[3]]
        total += by.kinds[NGOODS - goods.count(0)]
        second, largest = sorted(goods)[-2:]
        second, largest = second - self.dearer, max(0, largest - self.dearer)
        if second >= USUAL_CHIP_PRICE - 2:
            total += by.weight["second-set"]
        if largest >= USUAL_CHIP_PRICE:
            way = self.shared.steps[held.city][self.shared.guild]
            total += by.full[way, self.moves] + by.full_set[points, self.moves]
            largest = USUAL_CHIP_PRICE
        return total + by.set[largest]

    def hand_score(self, held: SeatHoldings, points: int) -> float:
        by, chips = self.by, held.chips
        (lacks, way), cities = best_site(self.shared, held, self.shared.steps[held.city])
        total = by.markers[sum(held.markers)] + by.cities[cities]
        total += by.site[points, lacks, way, self.moves]
        if any(chips):
            total += sum([worth for chip, worth in zip(chips, by.chips, strict=False) if chip])
            total += by.other_chip if any(chips[len(by.chips) :]) else 0.0
        return total

    def threat_score(self, held: SeatHoldings) -> float:
        by, total = self.by, 0.0
        if held.raids:
            total += by.weight["raid"] + by.each_raid * held.raids
            total += by.loot[self.moves] * best_loot(self.shared, held)
        if held.aside > 0:
            total += by.weight["aside"]
        return total + by.barred[min(MAX_COUNTED, held.barred.bit_count())]

    def place_score(self, city: int, lacks: int) -> float:
        """Return the worth of a city to a seat that needs these kinds of goods."""
        by, shared = self.by, self.shared
        kinds, wares, _ = shared.wares(city)
        total = by.weight["wares-kinds"] * (kinds & lacks).bit_count() / NGOODS
        total += by.weight["wares"] * wares / 10
        return total + (by.at_guild[self.moves] if shared.steps[city][shared.guild] <= 1 else 0.0)
