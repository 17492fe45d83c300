"""A plain message for commands that need the server's packages when they are missing."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from hanse.cli.language import chosen_language
from hanse.words import Words

USAGE = 2


@contextmanager
def server_packages() -> Iterator[None]:
    """Import the server's packages inside; if one is missing, say how to install it and stop."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package in ("", "hanse", *sys.stdlib_module_names):
            raise
        typer.echo(
            Words(chosen_language("")).say("platform-needs-server", package=package), err=True
        )
        raise typer.Exit(USAGE) from missing
