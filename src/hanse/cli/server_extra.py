"""A plain message when a command needs the server's packages and one is missing."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from hanse.cli.language import chosen_language
from hanse.words import Words

USAGE_ERROR = 2


@contextmanager
def server_packages() -> Iterator[None]:
    """Allow imports of the server's packages; if one is missing, explain how to install it.

    The command then exits.
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package in ("", "hanse", *sys.stdlib_module_names):
            raise
        typer.echo(
            Words(chosen_language("")).say("platform-needs-server", package=package), err=True
        )
        raise typer.Exit(USAGE_ERROR) from missing
