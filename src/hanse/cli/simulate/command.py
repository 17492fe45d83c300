"""The command `hanse simulate`: games between bots, counted, and checked on request."""

from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console

from hanse.bots.registry import BOTS
from hanse.cli.progress import progress_bar
from hanse.cli.setup_options import check_bot, known_game, make_setup, split_names
from hanse.cli.simulate.batch import run_games
from hanse.cli.simulate.games import SimulationPlan
from hanse.cli.simulate.report import Report, print_json, print_problems, print_table
from hanse.core.setup import Setup
from hanse.core.spec import AnySpec
from hanse.games import GAMES


def simulate(
    game: Annotated[str, typer.Argument(help=f"One of: {', '.join(GAMES)}.")],
    *,
    seats: Annotated[int, typer.Option(help="Number of players; 0 means as many as can play.")] = 0,
    bots: Annotated[
        str, typer.Option(help=f"Names dealt round the seats. There are: {', '.join(BOTS)}.")
    ] = "dabbler",
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    first: Annotated[int, typer.Option(min=0, help="The number of the first game.")] = 0,
    check: Annotated[
        bool, typer.Option("--check", help="Count every piece after every move.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    kinds: Annotated[
        bool, typer.Option("--kinds", help="Count every kind of move and event.")
    ] = False,
    edition: Annotated[str, typer.Option(help="The edition whose rules are played.")] = "",
    readings: Annotated[
        list[str] | None, typer.Option("--set", help="A reading=answer; repeatable.")
    ] = None,
    variants: Annotated[str, typer.Option(help="Variants, comma-separated.")] = "",
    files: Annotated[
        list[str] | None, typer.Option("--with", help="Your own data: name=file; repeatable.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Number of processes.")] = 1,
) -> None:
    """Play games between bots and report the results."""
    spec = known_game(game)
    setup = make_setup(spec, seats, edition, readings or [], variants, files=files or [])
    plan = SimulationPlan(setup, deal_bots(bots, setup, spec), seed, check)
    start = perf_counter()
    numbers = range(first, first + games)
    with progress_bar() as bar:
        task = bar.add_task(f"{spec.about.name}, {setup.seats} seats", total=games)
        tally = run_games(plan, numbers, jobs, lambda done: bar.advance(task, done))
    report = Report(spec, plan, tally, perf_counter() - start)
    if as_json:
        print_json(report, kinds)
    else:
        print_table(report, kinds, Console())
    print_problems(report, Console(stderr=True))
    if tally.problems:
        raise typer.Exit(1)


def deal_bots(names: str, setup: Setup, spec: AnySpec) -> tuple[str, ...]:
    """Return a bot for each seat; a list shorter than the table is repeated."""
    known = split_names(names)
    if not known or len(known) > setup.seats:
        raise typer.BadParameter(f"{len(known)} bots for {setup.seats} seats")
    for name in known:
        check_bot(spec, name)
    return tuple(known[seat % len(known)] for seat in range(setup.seats))
