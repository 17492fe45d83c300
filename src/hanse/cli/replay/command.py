"""hanse replay: step through a record as a seat knew it, as a spectator saw it, or open."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from hanse.cli.chances import chance_lines
from hanse.cli.files import read_record
from hanse.cli.language import chosen_language
from hanse.cli.replay.frames import Replay, frame_text
from hanse.cli.replay.screen import ReplayScreen
from hanse.core.types import SPECTATOR
from hanse.match.replay_steps import OPEN
from hanse.words import LANGUAGES


def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    *,
    seat: Annotated[int, typer.Option(min=0, help="As this seat knew it; 0: spectators.")] = 0,
    everything: Annotated[bool, typer.Option("--open", help="Hide nothing.")] = False,
    at_once: Annotated[
        bool, typer.Option("--all", help="Print all moves without waiting.")
    ] = False,
    chances: Annotated[
        bool,
        typer.Option("--chances", help="Show win probabilities by round, and the turning points."),
    ] = False,
    language: Annotated[
        str, typer.Option(help=f"One of: {', '.join(LANGUAGES)}; default: the system's language.")
    ] = "",
) -> None:
    """Step through a record, with the board after each move."""
    record = read_record(file).record
    if seat > record.setup.seats:
        raise typer.BadParameter(f"there are {record.setup.seats} seats")
    if chances:
        typer.echo("\n".join(chance_lines(record, chosen_language(language))))
        return
    viewer = OPEN if everything else seat - 1 if seat else SPECTATOR
    if at_once or not sys.stdin.isatty():
        frames = list(Replay(record, viewer, chosen_language(language)).frames())
        for place in range(len(frames)):
            typer.echo(frame_text(frames, place))
    else:
        ReplayScreen(record, viewer, chosen_language(language)).run()
