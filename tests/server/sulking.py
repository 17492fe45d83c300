"""A server whose bots sulk: to show that no match waits for ever for an answer that is refused.

Run by `-c "from tests.server.sulking import main; main()" serve`. `sulker` always says that its
turn is over. What `stubborn` says is allowed by the question, and refused when it is played. And
of those whose time is up, the answer that is given for them is refused as well.
"""

from dataclasses import replace
from typing import Any

from hanse.bots.bot import Bot
from hanse.bots.context import BotContext
from hanse.bots.dabbler import Dabbler
from hanse.bots.registry import BOTS, BotFactory
from hanse.cli.main import app
from hanse.core.types import IllegalMove, Move, Seat
from hanse.games import GAMES
from hanse.games.kogge.moves import Anchor, Bid, EndTurn, MoveGuild
from hanse.match.match import Match, Played

_play = Match.play


class Sulker(Bot):
    def answer(self, context: BotContext) -> Move:
        return EndTurn()


class Stubborn(Dabbler):
    """Whoever moves the guild master by two is refused."""

    def answer(self, context: BotContext) -> Move:
        far = MoveGuild(2)
        return far if context.question.allows(far) else super().answer(context)


def play(self: Match, seat: Seat, move: Move, *more: Any, **named: Any) -> Played:
    if move == MoveGuild(2):
        raise IllegalMove(seat, move)
    return _play(self, seat, move, *more, **named)


def gone(game: Any, seat: Seat) -> Move:
    """No answer to anything but sailing; and a bid is more than it can think of."""
    if game.asking[seat].move is Bid:
        raise LookupError
    return Anchor()


def main() -> None:
    BOTS.update(sulker=BotFactory("sulker", Sulker), stubborn=BotFactory("stubborn", Stubborn))
    kogge = GAMES["kogge"]
    GAMES["kogge"] = replace(kogge, play=replace(kogge.play, default_answer=gone))
    Match.play = play  # type: ignore[method-assign]
    app()
