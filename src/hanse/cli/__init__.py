"""The command `hanse`."""

from hanse.cli.main import app

__all__ = ["app"]
