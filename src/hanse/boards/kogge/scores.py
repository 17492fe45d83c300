"""Points of a finished game of Kogge by source."""

from collections.abc import Iterator

from hanse.boards.board import ScoreRow
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.seat_holdings import holdings_of
from hanse.words.story import Story


def scores(game: Kogge, story: Story) -> Iterator[ScoreRow]:
    """Yield the points from each source that counts under the table's rules."""
    held = [holdings_of(game.table, seat) for seat in range(game.seats)]
    for row in game.rules.score_rows:
        yield label(story, row.name), tuple(map(row.points, held))


def label(story: Story, name: str) -> str:
    """Return the label of a row; if it has none, the row's name."""
    names = story.phrases.lexicon.names["score"]
    named = name in names
    return story.phrases.name("score", names.index(name)) if named else name.replace("_", " ")
