"""The command `hanse play`: a game in the terminal."""

from hanse.cli.play.command import play

__all__ = ["play"]
