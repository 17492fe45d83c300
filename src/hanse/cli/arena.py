"""The command `hanse arena`: the strength of a bot against others, or of a whole pool."""

import json
from contextlib import nullcontext
from itertools import combinations_with_replacement
from pathlib import Path
from traceback import format_exception
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from hanse.bots.registry import BOTS
from hanse.cli.progress import progress_bar
from hanse.cli.setup_options import known_game, make_setup, split_names
from hanse.cli.simulate.report import one_line
from hanse.core.errors import BotStopped
from hanse.core.setup import BadSetup, Setup
from hanse.lab.arena import play_plan
from hanse.lab.arena_plan import ArenaPlan, plan_of, plan_one_against
from hanse.lab.arena_report import ArenaReport, mixed_facts
from hanse.lab.arena_run import UnusableFolder, process_executor
from hanse.lab.statistics import SequentialTest

MAX_TRACEBACK_CALLS = 6
"""The number of calls to show from the traceback of a bot's error."""


def arena(
    bots: Annotated[str, typer.Option(help="Bots to measure, comma-separated.")],
    *,
    against: Annotated[
        str, typer.Option(help="Who has the other seats; without it the bots sit at mixed tables.")
    ] = "",
    game: Annotated[str, typer.Option(help="Needed for bots that play several games.")] = "",
    seats: Annotated[int, typer.Option(help="Number of players; 0 means as many as can play.")] = 0,
    games: Annotated[int, typer.Option(min=1, help="Number of games, or a few more.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    variants: Annotated[str, typer.Option(help="Variants, comma-separated.")] = "",
    readings: Annotated[
        list[str] | None, typer.Option("--set", help="A reading=answer; repeatable.")
    ] = None,
    test: Annotated[
        str, typer.Option(help="Stop when it is clear: 0.25:0.30, at most or at least.")
    ] = "",
    folder: Annotated[
        Path | None, typer.Option("--keep", help="A folder for the games; a stopped run goes on.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Number of processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="A line of JSON for each bot.")] = False,
) -> None:
    """Measure bots: one against the rest at every seat with the same draws, or mixed tables."""
    names, bounds = known_bots(bots), bounds_of(test)
    if not against and (len(names) < 2 or bounds):
        raise typer.BadParameter("one bot alone, and a test, need somebody --against")
    setup = make_setup(known_game(game or game_of(names)), seats, "", readings or [], variants)
    try:
        if against:
            rivals = known_bots(against)
            for plan in [plan_one_against(setup, name, rivals, games, seed) for name in names]:
                print_facts(measure(plan, bounds, folder, jobs), as_json)
        else:
            plans = mixed_plans(setup, names, games, seed)
            print_facts(
                mixed_facts([play_with_bar(plan, None, folder, jobs) for plan in plans]), as_json
            )
    except (BadSetup, UnusableFolder, OSError) as wrong:
        raise typer.BadParameter(str(wrong)) from wrong
    except BotStopped as wrong:
        raise report_failure(wrong) from wrong
    except KeyboardInterrupt:
        if folder:
            typer.echo("Stopped. The same command goes on.", err=True)
        raise


def report_failure(wrong: BotStopped) -> typer.Exit:
    """Print the bot's traceback and its name, and return the exit to raise."""
    if wrong.__cause__:
        typer.echo("".join(format_exception(wrong.__cause__, limit=-MAX_TRACEBACK_CALLS)), err=True)
    typer.echo(f"Error: {wrong}", err=True)
    return typer.Exit(1)


def known_bots(names: str) -> list[str]:
    found = list(dict.fromkeys(split_names(names)))
    if not found:
        raise typer.BadParameter("name a bot")
    for name in found:
        if name not in BOTS:
            raise typer.BadParameter(f"there is no bot {name}; there are: {', '.join(BOTS)}")
    return found


def game_of(names: list[str]) -> str:
    """Return the game of the first of these bots that plays only one."""
    only = [BOTS[name].only for name in names if BOTS[name].only]
    if not only:
        raise typer.BadParameter("say which game, by --game")
    return only[0]


def bounds_of(test: str) -> tuple[float, float] | None:
    """Return the two win shares between which a test decides; None for no test."""
    if not test:
        return None
    try:
        low, high = (float(part) for part in test.split(":"))
    except ValueError:
        raise typer.BadParameter(f"{test} is not two shares such as 0.25:0.30") from None
    if not 0 <= low < high <= 1:
        raise typer.BadParameter(f"of {test} the first must be less, and both between 0 and 1")
    return low, high


def measure(
    plan: ArenaPlan, bounds: tuple[float, float] | None, folder: Path | None, jobs: int
) -> dict[str, object]:
    """Play a plan; return its results, with the verdict of its test if it has one."""
    decide = SequentialTest(*bounds) if bounds else None
    facts = play_with_bar(plan, decide, folder, jobs).facts()
    return {**facts, "test": decide.verdict or "open"} if decide else facts


def play_with_bar(
    plan: ArenaPlan, decide: SequentialTest | None, folder: Path | None, jobs: int
) -> ArenaReport:
    """Play a plan in this many processes, and show the progress."""
    home = folder / "-".join(plan.bots) if folder else None
    # A context without processes, so that one job needs none.
    pool = process_executor(min(jobs, plan.draws)) if min(jobs, plan.draws) > 1 else nullcontext()
    with progress_bar() as bar, pool as executor:
        title = f"{plan.bots[0]} against {', '.join(dict.fromkeys(plan.bots[1:]))}"
        task = bar.add_task(title, total=plan.draws * plan.setup.seats)

        def advance(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        return play_plan(plan, decide=decide, folder=home, executor=executor, progress=advance)


def mixed_plans(setup: Setup, names: list[str], games: int, seed: int) -> list[ArenaPlan]:
    """Return a plan for every mix of bots that seats as many different bots as possible."""
    most = min(len(names), setup.seats)
    pools = combinations_with_replacement(names, setup.seats)
    mixed = [pool for pool in pools if len(set(pool)) == most]
    each = -(-games // len(mixed))
    return [plan_of(setup, pool, each, seed + at) for at, pool in enumerate(mixed)]


def print_facts(facts: dict[str, object], as_json: bool) -> None:
    if as_json:
        print(json.dumps(facts, ensure_ascii=False))
        return
    table = Table(show_header=False)
    for label, fact in facts.items():
        table.add_row(label.replace("_", " "), one_line(fact))
    Console().print(table)
