"""After a raid the robber's cog leaves by a route that the others choose."""

from hanse.core.shapes import Choice, Question
from hanse.core.steps import Asking, Sealed, Step
from hanse.core.types import Move, Seat
from hanse.games.kogge.actions.sail import may_take, turn_up
from hanse.games.kogge.board import ROUTES
from hanse.games.kogge.events import Blocked, Exiled, ExileVotes, LedNowhere, NoExile, Ready
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Exile
from hanse.games.kogge.table import NONE


class DrivenOut(Step[Kogge], frozen=True):
    """K-ACT-RAID-05, G-13, G-14, G-75: a choice only where there are two ways out."""

    robber: Seat

    def atomic(self) -> bool:
        return True

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        table, robber = game.table, self.robber
        city = table.cogs[robber]
        ways = tuple(r for r in range(ROUTES) if may_take(table, robber, city * ROUTES + r))
        if not ways:
            game.tell(NoExile(robber, city))
        elif len(ways) == 1:
            drive_out(game, robber, ways[0])
        else:
            game.rules.exile(game, robber, ways)


def drive_out(game: Kogge, robber: Seat, route: int) -> None:
    """G-13, G-15, G-16, G-25: free, without loading; a face-down route is shown."""
    table = game.table
    start = table.cogs[robber]
    target = turn_up(game, start * ROUTES + route)
    if target == start:
        game.tell(LedNowhere(robber, target))
    elif table.barred(robber, target):
        game.tell(Blocked(robber, target))
    else:
        table.cogs[robber] = target
        game.tell(Exiled(robber, start, target))


def by_vote(game: Kogge, robber: Seat, ways: tuple[int, ...]) -> None:
    """G-12, vote_then_left: each opponent says what he prefers."""
    others = tuple(seat for seat in range(game.seats) if seat != robber)
    game.agenda.append(ExileVote(others, robber, ways))


def by_left(game: Kogge, robber: Seat, ways: tuple[int, ...]) -> None:
    """G-12, left_player: the next seat clockwise decides."""
    game.agenda.append(ExileChoice((robber + 1) % game.seats, robber, ways))


def by_next_in_order(game: Kogge, robber: Seat, ways: tuple[int, ...]) -> None:
    """G-12, next_in_turn_order: whoever comes after the robber, the first after the last."""
    order = game.table.order
    decider = order[(order.index(robber) + 1) % len(order)]
    game.agenda.append(ExileChoice(decider, robber, ways))


class ExileVote(Sealed[Kogge], frozen=True):
    """G-12: one voice settles it; otherwise the left neighbour does."""

    robber: Seat
    ways: tuple[int, ...]

    def atomic(self) -> bool:
        return True

    def question(self, game: Kogge, seat: Seat) -> Question:
        return Choice(Exile, "K-ACT-RAID-05", self.ways)

    def sealed(self, game: Kogge, seat: Seat) -> bool:
        return game.table.votes[seat] != NONE

    def seal(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, Exile)
        if game.table.votes[seat] == NONE:
            game.tell(Ready(seat))
        game.table.votes[seat] = move.value

    def reveal(self, game: Kogge) -> None:
        table = game.table
        game.agenda.pop()
        votes = [table.votes[seat] for seat in self.seats]
        table.votes = [NONE] * game.seats
        game.tell(ExileVotes(tuple(zip(self.seats, votes, strict=True))))
        if len(set(votes)) == 1:
            drive_out(game, self.robber, votes[0])
        else:
            by_left(game, self.robber, self.ways)


class ExileChoice(Step[Kogge], frozen=True):
    """K-ACT-RAID-05: one player decides."""

    decider: Seat
    robber: Seat
    ways: tuple[int, ...]

    def atomic(self) -> bool:
        return True

    def asks(self, game: Kogge) -> Asking:
        return {self.decider: Choice(Exile, "K-ACT-RAID-05", self.ways)}

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, Exile)
        game.agenda.pop()
        drive_out(game, self.robber, move.value)
