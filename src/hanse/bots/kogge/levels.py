"""Bots for people below the captain: they look less far, forget, and take what is nearly as good.

None of them makes a mistake on purpose, and from the apprentice on none overlooks its own win.
Every number here makes a step of the ladder even; `make ladder` measures the steps.
"""

from msgspec.structs import replace

from hanse.bots.bot import Thought
from hanse.bots.context import BotContext
from hanse.bots.kogge.answers.rounds import variety
from hanse.bots.kogge.builder import view_of
from hanse.bots.kogge.captain import Captain
from hanse.bots.kogge.merchant import Deckhand
from hanse.bots.kogge.plans.first_office import FirstOffice
from hanse.bots.wavering import Wavering
from hanse.core.questions.shapes import Choice
from hanse.core.types import Counts
from hanse.games.kogge.board import NGOODS, NVALUES
from hanse.games.kogge.moves import PickStart
from hanse.games.kogge.view.sections import Pools, View


class Apprentice(Captain):
    """For players who know the rules: a step ahead, remembers nobody's purchases."""

    width = 4
    rehearsed = 4
    depth = 1
    loose = 0.1
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

    def pick_city(self, context: BotContext, starts: FirstOffice) -> int:
        """Return a city for this seat alone, so that the starts of beginners' bots differ.

        All of them rank the cities alike, by what lies open: the next seat takes the next city.
        """
        view = view_of(context)
        ranked = sorted(starts.cities, key=lambda city: -variety(view, city))
        return ranked[context.seat % len(ranked)]


class Greenhorn(Deckhand):
    """For beginners: a deckhand that thinks of few moves, and begins in its own city."""

    moves_tried = 3

    def think(self, context: BotContext) -> Thought:
        question = context.question
        if isinstance(question, Choice) and question.move is PickStart:
            return Apprentice().think(context)
        return super().think(context)


class Pedlar(Wavering):
    """For the next games: mostly a deckhand, but now and then it thinks a turn through."""

    only = "kogge"
    data = Apprentice.data
    proposes = True
    attentive = Apprentice
    careless = Deckhand
    attention = 10


class Mate(Apprentice):
    """For players with a few games behind them: two steps ahead, with a good memory."""

    width = 6
    rehearsed = 5
    depth = 2
    loose = 0.025
    forgets = False

    def pick_city(self, context: BotContext, starts: FirstOffice) -> int:
        return Captain.pick_city(self, context, starts)


class Journeyman(Mate):
    """Between apprentice and mate: less particular about which of the better plans it takes."""

    loose = 0.05


def keep_own(pools: Pools, seat: int) -> Pools:
    return Pools(row_of(pools.markers, seat, NVALUES), row_of(pools.goods, seat, NGOODS))


def row_of(known: Counts, seat: int, width: int) -> Counts:
    """Return what is known of one seat, and nothing of the others."""
    own = range(seat * width, (seat + 1) * width)
    return tuple(count if at in own else 0 for at, count in enumerate(known))
