"""Bots for people below the captain: they look less far, forget, or accept nearly equal plans.

None of them makes a mistake on purpose, and from the apprentice on none overlooks its own win.
The numbers here make the steps between levels even; `make ladder` measures the steps.
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
    """A bot for players who know the rules: it looks one step ahead and forgets purchases."""

    width = 4
    turns_tried = 4
    depth = 1
    tolerance = 0.1
    forgets = True

    def imagined_context(self, context: BotContext) -> BotContext:
        """Return a context that forgets others' known holdings and routes seen in earlier turns."""
        if not self.forgets:
            return super().imagined_context(context)
        view = context.view
        assert isinstance(view, View)
        if view.own is None:
            return context
        own = replace(view.own, pools=keep_own_holdings(view.own.pools, view.own.seat))
        return context.with_view(replace(view, own=own))

    def pick_city(self, context: BotContext, starts: FirstOffice) -> int:
        """Return a different city for each seat, so that the starts of beginners' bots differ.

        All of them rank the cities alike by what is visible, so each seat takes the next city.
        """
        view = view_of(context)
        ranked = sorted(starts.cities, key=lambda city: -variety(view, city))
        return ranked[context.seat % len(ranked)]


class Greenhorn(Deckhand):
    """A bot for beginners: a deckhand that considers few moves, and starts like an apprentice."""

    moves_tried = 3

    def think(self, context: BotContext) -> Thought:
        question = context.question
        if isinstance(question, Choice) and question.move is PickStart:
            return Apprentice().think(context)
        return super().think(context)


class Pedlar(Wavering):
    """A bot for the next games: mostly a deckhand, but sometimes it plans a whole turn."""

    only = "kogge"
    data = Apprentice.data
    proposes = True
    attentive = Apprentice
    careless = Deckhand
    attention = 10


class Mate(Apprentice):
    """A bot for players with some experience: it looks two steps ahead and remembers well."""

    width = 6
    turns_tried = 5
    depth = 2
    tolerance = 0.025
    forgets = False

    def pick_city(self, context: BotContext, starts: FirstOffice) -> int:
        return Captain.pick_city(self, context, starts)


class Journeyman(Mate):
    """A bot between apprentice and mate, less particular about which good plan it takes."""

    tolerance = 0.05


def keep_own_holdings(pools: Pools, seat: int) -> Pools:
    return Pools(keep_row(pools.markers, seat, NVALUES), keep_row(pools.goods, seat, NGOODS))


def keep_row(known: Counts, seat: int, width: int) -> Counts:
    """Return the counts of one seat, with 0 for all other seats."""
    own = range(seat * width, (seat + 1) * width)
    return tuple(count if at in own else 0 for at, count in enumerate(known))
