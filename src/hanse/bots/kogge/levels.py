"""Captains for people to play against: they look less far, forget, and take what is nearly as good.

None of them makes a mistake on purpose, and none overlooks its own win.
"""

from msgspec.structs import replace

from hanse.bots.context import BotContext
from hanse.bots.kogge.captain import Captain
from hanse.core.types import Counts
from hanse.games.kogge.board import NGOODS, NVALUES
from hanse.games.kogge.view.sections import Pools, View


class Apprentice(Captain):
    """For beginners: a step ahead, remembers nobody's purchases, any of the better plans."""

    width = 4
    rehearsed = 4
    depth = 1
    loose = 0.06
    forgets = True

    def imagined_context(self, context: BotContext) -> BotContext:
        """Return a context in which what others are known to have is forgotten."""
        view = context.view
        assert isinstance(view, View)
        if not self.forgets or view.own is None:
            return context
        own = replace(view.own, pools=keep_own(view.own.pools, view.own.seat))
        seen = replace(view, own=own)
        return BotContext(
            context.spec, context.seat, context.question, lambda: seen, rng=context.rng
        )


class Mate(Apprentice):
    """For whoever has played a few games: two steps ahead, with a good memory."""

    width = 6
    rehearsed = 5
    depth = 2
    loose = 0.025
    forgets = False


def keep_own(pools: Pools, seat: int) -> Pools:
    return Pools(row_of(pools.markers, seat, NVALUES), row_of(pools.goods, seat, NGOODS))


def row_of(known: Counts, seat: int, width: int) -> Counts:
    """Return what is known of one seat, and nothing of the others."""
    own = range(seat * width, (seat + 1) * width)
    return tuple(count if at in own else 0 for at, count in enumerate(known))
