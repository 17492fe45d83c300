"""The second referee for Kogge: market, bids, production, guild master and the end."""

from tests.referee.kogge_core import Core
from tests.referee.kogge_pieces import (
    CITIES,
    GOOD_OF,
    ISLAND,
    NO_GOODS,
    NO_MARKERS,
    Chip,
    move,
    part_of,
    parts,
    several,
)
from tests.referee.kogge_table import Answer, rank

GUILD_VOWS = (1, 2)
"""G-29: to move him one city, or two."""


class Round(Core):
    """What happens before the first player's turn, and after the last one's."""

    to_bid: list[int]
    to_tax: list[int]

    def end(self, by: str, winners: list[int]) -> None:
        self.ended_by, self.winners, self.asked = by, winners, {}

    def end_by_laps(self) -> None:
        """K-END-02, K-END-04, S-WIN-01."""
        points = [self.table.victory(s) for s in range(self.table.seats)]
        best = [s for s, count in enumerate(points) if count == max(points)]
        self.end("laps", [] if self.house.has("solo") else best)

    def begin_round(self) -> None:
        """D-22, G-72, G-74, S-BID-01."""
        table = self.table
        if table.last_round:
            self.end_by_laps()
            return
        table.round += 1
        table.offers, table.offers_made = [], [0] * table.seats
        self.lay_market()
        self.to_bid = list(table.order)
        if table.outbid:
            self.draw_bid()
        self.next_bid()

    def lay_market(self) -> None:
        """K-MKT-01, K-MKT-04, B-5P-03, D-19, G-05."""
        table = self.table
        for low, high in table.market:
            table.reserve[low] += 1
            table.reserve[high] += 1
        for seat in table.order:
            for _ in range(table.chips[seat][Chip.EXTRA_MARKER]):
                if any(table.reserve):
                    table.hands[seat][self.draw_marker()] += 1
        table.market, pairs = [], 5 if table.seats == 5 else 4
        while len(table.market) < pairs and sum(table.reserve) >= 2:
            table.market.append(tuple(sorted((self.draw_marker(), self.draw_marker()))))

    def next_bid(self) -> None:
        """K-BID-01, K-BID-02, K-BID-04: who has no bid is passed over."""
        while self.to_bid:
            seat = self.to_bid.pop(0)
            bids = (Answer("bid", x=bag) for bag in parts(self.table.hands[seat]))
            if any(self.may_bid(seat, bid) for bid in bids):
                self.asked = {seat: "bid"}
                return
        if self.house.has("solo"):
            self.contest()
        self.end_bids()

    def may_bid(self, seat: int, answer: Answer) -> bool:
        """K-BID-01, K-BID-03."""
        held = part_of(answer.x, self.table.hands[seat])
        return held and any(answer.x) and answer.x not in self.table.bids

    def play_bid(self, seat: int, answer: Answer) -> None:
        move(answer.x, self.table.hands[seat], [0] * 9)
        self.table.touched.add(seat)
        self.table.bids[seat] = answer.x
        self.next_bid()

    def draw_bid(self) -> None:
        """S-BID-01, G-05: one more marker for the virtual player, if there is any."""
        if any(self.table.reserve):
            bid = list(self.table.bids[1])
            bid[self.draw_marker()] += 1
            self.table.bids[1] = tuple(bid)

    def contest(self) -> None:
        """S-BID-01, S-BID-02, G-55, G-56: who wins the auction, of the player and nobody."""
        table = self.table
        if not table.outbid:
            self.draw_bid()
            if table.bids[1] == table.bids[0]:
                self.draw_bid()
        mine, drawn = (rank(bid, self.house) for bid in table.bids)
        table.outbid = not any(table.bids[0]) or drawn > mine

    def end_bids(self) -> None:
        """K-BID-10, K-BID-11, K-PROD-01, K-PROD-02, B-PROD-01, G-04."""
        table = self.table
        table.order.sort(key=lambda seat: rank(table.bids[seat], self.house), reverse=True)
        for value in reversed(CITIES):
            wanted = 2 * sum(bid[value] for bid in table.bids)
            self.produce(value, wanted)
            if value == table.crest:
                self.produce(ISLAND, wanted)
        for bid in table.bids:
            move(bid, [0] * 9, table.reserve)
        table.bids = [NO_MARKERS] * len(table.bids)
        self.ask_guild()

    def produce(self, city: int, wanted: int) -> None:
        """K-PROD-03, K-PROD-04, G-45: offices first, if there is one for each."""
        table, good = self.table, self.table.good_of(city)
        coming = min(wanted, table.stock[good])
        table.stock[good] -= coming
        if coming >= len(table.offices[city]):
            for bag in table.stored[city]:
                bag[good] += 1
                coming -= 1
        table.goods[city][good] += coming

    def ask_guild(self) -> None:
        """K-GM-01, S-GM-01, G-18."""
        if self.house.has("solo"):
            self.clear_city()
        if all(self.table.raided[city] for city in CITIES):
            self.end_by_laps()
        elif self.table.outbid:
            self.walk(2)
        else:
            self.asked = {self.table.order[0]: "guild"}

    def clear_city(self) -> None:
        """S-GM-02, S-GM-03, G-54."""
        table = self.table
        away = table.gone if self.house.has("solo_advanced") else table.stock
        bags = [table.goods[table.guild]]
        if self.house.says("solo_clears_offices", "true"):
            bags += table.stored[table.guild]
        for bag in bags:
            move(tuple(bag), bag, away)

    def may_guild(self, seat: int, answer: Answer) -> bool:
        """K-GM-01."""
        return answer.a in (1, 2)

    def play_guild(self, seat: int, answer: Answer) -> None:
        self.vows_kept(GUILD_VOWS, by=seat)
        self.walk(answer.a)

    def walk(self, left: int) -> None:
        """K-GM-02, K-GM-04, B-GM-01, D-22, G-19, G-68."""
        table = self.table
        while left:
            table.guild = (table.guild + 1) % 9
            table.walked += 1
            left -= not table.raided[table.guild]
        if table.walked >= 18 and self.house.says("two_lap_end", "immediate"):
            self.end_by_laps()
            return
        table.last_round = table.walked >= 18
        self.to_tax = list(table.order) if self.house.has("taxes") else []
        self.next_tax()

    def next_tax(self) -> None:
        """K-ADV-TAX-01, G-21, G-75: also of a single good nobody may know the kind."""
        while self.to_tax:
            seat = self.to_tax.pop(0)
            if self.table.cogs[seat] == self.table.guild and any(self.table.cargo[seat]):
                self.asked = {seat: "tax"}
                return
        self.stop()

    def may_tax(self, seat: int, answer: Answer) -> bool:
        return self.table.cargo[seat][answer.a] > 0

    def play_tax(self, seat: int, answer: Answer) -> None:
        self.table.pay(seat, several(1, answer.a, 4))
        self.next_tax()

    def stop(self) -> None:
        """K-GM-03, G-22; K-ADV-TAX-02, K-ADV-TAX-03: foreign goods go before new ones come."""
        table, here, good = (
            self.table,
            self.table.goods[self.table.guild],
            GOOD_OF[self.table.guild],
        )
        foreign = tuple(0 if kind == good else n for kind, n in enumerate(here))
        move(foreign if self.house.has("taxes") else NO_GOODS, here, table.stock)
        move(several(min(2, table.stock[good]), good, 4), table.stock, here)
        self.to_move = list(table.order)
        self.begin_turn(self.to_move.pop(0))
