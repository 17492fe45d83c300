"""Replies to offers: yes if the deal helps, but never if it lets another seat win."""

from collections.abc import Callable
from operator import mul

from hanse.bots.kogge.answers.builder_view import BuilderView
from hanse.bots.kogge.answers.offers import gain_of
from hanse.core.questions.shapes import Choice, Menu
from hanse.core.types import Move
from hanse.games.kogge.deals.vows import GUILD_ONE, GUILD_TWO
from hanse.games.kogge.moves import Accept, Decline
from hanse.games.kogge.scoring import good_points
from hanse.games.kogge.view.sections import OfferSeen

MIN_GAIN = 0.5
AHEAD_GAIN = 1.5
"""The least gain from a deal with a seat that is ahead."""

NEAR_WIN = 1
"""Bots make no deals with a seat that needs at most this many points and may win next turn."""

LATE_WALK = 4
"""With at most this many cities left to the guild master, bots promise nothing about his way."""

type Judge = Callable[[OfferSeen], bool]


def reply(menu: Menu, seat_view: BuilderView, judge: Judge | None = None) -> Move | None:
    """Return yes to the first good offer, otherwise no to the first offer; None without offers."""
    choices = {o.move: o.values for o in menu.options if isinstance(o, Choice)}
    can = choices.get(Accept, ())
    for seen in seat_view.view.talk.offers:
        if seen.offer in can and is_good(seat_view, seen, judge):
            return Accept(seen.offer)
    to_me = choices.get(Decline, ())
    return Decline(to_me[0]) if to_me else None


def is_good(seat_view: BuilderView, seen: OfferSeen, judge: Judge | None = None) -> bool:
    """Return whether the offer gives enough in return and comes from a harmless seat."""
    view, gain = seat_view.view, gain_of(seat_view, seen)
    if not (any(seen.take_goods) or seen.take_count or seen.wants):
        return gain > 0
    gets = any(seen.give_goods) or seen.give_count or seen.vow
    if not gets or could_let_maker_win(seat_view, seen):
        return False
    ahead = view.players.development[seen.maker] > max(2, seat_view.points)
    enough = gain >= (AHEAD_GAIN if ahead else MIN_GAIN)
    return enough and (judge is None or judge(seen))


def could_let_maker_win(seat_view: BuilderView, seen: OfferSeen) -> bool:
    """Return whether the deal could let its maker win, next turn or when the laps end.

    In the guild master's city, a turn can bring two points: an office and a chip.
    """
    view = seat_view.view
    at_guild = view.fleet.cogs[seen.maker] == view.fleet.guild
    lacks = view.ends.to_win[seen.maker] - view.players.development[seen.maker]
    if lacks - at_guild <= NEAR_WIN:
        return True
    if seen.wants in (GUILD_ONE, GUILD_TWO) and seat_view.walk_left <= LATE_WALK:
        return True
    each = good_points(seat_view.rules)
    gives, takes = (sum(map(mul, each, goods)) for goods in (seen.give_goods, seen.take_goods))
    return view.now.last_round and takes > gives
