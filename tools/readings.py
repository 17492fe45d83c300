"""Do bots know what a table plays by? `python -m tools.readings --jobs 2`

A strong bot plays weaker ones by every answer of every reading and by every variant. Each line
compares its share of the wins with that by the default rules: a bot that plans by other rules than
the table's loses there. The games are kept, so that a stopped run resumes.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from hanse.core.dice import Dice
from hanse.core.setup import BadSetup, Setup
from hanse.core.spec import AnySpec
from hanse.games import GAMES
from hanse.lab.arena_plan import one_against
from hanse.lab.arena_report import ArenaReport
from hanse.lab.arena_run import run
from tools.gates import line, share_of

SEED = 93001
KEPT = Path("build/readings")
SEATS = 4
HEAD = ("game", "rules", "seats", "games", "share of the win", "relative to the default")


@dataclass(frozen=True, slots=True)
class Match:
    """A game, the bot that plays it by all rules, its opponents, and how many games at most."""

    game: str
    bot: str
    against: str
    games: int


MATCHES = (Match("kogge", "captain", "builder", 400), Match("luebeck", "pilot", "skipper", 100))


def tables(spec: AnySpec) -> Iterator[tuple[str, Setup]]:
    """Yield every table to play at, with its name; the first is played by the default rules."""
    game = spec.about.name
    yield "default", Setup(game, SEATS)
    for reading in spec.about.readings:
        for answer in reading.answers[1:]:
            setup = Setup(game, SEATS, readings=((reading.name, answer),))
            yield f"{reading.name}={answer}", setup
    for variant in spec.about.variants:
        fit = [seats for seats in spec.about.seats_with((variant.name,)) if seats > 1]
        if fit:
            seats = SEATS if SEATS in fit else fit[-1]
            yield variant.name, Setup(game, seats, variants=(variant.name,))


def is_playable(spec: AnySpec, setup: Setup) -> bool:
    """Say whether a game can begin so; some answers are for other numbers of seats."""
    try:
        spec.play.new(setup, Dice(b"a trial"))
    except BadSetup:
        return False
    return True


def share_at(match: Match, name: str, setup: Setup, games: int, jobs: int) -> tuple[float, int]:
    """Return the bot's share of the wins at such a table, and in how many games."""
    plan = one_against(setup, match.bot, [match.against], games, SEED)
    report = ArenaReport(plan)
    for played in run(plan, jobs, KEPT / f"{match.game}-{name}-{games}"):
        report.add(played)
    return share_of(report)[0], len(report.rows)


def lines(match: Match, games: int, jobs: int, only: str) -> Iterator[str]:
    """Yield a line of the table for each table of a game; those of other numbers of seats too."""
    spec, default = GAMES[match.game], 0.0
    for name, setup in tables(spec):
        wanted = name == "default" or only in name
        if not wanted or not is_playable(spec, setup):
            continue
        share, played = share_at(match, name, setup, games, jobs)
        default = default or share
        relative = f"{100 * share / default:.0f} %" if default else "-"
        shown = f"{100 * share:.1f} %"
        yield line([match.game, name, str(setup.seats), str(played), shown, relative])


def main() -> None:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=0, help="fewer than usual at each table")
    asked.add_argument("--only", default="", help="rules with this in their name")
    asked.add_argument("--jobs", type=int, default=1)
    words = asked.parse_args()
    print(line(HEAD), line(["---"] * len(HEAD)), sep="\n", flush=True)
    for match in MATCHES:
        for shown in lines(match, words.games or match.games, words.jobs, words.only):
            print(shown, flush=True)


if __name__ == "__main__":
    main()
