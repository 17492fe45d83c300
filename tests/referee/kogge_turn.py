"""The second referee for Kogge: one player's turn, from the first step to the raid's end."""

from collections.abc import Callable

from tests.referee.kogge_pieces import CITIES, GOOD_OF, Bag, Chip, move, part_of, several
from tests.referee.kogge_table import FACE_UP, Answer, Table

GUILD_DEEDS = ("arm", "sell", "give_good", "give_marker")
DEEDS = ("end", "build", "buy", "trade", "route", "raid_city", "raid_cog", *GUILD_DEEDS)
QUESTIONS = {
    **{one: (one,) for one in ("start", "bid", "guild", "choose", "split", "take", "exile")},
    "sail": ("sail", "passage", "load", "anchor"),
    "act": DEEDS,
}


def action_of(answer: Answer) -> str:
    return "guild" if answer.deed in GUILD_DEEDS else answer.deed


class Turn:
    """Movement, actions and raids of the seat whose turn it is."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.asked: dict[int, str] = {}
        self.to_bid: list[int] = []
        self.to_move: list[int] = []
        self.active = self.began_in = self.robbed = self.given = -1
        self.used: set[str] = set()
        self.steps, self.in_vain, self.ended_by = 0, False, ""
        self.winners: list[int] = []

    def begin_round(self) -> None:
        raise NotImplementedError

    def end(self, by: str, winners: list[int]) -> None:
        self.ended_by, self.winners, self.asked = by, winners, {}

    def next_turn(self) -> None:
        if not self.to_move:
            self.begin_round()
            return
        self.active = self.to_move.pop(0)
        self.began_in = self.table.cogs[self.active]
        self.steps, self.used, self.in_vain = 0, set(), False
        self.asked = {self.active: "sail"}

    def price(self) -> int:
        """K-MOVE-03, K-BONUS-03: what the next step costs."""
        return int(self.steps >= (2 if self.table.chips[self.active][Chip.TWO_SPACES] else 1))

    def usable(self, seat: int, slot: int) -> bool:
        """K-MOVE-06, K-MOVE-09: face down one may try; face up not into one's own raided city."""
        here = self.table.cogs[seat]
        down = self.table.layers[here][slot] != FACE_UP
        return down or seat not in self.table.raided[self.table.routes[here][slot]]

    def may_sail(self, seat: int, answer: Answer) -> bool:
        """K-MOVE-02 to K-MOVE-05, K-MOVE-10, K-BONUS-04, K-BONUS-05."""
        table, here = self.table, self.table.cogs[seat]
        if answer.deed == "load":
            there = several(table.stored[here][seat], GOOD_OF[here], 4)
            return any(answer.x) and part_of(answer.x, list(there))
        if answer.deed == "anchor":
            return True
        paid = sum(answer.x) + sum(answer.y)
        if not table.has(seat, answer.x, answer.y):
            return False
        if answer.deed == "passage":
            barred = table.guild == here or seat in table.raided[table.guild]
            return table.chips[seat][Chip.PASSAGE] > 0 and not barred and paid == self.price() + 1
        return self.usable(seat, answer.a) and paid == self.price()

    def play_sail(self, seat: int, answer: Answer) -> None:
        table = self.table
        goes_on = answer.deed != "anchor"
        if answer.deed == "load":
            table.stored[table.cogs[seat]][seat] -= sum(answer.x)
            move(answer.x, [0] * 4, table.cargo[seat])
        elif goes_on:
            table.pay(seat, answer.x, answer.y)
            self.steps += 1
            if answer.deed == "passage":
                table.cogs[seat] = table.guild
            else:
                goes_on = self.follow(seat, answer.a)
        self.asked = {seat: "sail" if goes_on else "act"}

    def follow(self, seat: int, slot: int) -> bool:
        """K-MOVE-07, K-MOVE-08: turn the marker up and go there, or stay and go no further."""
        here = self.table.cogs[seat]
        self.table.layers[here][slot] = FACE_UP
        there = self.table.routes[here][slot]
        if seat in self.table.raided[there]:
            return False
        self.table.cogs[seat] = there
        return True

    def may_act(self, seat: int, answer: Answer) -> bool:
        """K-ACT-GEN-01, K-ACT-GM-01: each action once, the guild master's where he is."""
        table, here, a, b = self.table, self.table.cogs[seat], answer.a, answer.b
        hand, cargo = table.hands[seat], table.cargo[seat]
        away = answer.deed in GUILD_DEEDS and table.guild != here
        if away or action_of(answer) in self.used:
            return False
        may_raid = table.raids[seat] > 0 and seat not in table.raided[here]  # K-ACT-RAID-01, G-14
        judges: dict[str, Callable[[], bool]] = {
            "build": lambda: len(table.offices[here]) < 2 and table.has(seat, *self.cost(here)),
            "arm": lambda: hand[a] >= 3 and table.raids_aside[seat] > 0,  # K-ACT-GM-02
            "sell": lambda: cargo[a] >= 6 and table.chip_supply[b] > 0,  # K-ACT-GM-03, G-07
            "give_good": lambda: cargo[a] > 0 and not self.in_vain,  # K-ACT-GM-04, G-62
            "give_marker": lambda: hand[a] > 0 and table.stock[GOOD_OF[a]] > 0,  # K-ACT-GM-05
            "buy": lambda: answer.x in table.market and cargo[a] > 0,  # K-ACT-BUY-01
            "trade": lambda: self.may_trade(seat, answer.x, answer.y),
            "route": lambda: table.layers[here][a] == FACE_UP and b != here and hand[b] > 0,
            "raid_city": lambda: may_raid,  # K-ACT-RAID-03, G-10
            "raid_cog": lambda: may_raid and a in self.robbable(seat),
        }
        return answer.deed == "end" or judges[answer.deed]()

    def cost(self, city: int) -> tuple[Bag, Bag]:
        """K-ACT-BUILD-01, K-ACT-BUILD-02: goods and markers for an office."""
        goods = tuple(int(kind != GOOD_OF[city]) for kind in range(4))
        return goods, several(2 if self.table.offices[city] else 1, city, 9)

    def robbable(self, seat: int) -> list[int]:
        """K-ACT-RAID-02, G-09: those in the same city, with goods aboard."""
        here = [s for s, city in enumerate(self.table.cogs) if city == self.table.cogs[seat]]
        return [s for s in here if s != seat and any(self.table.cargo[s])]

    def may_trade(self, seat: int, give: Bag, take: Bag) -> bool:
        """K-ACT-TRADE-01 to K-ACT-TRADE-06, K-BONUS-01."""
        table, here = self.table, self.table.cogs[seat]
        if here == self.began_in or not part_of(give, table.cargo[seat]):
            return False
        if not part_of(take, table.goods[here]) or any(map(min, give, take)):
            return False
        ratio = 3 if table.chips[seat][Chip.THREE_FOR_ONE] else 2
        return 0 < sum(give) <= sum(take) <= ratio * sum(give)

    def play_act(self, seat: int, answer: Answer) -> None:
        if answer.deed == "end":
            self.next_turn()
            return
        if answer.deed in ("raid_city", "raid_cog"):
            self.raid(seat, answer)
            return
        self.used.add(action_of(answer))
        self.asked = {}
        getattr(self, f"do_{answer.deed}")(seat, answer)
        if self.table.development(seat) >= 5:  # K-GOAL-02, K-END-01
            self.end("points", [seat])
        elif not self.asked:
            self.asked = {seat: "act"}

    def do_build(self, seat: int, answer: Answer) -> None:
        city = self.table.cogs[seat]
        self.table.pay(seat, *self.cost(city))
        self.table.offices[city].append(seat)

    def do_arm(self, seat: int, answer: Answer) -> None:
        self.table.pay(seat, markers=several(3, answer.a, 9))
        self.table.raids_aside[seat] -= 1
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
            self.in_vain = True

    def may_choose(self, seat: int, answer: Answer) -> bool:
        return GOOD_OF[answer.a] == self.given and self.table.reserve[answer.a] > 0

    def play_choose(self, seat: int, answer: Answer) -> None:
        move(several(1, answer.a, 9), self.table.reserve, self.table.hands[seat])
        self.asked = {seat: "act"}

    def do_give_marker(self, seat: int, answer: Answer) -> None:
        self.table.pay(seat, markers=several(1, answer.a, 9))
        move(several(1, GOOD_OF[answer.a], 4), self.table.stock, self.table.cargo[seat])

    def do_buy(self, seat: int, answer: Answer) -> None:
        self.table.pay(seat, several(1, answer.a, 4))
        self.table.market.remove(answer.x)
        for value in answer.x:
            self.table.hands[seat][value] += 1

    def do_trade(self, seat: int, answer: Answer) -> None:
        city = self.table.goods[self.table.cogs[seat]]
        move(answer.x, self.table.cargo[seat], city)
        move(answer.y, city, self.table.cargo[seat])

    def do_route(self, seat: int, answer: Answer) -> None:
        here = self.table.cogs[seat]
        self.table.hands[seat][answer.b] -= 1
        self.table.hands[seat][self.table.routes[here][answer.a]] += 1
        self.table.routes[here][answer.a] = answer.b
        self.table.layers[here][answer.a] = seat

    def raid(self, seat: int, answer: Answer) -> None:
        """K-ACT-RAID-01, K-ACT-RAID-03, G-11: a city's goods, out of every office too."""
        table, here = self.table, self.table.cogs[seat]
        table.raids[seat] -= 1
        table.raided[here].add(seat)
        self.robbed = answer.a
        loot = table.goods[here] if answer.deed == "raid_city" else table.cargo[answer.a]
        if answer.deed == "raid_city":
            loot[GOOD_OF[here]] += sum(table.stored[here])
            table.stored[here] = [0] * table.seats
        elif sum(loot) > 1:
            self.asked = {answer.a: "split"}
            return
        move(tuple(loot), loot, table.cargo[seat])  # of a cog a single good (G-09)
        self.ask_exile()

    def may_split(self, seat: int, answer: Answer) -> bool:
        """K-ACT-RAID-02, D-07. The larger pile is told first; of two alike, the greater bag."""
        x, y = answer.x, answer.y
        if min(x + y) < 0 or [a + b for a, b in zip(x, y, strict=True)] != self.table.cargo[seat]:
            return False
        return sum(x) - sum(y) in (0, 1) and (sum(x), x) >= (sum(y), y)

    def play_split(self, seat: int, answer: Answer) -> None:
        self.table.piles = [answer.x, answer.y]
        self.table.cargo[seat] = [0] * 4
        self.asked = {self.active: "take"}

    def play_take(self, seat: int, answer: Answer) -> None:
        move(self.table.piles[answer.a], [0] * 4, self.table.cargo[seat])
        move(self.table.piles[1 - answer.a], [0] * 4, self.table.cargo[self.robbed])
        self.table.piles = []
        self.ask_exile()

    def ask_exile(self) -> None:
        """K-ACT-RAID-05, G-12, G-14: all others say which way; one way needs no asking (G-75)."""
        ways = [slot for slot in (0, 1) if self.usable(self.active, slot)]
        others = [seat for seat in range(self.table.seats) if seat != self.active]
        self.asked = dict.fromkeys(others, "exile")
        if len(ways) < 2:
            self.banish(ways)

    def play_exile(self, seat: int, answer: Answer) -> None:
        """G-12: all at once; if they disagree, the left neighbour alone."""
        self.table.secrets[seat] = answer.a
        del self.asked[seat]
        if self.asked:
            return
        ways, self.table.secrets = sorted(set(self.table.secrets.values())), {}
        if len(ways) == 1:
            self.banish(ways)
        else:
            self.asked = {(self.active + 1) % self.table.seats: "exile"}

    def banish(self, ways: list[int]) -> None:
        """K-ACT-RAID-06, G-13 to G-16: one free step at most, and the turn is over."""
        for way in ways:
            self.follow(self.active, way)
        self.next_turn()
