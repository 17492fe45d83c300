"""The entry point of python -m hanse.cli: the command `hanse`."""

from hanse.cli import app

app()
