"""The second referee for Kogge: a turn's first half, under sail."""

from tests.referee.kogge_pieces import ISLAND, WORTH, Bag, Chip, added, part_of
from tests.referee.kogge_start import Start
from tests.referee.kogge_table import Answer


class Sailing(Start):
    """Movement of the seat whose turn it is; and what can be done both here and in port."""

    compelled: bool
    """G-69, D-24: the last way was closed, and one must go on."""

    def begin_turn(self, seat: int) -> None:
        self.active, self.began_in = seat, self.table.cogs[seat]
        self.steps, self.used, self.compelled = 0, set(), False
        self.asked = {seat: "sail"}

    def price(self) -> int:
        """K-MOVE-03, K-BONUS-03: what the next step costs."""
        return int(self.steps >= (2 if self.table.chip(self.active, Chip.TWO_SPACES) else 1))

    def in_office(self, seat: int) -> Bag:
        """What lies in one's own offices here."""
        here = self.table.cogs[seat]
        pairs = zip(self.table.offices[here], self.table.stored[here], strict=True)
        return added([[0] * 4, *(bag for owner, bag in pairs if owner == seat)])

    def may_sail(self, seat: int, answer: Answer) -> bool:
        """K-MOVE-02 to K-MOVE-05, K-MOVE-10."""
        if answer.deed in ("peek", "deliver"):
            return self.may_here(seat, answer)
        if answer.deed == "load":
            return any(answer.x) and part_of(answer.x, self.in_office(seat))
        if answer.deed == "anchor":
            return not self.must_go_on(seat)
        return self.table.has(seat, answer.x, answer.y) and self.may_step(seat, answer)

    def may_step(self, seat: int, answer: Answer) -> bool:
        """K-MOVE-03, K-BONUS-04, K-BONUS-05."""
        paid = sum(answer.x) + sum(answer.y)
        if answer.deed == "sail":
            return self.is_way(seat, answer.a) and paid == self.price()
        return self.may_pass(seat) and paid == self.price() + 1

    def may_pass(self, seat: int) -> bool:
        table = self.table
        barred = table.guild == table.cogs[seat] or seat in table.raided[table.guild]
        return table.chip(seat, Chip.PASSAGE) and not barred

    def is_way(self, seat: int, slot: int) -> bool:
        """G-69: who must go on need not try again what all were shown to be closed."""
        everybody = self.table.seats
        shown = everybody in self.table.seen[self.table.cogs[seat]][slot]
        useless = self.compelled and shown and not self.open_ends(seat, slot)
        return self.usable(seat, slot) and not useless

    def has_way(self, seat: int, more: int) -> bool:
        """G-69: is there a way on, with so much more to pay? The passage is a third route."""
        spare = sum(self.table.cargo[seat]) + sum(self.table.hands[seat]) + more - self.price()
        ways = any(self.is_way(seat, slot) for slot in (0, 1))
        return (ways and spare >= 0) or (self.may_pass(seat) and spare > 0)

    def must_go_on(self, seat: int) -> bool:
        """G-69: compelled, with a way to go and something to pay for it."""
        return self.compelled and self.has_way(seat, 0)

    def stranded(self, seat: int) -> bool:
        """G-69: nothing to pay with, also not out of an office here, or no other way."""
        return self.compelled and not self.has_way(seat, sum(self.in_office(seat)))

    def may_here(self, seat: int, answer: Answer) -> bool:
        """Both at sea and in port: K-ADV-MEM-06, D-11; P-06, G-38."""
        if answer.deed == "deliver":
            at_home = seat == self.table.pirate and self.table.cogs[seat] == ISLAND
            return at_home and any(answer.x) and part_of(answer.x, self.table.cargo[seat])
        early = self.asked[seat] == "sail"
        wrong = "action_phase" if early else "before_move"
        if not self.house.has("memory") or self.house.says("memory_peek_timing", wrong):
            return False
        if "peek" in self.used or (early and self.steps):
            return False
        return self.table.has(seat, answer.x, answer.y) and sum(answer.x) + sum(answer.y) == 1

    def do_peek(self, seat: int, answer: Answer) -> None:
        self.used.add("peek")
        self.table.pay(seat, answer.x, answer.y)
        self.look(seat)

    def do_deliver(self, seat: int, answer: Answer) -> None:
        self.table.pay(seat, answer.x)
        self.table.noted += sum(n * worth for n, worth in zip(answer.x, WORTH, strict=True))

    def play_sail(self, seat: int, answer: Answer) -> None:
        deed = answer.deed
        if deed == "anchor":
            self.asked = {seat: "act"}
        elif deed in ("sail", "passage"):
            self.table.pay(seat, answer.x, answer.y)
            self.steps += 1
            self.step(seat, answer)
        else:
            getattr(self, f"do_{deed}")(seat, answer)
            self.go_on(seat)

    def do_load(self, seat: int, answer: Answer) -> None:
        """K-MOVE-10; of two own offices, the older one is emptied first."""
        here, left = self.table.cogs[seat], list(answer.x)
        for owner, bag in zip(self.table.offices[here], self.table.stored[here], strict=True):
            taken = tuple(min(n, there) for n, there in zip(left, bag, strict=True))
            if owner == seat:
                self.table.load(seat, taken, bag)
                left = [n - m for n, m in zip(left, taken, strict=True)]

    def step(self, seat: int, answer: Answer) -> None:
        if answer.deed == "passage":
            self.table.cogs[seat] = self.table.guild
            self.arrive(seat)
            return
        raided = seat in self.table.raided[self.table.cogs[seat]]  # then K-MOVE-08 comes first
        nowhere = not self.ends_of(seat, answer.a) and not raided

        def then(moved: bool) -> None:
            if moved:
                self.arrive(seat)
            else:
                self.fail(seat, nowhere)

        self.follow(seat, answer.a, [seat], then)

    def arrive(self, seat: int) -> None:
        self.compelled = False
        self.asked = {seat: "sail"}

    def fail(self, seat: int, nowhere: bool) -> None:
        """K-MOVE-08, D-01, D-24, G-23, G-65: the way was closed, or led to the city itself."""
        reading = "route_to_itself" if nowhere else "hidden_route_blocked"
        self.compelled = self.house.says(reading, "reroute_for_fee")
        if self.compelled or nowhere:
            self.go_on(seat)
        else:
            self.asked = {seat: "act"}

    def go_on(self, seat: int) -> None:
        self.asked = {seat: "act" if self.stranded(seat) else "sail"}
