"""The arena against the same games in a plain loop, and on processes: `python -m bench.arena`.

Builders play each other in rounds. Every round is played three times with the same draws: in a
plain loop, by the arena in this process, and by the arena on two processes. The rows must be the
same. Costs are CPU time, so that other programs on the machine do not count.
"""

import argparse
import sys
from concurrent.futures import Executor
from dataclasses import dataclass
from resource import RUSAGE_CHILDREN, getrusage
from time import process_time

import hanse
from hanse.bots.bot_game import BotGame
from hanse.core.setup import Setup
from hanse.games import GAMES
from hanse.lab.arena_plan import ArenaPlan, make_bot, plan_one_against
from hanse.lab.arena_run import process_executor

BOT = "builder"
PER_ROUND = 400


def play_plainly(plan: ArenaPlan) -> list[tuple[int, ...]]:
    """Play all games of a plan, and return the points of each seat at the end."""
    draws, shifts = range(plan.draws), range(plan.setup.seats)
    return [play_one(plan, draw, shift) for draw in draws for shift in shifts]


def play_one(plan: ArenaPlan, draw: int, shift: int) -> tuple[int, ...]:
    spec, setup = GAMES[plan.setup.game], plan.setup
    bots = [make_bot(plan.bots[bot], setup.game) for bot in plan.bots_by_seat(shift)]
    chances = [plan.dice(draw, f"seat {seat}").below for seat in range(setup.seats)]
    table = BotGame(spec, spec.play.new(setup, plan.dice(draw, "game")), bots, chances)
    while not table.game.over:
        for _ in table.talk():
            pass
        table.step()
    ended = spec.play.outcome(table.game)
    assert ended is not None
    return ended.points


def play_arena(plan: ArenaPlan, executor: Executor | None = None) -> hanse.ArenaRow:
    """Play the same games by the arena."""
    setup = plan.setup
    games = plan.draws * setup.seats
    (row,) = hanse.arena(
        setup.game, BOT, against=BOT, games=games, seats=setup.seats, seed=plan.seed,
        executor=executor,
    )  # fmt: skip
    return row


def points_by_seat(row: hanse.ArenaRow, seats: int) -> list[tuple[int, ...]]:
    """Return the points of every game in the order of seats, as the plain loop has them."""
    return [
        tuple(one.points[(seat - one.shift) % seats] for seat in range(seats))
        for one in row.results
    ]


@dataclass
class Costs:
    """Seconds of CPU: in a plain loop, in the arena, and in this process for the others."""

    plain: float = 0.0
    arena: float = 0.0
    processes: float = 0.0
    games: int = 0

    def play_round(self, plan: ArenaPlan, pool: Executor) -> None:
        """Play a plan in the three ways; exit with an error if anything differs."""
        times = [process_time()]
        points = play_plainly(plan)
        times.append(process_time())
        row = play_arena(plan)
        times.append(process_time())
        again = play_arena(plan, pool)
        times.append(process_time())
        if again != row or points_by_seat(row, plan.setup.seats) != points:
            sys.exit(f"seed {plan.seed}: the games differ")
        self.plain += times[1] - times[0]
        self.arena += times[2] - times[1]
        self.processes += times[3] - times[2]
        self.games += row.games

    def __str__(self) -> str:
        arena, processes = self.arena / self.plain - 1, self.processes / self.plain - 1
        return (
            f"{self.games:,} games of {BOT}s: the same rows on 2 processes as on one; CPU "
            f"{self.plain:.0f} s in a plain loop, {self.arena:.0f} s in the arena ({arena:+.1%}), "
            f"{self.processes:.0f} s on processes ({processes:+.1%})\n"
        )


def main() -> None:
    """Play all rounds, and print one line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="kogge")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seats", type=int, default=4)
    args = parser.parse_args()
    setup, costs = Setup(args.game, args.seats), Costs()
    with process_executor(2) as pool:
        # Imports are no cost of a game.
        Costs().play_round(plan_one_against(setup, BOT, [BOT], args.seats, 0), pool)
        for seed, done in enumerate(range(0, args.games, PER_ROUND), 1):
            each = min(PER_ROUND, args.games - done)
            costs.play_round(plan_one_against(setup, BOT, [BOT], each, seed), pool)
    used = getrusage(RUSAGE_CHILDREN)
    costs.processes += used.ru_utime + used.ru_stime
    sys.stdout.write(str(costs))


if __name__ == "__main__":
    main()
