"""The second referee for Kogge: start, bids, production, guild master and the end.

`asked` says who must answer what; `allows` judges an answer; `play` carries it out. Draws come as
k of n: a marker out of the reserve is the k-th of n in the order of values.
"""

from collections.abc import Sequence

from tests.referee.kogge_pieces import CITIES, GOOD_OF, Chip, move, part_of, parts
from tests.referee.kogge_table import NO_MARKERS, Answer, Table, Wrong, rank
from tests.referee.kogge_turn import QUESTIONS, Turn

type Draws = list[tuple[int, int]]
FREE = -1


class Kogge(Turn):
    """A game followed from its start. What chance did to board and order is told by the engine."""

    def __init__(self, seats: int, guild: int, routes: list[list[int]]) -> None:
        super().__init__(Table(seats))
        self.draws: Draws = []
        self.told_order: Sequence[int] = ()
        self.barred = [FREE] * seats
        self.lay_routes(guild, routes)
        self.asked = dict.fromkeys(range(seats), "start")

    def allows(self, seat: int, answer: Answer) -> bool:
        """Is this a legal answer of this seat, now?"""
        asked = self.asked.get(seat, "")
        if answer.deed not in QUESTIONS.get(asked, ()):
            return False
        return asked in ("take", "exile") or getattr(self, f"may_{asked}")(seat, answer) is True

    def play(self, seat: int, answer: Answer, draws: Draws, order: Sequence[int]) -> None:
        """Carry out an answer with these draws; `order` is what chance made of the seats."""
        self.draws, self.told_order = draws, order
        getattr(self, f"play_{self.asked[seat]}")(seat, answer)
        if self.draws:
            raise Wrong(f"draws are left over: {self.draws}")

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

    def lay_routes(self, guild: int, routes: list[list[int]]) -> None:
        """K-SETUP-07 to K-SETUP-09: is what was drawn possible?"""
        if sorted(first for first, _ in routes) != list(CITIES):
            raise Wrong("K-SETUP-08: the first routes are not one of each")
        for city, (first, second) in enumerate(routes):
            if city in (first, second) or first == second:
                raise Wrong(f"K-SETUP-09: city {city} cannot have these routes")
            self.table.reserve[first] -= 1
            self.table.reserve[second] -= 1
        if any(self.table.reserve[v] < (v == guild) for v in CITIES):
            raise Wrong("K-SETUP-07: the guild master's marker was drawn twice")
        self.table.guild = self.table.guild_start = guild
        self.table.routes = [list(pair) for pair in routes]

    def may_start(self, seat: int, answer: Answer) -> bool:
        """K-START-01, K-START-03, G-01."""
        return len(self.table.offices[answer.a]) < 2 and answer.a != self.barred[seat]

    def play_start(self, seat: int, answer: Answer) -> None:
        del self.asked[seat]
        self.table.hands[seat][answer.a] -= 1
        self.table.secrets[seat] = answer.a
        if not self.asked:
            picks, self.table.secrets = self.table.secrets, {}
            self.reveal_starts(picks)

    def reveal_starts(self, picks: dict[int, int]) -> None:
        """K-START-03, G-01, G-02: if more than two come together, those who came now go again."""
        crowd = [len(self.table.offices[c]) + list(picks.values()).count(c) for c in CITIES]
        again = [seat for seat in sorted(picks) if crowd[picks[seat]] > 2]
        for seat in sorted(picks):
            if seat in again:
                self.table.hands[seat][picks[seat]] += 1  # K-START-04
            else:
                self.found(seat, picks[seat])
        self.barred = [picks[s] if s in again else FREE for s in range(self.table.seats)]
        if again:
            self.asked = dict.fromkeys(again, "start")
        else:
            self.first_order()

    def found(self, seat: int, city: int) -> None:
        """K-START-01, K-START-02, K-START-05."""
        self.table.reserve[city] += 1
        self.table.offices[city].append(seat)
        self.table.cogs[seat] = city

    def first_order(self) -> None:
        """K-START-06: by city; who share one are drawn."""
        cogs, order = self.table.cogs, list(self.told_order)
        if len(set(order)) != len(cogs) or [cogs[seat] for seat in order] != sorted(cogs):
            raise Wrong(f"K-START-06: the order {order} for cogs in {cogs}")
        for city in set(cogs):
            if cogs.count(city) == 2 and self.next_draw()[1] != 2:
                raise Wrong("K-START-06: one of two goes first")
        self.table.order = order
        self.begin_round()

    def begin_round(self) -> None:
        """K-MKT-01, K-MKT-04, G-05."""
        table = self.table
        table.round += 1
        for pair in table.market:
            table.reserve[pair[0]] += 1
            table.reserve[pair[1]] += 1
        for seat in table.order:
            for _ in range(table.chips[seat][Chip.EXTRA_MARKER]):
                if any(table.reserve):
                    table.hands[seat][self.draw_marker()] += 1
        table.market = []
        while len(table.market) < 4 and sum(table.reserve) >= 2:
            table.market.append(tuple(sorted((self.draw_marker(), self.draw_marker()))))
        self.to_bid = list(table.order)
        self.next_bid()

    def next_bid(self) -> None:
        """K-BID-01, K-BID-02, K-BID-04: who has no bid is passed over."""
        while self.to_bid:
            seat = self.to_bid.pop(0)
            bids = (Answer("bid", x=bag) for bag in parts(self.table.hands[seat]))
            if any(self.may_bid(seat, bid) for bid in bids):
                self.asked = {seat: "bid"}
                return
        self.end_bids()

    def may_bid(self, seat: int, answer: Answer) -> bool:
        """K-BID-01, K-BID-03."""
        held = part_of(answer.x, self.table.hands[seat])
        return held and any(answer.x) and answer.x not in self.table.bids

    def play_bid(self, seat: int, answer: Answer) -> None:
        move(answer.x, self.table.hands[seat], [0] * 9)
        self.table.bids[seat] = answer.x
        self.next_bid()

    def end_bids(self) -> None:
        """K-BID-10, K-BID-11, K-PROD-01, K-PROD-02, G-04."""
        table = self.table
        table.order.sort(key=lambda seat: rank(table.bids[seat]), reverse=True)
        for city in reversed(CITIES):
            self.produce(city, 2 * sum(bid[city] for bid in table.bids))
        for bid in table.bids:
            move(bid, [0] * 9, table.reserve)
        table.bids = [NO_MARKERS] * table.seats
        self.asked = {table.order[0]: "guild"}

    def produce(self, city: int, wanted: int) -> None:
        """K-PROD-03, K-PROD-04: offices first, if there is one for each."""
        table, good = self.table, GOOD_OF[city]
        coming = min(wanted, table.stock[good])
        table.stock[good] -= coming
        if coming >= len(table.offices[city]):
            for owner in table.offices[city]:
                table.stored[city][owner] += 1
                coming -= 1
        table.goods[city][good] += coming

    def may_guild(self, seat: int, answer: Answer) -> bool:
        """K-GM-01."""
        return answer.a > 0

    def play_guild(self, seat: int, answer: Answer) -> None:
        """K-GM-02 to K-GM-04, G-68."""
        table, left = self.table, answer.a
        while left:
            table.guild = (table.guild + 1) % 9
            table.walked += 1
            left -= not table.raided[table.guild]
        if table.walked >= 18:
            points = [table.victory(s) for s in range(table.seats)]
            self.end("laps", [s for s in range(table.seats) if points[s] == max(points)])
            return
        good = GOOD_OF[table.guild]
        brought = min(2, table.stock[good])
        table.stock[good] -= brought
        table.goods[table.guild][good] += brought
        self.to_move = list(table.order)
        self.next_turn()
