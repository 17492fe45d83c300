"""The steps between the levels of bots: `python -m tools.ladder --jobs 2`.

A novice plays against three of a game's first level, and each level against three of the one below.
The odds of a level are 3p/(1-p), where p is its share of the wins: 1 for equal bots. The games
are kept, so that a stopped run resumes.
"""

from argparse import ArgumentParser
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from hanse.bots.levels_and_coach import levels_of
from hanse.bots.registry import BOTS, take_bot
from hanse.core.setup import Setup
from hanse.games import GAMES
from hanse.lab.arena_plan import plan_one_against
from hanse.lab.arena_report import ArenaReport
from hanse.lab.arena_run import run_draws
from tests.bots.novice import NOVICES
from tools.gates import KEPT, line, share_of

SEED = 95001
SEATS = 4
OPPONENTS = SEATS - 1
GAMES_EACH = 200
GAMES_OF_STRONGEST = 60
NOVICE_WINS = 0.35, 0.60
"""The wanted range of a novice's share of the wins against three of the first level."""
STEP_ODDS = 1.5, 4.0
HEAD = ("game", "bot", "against", "games", "share of the wins", "odds", "wanted odds")


def odds_of(share: float) -> float:
    """Return the strength of a bot with this share, relative to one of its three opponents."""
    return OPPONENTS * share / (1 - share) if share < 1 else float("inf")


@dataclass(frozen=True, slots=True)
class Step:
    """A bot, its three opponents from the level below, and the range of its wanted odds."""

    game: str
    bot: str
    against: str
    low: float
    high: float
    games: int = GAMES_EACH
    touches: bool = False
    """Whether the interval of the odds need only touch the wanted range."""

    def is_met(self, share: float, low: float, high: float) -> bool:
        """Return whether a share, or an end of its interval, has the wanted odds."""
        if self.touches:
            return odds_of(low) <= self.high and self.low <= odds_of(high)
        return self.low <= odds_of(share) <= self.high


def novice_of(game: str) -> str:
    return f"{game}-novice"


def steps_of(game: str) -> list[Step]:
    """Return the steps of a game's ladder, from the novice to the strongest level."""
    levels = levels_of(game)
    if not levels:
        return []
    low, high = map(odds_of, NOVICE_WINS)
    found = [Step(game, novice_of(game), levels[0], low, high)]
    found += [Step(game, above, below, *STEP_ODDS) for below, above in pairwise(levels[:-1])]
    return [
        *found,
        Step(game, levels[-1], levels[-2], *STEP_ODDS, GAMES_OF_STRONGEST, touches=True),
    ]


def measure(step: Step, seed: int, jobs: int, games: int = 0) -> ArenaReport:
    """Play a step's games, or only `games`, resuming a stopped run; return a report of them."""
    setup = Setup(step.game, SEATS)
    plan = plan_one_against(setup, step.bot, [step.against], games or step.games, seed)
    report = ArenaReport(plan)
    # Other processes do not know the novices: they are bots only here.
    jobs = 1 if step.bot == novice_of(step.game) else jobs
    for played in run_draws(plan, jobs, folder(step, seed)):
        report.add(played)
    return report


def folder(step: Step, seed: int) -> Path:
    return KEPT / f"{step.bot}-{step.against}-{SEATS}-{seed}"


def table_line(step: Step, report: ArenaReport) -> str:
    """Return the table line for a step and its results."""
    share, low, high = share_of(report)
    met = "met" if step.is_met(share, low, high) else "not met"
    cells = [
        step.game,
        step.bot,
        step.against,
        str(len(report.rows)),
        f"{100 * share:.1f} % ({100 * low:.1f}-{100 * high:.1f})",
        f"{odds_of(share):.1f} ({odds_of(low):.1f}-{odds_of(high):.1f})",
        f"{step.low:.1f} to {step.high:.1f}: {met}",
    ]
    return line(cells)


def add_novices() -> None:
    """Register the novices as bots, so that the arena of this process finds them."""
    for game, novice in NOVICES.items():
        BOTS[novice_of(game)] = take_bot(novice_of(game), novice)


def main() -> None:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("bots", nargs="*", help="only the steps up to these")
    asked.add_argument("--seed", type=int, default=SEED)
    asked.add_argument("--games", type=int, default=0, help="fewer than a step wants")
    asked.add_argument("--jobs", type=int, default=1)
    words = asked.parse_args()
    add_novices()
    print(line(HEAD), line(["---"] * len(HEAD)), sep="\n", flush=True)
    for step in [one for game in GAMES for one in steps_of(game)]:
        if not words.bots or step.bot in words.bots:
            report = measure(step, words.seed, words.jobs, words.games)
            print(table_line(step, report), flush=True)


if __name__ == "__main__":
    main()
