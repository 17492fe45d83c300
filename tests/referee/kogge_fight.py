"""The second referee for Kogge: what may follow a turn, conflicts and interceptions."""

from tests.referee.kogge_pieces import NO_MARKERS, Bag, Chip, move, part_of
from tests.referee.kogge_raid import Raids
from tests.referee.kogge_table import Answer, rank


class Fights(Raids):
    """The end of a turn, and of the conflicts after it."""

    to_attack: list[int]
    """Who may still begin a conflict (G-30)."""
    arena: int
    """The city where they are fought."""
    fought: list[set[int]]
    fighters: tuple[int, int]
    loser: int

    def end_turn(self, raided: bool) -> None:
        """K-ADV-CONF-02, G-30."""
        self.fought, self.to_attack = [], []
        self.arena = self.table.cogs[self.active]
        if self.house.has("conflicts") and not raided:
            others = [seat for seat in self.table.order if seat != self.active]
            alone = self.house.says("conflict_starter", "active_only")
            self.to_attack = [self.active, *([] if alone else others)]
        self.next_attack()

    def targets(self, seat: int) -> list[int]:
        """K-ADV-CONF-03, D-04, G-30: cogs where the turn has ended, one fight for each pair."""
        near = [s for s, city in enumerate(self.table.cogs) if city == self.arena]
        if seat != self.active:
            near = [s for s in near if s in (seat, self.active)]
        others = [s for s in near if s != seat and {s, seat} not in self.fought]
        return others if seat in near else []

    def next_attack(self) -> None:
        while self.to_attack:
            seat = self.to_attack.pop(0)
            if any(self.table.hands[seat]) and self.targets(seat):  # G-31
                self.asked = {seat: "attack"}
                return
        self.ask_intercept()

    def may_attack(self, seat: int, answer: Answer) -> bool:
        return answer.deed == "peace" or answer.a in self.targets(seat)

    def play_attack(self, seat: int, answer: Answer) -> None:
        if answer.deed == "peace":
            self.next_attack()
            return
        self.fighters = (seat, answer.a)
        self.table.touched |= {seat, answer.a}  # G-72: what both will hold nobody knows
        self.fought.append({seat, answer.a})
        armed = [s for s in self.fighters if any(self.table.hands[s])]
        self.asked = dict.fromkeys(armed, "commit")

    def may_commit(self, seat: int, answer: Answer) -> bool:
        """K-ADV-CONF-04, G-31: at least one marker, of whoever has one."""
        optional = seat == self.fighters[1] and self.house.says("conflict_defence", "may")
        return part_of(answer.x, self.table.hands[seat]) and (any(answer.x) or optional)

    def play_commit(self, seat: int, answer: Answer) -> None:
        move(answer.x, self.table.hands[seat], [0] * 9)
        self.table.fights[seat] = answer.x
        del self.asked[seat]
        if not self.asked:
            laid = [self.table.fights.get(s, NO_MARKERS) for s in self.fighters]
            self.table.fights = {}
            self.decide(laid[0], laid[1])

    def decide(self, first: Bag, second: Bag) -> None:
        """K-ADV-CONF-04, K-ADV-CONF-07: swap, and the better set wins."""
        one, other = self.fighters
        move(second, [0] * 9, self.table.hands[one])
        move(first, [0] * 9, self.table.hands[other])
        best, next_best = rank(first, self.house), rank(second, self.house)
        if best == next_best:
            self.next_attack()
            return
        winner, self.loser = (one, other) if best > next_best else (other, one)
        if any(self.table.cargo[self.loser]):
            self.asked = {winner: "demand"}
        else:
            self.ask_push(winner)

    def may_demand(self, seat: int, answer: Answer) -> bool:
        """K-ADV-CONF-05."""
        return min(answer.x) >= 0 and sum(answer.x) == 3

    def play_demand(self, seat: int, answer: Answer) -> None:
        lost = tuple(map(min, answer.x, self.table.cargo[self.loser]))
        self.table.load(seat, lost, self.table.cargo[self.loser])
        if any(lost):
            self.table.touched.add(self.loser)
        self.ask_push(seat)

    def ask_push(self, winner: int) -> None:
        """K-ADV-CONF-06, G-32."""
        if self.ways(self.loser):
            self.asked = {winner: "push"}
        else:
            self.next_attack()

    def may_push(self, seat: int, answer: Answer) -> bool:
        return answer.deed == "let_be" or answer.a in self.ways(self.loser)

    def play_push(self, seat: int, answer: Answer) -> None:
        if answer.deed == "let_be":
            self.next_attack()
        else:
            self.follow(self.loser, answer.a, [seat], lambda moved: self.next_attack())

    def ask_intercept(self) -> None:
        """B-CHIP-02, G-34, G-35: after another's turn, conflicts included. G-79: forgetting."""
        self.forget()
        table, was = self.table, self.active
        self.active = -1
        for seat in table.order:
            if seat != was and table.may_intercept(seat):
                self.asked = {seat: "intercept"}
                return
        self.next_turn()

    def forget(self) -> None:
        """G-79: only what one saw of the first city before one's first turn lasts longer.

        An interception is not that turn. Nobody wins a chip so early, but in some of these games
        everybody begins with chips.
        """
        if self.house.says("memory_shown", "remembered"):
            return
        table = self.table
        fresh = self.to_move if table.round == 1 else []
        for city in table.cities:
            kept = {seat for seat in fresh if self.first_cities[seat] == city}
            table.seen[city] = [seen & kept for seen in table.seen[city]]

    def may_intercept(self, seat: int, answer: Answer) -> bool:
        return answer.deed in ("intercept", "let_pass")

    def play_intercept(self, seat: int, answer: Answer) -> None:
        if answer.deed == "intercept":
            self.table.intercepted[seat] += 1
            assert self.table.chip(seat, Chip.INTERCEPTION)
            self.begin_turn(seat)
        else:
            self.next_turn()

    def next_turn(self) -> None:
        if self.to_move:
            self.begin_turn(self.to_move.pop(0))
        else:
            self.begin_round()
