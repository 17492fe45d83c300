"""Action f): the raid of a city or a cog, followed by the robber's exile."""

from collections.abc import Callable
from typing import ClassVar

from hanse.core.questions.shapes import Choice, Go, Option, Split
from hanse.core.steps import Asking, Step
from hanse.core.types import Counts, Event, Move, Refusal, Seat, name_of
from hanse.games.kogge.actions.exile import DrivenOut
from hanse.games.kogge.actions.turn_actions import AfterTurn
from hanse.games.kogge.board import NGOODS, SITES
from hanse.games.kogge.events.raids import CargoSplit, CityRaided, CogRaided, PileTaken
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import RaidCity, RaidCog, SplitCargo, TakePile
from hanse.games.kogge.rules import Action, Rules, Turn
from hanse.games.kogge.table import Table
from hanse.games.kogge.transfers import gain_goods

type Robbable = Callable[[Table, Seat, Seat], bool]
"""Whether the first seat may rob the cog of the second."""

RAID_CITY = Go(RaidCity, "K-ACT-RAID-03")


class Raid(Action):
    """K-ACT-RAID-01, K-ACT-GEN-02, K-ACT-RAID-06: a raid, for a raid marker; it ends the turn."""

    moves: ClassVar[tuple[type[Move], ...]] = (RaidCity, RaidCog)

    names_city: ClassVar[tuple[str, ...]] = ("G-14",)

    def why_not(self, game: Kogge, turn: Turn) -> str:
        table, seat = game.table, turn.seat
        if not table.raids[seat]:
            return "K-ACT-RAID-01"
        return "G-14" if table.is_barred(seat, table.cogs[seat]) else ""

    def offer(self, game: Kogge, turn: Turn, options: list[Option]) -> None:
        table, seat = game.table, turn.seat
        if not game.rules.raid_needs_loot or any(loot(table, table.cogs[seat])):
            options.append(RAID_CITY)
        cogs = victims(game, seat)
        if cogs:
            options.append(Choice(RaidCog, "K-ACT-RAID-02", cogs))

    def refusals_for(self, game: Kogge, turn: Turn, move: type[Move]) -> list[Refusal]:
        if move is RaidCog:
            return self.partial_refusals(game, turn, move)
        return [Refusal(name_of(move), "G-10", numbers=(game.table.cogs[turn.seat],))]

    def partial_refusals(self, game: Kogge, turn: Turn, move: type[Move]) -> list[Refusal]:
        """Return the refusals of cogs that cannot be robbed, empty ones first (G-09, B-CHIP-01)."""
        if move is not RaidCog:
            return []
        table, robbed = game.table, victims(game, turn.seat)
        others = [s for s in neighbours(table, turn.seat) if s not in robbed]
        reasons = [(1, "B-CHIP-01", s) if table.hold_size(s) else (0, "G-09", s) for s in others]
        name = name_of(move)
        return [Refusal(name, rule, 0, (s,), value=s) for _, rule, s in sorted(reasons)]

    def used_bits(self, game: Kogge, seat: Seat, move: Move) -> int:
        return 0

    def play(self, game: Kogge, seat: Seat, move: Move) -> None:
        """Rob, and lay the marker permanently next to any others (K-ACT-RAID-04, G-17, G-20)."""
        table = game.table
        city = table.cogs[seat]
        table.raids[seat] -= 1
        table.raided[city] |= 1 << seat
        # Before anything is robbed: robbing may put steps on top, and the exile comes after them.
        game.agenda[-1] = DrivenOut(seat)
        note_raid(game)
        if isinstance(move, RaidCog):
            game.tell(CogRaided(seat, move.value, city))
            rob_cog(game, seat, move.value)
        else:
            game.rules.rob_city(game, seat, city)


def note_raid(game: Kogge) -> None:
    """Note the raid in the step after the turn, whose parts may depend on the raid."""
    # The exile is on top of the agenda; the step after the turn lies below it.
    after = game.agenda[-2]
    if isinstance(after, AfterTurn):
        game.agenda[-2] = AfterTurn(after.seat, after.at, raided=True)


def neighbours(table: Table, seat: Seat) -> list[Seat]:
    """Return the other seats whose cogs are in the same city."""
    return [s for s in range(table.seats) if s != seat and table.cogs[s] == table.cogs[seat]]


def victims(game: Kogge, seat: Seat) -> tuple[Seat, ...]:
    """Return the unprotected cogs here with anything aboard (K-ACT-RAID-02, G-09)."""
    table, robbable = game.table, game.rules.robbable
    return tuple(
        [s for s in neighbours(table, seat) if table.hold_size(s) and robbable(table, seat, s)]
    )


def any_cog_can_be_robbed(table: Table, robber: Seat, victim: Seat) -> bool:
    """Return true: no cog is safe (K-ACT-RAID-02)."""
    return True


def loot(table: Table, city: int) -> Counts:
    """Return the goods of the city and of every office there (K-ACT-RAID-03, G-11)."""
    total = list(table.goods_in(city))
    for site in range(city * SITES, (city + 1) * SITES):
        for good in range(NGOODS):
            total[good] += table.site_goods[site * NGOODS + good]
    return tuple(total)


def empty_city(table: Table, city: int) -> Counts:
    """Take all goods away from the city and its offices, and return them."""
    taken = loot(table, city)
    table.goods[city * NGOODS : (city + 1) * NGOODS] = [0] * NGOODS
    first, last = city * SITES * NGOODS, (city + 1) * SITES * NGOODS
    table.site_goods[first:last] = [0] * (last - first)
    return taken


def rob_city(game: Kogge, seat: Seat, city: int) -> None:
    """Rob the city and every office in it (K-ACT-RAID-03, G-11)."""
    taken = empty_city(game.table, city)
    if any(taken):
        gain_goods(game.table, seat, taken)
    game.tell(CityRaided(seat, city, taken))


def rob_cog(game: Kogge, seat: Seat, victim: Seat) -> None:
    """Rob a cog of goods, never markers; a single good needs no piles (K-ACT-RAID-07, G-09)."""
    hold = game.table.hold(victim)
    if sum(hold) == 1:
        lay_piles(game.table, victim, (hold, (0,) * NGOODS))
        take_pile(game, seat, victim, 0)
    else:
        game.agenda.append(Splitting(seat, victim, game.rules.cog_piles))


class Splitting(Step[Kogge], frozen=True):
    """K-ACT-RAID-02, D-07: the owner's split of the cargo into piles of nearly equal size."""

    robber: Seat
    victim: Seat
    piles: int = 2

    def is_atomic(self) -> bool:
        return True

    def asks(self, game: Kogge) -> Asking:
        hold = game.table.hold(self.victim)
        return {self.victim: Split(SplitCargo, "K-ACT-RAID-02", hold, self.piles)}

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, SplitCargo)
        lay_piles(game.table, seat, move.piles)
        sizes = tuple(sum(pile) for pile in move.piles)
        brief, full = CargoSplit(seat, sizes), CargoSplit(seat, sizes, move.piles)
        tell_of_cargo(game, brief, full, self.robber, seat)
        game.agenda[-1] = Picking(self.robber, seat)


class Picking(Step[Kogge], frozen=True):
    """K-ACT-RAID-02: the robber's choice of one pile; the owner keeps the rest."""

    robber: Seat
    victim: Seat

    def is_atomic(self) -> bool:
        return True

    def asks(self, game: Kogge) -> Asking:
        return {self.robber: Choice(TakePile, "K-ACT-RAID-02", tuple(range(len(game.table.piles))))}

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, TakePile)
        game.agenda.pop()
        take_pile(game, seat, self.victim, move.value)


def lay_piles(table: Table, victim: Seat, piles: tuple[Counts, ...]) -> None:
    """Lay the cargo in piles; the other players' knowledge of it stays the same."""
    table.piles = list(piles)
    table.touched[victim] += 1
    table.cargo[victim * NGOODS : (victim + 1) * NGOODS] = [0] * NGOODS


def take_pile(game: Kogge, robber: Seat, victim: Seat, picked: int) -> None:
    table = game.table
    taken = table.piles.pop(picked)
    kept = tuple([sum(goods) for goods in zip(*table.piles, strict=True)])
    table.piles.clear()
    for good in range(NGOODS):
        table.cargo[robber * NGOODS + good] += taken[good]
        table.cargo[victim * NGOODS + good] += kept[good]
    table.touched[robber] += any(taken)  # an empty pile changes nothing, and all see it (G-72)
    table.touched[victim] += 1
    for viewer in range(table.seats + 1):
        insider = viewer in (robber, victim)
        row = viewer * table.seats
        know_piles(table, row + robber, row + victim, (taken, kept), insider)
    size = sum(taken)
    brief, full = PileTaken(robber, victim, size), PileTaken(robber, victim, size, taken)
    tell_of_cargo(game, brief, full, robber, victim)


def cog_share(rules: Rules) -> float:
    """Return the robber's share of a cog's cargo, one pile (K-ACT-RAID-02)."""
    return 1 / rules.cog_piles


def city_share(rules: Rules) -> float:
    """Return the robber's share of a city: all, or all piles but one (K-ACT-RAID-03, R3-01)."""
    return 1 - 1 / rules.city_piles if rules.city_piles > 1 else 1.0


def tell_of_cargo(game: Kogge, brief: Event, full: Event, *insiders: Seat) -> None:
    """Announce the full event to those who may see the cargo, the brief one to others (D-14)."""
    if game.rules.cargo_open:
        game.tell(full)
    else:
        game.tell(brief)
        game.tell(full, *insiders)


def know_piles(
    table: Table, robber: int, victim: int, piles: tuple[Counts, Counts], insider: bool
) -> None:
    """Note a viewer's knowledge of both piles: an insider knows all, a bystander the minimum."""
    known = table.known_cargo
    taken, kept = piles
    for good in range(NGOODS):
        theirs = victim * NGOODS + good
        before = known[theirs]
        # Of the goods that a bystander knew of, at most as many as were kept can have stayed.
        gained = taken[good] if insider else max(0, before - sum(kept))
        known[robber * NGOODS + good] += gained
        known[theirs] = kept[good] if insider else max(0, before - sum(taken))
