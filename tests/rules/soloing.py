"""Short ways to lay out a game for one."""

from collections.abc import Sequence
from typing import Unpack

from hanse.core.dice import Dice
from hanse.core.types import Event
from hanse.games.kogge.events.solo import VirtualBid, VirtualRaised
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Anchor, Bid, EndTurn
from hanse.games.kogge.phases.auction import Auction
from hanse.games.kogge.phases.solo import ClearCity, DrawFirst
from tests.rules.laid_out import acting, laid_out, markers
from tests.rules.laying import Wanted

SOLO, ADVANCED = ("solo",), ("solo_advanced",)
LAID: Wanted = {
    "seats": 1,
    "variants": SOLO,
    "guild": 4,
    "guild_start": 4,
    "strangers": (0, 1, 2),
}


class Drawn(Dice):
    """Draws these values first, then as chance will have it."""

    def __init__(self, values: Sequence[int]) -> None:
        super().__init__(b"drawn")
        self.values = list(values)

    def one_of(self, counts: Sequence[int]) -> int:
        if not self.values:
            return super().one_of(counts)
        value = self.values.pop(0)
        assert counts[value], "there is no such marker to draw"
        return value


def alone(step: Auction | ClearCity | DrawFirst, **wanted: Unpack[Wanted]) -> Kogge:
    """One seat; the guild master stands in 4, the strangers' raid markers lie behind him."""
    return laid_out(step, **(LAID | wanted))


def bidding(*draws: int, **wanted: Unpack[Wanted]) -> Kogge:
    """The player bids; then these markers are drawn."""
    game = alone(Auction(), **wanted)
    game.dice = Drawn(draws)
    return game


def clearing(**wanted: Unpack[Wanted]) -> Kogge:
    """The guild master is about to leave his city."""
    return alone(ClearCity(), **wanted)


def on_turn(**wanted: Unpack[Wanted]) -> Kogge:
    """The same, and the player acts."""
    return acting(**(LAID | wanted))


def next_round(game: Kogge, *draws: int) -> Kogge:
    """The player does nothing; eight markers come to the market, then these are drawn."""
    game.dice = Drawn([*[0, 1, 2, 3] * 2, *draws])
    game.play(0, Anchor())
    game.play(0, EndTurn())
    return game


def bid(game: Kogge, *values: int) -> Kogge:
    game.play(0, Bid(markers(*values)))
    return game


def drawn(game: Kogge) -> list[tuple[type[Event], int]]:
    """The virtual player's markers, as they were told."""
    events = [one.event for one in game.events if one.to is None]
    return [(type(e), e.marker) for e in events if isinstance(e, VirtualBid | VirtualRaised)]
