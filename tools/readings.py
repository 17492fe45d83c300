"""The strength of bots under all rules of a table: `python -m tools.readings --jobs 2`.

A strong bot plays weaker ones with every answer of every reading and with every variant. Each line
compares its share of the wins with its share under the default rules: a bot that plans by other
rules than the table's loses games. The games are kept, so that a stopped run resumes. With
`--test`, a table stops as soon as its share is clearly that of the default rules or clearly lower.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from hanse.core.dice import Dice
from hanse.core.setup import BadSetup, Setup
from hanse.core.spec import AnySpec
from hanse.games import GAMES
from hanse.lab.arena_plan import ArenaPlan, plan_one_against
from hanse.lab.arena_report import ArenaReport
from hanse.lab.arena_run import run_draws
from hanse.lab.statistics import SequentialTest
from tools.gates import line, share_of

SEED = 93001
KEPT = Path("build/readings")
SEATS = 4
ENOUGH = 0.8
"""The part of its share under the default rules that a bot should keep under all others."""
HEAD = (
    "game",
    "rules",
    "seats",
    "games",
    "share of the win",
    "95 %",
    "relative to the default",
    "test",
)


@dataclass(frozen=True, slots=True)
class Match:
    """A game, the bot to test under all rules, its opponents, and the maximum number of games."""

    game: str
    bot: str
    against: str
    games: int


MATCHES = (Match("kogge", "captain", "builder", 400), Match("luebeck", "pilot", "skipper", 100))


def tables(spec: AnySpec) -> Iterator[tuple[str, Setup]]:
    """Yield every table's name and setup; the first table has the default rules."""
    plain = Setup(spec.about.name, SEATS)
    with_variants = [setup for v in spec.about.variants if (setup := with_variant(spec, v.name))]
    yield "default", plain
    for setup in with_variants:
        yield setup.variants[0], setup
    for reading in spec.about.readings:
        for answer in reading.answers[1:]:
            chosen = ((reading.name, answer),)
            for setup in (plain, *with_variants):
                if matters(spec, setup, answered := replace(setup, readings=chosen)):
                    yield " ".join((*setup.variants, f"{reading.name}={answer}")), answered
                    break


def with_variant(spec: AnySpec, name: str) -> Setup | None:
    """Return a setup with this variant; None if the variant is for one player only."""
    fit = [seats for seats in spec.about.seats_with((name,)) if seats > 1]
    seats = SEATS if SEATS in fit else max(fit, default=0)
    return Setup(spec.about.name, seats, variants=(name,)) if fit else None


def matters(spec: AnySpec, setup: Setup, answered: Setup) -> bool:
    """Return whether an answer changes the rules of this setup; many answers need a variant."""
    changes = spec.about.changes
    return is_playable(spec, answered) and changes(setup) != changes(answered)


def is_playable(spec: AnySpec, setup: Setup) -> bool:
    """Return whether a game can begin; some answers need other numbers of seats."""
    try:
        spec.play.new(setup, Dice(b"a trial"))
    except BadSetup:
        return False
    return True


def played_at(
    match: Match, name: str, plan: ArenaPlan, jobs: int, test: SequentialTest | None
) -> ArenaReport:
    """Return the report of games at this table, until the test is decided; reuse kept games."""
    report = ArenaReport(plan)
    for played in run_draws(plan, jobs, KEPT / f"{match.game}-{name.replace(' ', '-')}"):
        share = report.add(played)
        if test and test.add(share):
            break
    return report


def lines(match: Match, games: int, jobs: int, only: str, tests: bool) -> Iterator[str]:
    """Yield a line of results for each table of a game, whatever its number of seats."""
    spec, default = GAMES[match.game], 0.0
    for name, setup in tables(spec):
        if name != "default" and only not in name:
            continue
        # Without a default share to compare with, all games are played.
        test = SequentialTest(ENOUGH * default, default) if tests and default else None
        plan = plan_one_against(setup, match.bot, [match.against], games, SEED)
        report = played_at(match, name, plan, jobs, test)
        cells = [match.game, name, str(setup.seats), str(len(report.rows))]
        yield line([*cells, *shares(report, default), test.verdict or "open" if test else "-"])
        default = default or share_of(report)[0]


def shares(report: ArenaReport, default: float) -> tuple[str, str, str]:
    """Return the share of the wins, its interval, and its percentage of the default share."""
    share, low, high = share_of(report)
    relative = f"{100 * share / default:.0f} %" if default else "-"
    return f"{100 * share:.1f} %", f"{100 * low:.0f} to {100 * high:.0f} %", relative


def main() -> None:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument(
        "--games",
        type=int,
        default=0,
        help="fewer than usual at each table; a longer run adds to them",
    )
    asked.add_argument("--only", default="", help="rules with this in their name")
    asked.add_argument("--test", action="store_true", help="stop a table once it is clear")
    asked.add_argument("--jobs", type=int, default=1)
    words = asked.parse_args()
    print(line(HEAD), line(["---"] * len(HEAD)), sep="\n", flush=True)
    for match in MATCHES:
        for shown in lines(match, words.games or match.games, words.jobs, words.only, words.test):
            print(shown, flush=True)


if __name__ == "__main__":
    main()
