"""What is answered to an offer: yes to what helps, never to what gives somebody else the game."""

from collections.abc import Callable

from hanse.bots.kogge.builder_view import BuilderView
from hanse.bots.kogge.offers import gain_of
from hanse.core.shapes import Choice, Menu
from hanse.core.types import Move, Seat
from hanse.games.kogge.board import NCHIPS, OFFICES
from hanse.games.kogge.moves import Accept, Decline
from hanse.games.kogge.view.sections import OfferSeen

LEAST_GAIN = 0.5
AHEAD_GAIN = 1.5
"""So much a deal must bring with somebody who is ahead."""

CLOSE = 4
"""With so many points one may win in the next turn: nobody deals with him."""

type Judge = Callable[[OfferSeen], bool]


def reply(menu: Menu, seat_view: BuilderView, judge: Judge | None = None) -> Move | None:
    """Return yes to the first offer that is good, else no to the first there is."""
    choices = {o.move: o.values for o in menu.options if isinstance(o, Choice)}
    can = choices.get(Accept, ())
    for seen in seat_view.view.talk.offers:
        if seen.offer in can and is_good(seat_view, seen) and (judge is None or judge(seen)):
            return Accept(seen.offer)
    to_me = choices.get(Decline, ())
    return Decline(to_me[0]) if to_me else None


def is_good(seat_view: BuilderView, seen: OfferSeen) -> bool:
    """Is something got for what is given, enough of it, and from somebody harmless?"""
    gives = any(seen.take_goods) or seen.take_count or seen.wants
    gets = any(seen.give_goods) or seen.give_count or seen.vow
    points = development_of(seat_view, seen.maker)
    if not gets or (gives and points >= CLOSE):
        return False
    ahead = points > max(2, seat_view.points)
    return gain_of(seat_view, seen) >= (AHEAD_GAIN if gives and ahead else LEAST_GAIN)


def development_of(seat_view: BuilderView, seat: Seat) -> int:
    """Return how many development points a seat has."""
    players = seat_view.view.players
    chips = players.chips[seat * NCHIPS : (seat + 1) * NCHIPS]
    return OFFICES - players.offices[seat] + sum(chips)
