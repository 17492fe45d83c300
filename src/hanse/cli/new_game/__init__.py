"""The command `hanse new-game`."""

from hanse.cli.new_game.command import new_game

__all__ = ["new_game"]
