"""Who sits in the council tries its best plans in games that all play on until its next turn."""

from dataclasses import replace

from hanse.bots.context import BotContext
from hanse.bots.kogge.captain import Captain
from hanse.bots.kogge.rehearsal import Tried
from hanse.bots.kogge.rollouts import Rollouts
from hanse.core.types import Move
from hanse.games.kogge.game import Kogge

CLOSE = 0.06
"""Plans whose shares are further below the best are not played on."""

TRUST = 0.5
"""So much the games that were played on count, beside what the plan looks like at once."""


class Councillor(Captain):
    """Half a second for a turn."""

    width = 16
    rehearsed = 10
    finalists = 4
    rollouts = 3

    def ranked(
        self, context: BotContext, plans: list[tuple[Move, ...]], game: Kogge
    ) -> list[Tried]:
        found = super().ranked(context, plans, game)
        if len(found) < 2 or found[0].share >= 1:
            return found
        close = [one for one in found[: self.finalists] if one.share >= found[0].share - CLOSE]
        if len(close) < 2:
            return found
        shares = self.played_on(context, close)
        mixed = [
            replace(one, share=(1 - TRUST) * one.share + TRUST * share)
            for one, share in zip(close, shares, strict=True)
        ]
        rest = found[len(close) :]
        return [*sorted(mixed, key=lambda one: -one.share), *rest]

    def played_on(self, context: BotContext, plans: list[Tried]) -> list[float]:
        """Return the mean share of each plan over a few worlds, the same for all plans."""
        totals = [0.0] * len(plans)
        worlds = 0
        for _ in range(self.rollouts):
            world = context.imagine()
            for at, one in enumerate(plans):
                totals[at] += Rollouts(world, context.seat, self.value).play(one.moves).share
            worlds += 1
            if not context.budget.spend(len(plans)):
                break
        return [total / worlds for total in totals]


class Alderman(Councillor):
    """A second for a turn."""

    width = 32
    rehearsed = 16
    finalists = 6
    rollouts = 6
