"""Everything that can happen in Kogge, for people to be told."""

from hanse.core.types import Counts, Event, Seat


class GuildPlaced(Event, frozen=True):
    """K-SETUP-07."""

    city: int


class RoutesLaid(Event, frozen=True):
    """K-SETUP-08, K-SETUP-09."""

    routes: Counts


class Ready(Event, frozen=True):
    """A sealed choice is made; what it is nobody is told."""

    seat: Seat


class OfficeOpened(Event, frozen=True):
    """K-START-01: a first office."""

    seat: Seat
    city: int


class StartClash(Event, frozen=True):
    """K-START-03: too many chose this city and choose again."""

    city: int
    seats: tuple[Seat, ...]


class OpenPicks(Event, frozen=True):
    """G-02: after too many clashes these seats choose openly, in this order."""

    seats: tuple[Seat, ...]


class OrderSet(Event, frozen=True):
    """K-START-06, K-BID-10."""

    order: tuple[Seat, ...]


class RoundBegan(Event, frozen=True):
    round: int


class MarkerDrawn(Event, frozen=True):
    """K-BONUS-02: to all without the value, to its owner with it."""

    seat: Seat
    marker: int = -1


class MarketLaid(Event, frozen=True):
    """K-MKT-01."""

    pairs: tuple[tuple[int, int], ...]


class BidLaid(Event, frozen=True):
    seat: Seat
    markers: Counts


class NoBid(Event, frozen=True):
    """K-BID-04: no markers, or only bids that were made already."""

    seat: Seat


class Produced(Event, frozen=True):
    """K-PROD-01: what came to the city for the markers of this number, and to the offices there."""

    city: int
    to_city: int
    number: int
    to_offices: tuple[Seat, ...] = ()


class GuildMoved(Event, frozen=True):
    seat: Seat
    city: int
    walked: int


class GuildBrought(Event, frozen=True):
    """K-GM-03."""

    city: int
    goods: int


class Sailed(Event, frozen=True):
    seat: Seat
    start: int
    city: int
    goods: Counts
    markers: Counts
    passage: bool = False


class RouteRevealed(Event, frozen=True):
    """K-MOVE-06."""

    city: int
    slot: int
    marker: int


class Forked(Event, frozen=True):
    """B-MOVE-01: on the way, paid for; two cities have the number of the route."""

    seat: Seat
    start: int
    marker: int
    goods: Counts
    markers: Counts


class Blocked(Event, frozen=True):
    """K-MOVE-08: the way led to a city with the cog's own raid marker; what was paid is lost."""

    seat: Seat
    city: int
    goods: Counts = ()
    markers: Counts = ()


class LedNowhere(Event, frozen=True):
    """G-23: the marker names the city itself; the step is used up, what was paid is lost."""

    seat: Seat
    city: int
    goods: Counts = ()
    markers: Counts = ()


class Loaded(Event, frozen=True):
    seat: Seat
    city: int
    goods: Counts


class Anchored(Event, frozen=True):
    seat: Seat
    city: int


class Built(Event, frozen=True):
    seat: Seat
    city: int
    goods: Counts
    markers: Counts


class RaidMarkerBought(Event, frozen=True):
    seat: Seat
    marker: int


class ChipWon(Event, frozen=True):
    seat: Seat
    good: int
    chip: int


class GoodGiven(Event, frozen=True):
    """K-ACT-GM-04: a good for a marker of its colour."""

    seat: Seat
    good: int


class NoSuchMarker(Event, frozen=True):
    """G-62: the reserve has none of that colour; the good comes back."""

    seat: Seat
    good: int


class MarkerTaken(Event, frozen=True):
    """K-ACT-GM-04: to all without the value, to its owner with it."""

    seat: Seat
    good: int
    marker: int = -1


class MarkerGiven(Event, frozen=True):
    seat: Seat
    marker: int


class PairBought(Event, frozen=True):
    seat: Seat
    good: int
    pair: tuple[int, int]


class Traded(Event, frozen=True):
    seat: Seat
    city: int
    give: Counts
    take: Counts


class RouteChanged(Event, frozen=True):
    """K-ACT-ROUTE-01: the old marker is seen by all, the new one only by who laid it."""

    seat: Seat
    city: int
    slot: int
    old: int = -1
    new: int = -1


class CrestLaid(Event, frozen=True):
    """B-SETUP-01: Bornholm's first number, and what lies there."""

    marker: int
    goods: Counts


class CrestChanged(Event, frozen=True):
    """B-ROUTE-01: both markers are seen by all."""

    seat: Seat
    old: int
    new: int


class LandVoted(Event, frozen=True):
    """G-49, G-12: to which of the two cities an opponent would send the robber."""

    seat: Seat
    city: int


class PirateNamed(Event, frozen=True):
    """P-01: who is the pirate; he begins at Bornholm."""

    seat: Seat


class Delivered(Event, frozen=True):
    """P-06: goods brought home, and what he notes for them."""

    seat: Seat
    goods: Counts
    noted: int


class RaidMarkerBack(Event, frozen=True):
    """P-05: the pirate's raid marker is taken off a city."""

    seat: Seat
    marker: int
    city: int


class CityRaided(Event, frozen=True):
    seat: Seat
    city: int
    goods: Counts


class CogRaided(Event, frozen=True):
    seat: Seat
    victim: Seat
    city: int


class CargoSplit(Event, frozen=True):
    """To all the sizes; to robber and victim the piles, to all where cargo is open (D-14)."""

    seat: Seat
    sizes: Counts
    piles: tuple[Counts, ...] = ()


class PileTaken(Event, frozen=True):
    """To all the size; to robber and victim what was in it, to all where cargo is open (D-14)."""

    seat: Seat
    victim: Seat
    size: int
    goods: Counts = ()


class ExileVotes(Event, frozen=True):
    """G-12: what each opponent preferred, in the order of seats."""

    votes: tuple[tuple[Seat, int], ...]


class Exiled(Event, frozen=True):
    seat: Seat
    start: int
    city: int


class NoExile(Event, frozen=True):
    """G-14: no route is open to the robber; he stays."""

    seat: Seat
    city: int


class TurnEnded(Event, frozen=True):
    seat: Seat


class OfferMade(Event, frozen=True):
    """K-DEAL-01, G-73: to all the goods and how many markers; the values to the two alone."""

    offer: int
    seat: Seat
    to: Seat
    give_goods: Counts
    give_count: int
    take_goods: Counts
    take_count: int
    promise: str = ""
    answers: int = -1
    of: int = 0
    vow: int = 0
    wants: int = 0
    give_markers: Counts = ()
    take_markers: Counts = ()


class OfferLapsed(Event, frozen=True):
    """G-72."""

    offer: int
    seat: Seat
    to: Seat


class OfferDeclined(Event, frozen=True):
    offer: int
    seat: Seat
    to: Seat


class OfferWithdrawn(Event, frozen=True):
    offer: int
    seat: Seat
    to: Seat


class DealMade(Event, frozen=True):
    """K-DEAL-01, G-73: as the offer was."""

    offer: int
    seat: Seat
    to: Seat
    give_goods: Counts
    give_count: int
    take_goods: Counts
    take_count: int
    of: int = 0
    give_markers: Counts = ()
    take_markers: Counts = ()


class VowMade(Event, frozen=True):
    """G-29: a promise that binds."""

    seat: Seat
    to: Seat
    vow: int
    city: int


class VowEnded(Event, frozen=True):
    """G-29: kept, or out of date."""

    seat: Seat
    to: Seat
    vow: int
    city: int


class LootSplit(Event, frozen=True):
    """R3-01."""

    seat: Seat
    piles: tuple[Counts, ...]


class LootTaken(Event, frozen=True):
    """R3-01: two piles taken, one left."""

    seat: Seat
    city: int
    taken: Counts
    left: Counts


class Intercepted(Event, frozen=True):
    """B-CHIP-02: an extra turn begins."""

    seat: Seat


class TaxPaid(Event, frozen=True):
    """K-ADV-TAX-01."""

    seat: Seat
    good: int


class Confiscated(Event, frozen=True):
    """K-ADV-TAX-02."""

    city: int
    goods: Counts


class Attacked(Event, frozen=True):
    """K-ADV-CONF-03: a conflict begins."""

    seat: Seat
    other: Seat


class Fought(Event, frozen=True):
    """K-ADV-CONF-04: others learn only who won, if anybody did, and can count the two hands."""

    seat: Seat
    other: Seat
    winner: Seat
    hands: tuple[int, int]


class FightMarkers(Event, frozen=True):
    """K-ADV-CONF-04: to the two alone, what each laid and the other keeps."""

    seats: tuple[Seat, Seat]
    laid: tuple[Counts, Counts]


class Demanded(Event, frozen=True):
    """K-ADV-CONF-05."""

    seat: Seat
    loser: Seat
    named: Counts


class Yielded(Event, frozen=True):
    """K-ADV-CONF-05: to all how many; to the two what it was."""

    seat: Seat
    winner: Seat
    count: int
    goods: Counts = ()


class Peeked(Event, frozen=True):
    """K-ADV-MEM-06: to all the price; to the one who looks, what he sees."""

    seat: Seat
    city: int
    goods: Counts
    markers: Counts
    routes: Counts = ()


class StartSeen(Event, frozen=True):
    """K-ADV-MEM-02: to the seat alone, the routes of its first city."""

    seat: Seat
    city: int
    routes: Counts


class StrangersLaid(Event, frozen=True):
    """S-SETUP-01: raid markers of colours that nobody plays."""

    cities: Counts


class VirtualBid(Event, frozen=True):
    """S-BID-01: the marker drawn for the virtual player."""

    marker: int


class VirtualRaised(Event, frozen=True):
    """S-BID-02: one more, after the same bid as the player's."""

    marker: int


class AuctionWon(Event, frozen=True):
    """S-BID-01, S-GM-01: against the virtual player."""

    seat: Seat


class AuctionLost(Event, frozen=True):
    """S-BID-01, S-GM-01: to the virtual player."""

    seat: Seat


class CityCleared(Event, frozen=True):
    """S-GM-02: what the guild master takes to the stock."""

    city: int
    goods: Counts


class GoodsGone(Event, frozen=True):
    """S-GM-03: what the guild master takes out of the game."""

    city: int
    goods: Counts


class GuildDriven(Event, frozen=True):
    """S-GM-01: two cities on, because the virtual player won the auction."""

    city: int
    walked: int


class LastRound(Event, frozen=True):
    """D-22, two_lap_end = finish_round: the second lap is done, this round is the last."""


class GameEnded(Event, frozen=True):
    """K-END-01 to K-END-04."""

    by: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
