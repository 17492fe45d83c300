"""Registry of pictures: the package named after a game in this folder."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from hanse.pictures.canvas import Canvas
from hanse.pictures.scene import Scene

type Picture = Callable[[Scene], Canvas]
"""A function that draws a scene of one game."""


@cache
def picture_of(game: str) -> Picture | None:
    """Return the function that draws a game's board; None if the game has no picture."""
    package = f"hanse.pictures.{game}"
    if find_spec(package) is None:
        return None
    picture: Picture = import_module(package).PICTURE
    return picture
