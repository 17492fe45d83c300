"""The second referee for Kogge: from the laid out board to the first round."""

from tests.referee.kogge_core import Core
from tests.referee.kogge_pieces import CITIES, ISLAND, NOWHERE, several
from tests.referee.kogge_table import Answer, Wrong

FREE = -1


class Start(Core):
    """First routes, first offices, first order, and in memory a first look."""

    first_cities: list[int]

    def lay_out(self, guild: int, routes: list[list[int]], crest: int) -> None:
        """K-SETUP-07 to K-SETUP-09, B-SETUP-01: is what was drawn possible?"""
        table = self.table
        self.barred, self.attempts = [FREE] * table.seats, 1
        self.openly: list[int] = []
        self.to_look: list[int] = []
        table.guild = table.guild_start = guild
        table.routes, table.crest = [list(pair) for pair in routes], crest
        self.check_routes()
        for value in [v for pair in routes for v in pair] + [crest] * (crest != NOWHERE):
            table.reserve[value] -= 1
        full = self.house.says("start_routes_second_set", "full_set")
        if any(table.reserve[v] < (v == guild and not full) for v in CITIES):  # G-77
            raise Wrong("K-SETUP-07: the guild master's marker was drawn twice")

    def check_routes(self) -> None:
        """K-SETUP-08, K-SETUP-09, D-05; K-ADV-MEM-01, K-ADV-MEM-07: blindly in memory."""
        routes, blind = self.table.routes, self.house.has("memory")
        full = self.house.says("start_routes_second_set", "full_set")
        for slot in (0, 1) if full else (0,):
            if sorted(pair[slot] for pair in routes[:9]) != list(CITIES):
                raise Wrong("K-SETUP-08: the routes are not one of each")
        for city, (first, second) in enumerate(routes):
            own = city in (first, second)
            if not blind and (own or first == second):  # G-47 for the tenth
                raise Wrong(f"K-SETUP-09: city {city} cannot have these routes")

    def lay_island(self) -> None:
        """G-44: after the first cargo, what there is."""
        table = self.table
        if table.crest != NOWHERE:
            kind = table.good_of(ISLAND)
            n = min(int(self.house.chosen["bornholm_start_goods"]), table.stock[kind])
            table.stock[kind] -= n
            table.goods[ISLAND][kind] += n

    def name_pirate(self, seat: int) -> None:
        """P-01, P-02, G-37, G-43."""
        table, told = self.table, self.house.chosen["pirate_seat"]
        if told not in ("random", str(seat + 1)):
            raise Wrong(f"G-43: the pirate is seat {told}")
        table.pirate, table.cogs[seat] = seat, ISLAND
        table.raids[seat], table.raids_aside[seat] = 4, 0
        if self.house.says("pirate_start_markers", "8"):
            table.pay(seat, markers=several(1, table.crest, 9))

    def lay_strangers(self, cities: list[int]) -> None:
        """S-SETUP-01: markers of colours that nobody plays, here numbers behind the seats."""
        if len(set(cities)) != 3:
            raise Wrong("S-SETUP-01: three different cities are raided")
        for colour, city in enumerate(cities):
            self.table.raided[city].add(1 + colour)

    def ask_starts(self) -> None:
        here = [seat for seat, city in enumerate(self.table.cogs) if city == NOWHERE]
        self.asked = dict.fromkeys(here, "start")

    def may_start(self, seat: int, answer: Answer) -> bool:
        """K-START-01, K-START-03, G-01, G-51."""
        return len(self.table.offices[answer.a]) < 2 and answer.a != self.barred[seat]

    def play_start(self, seat: int, answer: Answer) -> None:
        del self.asked[seat]
        self.table.hands[seat][answer.a] -= 1
        if self.openly:
            self.found(seat, answer.a)
            self.openly.remove(seat)
            self.ask_openly()
            return
        self.table.secrets[seat] = answer.a
        if not self.asked:
            picks, self.table.secrets = self.table.secrets, {}
            self.reveal_starts(picks)

    def reveal_starts(self, picks: dict[int, int]) -> None:
        """K-START-03, G-01: if more than two come together, those who came now go again."""
        crowd = [len(self.table.offices[c]) + list(picks.values()).count(c) for c in CITIES]
        again = [seat for seat in sorted(picks) if crowd[picks[seat]] > 2]
        for seat in sorted(picks):
            if seat in again:
                self.table.hands[seat][picks[seat]] += 1  # K-START-04
            else:
                self.found(seat, picks[seat])
        self.barred = [picks[s] if s in again else FREE for s in range(self.table.seats)]
        self.pick_again(again)

    def pick_again(self, again: list[int]) -> None:
        """K-START-03, G-02."""
        if not again:
            self.first_order()
        elif self.attempts == 3 and self.house.says("start_clash", "openly_after_three"):
            self.openly = self.mixed(again)
            self.ask_openly()
        else:
            self.attempts += 1
            self.asked = dict.fromkeys(again, "start")

    def ask_openly(self) -> None:
        if self.openly:
            self.asked = {self.openly[0]: "start"}
        else:
            self.first_order()

    def found(self, seat: int, city: int) -> None:
        """K-START-01, K-START-02, K-START-05."""
        self.table.reserve[city] += 1
        self.table.offices[city].append(seat)
        self.table.stored[city].append([0] * 4)
        self.table.cogs[seat] = city

    def first_order(self) -> None:
        """K-START-06: by city; who share one are drawn. G-37: the pirate behind those of his."""
        cogs, order = self.table.cogs, list(self.told_order)
        places = {seat: (self.table.number(city), city == ISLAND) for seat, city in enumerate(cogs)}
        if [places[seat] for seat in order] != sorted(places.values()):
            raise Wrong(f"K-START-06: the order {order} for cogs in {cogs}")
        for city in set(cogs):
            if cogs.count(city) == 2 and self.next_draw()[1] != 2:
                raise Wrong("K-START-06: one of two goes first")
        self.table.order, self.first_cities = order, list(cogs)
        self.to_look = list(order) if self.house.has("memory") else []
        self.next_look()

    def next_look(self) -> None:
        """K-ADV-MEM-02, G-24, G-76: in turn order each looks at the routes of the first city."""
        if not self.to_look:
            self.begin_round()
            return
        seat = self.to_look.pop(0)
        self.look(seat)
        self.asked = {seat: "look"}

    def look(self, seat: int) -> None:
        """What one laid oneself one knows without a look."""
        here = self.table.cogs[seat]
        for slot in (0, 1):
            if self.table.layers[here][slot] != seat:
                self.table.seen[here][slot].add(seat)

    def may_look(self, seat: int, answer: Answer) -> bool:
        return answer.deed == "keep" or self.may_lay(seat, answer.b)

    def play_look(self, seat: int, answer: Answer) -> None:
        if answer.deed == "swap":
            self.lay_route(seat, answer.a, answer.b)
        self.next_look()

    def may_lay(self, seat: int, value: int) -> bool:
        """K-ACT-ROUTE-02, G-47, G-48, G-70: from hand, and not the city's own number."""
        return self.table.hands[seat][value] > 0 and value != self.table.cogs[seat]

    def lay_route(self, seat: int, slot: int, value: int) -> None:
        """K-ACT-ROUTE-01: face down, and the old marker comes to hand."""
        table, here = self.table, self.table.cogs[seat]
        table.hands[seat][value] -= 1
        table.hands[seat][table.routes[here][slot]] += 1
        table.routes[here][slot], table.layers[here][slot] = value, seat
        table.seen[here][slot] = set()
        table.touched.add(seat)
