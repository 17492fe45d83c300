"""hanse play."""

from hanse.cli.play.command import play

__all__ = ["play"]
