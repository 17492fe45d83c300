"""The second referee for Kogge: raids, and driving the robber out."""

from collections.abc import Iterator

from tests.referee.kogge_act import TURN_VOWS, Acting
from tests.referee.kogge_pieces import ISLAND, Bag, Chip, added, best_order, move, parts
from tests.referee.kogge_table import Answer

EXILE_VOWS = (5, 6)
"""G-29: to name the first route to somebody driven out, or the second."""


def all_splits(deed: str, loot: list[int], piles: int) -> Iterator[Answer]:
    """Every way to lay two or three piles, whatever their sizes."""
    for x in parts(loot):
        rest = [n - m for n, m in zip(loot, x, strict=True)]
        for y in parts(rest) if piles == 3 else [tuple(rest)]:
            z = tuple(n - m for n, m in zip(rest, y, strict=True))
            yield Answer(deed, x=x, y=y, z=z if piles == 3 else ())


class Raids(Acting):
    """Robbing a city or a cog, with two piles or three."""

    robbed: int
    """The seat robbed, or -1 for a city."""

    def may_raid(self, seat: int, answer: Answer) -> bool:
        """K-ACT-RAID-01, G-10, G-14, P-04."""
        table, here = self.table, self.table.cogs[seat]
        if not table.raids[seat] or seat in table.raided[here]:
            return False
        if answer.deed == "raid_cog":
            return answer.a in self.robbable(seat)
        loot = any(map(any, [table.goods[here], *table.stored[here]]))
        enough = loot or self.house.says("raid_needs_loot", "false")
        return enough and not (seat == table.pirate and here == ISLAND)

    def robbable(self, seat: int) -> list[int]:
        """K-ACT-RAID-02, G-09: those in the same city with goods aboard; B-CHIP-01, G-36, G-39."""
        table, here, pirate = self.table, self.table.cogs[seat], seat == self.table.pirate
        if pirate and here == ISLAND and self.house.says("pirate_may_rob_at_bornholm", "false"):
            return []
        fearless = pirate and self.house.says("pirate_ignores_safe_conduct", "true")
        others = [s for s, city in enumerate(table.cogs) if city == here and s != seat]
        loaded = [s for s in others if any(table.cargo[s])]
        return [s for s in loaded if fearless or not table.chip(s, Chip.SAFE_CONDUCT)]

    def raid(self, seat: int, answer: Answer) -> None:
        """K-ACT-RAID-01."""
        table = self.table
        table.raids[seat] -= 1
        table.raided[table.cogs[seat]].add(seat)
        self.robbed = answer.a if answer.deed == "raid_cog" else -1
        if self.robbed >= 0 and sum(self.loot()) > 1:
            self.asked = {self.robbed: "split"}
        elif self.robbed < 0 and self.three() and any(self.loot()):
            self.ask_share()
        else:  # K-ACT-RAID-03, G-09
            table.load(seat, self.taken_up())
            self.drive_out()

    def ask_share(self) -> None:
        """G-52; G-75: goods in a city all can see, so of one way to share them nobody is asked."""
        ways = [split for split in all_splits("share", self.loot(), 3) if self.fits(split)]
        if len(ways) > 1:
            self.asked = {(self.active + 1) % self.table.seats: "share"}
        else:
            self.play_split(-1, ways[0])

    def places(self) -> list[list[int]]:
        """K-ACT-RAID-03, G-11: a cog, or a city with every office in it."""
        if self.robbed >= 0:
            return [self.table.cargo[self.robbed]]
        here = self.table.cogs[self.active]
        return [self.table.goods[here], *self.table.stored[here]]

    def loot(self) -> list[int]:
        return list(added(self.places()))

    def taken_up(self) -> Bag:
        loot = tuple(self.loot())
        for place in self.places():
            place[:] = [0] * 4
        if self.robbed >= 0:
            self.table.touched.add(self.robbed)
        return loot

    def may_split(self, seat: int, answer: Answer) -> bool:
        return self.fits(answer)

    def fits(self, answer: Answer) -> bool:
        """K-ACT-RAID-02, D-07, G-52: sizes at most one apart."""
        piles = self.piles_of(answer)
        if min(map(min, piles)) < 0 or list(added(piles)) != self.loot():
            return False
        sizes = [sum(pile) for pile in piles]
        return max(sizes) - min(sizes) <= 1 and piles == best_order(piles)

    may_share = may_split

    def piles_of(self, answer: Answer) -> list[Bag]:
        return [answer.x, answer.y, answer.z] if self.three() else [answer.x, answer.y]

    def three(self) -> bool:
        return self.house.has("three_piles")

    def play_split(self, seat: int, answer: Answer) -> None:
        self.table.piles = self.piles_of(answer)
        self.taken_up()
        if self.robbed >= 0:
            self.asked = {self.active: "take"}
        elif len(set(self.table.piles)) > 1:
            self.asked = {self.active: "leave"}
        else:
            self.play_leave(self.active, Answer("leave"))  # G-75: all three are alike

    play_share = play_split

    def may_take(self, seat: int, answer: Answer) -> bool:
        return 0 <= answer.a < len(self.table.piles)

    def may_leave(self, seat: int, answer: Answer) -> bool:
        """Of piles that are alike the first is named."""
        piles = self.table.piles
        return self.may_take(seat, answer) and piles.index(piles[answer.a]) == answer.a

    def play_take(self, seat: int, answer: Answer) -> None:
        """K-ACT-RAID-02, R3-01: one pile for the robber, the rest back."""
        piles, self.table.piles = self.table.piles, []
        self.table.load(seat, piles.pop(answer.a))
        for pile in piles:
            move(pile, [0] * 4, self.table.cargo[self.robbed])
        self.drive_out()

    def play_leave(self, seat: int, answer: Answer) -> None:
        """R3-01, G-52: one pile stays in the city."""
        piles, self.table.piles = self.table.piles, []
        move(piles.pop(answer.a), [0] * 4, self.places()[0])
        for pile in piles:
            self.table.load(seat, pile)
        self.drive_out()

    def drive_out(self) -> None:
        """K-ACT-RAID-05, G-12, G-14, S-RAID-01; one way needs no asking (G-75)."""
        self.vows_kept(TURN_VOWS, by=self.active)  # K-ACT-GEN-02: the turn is over
        ways = self.ways(self.active)
        if len(ways) < 2:
            self.banish(ways, self.deciders())
        elif self.house.has("solo"):
            self.asked = {self.active: "escape"}
        else:
            self.asked = dict.fromkeys(self.deciders(), "exile")

    def deciders(self) -> list[int]:
        """G-12, S-RAID-01."""
        seats, active, order = self.table.seats, self.active, self.table.order
        if self.house.says("raid_exile_decider", "left_player") or self.house.has("solo"):
            return [(active + 1) % seats]
        if self.house.says("raid_exile_decider", "next_in_turn_order"):
            return [order[(order.index(active) + 1) % seats]]
        return [seat for seat in range(seats) if seat != active]

    def may_exile(self, seat: int, answer: Answer) -> bool:
        return answer.a in self.ways(self.active)

    may_escape = may_exile

    def play_exile(self, seat: int, answer: Answer) -> None:
        """G-12: all at once; if they disagree, the left neighbour alone."""
        deciders = [*self.table.secrets, seat]
        ways = self.agreed(seat, answer.a, "exile")
        if ways:
            self.banish(ways, deciders)

    def play_escape(self, seat: int, answer: Answer) -> None:
        self.banish([answer.a], [seat])

    def banish(self, ways: list[int], deciders: list[int]) -> None:
        """K-ACT-RAID-06, G-13 to G-16, G-49: one free step at most, and the turn is over."""

        def then(moved: bool) -> None:
            self.vows_kept(EXILE_VOWS, to=self.active)
            self.end_turn(raided=True)

        if ways:
            self.follow(self.active, ways[0], deciders, then)
        else:
            then(False)
