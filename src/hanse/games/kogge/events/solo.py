"""Events of a game for one."""

from hanse.core.types import Counts, Event, Seat


class StrangersLaid(Event, frozen=True):
    """S-SETUP-01: raid markers of colours that nobody plays."""

    cities: Counts


class VirtualBid(Event, frozen=True):
    """S-BID-01: the marker drawn for the virtual player."""

    marker: int


class VirtualRaised(Event, frozen=True):
    """S-BID-02: one more marker, drawn because the virtual bid equalled the player's."""

    marker: int


class AuctionWon(Event, frozen=True):
    """S-BID-01, S-GM-01: the player's win of the auction against the virtual player."""

    seat: Seat


class AuctionLost(Event, frozen=True):
    """S-BID-01, S-GM-01: the player's loss of the auction to the virtual player."""

    seat: Seat


class CityCleared(Event, frozen=True):
    """S-GM-02: goods that the guild master takes to the stock."""

    city: int
    goods: Counts


class GoodsGone(Event, frozen=True):
    """S-GM-03: goods that the guild master takes out of the game."""

    city: int
    goods: Counts


class GuildDriven(Event, frozen=True):
    """S-GM-01: the guild master's move by two cities, after the virtual player won the auction."""

    city: int
    walked: int
