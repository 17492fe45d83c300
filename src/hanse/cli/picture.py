"""hanse picture: a position of a record as an SVG file."""

import sys
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from hanse.cli.files import read_record
from hanse.cli.language import chosen_language
from hanse.core.records.record import Record
from hanse.core.records.record import replay as played_again
from hanse.core.types import SPECTATOR
from hanse.games import GAMES
from hanse.pictures.theme import THEMES
from hanse.words import LANGUAGES

END = -1


def picture(
    file: Annotated[Path, typer.Argument(help="A record.")],
    *,
    move: Annotated[
        int, typer.Option(min=END, help="Number of moves played; 0: the start, -1: the end.")
    ] = END,
    seat: Annotated[int, typer.Option(min=0, help="As this seat knew it; 0: spectators.")] = 0,
    theme: Annotated[
        str, typer.Option(help=f"One of: {', '.join(THEMES)}; auto follows the reader's browser.")
    ] = "light",
    language: Annotated[
        str, typer.Option(help=f"One of: {', '.join(LANGUAGES)}; default: the system's language.")
    ] = "",
    output: Annotated[
        str, typer.Option("--output", "-o", help="File to write; default: standard output.")
    ] = "-",
) -> None:
    """Draw a position of a record as an SVG picture."""
    if theme not in THEMES:
        raise typer.BadParameter(f"there is no theme {theme}; there are: {', '.join(THEMES)}")
    record, spoken = read_record(file).record, chosen_language(language)
    if seat > record.setup.seats:
        raise typer.BadParameter(f"there are {record.setup.seats} seats")
    last = len(record.entries)
    if move > last:
        raise typer.BadParameter(f"there are {last} moves")
    viewer = seat - 1 if seat else SPECTATOR
    write_picture(output, drawn(record, last if move == END else move, viewer, theme, spoken))


def drawn(record: Record, move: int, viewer: int, theme: str, language: str) -> str:
    """Return the picture of the position after this many moves, drawn from the viewer's view."""
    # Imported here, because drawings take longer to import than any other command needs.
    from hanse.pictures.scene import Scene  # noqa: PLC0415
    from hanse.svg.boards import names_for, paint  # noqa: PLC0415

    spec = GAMES[record.setup.game]
    game = next(islice(played_again(record, spec), move, None))
    names = names_for(record.setup, record.about.names, language)
    view = spec.see.view(game, viewer)
    return paint(Scene(record.setup, view, names, viewer, theme, language)).svg()


def write_picture(output: str, markup: str) -> None:
    if output == "-":
        sys.stdout.write(markup)
        return
    try:
        Path(output).write_text(markup, "utf-8")
    except OSError as wrong:
        raise typer.BadParameter(f"{output} cannot be written: {wrong.strerror}") from wrong
