"""A game between bots whose record is kept."""

from collections.abc import Sequence

from hanse.bots.bot import Bot
from hanse.bots.bot_game import BotGame
from hanse.core.game import Game
from hanse.core.records.record import About, Entry, begin
from hanse.core.records.write import write
from hanse.core.spec import AnySpec
from hanse.core.types import Below, Move, Seat
from hanse.core.wire import encode
from hanse.version import __version__


class RecordedGame(BotGame):
    """A game that notes every move, so that it can be replayed."""

    def __init__(
        self, spec: AnySpec, game: Game, bots: Sequence[Bot], random_sources: Sequence[Below]
    ) -> None:
        super().__init__(spec, game, bots, random_sources)
        self.record = begin(game, spec)

    def play(self, seat: Seat, move: Move) -> None:
        game = self.game
        ply, question = game.ply, game.question_id(seat)
        super().play(seat, move)
        drawn = tuple(game.dice.drawn)
        self.record.entries.append(Entry(ply, seat, question, encode(move), drawn))

    def text(self, names: Sequence[str]) -> str:
        """Return the record as text, with these names of the players."""
        self.record.about = About(tuple(names), rules=__version__)
        return write(self.record, self.spec)
