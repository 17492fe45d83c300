"""Rules of the game for one, each as a check on a position in which a seven is bid."""

import random

from hanse.core.spec import AnySpec
from hanse.games.kogge.events.solo import GuildDriven, VirtualRaised
from hanse.games.kogge.game import Kogge
from tests.rules.asking import happened
from tests.rules.soloing import Drawn, bid

FUR = 1


def against(spec: AnySpec, position: bytes, *draws: int) -> Kogge:
    """A seven is bid, and these are drawn."""
    game = spec.text.from_position(position, Drawn(draws))
    assert isinstance(game, Kogge)
    return bid(game, 7)


def check_eight_beats_seven(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """S-BID-01, S-GM-01: it is lost, and the guild master walks two cities."""
    game = against(spec, position, 8)
    assert game.table.outbid, "a worse bid won"
    assert [event.walked for event in happened(game, GuildDriven)] == [2], "not two cities"


def check_the_same_is_raised(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """S-BID-02."""
    assert happened(against(spec, position, 7, 0), VirtualRaised), "two equal bids"


def check_offices_stay(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """G-54."""
    before = spec.text.from_position(position, Drawn([])).table.office_goods(0, 4)
    assert against(spec, position, 8).table.office_goods(0, 4) == before, "offices were cleared"


def check_laps_are_lost(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """S-WIN-01."""
    ended = spec.play.outcome(against(spec, position, 8))
    assert ended is not None
    assert ended.winners == (), "won without five development points"


def check_gone_is_gone(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """S-GM-03: what was cleared is not in the stock."""
    before = spec.text.from_position(position, Drawn([])).table.stock[FUR]
    assert against(spec, position, 8).table.stock[FUR] <= before, "the stock has grown"
