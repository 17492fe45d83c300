"""Records named on the command line."""

from pathlib import Path

import typer

from hanse.core.notation.positions import BadLine
from hanse.core.records.parse import Reader
from hanse.games import GAMES


def read_text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise typer.BadParameter(f"{file} cannot be read: {wrong}") from wrong


def read_record(file: Path) -> Reader:
    """Return a reader of the record in a file; print a fault with its line and exit."""
    try:
        return Reader(read_text(file), GAMES)
    except BadLine as wrong:
        typer.echo(f"{file}, {wrong}", err=True)
        raise typer.Exit(1) from wrong
