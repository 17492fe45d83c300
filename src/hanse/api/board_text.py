"""The board of a game as lines of text, drawn as in the terminal."""

from collections.abc import Sequence

from hanse.core.setup import Setup
from hanse.core.spec import AnySpec
from hanse.core.types import Seat
from hanse.core.views import View

LANGUAGE = "en"
WIDTH = 80


def draw_board(
    spec: AnySpec, setup: Setup, view: View, seat: Seat, names: Sequence[str] = ()
) -> str:
    """Return the board as this seat or a spectator sees it."""
    # The drawing code and the words are slow to import, so import them only when needed.
    from hanse.boards.registry import make_drawing  # noqa: PLC0415
    from hanse.words import Words  # noqa: PLC0415
    from hanse.words.story import Story  # noqa: PLC0415

    words = Words(LANGUAGE)
    players = names or words.say("terminal-names").split()[: setup.seats]
    drawing = make_drawing(spec, view, Story(setup, words, players, seat))
    lines = [drawing.headline(), *(str(line) for line in drawing.board(WIDTH))]
    if seat in range(setup.seats):
        lines += [str(line) for line in drawing.hand(WIDTH)]
    return "\n".join(line.rstrip() for line in lines)
