"""Points of a finished game of Lübeck by source."""

from collections.abc import Iterator

from hanse.boards.board import ScoreRow
from hanse.games.luebeck.game import Luebeck
from hanse.words.story import Story


def scores(game: Luebeck, story: Story) -> Iterator[ScoreRow]:
    """Yield the points won during the game, and the cost of cards left in hand (L-GAME-02)."""
    costs = game.rules.deck.costs
    lost = [-sum(costs[card] for card in game.table.hands[seat]) for seat in range(game.seats)]
    won = [score - cost for score, cost in zip(game.table.scores, lost, strict=True)]
    names = story.phrases.lexicon.names["score"]
    for name, points in (("points", won), ("hand", lost)):
        yield story.phrases.name("score", names.index(name)), tuple(points)
