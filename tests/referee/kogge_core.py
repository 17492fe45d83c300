"""The second referee for Kogge: what its parts share, and how a cog goes one step."""

from collections.abc import Callable, Sequence

from tests.referee.kogge_house import House
from tests.referee.kogge_pieces import CITIES, ISLAND
from tests.referee.kogge_table import FACE_UP, Answer, Table, Wrong

type Draws = list[tuple[int, int]]
type Then = Callable[[bool], None]


class Core:
    """A game under way: `asked` says who must answer what; each part knows some questions."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.table = Table(house)
        self.asked: dict[int, str] = {}
        self.draws: Draws = []
        self.told_order: Sequence[int] = ()
        self.to_move: list[int] = []
        self.active = self.began_in = -1
        self.used: set[str] = set()
        self.steps = 0
        self.ended_by = ""
        self.winners: list[int] = []
        self.landing = (-1, [-1])
        self.then: Then = lambda moved: None

    # What one part does for another.

    def begin_round(self) -> None:
        raise NotImplementedError

    def begin_turn(self, seat: int) -> None:
        raise NotImplementedError

    def end_turn(self, raided: bool) -> None:
        raise NotImplementedError

    def raid(self, seat: int, answer: Answer) -> None:
        raise NotImplementedError

    def may_raid(self, seat: int, answer: Answer) -> bool:
        raise NotImplementedError

    def keeps_vows(self, seat: int, answer: Answer) -> bool:
        raise NotImplementedError

    def vows_kept(self, kinds: Sequence[int], by: int = -1, to: int = -1) -> None:
        raise NotImplementedError

    # Chance.

    def next_draw(self) -> tuple[int, int]:
        if not self.draws:
            raise Wrong("a draw is missing")
        return self.draws.pop(0)

    def draw_marker(self) -> int:
        k, n = self.next_draw()
        there = [v for v in CITIES for _ in range(self.table.reserve[v])]
        if n != len(there):
            raise Wrong(f"one of {n} markers, and {len(there)} are there")
        self.table.reserve[there[k]] -= 1
        return there[k]

    def mixed(self, seats: list[int]) -> list[int]:
        """Any order: of those left, the last place is drawn first."""
        left, order = list(seats), list[int]()
        while len(left) > 1:
            k, n = self.next_draw()
            if n != len(left):
                raise Wrong(f"one of {n}, and {len(left)} are there")
            left[k], left[-1] = left[-1], left[k]
            order.insert(0, left.pop())
        return left + order

    # One step along a route.

    def ends_of(self, seat: int, slot: int) -> list[int]:
        """B-MOVE-01, G-47, G-48: where a route leads; nowhere, if it names the city itself."""
        here = self.table.cogs[seat]
        value = self.table.routes[here][slot]
        named = [value, ISLAND] if value == self.table.crest else [value]
        return [city for city in named if city != here]

    def open_ends(self, seat: int, slot: int) -> list[int]:
        """K-MOVE-09, G-49."""
        return [city for city in self.ends_of(seat, slot) if seat not in self.table.raided[city]]

    def usable(self, seat: int, slot: int) -> bool:
        """K-MOVE-06, K-MOVE-09: face down one may try; face up not into one's own raided city."""
        down = self.table.layers[self.table.cogs[seat]][slot] != FACE_UP
        return down or bool(self.open_ends(seat, slot))

    def ways(self, seat: int) -> list[int]:
        return [slot for slot in (0, 1) if self.usable(seat, slot)]

    def follow(self, seat: int, slot: int, deciders: list[int], then: Then) -> None:
        """K-MOVE-07, K-ADV-MEM-03: turn the marker up and go there, if one may.

        Of two cities with its number, the deciders choose (B-MOVE-01, G-49). `then` is told
        whether the cog has moved.
        """
        table = self.table
        self.turn_up(table.cogs[seat], slot)
        ends = self.open_ends(seat, slot)
        if len(ends) > 1:
            self.landing, self.then = (seat, ends), then
            self.asked = dict.fromkeys(deciders, "land")
            return
        if ends:
            table.cogs[seat] = ends[0]
        then(bool(ends))

    def turn_up(self, city: int, slot: int) -> None:
        """Who laid it, knows it anyway; spectators come behind the last seat."""
        table = self.table
        if self.house.has("memory"):
            table.seen[city][slot] = set(range(table.seats + 1)) - {table.layers[city][slot]}
        else:
            table.layers[city][slot] = FACE_UP

    def may_land(self, seat: int, answer: Answer) -> bool:
        return answer.a in self.landing[1]

    def play_land(self, seat: int, answer: Answer) -> None:
        cities = self.agreed(seat, answer.a, "land")
        if cities:
            self.table.cogs[self.landing[0]] = cities[0]
            self.asked = {}
            self.then(True)

    def agreed(self, seat: int, choice: int, asked: str) -> list[int]:
        """G-12: all choose in secret; if they disagree, the left neighbour alone."""
        self.table.secrets[seat] = choice
        del self.asked[seat]
        if self.asked:
            return []
        choices, self.table.secrets = set(self.table.secrets.values()), {}
        if len(choices) == 1:
            return list(choices)
        self.asked = {(self.active + 1) % self.table.seats: asked}
        return []
