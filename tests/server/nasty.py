"""A server with bots that nobody wants: one never returns, one eats memory, one talks nonsense.

Run by `-c "from tests.server.nasty import main; main()" serve`.
"""

from hanse.bots.bot import Bot
from hanse.bots.context import BotContext
from hanse.bots.registry import BOTS, BotFactory
from hanse.cli.main import app
from hanse.core.types import Move
from hanse.games.kogge.moves import EndTurn


class Never(Bot):
    """Thinks for ever, as hard as it can."""

    def answer(self, context: BotContext) -> Move:
        while True:
            pass


class Glutton(Bot):
    """Eats memory."""

    def answer(self, context: BotContext) -> Move:
        eaten = []
        while True:
            eaten.append(bytearray(1 << 24))


class Nonsense(Bot):
    """Says something else than was asked, or what is no move at all."""

    def answer(self, context: BotContext) -> Move:
        if context.rng.below(2):
            return EndTurn()
        return "nonsense"  # type: ignore[return-value]


NASTY = {"never": Never, "glutton": Glutton, "nonsense": Nonsense}


def main() -> None:
    BOTS.update({name: BotFactory(name, bot) for name, bot in NASTY.items()})
    app()
