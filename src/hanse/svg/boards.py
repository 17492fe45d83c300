"""The picture of a board, for the seat of a view or for any seat of a game."""

from collections.abc import Iterable, Sequence

from hanse.bots.game_state import GameState
from hanse.bots.seat_view import SeatView
from hanse.core.setup import Setup
from hanse.core.types import SPECTATOR, Seat
from hanse.pictures.canvas import Canvas
from hanse.pictures.plain import paint_text
from hanse.pictures.registry import picture_of
from hanse.pictures.scene import Arrow, Scene
from hanse.words import Words

LANGUAGE = "en"


def board(
    game: GameState | SeatView,
    seat: Seat = SPECTATOR,
    *,
    arrows: Iterable[Arrow] = (),
    theme: str = "light",
    language: str = LANGUAGE,
    names: Sequence[str] = (),
) -> str:
    """Return the board as SVG, as this seat of a game knows it, or as spectators do.

    A view is always drawn for its own seat. An arrow is a pair of places, by their numbers or
    names. The theme is `light`, `dark`, or `auto`, which follows the reader's browser.
    """
    shown = game if isinstance(game, SeatView) else game.view(seat)
    own = () if isinstance(game, SeatView) else game.names
    players = names_for(shown.setup, names or own, language)
    return paint(
        Scene(shown.setup, shown.data, players, shown.seat, theme, language, tuple(arrows))
    ).svg()


def names_for(setup: Setup, names: Sequence[str], language: str) -> tuple[str, ...]:
    """Return the players' names, or usual ones if nobody gave any."""
    usual = Words(language).say("terminal-names").split()
    return (*names, *usual[len(names) :])[: setup.seats]


def paint(scene: Scene) -> Canvas:
    """Return the picture of a scene; lines of text if the game has no drawn board."""
    picture = picture_of(scene.setup.game)
    return picture(scene) if picture else paint_text(scene)
