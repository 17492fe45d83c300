"""hanse simulate: games between bots, counted and if asked for looked at hard."""

from collections.abc import Sequence
from difflib import get_close_matches
from time import perf_counter
from typing import Annotated

import typer
from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hanse.bots.registry import BOTS
from hanse.cli.batch import run
from hanse.cli.data_files import data_files
from hanse.cli.playing import SimulationPlan
from hanse.cli.report import Report, print_json, print_problems, print_table
from hanse.core.dice import Dice
from hanse.core.setup import BadSetup, Setup
from hanse.core.spec import AnySpec
from hanse.games import GAMES


def simulate(
    game: Annotated[str, typer.Argument(help=f"One of: {', '.join(GAMES)}.")],
    *,
    seats: Annotated[int, typer.Option(help="How many play; 0: as many as can.")] = 0,
    bots: Annotated[
        str, typer.Option(help=f"Names dealt round the seats. There are: {', '.join(BOTS)}.")
    ] = "dabbler",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    first: Annotated[int, typer.Option(min=0, help="The number of the first game.")] = 0,
    check: Annotated[bool, typer.Option("--check", help="Look hard after every move.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    kinds: Annotated[
        bool, typer.Option("--kinds", help="Count every kind of move and event.")
    ] = False,
    edition: Annotated[str, typer.Option(help="The edition whose rules are played.")] = "",
    readings: Annotated[
        list[str] | None, typer.Option("--set", help="A reading=answer; may be said again.")
    ] = None,
    variants: Annotated[str, typer.Option(help="Variants, with commas between.")] = "",
    files: Annotated[
        list[str] | None, typer.Option("--with", help="One's own data: name=file.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
) -> None:
    """Play games between bots and say how they went."""
    spec = known_game(game)
    setup = agreed(spec, seats, edition, readings or [], variants, files=files or [])
    plan = SimulationPlan(setup, dealt(bots, setup, spec), seed, check)
    start = perf_counter()
    numbers = range(first, first + games)
    with progress() as bar:
        task = bar.add_task(f"{spec.about.name}, {setup.seats} seats", total=games)
        tally = run(plan, numbers, jobs, lambda done: bar.advance(task, done))
    report = Report(spec, plan, tally, perf_counter() - start)
    if as_json:
        print_json(report, kinds)
    else:
        print_table(report, kinds, Console())
    print_problems(report, Console(stderr=True))
    if tally.problems:
        raise typer.Exit(1)


def known_game(name: str) -> AnySpec:
    if name not in GAMES:
        raise typer.BadParameter(f"there is no game {name}; there are: {', '.join(GAMES)}")
    return GAMES[name]


def agreed(
    spec: AnySpec,
    seats: int,
    edition: str,
    readings: list[str],
    variants: str,
    *,
    files: Sequence[str] = (),
) -> Setup:
    """Return what is to be played, tried out once so that a bad wish is told before a long run.

    It names the variants that others, or the number of seats, bring along.
    """
    names = tuple(listed(variants))
    for name in names:
        check_name("variant", name, [variant.name for variant in spec.about.variants])
    if edition:
        check_name("edition", edition, spec.about.editions)
    for name, _ in chosen(readings):
        check_name("reading", name, [reading.name for reading in spec.about.readings])
    setup = Setup(
        game=spec.about.name,
        seats=seats or spec.about.usual_seats(names),
        edition=edition,
        variants=names,
        readings=chosen(readings),
        data=data_files(spec, files),
    )
    try:
        tried = spec.play.new(setup, Dice(b"a trial"))
    except BadSetup as wrong:
        raise typer.BadParameter(str(wrong)) from wrong
    return replace(setup, variants=tried.setup.variants)


def check_name(kind: str, name: str, known: Sequence[str]) -> None:
    """Say what there is, and what was perhaps meant, where a game knows no such thing."""
    if name in known:
        return
    begun = [one for one in known if one.startswith(name)]
    near = (begun or get_close_matches(name, known, 1))[:1]
    meant = "".join(f"did you mean {one}? " for one in near)
    there = ", ".join(known) or "none"
    raise typer.BadParameter(f"there is no {kind} {name}; {meant}there are: {there}")


def chosen(readings: list[str]) -> tuple[tuple[str, str], ...]:
    """Return readings with their answers, each set once."""
    pairs = sorted(map(pair, readings))
    names = [name for name, _ in pairs]
    for name in names:
        if names.count(name) > 1:
            raise typer.BadParameter(f"{name} is set twice")
    return tuple(pairs)


def pair(reading: str) -> tuple[str, str]:
    name, equals, answer = reading.partition("=")
    if not equals:
        raise typer.BadParameter(f"a reading is set by name=answer, not by {reading}")
    return name.strip(), answer.strip()


def listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def dealt(names: str, setup: Setup, spec: AnySpec) -> tuple[str, ...]:
    """Return the bots of the seats: a short list is dealt round and round."""
    known = listed(names)
    if not known or len(known) > setup.seats:
        raise typer.BadParameter(f"{len(known)} bots for {setup.seats} seats")
    for name in known:
        if name not in BOTS:
            raise typer.BadParameter(f"there is no bot {name}; there are: {', '.join(BOTS)}")
        try:
            BOTS[name](spec.about.name)
        except BadSetup as wrong:
            raise typer.BadParameter(str(wrong)) from wrong
    return tuple(known[seat % len(known)] for seat in range(setup.seats))


def progress() -> Progress:
    """Return a bar for people who wait; programs do not see it."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
