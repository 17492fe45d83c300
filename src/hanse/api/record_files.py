"""Records read from files, as games that can be continued."""

from pathlib import Path

from hanse.api.game import Game
from hanse.api.replay import replay_history
from hanse.core.records.parse import read
from hanse.core.records.write import FIRST_LINE
from hanse.games import GAMES


def load(source: str | Path) -> Game:
    """Return the game that a record describes, from a file or from the record's own text."""
    is_text = isinstance(source, str) and source.startswith(FIRST_LINE)
    text = str(source) if is_text else Path(source).read_text("utf-8")
    return Game.from_history(replay_history(read(text, GAMES)))
