"""The first office: the worth of each city, and the likely picks of the others."""

from collections.abc import Mapping, Sequence
from math import comb

from hanse.bots.kogge.value.learned_value import Value
from hanse.bots.softmax import softmax
from hanse.core.types import Below, Seat
from hanse.games.kogge.board import SITES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import PickStart
from hanse.games.kogge.phases.setup import StartPicks

WORLDS = 4
"""The number of imagined starts of the others that are tried with each city."""

SHARPNESS = 100
"""The sharpness of the choice: the larger, the more surely the better city is picked."""

ITERATIONS = 40
"""The number of times that all seats reconsider the likely picks of the others."""


class FirstOffice:
    """The cities in which a seat may begin, each with its promised win probability.

    A seat that picks an overcrowded city must pick again. So every seat is assumed to know how good
    the cities are, and to know that the others know.
    """

    def __init__(self, game: Kogge, seat: Seat, cities: Sequence[int], value: Value) -> None:
        self.game, self.seat, self.value = game, seat, value
        self.cities = tuple(cities)
        self.others = tuple(one for one in seats_picking(game) if one != seat)
        self.room = [SITES - game.table.offices_in(city) for city in self.cities]
        self.worth = [self.worth_by_company(at) for at in range(len(self.cities))]
        self.picks, self.hopes = self.equilibrium()

    def ranked_cities(self) -> list[int]:
        """Return the cities, the most promising first."""
        ranked = sorted(zip(self.hopes, self.cities, strict=True), key=lambda one: -one[0])
        return [city for _, city in ranked]

    def draw(self, below: Below) -> int:
        """Draw a city, good ones more often: a predictable seat is crowded out."""
        left = below(10_000) / 10_000
        for city, pick in zip(self.cities, self.picks, strict=True):
            left -= pick
            if left < 0:
                return city
        return self.ranked_cities()[0]

    def worth_by_company(self, at: int) -> list[float]:
        """Return the win probability in a city, alone and with each number of others there."""
        guests = range(min(self.room[at], len(self.others) + 1))
        return [
            sum(self.win_chance(at, many, world) for world in range(WORLDS)) / WORLDS
            for many in guests
        ]

    def win_chance(self, at: int, guests: int, world: int) -> float:
        """Return the win probability if this many others begin in the same city."""
        elsewhere = [one for one in range(len(self.cities)) if one != at] or [at]
        picks = {self.seat: at}
        for place, other in enumerate(self.others):
            away = elsewhere[(place * 2 + world * 3 + at) % len(elsewhere)]
            picks[other] = at if place < guests else away
        return self.value.win_chance(self.after(picks), self.seat)

    def after(self, picks: Mapping[Seat, int]) -> Kogge:
        """Return the game after these picks; seats that have already picked change theirs first."""
        game = self.game.copy()
        for seat in sorted(picks, key=lambda one: one in self.game.asking):
            game.play_unchecked(seat, PickStart(self.cities[picks[seat]]))
        return game

    def equilibrium(self) -> tuple[list[float], list[float]]:
        """Return the probability that a seat picks each city, and each city's win probability then.

        All seats are assumed to think alike.
        """
        picks = [1 / len(self.cities)] * len(self.cities)
        hopes = self.promised_chances(picks)
        for _ in range(ITERATIONS):
            wanted = softmax([SHARPNESS * hope for hope in hopes])
            picks = [(old + new) / 2 for old, new in zip(picks, wanted, strict=True)]
            hopes = self.promised_chances(picks)
        return picks, hopes

    def promised_chances(self, picks: Sequence[float]) -> list[float]:
        """Return the win probability that each city promises if the others pick like this."""
        company = map(self.company_chances, picks, self.room)
        again = sum(worth[0] for worth in self.worth) / len(self.worth)
        return [
            again + sum(chance * (won - again) for chance, won in zip(met, worth, strict=True))
            for met, worth in zip(company, self.worth, strict=True)
        ]

    def company_chances(self, pick: float, room: int) -> list[float]:
        """Return the probability of meeting nobody, one other, and so on up to the room."""
        many = len(self.others)
        return [
            comb(many, met) * pick**met * (1 - pick) ** (many - met)
            for met in range(min(room, many + 1))
        ]


def seats_picking(game: Kogge) -> tuple[Seat, ...]:
    """Return the seats that pick at the same time, whether or not they have picked already."""
    step = game.agenda[-1]
    return step.seats if isinstance(step, StartPicks) else ()
