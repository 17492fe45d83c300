"""Costs of our games and their peers: a decision, a game, a copy, and a move with all views."""

import argparse
import json
import random
from functools import partial
from statistics import median
from time import perf_counter

from bench.cost import Cost, cost_of, side_by_side
from hanse.core import bags
from hanse.core.dice import Dice
from hanse.core.encoded_views import EncodedViews, changed_sections
from hanse.core.game import Game
from hanse.core.setup import Setup
from hanse.core.types import SPECTATOR
from hanse.games import GAMES

SEATS = 4


def sampled(name: str, seconds: float) -> Cost:
    """Return the cost of one of our games with four seats, every answer sampled."""
    spec = GAMES[name]
    chance = random.Random(1)
    roll = chance.random

    def below(n: int) -> int:
        return int(roll() * n)

    def play(kept: list[Game] | None = None) -> int:
        game = spec.play.new(Setup(name, SEATS), Dice(chance.randbytes(16)))
        decisions = 0
        while not game.over:
            if kept is not None and decisions % 10 == 0:
                kept.append(game.copy())
            seat = next(iter(game.asking))
            game.play_unchecked(seat, game.asking[seat].sample(below))
            decisions += 1
        return decisions

    def positions() -> list[Game]:
        kept: list[Game] = []
        play(kept)
        return kept

    return cost_of(name, play, positions, lambda game: game.copy(), seconds)


def move_and_views(name: str, games: int = 20) -> float:
    """Return the median microseconds of a move with the changed sections of all viewers."""
    spec = GAMES[name]
    chance = random.Random(2)
    times = []
    for number in range(games):
        game = spec.play.new(Setup(name, SEATS), Dice(number.to_bytes(8, "big")))
        viewers = (SPECTATOR, *range(game.seats))
        before = EncodedViews(spec, game)
        for viewer in viewers:
            before.sections(viewer)
        while not game.over:
            seat = next(iter(game.asking))
            move = game.asking[seat].sample(chance.randrange)
            start = perf_counter()
            game.play(seat, move)
            after = EncodedViews(spec, game)
            for viewer in viewers:
                changed_sections(before.sections(viewer), after.sections(viewer))
            times.append(perf_counter() - start)
            before = after
    return median(times) * 1e6


def compiled() -> bool:
    """Return whether the hot modules are compiled."""
    return not str(bags.__file__).endswith(".py")


def measure(name: str, seconds: float) -> list[Cost]:
    from bench.peers import PEERS  # noqa: PLC0415  installed only for benchmarks

    return side_by_side((partial(sampled, name), *PEERS), seconds)


def as_object(name: str, costs: list[Cost], views_us: float) -> dict[str, float | bool | None]:
    ours, catan, hearts, backgammon = costs
    return {
        f"{name}_decision_us": ours.decision_us,
        f"{name}_game_us": ours.game_us,
        f"{name}_copy_us": ours.copy_us,
        "catanatron_decision_us": catan.decision_us,
        "catanatron_copy_us": catan.copy_us,
        "hearts_decision_us": hearts.decision_us,
        "backgammon_decision_us": backgammon.decision_us,
        "move_views_p50_us": views_us,
        "compiled": compiled(),
    }


def report(costs: list[Cost], views_us: float) -> None:
    ours = costs[0]
    for cost in costs:
        copies = ours.copy_us / cost.copy_us if ours.copy_us and cost.copy_us else 0.0
        print(f"{cost}  ours: {ours.decision_us / cost.decision_us:.2f} of a decision, "
              f"{copies:.2f} of a copy")  # fmt: skip
    print(f"a move with all views: {views_us:.0f} µs (median); compiled: {compiled()}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one object")
    parser.add_argument("--seconds", type=float, default=8.0, help="for each engine")
    parser.add_argument("--game", default="kogge", choices=sorted(GAMES))
    asked = parser.parse_args()
    costs = measure(asked.game, asked.seconds)
    views_us = move_and_views(asked.game)
    if asked.json:
        print(json.dumps(as_object(asked.game, costs, views_us)))
    else:
        report(costs, views_us)


if __name__ == "__main__":
    main()
