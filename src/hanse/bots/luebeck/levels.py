"""Bots for people, made from the skipper and the pilot, and the strongest bot of all.

The numbers here make the steps between levels even; `make ladder` measures the steps.
"""

from hanse.bots.context import BotContext
from hanse.bots.luebeck.pilot import Pilot
from hanse.bots.luebeck.skipper import Skipper
from hanse.bots.wavering import Wavering
from hanse.core.types import Move
from hanse.games.luebeck.maps.deck import PIRATES
from hanse.games.luebeck.moves import SendPirates, TakePacket
from hanse.games.luebeck.readings import rules_of
from hanse.games.luebeck.view.build import View

PEACEFUL_ROUNDS = 1
"""The number of rounds in which a bot for beginners sends no pirates against others."""


class Passenger(Pilot):
    """A bot for beginners, which gives any answer that is nearly the best in one imagined game.

    In the first round, the bot takes pirates or sends them against others only if it must, so that
    a first voyage ends in a port.
    """

    stages = (1,)
    tolerance = 0.11

    def fair_moves(self, context: BotContext, moves: list[Move]) -> list[Move]:
        view = context.view
        assert isinstance(view, View)
        if view.now.round > PEACEFUL_ROUNDS:
            return moves
        return [
            move for move in moves if not (is_robbery(view, move) or has_pirates(view, move))
        ] or moves[:1]


class Ferryman(Passenger):
    """A bot for the next games, whose answers must be closer to the best one."""

    tolerance = 0.08


class Lookout(Wavering):
    """A skipper that sometimes looks ahead as a pilot does."""

    only = "luebeck"
    attentive = Pilot
    careless = Skipper
    attention = 25


class Supercargo(Lookout):
    """A skipper that looks ahead every other time."""

    attention = 50


class Shipowner(Lookout):
    """A skipper that looks ahead most of the time."""

    attention = 75


class Navigator(Pilot):
    """The strongest bot: more imagined games, judged at the end of this round and of the next."""

    stages = (12, 16, 24)
    effort = 10_000  # rarely reached
    rounds = 2


def is_robbery(view: View, move: Move) -> bool:
    """Return whether this move sends pirates to a cog that carries another seat's figure."""
    if not isinstance(move, SendPirates) or view.own is None:
        return False
    seats = view.setup.seats
    crew = view.sea.crews[move.value * seats : (move.value + 1) * seats]
    return sum(crew) > crew[view.own.seat]


def has_pirates(view: View, move: Move) -> bool:
    """Return whether this move takes a packet with pirates in it."""
    if not isinstance(move, TakePacket):
        return False
    sorts = rules_of(view.setup).deck.sorts
    return any(sorts[card] == PIRATES for card in view.cards.packets[move.value])
