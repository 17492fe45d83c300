"""Plans of bots for their next answers: a bot is asked again only after a surprise."""

from collections.abc import Sequence

from hanse.bots.bot import Bot
from hanse.bots.context import BotContext
from hanse.core.spec import AnySpec
from hanse.core.types import Addressed, Move, Seat


class Plans:
    """The plans of the bots at one table, each beginning with its next move.

    Callers must pass every move that they play, of a bot or a person, to `watch`.
    """

    def __init__(self) -> None:
        self.ahead: dict[Seat, tuple[Move, ...]] = {}

    def has_move(self, context: BotContext) -> bool:
        """Return whether the plan has an allowed move, so that the bot need not think."""
        planned = self.ahead.get(context.seat, ())
        return bool(planned) and context.question.allows(planned[0])

    def next_move(self, bot: Bot, context: BotContext) -> Move:
        """Return the next move of the bot's plan if it is allowed; else let the bot think."""
        has_move = self.has_move(context)
        planned = self.ahead.pop(context.seat, ())
        if not has_move:
            planned = bot.think(context).moves
        if len(planned) > 1:
            self.ahead[context.seat] = planned
        return planned[0]

    def watch(
        self,
        spec: AnySpec,
        seat: Seat,
        move: Move,
        events: Sequence[Addressed],
        drawn: Sequence[object],
    ) -> None:
        """Follow a move: drop all plans if it drew or revealed something, or one that it breaks."""
        if not self.ahead:
            return
        if drawn or spec.play.irreversible(events):
            self.ahead.clear()
            return
        planned = self.ahead.pop(seat, ())
        if planned[:1] == (move,) and planned[1:]:
            self.ahead[seat] = planned[1:]
