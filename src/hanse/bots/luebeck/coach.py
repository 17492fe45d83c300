"""The pilot as a coach, which chooses as the pilot does and explains its answer."""

from collections.abc import Iterator
from dataclasses import replace

from hanse.bots.bot import Thought
from hanse.bots.context import BotContext
from hanse.bots.luebeck.levels import PEACEFUL_ROUNDS, is_robbery
from hanse.bots.luebeck.pilot import Pilot
from hanse.bots.luebeck.reasons import RULE_OF_THUMB
from hanse.core.types import Move
from hanse.games.luebeck.maps.chart import START
from hanse.games.luebeck.moves import (
    ChangeShip,
    LayDoubling,
    PlayGoods,
    SendPirates,
    StartVoyage,
    TakeHome,
    TakePacket,
    TradeVoyage,
)
from hanse.games.luebeck.readings import rules_of
from hanse.games.luebeck.view.build import View

SAME = "reason-luebeck-same"
KEYS = (SAME,)
"""Every reason that only a coach gives."""


class Coach(Pilot):
    """The bot that advises people."""

    def fair_moves(self, context: BotContext, moves: list[Move]) -> list[Move]:
        view = context.view
        assert isinstance(view, View)
        if not self.gentle or view.now.round > PEACEFUL_ROUNDS:
            return moves
        return [move for move in moves if not is_robbery(view, move)] or moves

    def think(self, context: BotContext) -> Thought:
        thought = super().think(context)
        assert isinstance(context.view, View)
        cities = dict.fromkeys(cities_of(context.view, thought.move))
        why = tuple(SAME if key == RULE_OF_THUMB else key for key in thought.why)
        return replace(thought, why=why, places=tuple(city for city in cities if city >= 0))


def cities_of(view: View, move: Move) -> Iterator[int]:
    """Yield the cities that an answer is about, leaving out those off the map (-1)."""
    cities, at = rules_of(view.setup).deck.cities, view.sea.places
    match move:
        case TakePacket(place):
            yield from (cities[card] for card in view.cards.packets[place])
        case PlayGoods(_, card) | LayDoubling(_, card) | TradeVoyage(_, card):
            yield cities[card]
        case StartVoyage():
            yield START
        case SendPirates(cog) | ChangeShip(cog, _):
            yield at[cog]
        case TakeHome(items):
            yield from (at[cog] for cog, figures in enumerate(items) if figures)
