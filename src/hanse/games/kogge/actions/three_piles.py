"""Raids in three piles, laid by the victim or, for a city, by the player on the robber's left."""

from hanse.core.bags import plus
from hanse.core.questions.shapes import Choice, Split
from hanse.core.steps import Asking, Step
from hanse.core.types import Counts, Move, Seat
from hanse.games.kogge.actions.raid import empty_city, loot
from hanse.games.kogge.board import NGOODS
from hanse.games.kogge.events.raids import CityRaided, LootSplit, LootTaken
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import LeavePile, SplitLoot
from hanse.games.kogge.transfers import gain_goods

PILES = 3
"""R3-01, G-52: the robber takes one of three piles from a cog, two of three from a city."""


def rob_city_in_piles(game: Kogge, seat: Seat, city: int) -> None:
    """Let the left neighbour lay three piles, of which the robber takes two (R3-01, G-52)."""
    goods = loot(game.table, city)
    if any(goods):
        game.agenda.append(SplittingLoot(seat, (seat + 1) % game.seats, city))
    else:
        game.tell(CityRaided(seat, city, goods))


class SplittingLoot(Step[Kogge], frozen=True):
    """G-52, G-75: the split of a city's goods; if only one is possible, nobody is asked."""

    robber: Seat
    splitter: Seat
    city: int

    def is_atomic(self) -> bool:
        return True

    def question(self, game: Kogge) -> Split:
        return Split(SplitLoot, "R3-01", loot(game.table, self.city), game.rules.city_piles)

    def asks(self, game: Kogge) -> Asking:
        question = self.question(game)
        return {} if question.count() == 1 else {self.splitter: question}

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, SplitLoot)
        self.lay(game, move.piles)

    def advance(self, game: Kogge) -> None:
        only = next(self.question(game).moves())
        assert isinstance(only, SplitLoot)
        self.lay(game, only.piles)

    def lay(self, game: Kogge, piles: tuple[Counts, ...]) -> None:
        empty_city(game.table, self.city)
        game.table.piles = list(piles)
        game.tell(LootSplit(self.splitter, piles))
        game.agenda[-1] = LeavingPile(self.robber, self.city)


class LeavingPile(Step[Kogge], frozen=True):
    """R3-01: the robber's choice of the pile that stays in the city, outside its offices."""

    robber: Seat
    city: int

    def is_atomic(self) -> bool:
        return True

    def asks(self, game: Kogge) -> Asking:
        piles = game.table.piles
        different = tuple([i for i in range(len(piles)) if piles.index(piles[i]) == i])
        if len(different) == 1:
            return {}
        return {self.robber: Choice(LeavePile, "R3-01", different)}

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, LeavePile)
        self.leave(game, move.value)

    def advance(self, game: Kogge) -> None:
        self.leave(game, 0)

    def leave(self, game: Kogge, place: int) -> None:
        table = game.table
        game.agenda.pop()
        left = table.piles.pop(place)
        taken = plus(*table.piles)
        table.piles.clear()
        for good in range(NGOODS):
            table.goods[self.city * NGOODS + good] += left[good]
        if any(taken):
            gain_goods(table, self.robber, taken)
        game.tell(LootTaken(self.robber, self.city, taken, left))
