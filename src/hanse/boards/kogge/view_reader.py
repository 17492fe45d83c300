"""A view of Kogge, city by city and seat by seat."""

from collections.abc import Iterator
from dataclasses import dataclass

from hanse.core.types import Counts, Seat
from hanse.games.kogge.board import BORNHOLM, GOODS, NCHIPS, NGOODS, OFFICES, ROUTES, SITES
from hanse.games.kogge.table import FACE_UP
from hanse.games.kogge.view.sections import OfferSeen, View
from hanse.words import Phrases


@dataclass(frozen=True)
class Route:
    """A route's destination, -1 if it is unknown, and whether its marker lies face down."""

    target: int
    covered: bool

    @property
    def is_secret(self) -> bool:
        """Whether the route's marker lies face down but the viewer knows it."""
        return self.covered and self.target >= 0


class KoggeViewReader:
    """A reader of a view of Kogge: its contents by city, by seat and by offer."""

    def __init__(self, view: View, phrases: Phrases) -> None:
        self.view = view
        self.phrases = phrases
        self.known = dict(view.board.shown) | (dict(view.own.routes) if view.own else {})

    @property
    def cities(self) -> range:
        return range(len(self.view.board.goods) // NGOODS)

    def name(self, city: int) -> str:
        return self.phrases.name("city", city)

    def letter(self, good: int) -> str:
        return GOODS[good][0]

    def good(self, good: int) -> str:
        return self.phrases.name("good", good)

    def number(self, city: int) -> int:
        """Return the city's number, Bornholm's from its crest (B-BASE-01)."""
        return self.view.board.crest if city == BORNHOLM else city

    def city_names(self, number: int) -> str:
        """Return the city with this number, or Bornholm if its number is the same (B-MOVE-01)."""
        cities = [number, BORNHOLM] if number == self.view.board.crest else [number]
        return self.phrases.list_phrase(map(self.name, cities), "platform-list-or")

    def produces(self, city: int) -> int:
        return self.phrases.lexicon.made["number"][self.number(city)]

    def goods(self, city: int) -> Counts:
        return self.view.board.goods[city * NGOODS : (city + 1) * NGOODS]

    def offices(self, city: int) -> Iterator[tuple[Seat, Counts]]:
        """Yield the owner of each site, -1 if it is free, and the goods there."""
        board = self.view.board
        for site in range(city * SITES, (city + 1) * SITES):
            yield board.sites[site], board.site_goods[site * NGOODS : (site + 1) * NGOODS]

    def route(self, city: int, slot: int) -> Route:
        place = city * ROUTES + slot
        board = self.view.board
        if board.covered[place] == FACE_UP:
            return Route(board.routes[place], covered=False)
        return Route(self.known.get(place, -1), covered=True)

    def cogs(self, city: int) -> list[Seat]:
        return [seat for seat, at in enumerate(self.view.fleet.cogs) if at == city]

    def raiders(self, city: int) -> list[Seat]:
        bits = self.view.board.raided[city]
        return [seat for seat in range(self.view.setup.seats) if bits >> seat & 1]

    def strangers(self, city: int) -> bool:
        """Return whether a city has a raid marker of a colour that nobody plays (S-SETUP-01)."""
        return self.view.board.raided[city] >> self.view.setup.seats > 0

    def asked_seats(self) -> list[Seat]:
        return [seat for seat, _ in self.view.now.asked]

    def chips(self, seat: Seat) -> Counts:
        return self.view.players.chips[seat * NCHIPS : (seat + 1) * NCHIPS]

    def offices_of(self, seat: Seat) -> int:
        return OFFICES - self.view.players.offices[seat]

    def development(self, seat: Seat) -> int:
        return self.view.players.development[seat]

    def holdings(self, seat: Seat) -> dict[str, int]:
        players = self.view.players
        return {
            "markers": players.hands[seat],
            "goods": players.cargo[seat],
            "raids": players.raids[seat],
            "offices": self.offices_of(seat),
        }

    def offer(self, number: int) -> OfferSeen | None:
        return next((o for o in self.view.talk.offers if o.offer == number), None)

    def offer_markers(self, number: int) -> tuple[Counts, Counts]:
        """Return the markers given and taken in an offer; empty if the viewer may not know them."""
        own = self.view.own
        offered = next((o for o in own.offers if o[0] == number), None) if own else None
        return (offered[1], offered[2]) if offered else ((), ())
