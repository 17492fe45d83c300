"""The second referee for Kogge: a turn's second half, the actions in port."""

from collections.abc import Callable

from tests.referee.kogge_pieces import (
    CITIES,
    GOOD_OF,
    ISLAND,
    NO_GOODS,
    NO_MARKERS,
    Bag,
    Chip,
    move,
    part_of,
    several,
)
from tests.referee.kogge_round import Round
from tests.referee.kogge_sail import Sailing
from tests.referee.kogge_table import FACE_UP, Answer

GUILD_DEEDS = ("arm", "buy_back", "sell", "give_good", "give_marker")
RAIDS = ("raid_city", "raid_cog")
DEEDS = ("end", "build", "buy", "trade", "route", "crest", "peek", "deliver", *RAIDS, *GUILD_DEEDS)
TURN_VOWS = (3, 4)
"""G-29: to leave routes alone, and somebody's cog, for a turn."""
BOTH, GOODS_ONLY, MARKERS_ONLY = range(3)
"""D-03: what an office is paid with."""


def action_of(answer: Answer) -> str:
    """K-ACT-GM-01, B-ROUTE-01: what is done once in a turn."""
    if answer.deed in GUILD_DEEDS:
        return "guild"
    return "route" if answer.deed == "crest" else answer.deed


class Acting(Sailing, Round):
    """Actions of the seat whose turn it is."""

    given: int
    """The good for which a marker is chosen (G-62)."""

    def may_act(self, seat: int, answer: Answer) -> bool:
        """K-ACT-GEN-01, K-ACT-GM-01: each action once, the guild master's where he is."""
        away = answer.deed in GUILD_DEEDS and self.table.guild != self.table.cogs[seat]
        if away or action_of(answer) in self.used:
            return False
        judges: dict[str, Callable[[int, Answer], bool]] = {
            **dict.fromkeys(("peek", "deliver"), self.may_here),
            **dict.fromkeys(RAIDS, self.may_raid),
            **dict.fromkeys(("route", "crest"), self.may_change),
            **dict.fromkeys(GUILD_DEEDS, self.may_deal_with_him),
            "build": self.may_build,
            "buy": self.may_buy,
            "trade": self.may_trade,
        }
        return answer.deed == "end" or judges[answer.deed](seat, answer)

    def may_build(self, seat: int, answer: Answer) -> bool:
        """K-ACT-BUILD-03, D-03, G-46, P-02."""
        table, here = self.table, self.table.cogs[seat]
        closed = here == ISLAND and self.house.says("bornholm_offices", "false")
        either = self.house.says("office_cost", "goods_or_markers")
        if closed or seat == table.pirate or either == (answer.a == BOTH):
            return False
        return len(table.offices[here]) < 2 and table.has(seat, *self.cost(here, answer.a))

    def cost(self, city: int, kind: int) -> tuple[Bag, Bag]:
        """K-ACT-BUILD-01, K-ACT-BUILD-02, D-03, G-46: goods and markers for an office."""
        goods = tuple(int(good != self.table.good_of(city)) for good in range(4))
        markers = several(2 if self.table.offices[city] else 1, self.table.number(city), 9)
        return NO_GOODS if kind == MARKERS_ONLY else goods, (
            NO_MARKERS if kind == GOODS_ONLY else markers
        )

    def may_deal_with_him(self, seat: int, answer: Answer) -> bool:
        table, a, b = self.table, answer.a, answer.b
        hand, cargo = table.hands[seat], table.cargo[seat]
        if answer.deed == "arm":  # K-ACT-GM-02
            return hand[a] >= 3 and table.raids_aside[seat] > 0
        if answer.deed == "buy_back":  # P-05, G-40
            laid = seat == table.pirate and seat in table.raided[b]
            return laid and not table.raids[seat] and hand[a] >= 3
        if answer.deed == "sell":  # K-ACT-GM-03, G-06, G-07
            again = table.chip(seat, b) and self.house.says("bonus_duplicates", "distinct_only")
            return cargo[a] >= 6 and table.chip_supply[b] > 0 and not again
        if answer.deed == "give_good":  # K-ACT-GM-04, G-62
            return cargo[a] > 0 and "in vain" not in self.used
        return hand[a] > 0 and table.stock[GOOD_OF[a]] > 0  # K-ACT-GM-05, K-ACT-GM-06

    def may_buy(self, seat: int, answer: Answer) -> bool:
        """K-ACT-BUY-01."""
        return answer.x in self.table.market and self.table.cargo[seat][answer.a] > 0

    def may_change(self, seat: int, answer: Answer) -> bool:
        """K-ACT-ROUTE-01, K-ACT-ROUTE-04, K-ADV-MEM-05, B-ROUTE-01."""
        table, here = self.table, self.table.cogs[seat]
        if answer.deed == "crest":
            return here == ISLAND and table.hands[seat][answer.b] > 0
        free = table.layers[here][answer.a] == FACE_UP or self.house.has("memory")
        return free and self.may_lay(seat, answer.b)

    def may_trade(self, seat: int, answer: Answer) -> bool:
        """K-ACT-TRADE-01 to K-ACT-TRADE-04, K-BONUS-01, P-04."""
        table, here, give, take = self.table, self.table.cogs[seat], answer.x, answer.y
        if here == self.began_in or (seat == table.pirate and here == ISLAND):
            return False
        if not part_of(give, table.cargo[seat]) or not part_of(take, table.goods[here]):
            return False
        ratio = 3 if table.chip(seat, Chip.THREE_FOR_ONE) else 2
        fair = 0 < sum(give) <= sum(take) <= ratio * sum(give)
        return fair and self.kinds_fit(give, take, ratio)

    def kinds_fit(self, give: Bag, take: Bag, ratio: int) -> bool:
        """K-ACT-TRADE-06, G-08: no kind on both sides, or none that is paid with itself."""
        if self.house.says("trade_kind_rule", "disjoint"):
            return not any(map(min, give, take))
        others = [(sum(give) - g, sum(take) - t) for g, t in zip(give, take, strict=True)]
        paid = all(t <= ratio * g for t, (g, _) in zip(take, others, strict=True))
        return paid and all(g <= t for g, (_, t) in zip(give, others, strict=True))

    def play_act(self, seat: int, answer: Answer) -> None:
        if answer.deed == "end":
            self.vows_kept(TURN_VOWS, by=seat)
            self.end_turn(raided=False)
            return
        if answer.deed in RAIDS:
            self.raid(seat, answer)
            return
        if answer.deed != "deliver":
            self.used.add(action_of(answer))
        self.asked = {}
        getattr(self, f"do_{answer.deed}")(seat, answer)
        if self.table.development(seat) >= 5 and seat != self.table.pirate:
            self.end("points", [seat])  # K-GOAL-02, K-END-01; P-07, G-42
        elif not self.asked:
            self.asked = {seat: "act"}

    def do_build(self, seat: int, answer: Answer) -> None:
        city = self.table.cogs[seat]
        self.table.pay(seat, *self.cost(city, answer.a))
        self.table.offices[city].append(seat)
        self.table.stored[city].append([0] * 4)

    def do_arm(self, seat: int, answer: Answer) -> None:
        self.table.pay(seat, markers=several(3, answer.a, 9))
        self.table.raids_aside[seat] -= 1
        self.table.raids[seat] += 1

    def do_buy_back(self, seat: int, answer: Answer) -> None:
        """P-05, G-41."""
        self.table.pay(seat, markers=several(3, answer.a, 9))
        self.table.raided[answer.b].remove(seat)
        self.table.raids[seat] += 1

    def do_sell(self, seat: int, answer: Answer) -> None:
        self.table.pay(seat, several(6, answer.a, 4))
        self.table.chip_supply[answer.b] -= 1
        self.table.chips[seat][answer.b] += 1

    def do_give_good(self, seat: int, answer: Answer) -> None:
        """G-62: first the good, then the choice; in vain if no marker of its colour is there."""
        if any(self.table.reserve[v] for v in CITIES if GOOD_OF[v] == answer.a):
            self.table.pay(seat, several(1, answer.a, 4))
            self.given = answer.a
            self.asked = {seat: "choose"}
        else:
            self.used.remove("guild")
            self.used.add("in vain")

    def may_choose(self, seat: int, answer: Answer) -> bool:
        return GOOD_OF[answer.a] == self.given and self.table.reserve[answer.a] > 0

    def play_choose(self, seat: int, answer: Answer) -> None:
        self.table.pay(seat, markers=several(-1, answer.a, 9))
        self.asked = {seat: "act"}

    def do_give_marker(self, seat: int, answer: Answer) -> None:
        self.table.pay(seat, several(-1, GOOD_OF[answer.a], 4), several(1, answer.a, 9))

    def do_buy(self, seat: int, answer: Answer) -> None:
        self.table.pay(seat, several(1, answer.a, 4))
        self.table.market.remove(answer.x)
        for value in answer.x:
            self.table.hands[seat][value] += 1

    def do_trade(self, seat: int, answer: Answer) -> None:
        city = self.table.goods[self.table.cogs[seat]]
        move(answer.x, self.table.cargo[seat], city)
        self.table.load(seat, answer.y, city)

    def do_route(self, seat: int, answer: Answer) -> None:
        self.lay_route(seat, answer.a, answer.b)

    def do_crest(self, seat: int, answer: Answer) -> None:
        """B-ROUTE-01: the new number lies face up."""
        hand = self.table.hands[seat]
        hand[answer.b] -= 1
        hand[self.table.crest] += 1
        self.table.crest = answer.b
        self.table.touched.add(seat)
