"""Setups made from a command's options: game, seats, edition, readings, variants, own files."""

from collections.abc import Sequence
from difflib import get_close_matches

import typer
from msgspec.structs import replace

from hanse.bots.registry import BOTS
from hanse.cli.data_files import data_files
from hanse.core.dice import Dice
from hanse.core.setup import BadSetup, Setup
from hanse.core.spec import AnySpec
from hanse.games import GAMES


def known_game(name: str) -> AnySpec:
    if name not in GAMES:
        raise typer.BadParameter(f"there is no game {name}; there are: {', '.join(GAMES)}")
    return GAMES[name]


def make_setup(
    spec: AnySpec,
    seats: int,
    edition: str,
    readings: list[str],
    variants: str,
    *,
    files: Sequence[str] = (),
) -> Setup:
    """Return the setup, after a trial game with it has begun, so that a long run cannot fail late.

    The setup also names the variants that other variants, or the number of seats, imply.
    """
    names = tuple(split_names(variants))
    for name in names:
        check_name("variant", name, [variant.name for variant in spec.about.variants])
    if edition:
        check_name("edition", edition, spec.about.editions)
    for name, _ in parse_readings(readings):
        check_name("reading", name, [reading.name for reading in spec.about.readings])
    setup = Setup(
        game=spec.about.name,
        seats=seats or spec.about.usual_seats(names),
        edition=edition,
        variants=names,
        readings=parse_readings(readings),
        data=data_files(spec, files),
    )
    try:
        tried = spec.play.new(setup, Dice(b"a trial"))
    except BadSetup as wrong:
        raise typer.BadParameter(str(wrong)) from wrong
    return replace(setup, variants=tried.setup.variants)


def check_bot(spec: AnySpec, name: str) -> None:
    """Raise BadParameter if there is no such bot, or it cannot play this game."""
    if name not in BOTS:
        raise typer.BadParameter(f"there is no bot {name}; there are: {', '.join(BOTS)}")
    try:
        BOTS[name](spec.about.name)
    except BadSetup as wrong:
        raise typer.BadParameter(str(wrong)) from wrong


def check_name(kind: str, name: str, known: Sequence[str]) -> None:
    """Raise BadParameter with a suggestion if the game knows no such name."""
    if name in known:
        return
    begun = [one for one in known if one.startswith(name)]
    near = (begun or get_close_matches(name, known, 1))[:1]
    meant = "".join(f"did you mean {one}? " for one in near)
    there = ", ".join(known) or "none"
    raise typer.BadParameter(f"there is no {kind} {name}; {meant}there are: {there}")


def parse_readings(readings: list[str]) -> tuple[tuple[str, str], ...]:
    """Return readings with their answers; refuse a reading that is set twice."""
    pairs = sorted(map(parse_reading, readings))
    names = [name for name, _ in pairs]
    for name in names:
        if names.count(name) > 1:
            raise typer.BadParameter(f"{name} is set twice")
    return tuple(pairs)


def parse_reading(reading: str) -> tuple[str, str]:
    name, equals, answer = reading.partition("=")
    if not equals:
        raise typer.BadParameter(f"a reading is set by name=answer, not by {reading}")
    return name.strip(), answer.strip()


def split_names(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]
