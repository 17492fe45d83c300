"""Minimum strengths of the bots, measured at full size: `python -m tools.gates --jobs 2`.

Each line shows one bot against opponents that are all alike. The games are kept, so that a stopped
run resumes; `--seed` must never have been used for learning or choosing bots.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from hanse.core.setup import Setup
from hanse.lab.arena_plan import plan_one_against
from hanse.lab.arena_report import ArenaReport
from hanse.lab.arena_run import run_draws
from hanse.lab.statistics import interval, quantile

SEED = 93001
KEPT = Path("build/gates")
HEAD = ("bot", "against", "seats", "games", "share of the win", "by points", "turn p95", "bound")


@dataclass(frozen=True, slots=True)
class Gate:
    """A bot, its opponents, and the bound that the lower end of its interval must reach."""

    bot: str
    against: str
    games: int
    share: float = 0.0
    milliseconds: float = 0.0
    """Maximum processor time of a turn; 0 for no bound."""
    by_points: float = 0.0
    """The part of the games that must end by points."""
    seats: int = 4
    game: str = "kogge"

    def is_met(self, report: ArenaReport) -> bool:
        """Return whether the measured results are within every bound."""
        _, low, _ = share_of(report)
        quick = not self.milliseconds or took(report) <= self.milliseconds
        return low >= self.share and quick and points_part(report) >= self.by_points

    def bounds(self) -> str:
        found = [f"{100 * self.share:.0f} %"] if self.share else []
        found += [f"{self.milliseconds:.0f} ms"] if self.milliseconds else []
        found += [f"{100 * self.by_points:.0f} % by points"] if self.by_points else []
        return ", ".join(found)


GATES = (
    Gate("captain", "builder", 1000, 0.65, 50),
    Gate("captain", "builder", 400, 0.75, 50, seats=2),
    Gate("captain", "builder", 600, 0.65, 50, seats=3),
    Gate("captain", "builder", 1000, 0.55, 50, seats=5),
    Gate("merchant", "builder", 400, 0.30),
    Gate("merchant", "deckhand", 1000, 0.30),
    Gate("captain", "merchant", 1000, 0.30, 50),
    Gate("councillor", "captain", 400, 0.30, 500),
    Gate("alderman", "captain", 400, 0.35, 1000),
    Gate("captain", "captain", 400, by_points=0.30),
    Gate("alderman", "alderman", 100, by_points=0.30),
    Gate("pilot", "skipper", 400, 0.70, 200, game="luebeck"),
    Gate("navigator", "pilot", 400, 0.30, game="luebeck"),
)


def share_of(report: ArenaReport) -> tuple[float, float, float]:
    """Return the bot's share of the wins, and both ends of its interval."""
    share = report.mean([row.wins[0] for row in report.rows])
    return share, *interval(share, len(report.rows))


def took(report: ArenaReport) -> float:
    return quantile(report.turns[0], 0.95)


def points_part(report: ArenaReport) -> float:
    return report.endings().get("points", 0) / max(1, len(report.rows))


def measure(gate: Gate, seed: int, jobs: int, games: int = 0) -> ArenaReport:
    """Play a gate's games, or only `games`, resuming a stopped run; return a report of them."""
    setup = Setup(gate.game, gate.seats)
    plan = plan_one_against(setup, gate.bot, [gate.against], games or gate.games, seed)
    report = ArenaReport(plan)
    for played in run_draws(plan, jobs, KEPT / f"{gate.bot}-{gate.against}-{gate.seats}-{seed}"):
        report.add(played)
    return report


def line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def table_line(gate: Gate, report: ArenaReport) -> str:
    """Return the table line for a gate and its results."""
    share, low, high = (100 * one for one in share_of(report))
    cells = [
        gate.bot,
        gate.against,
        str(gate.seats),
        str(len(report.rows)),
        f"{share:.1f} % ({low:.1f}-{high:.1f})",
        f"{100 * points_part(report):.0f} %",
        f"{took(report):.0f} ms",
        f"{gate.bounds()}: {'met' if gate.is_met(report) else 'not met'}",
    ]
    return line(cells)


def choose_gates(words: Sequence[str]) -> Iterator[Gate]:
    """Return the gates of these bots, or all gates if no bot is named."""
    return (gate for gate in GATES if not words or gate.bot in words)


def main() -> None:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("bots", nargs="*", help="only these")
    asked.add_argument("--seed", type=int, default=SEED)
    asked.add_argument("--games", type=int, default=0, help="fewer than a gate wants")
    asked.add_argument("--jobs", type=int, default=1)
    words = asked.parse_args()
    print(line(HEAD), line(["---"] * len(HEAD)), sep="\n", flush=True)
    for gate in choose_gates(words.bots):
        print(table_line(gate, measure(gate, words.seed, words.jobs, words.games)), flush=True)


if __name__ == "__main__":
    main()
