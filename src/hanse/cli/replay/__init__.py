"""hanse replay: step through a record."""

from hanse.cli.replay.command import replay

__all__ = ["replay"]
