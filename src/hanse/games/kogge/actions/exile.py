"""Exile after a raid: the robber's cog leaves by a route that the others choose."""

from hanse.core.questions.shapes import Choice, Question
from hanse.core.steps import Asking, Sealed, Step
from hanse.core.types import Move, Seat
from hanse.games.kogge.actions.routes import linked_cities, may_take, open_destinations, turn_up
from hanse.games.kogge.board import ROUTES
from hanse.games.kogge.events.raids import Exiled, ExileVotes, LandVoted, NoExile
from hanse.games.kogge.events.setup import Ready
from hanse.games.kogge.events.voyage import Blocked, LedNowhere
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Exile, Land
from hanse.games.kogge.table import NONE


class DrivenOut(Step[Kogge], frozen=True):
    """K-ACT-RAID-05, G-13, G-14, G-75: the robber's exile, with a choice if two ways are open."""

    robber: Seat

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        table, robber = game.table, self.robber
        city = table.cogs[robber]
        ways = tuple(r for r in range(ROUTES) if may_take(game, robber, city * ROUTES + r))
        if not ways:
            game.tell(NoExile(robber, city))
        elif len(ways) == 1:
            drive_out(game, robber, ways[0])
        else:
            game.rules.way_out(game, robber, ways)


def drive_out(game: Kogge, robber: Seat, route: int, deciders: tuple[Seat, ...] = ()) -> None:
    """Move the robber along a route for free, turning the route up first (G-13, G-15, G-16, G-25).

    The player who decided the route also decides between two cities with its number (G-49).
    """
    slot = game.table.cogs[robber] * ROUTES + route
    turn_up(game, slot)
    cities = open_destinations(game, robber, slot)
    if len(cities) > 1:
        ask_where(game, robber, cities, deciders or exile_deciders(game, robber, (route,)))
    elif cities:
        put_ashore(game, robber, cities[0])
    elif linked_cities(game, slot):
        game.tell(Blocked(robber, game.table.routes[slot]))
    else:
        game.tell(LedNowhere(robber, game.table.routes[slot]))


def put_ashore(game: Kogge, robber: Seat, city: int) -> None:
    start = game.table.cogs[robber]
    game.table.cogs[robber] = city
    game.tell(Exiled(robber, start, city))


def exile_deciders(game: Kogge, robber: Seat, ways: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the seats that would be asked if there were a choice of routes."""
    game.rules.exile(game, robber, ways)
    asking = game.agenda.pop()
    if isinstance(asking, ExileVote):
        return asking.seats
    assert isinstance(asking, ExileChoice)
    return (asking.decider,)


def ask_where(
    game: Kogge, robber: Seat, cities: tuple[int, ...], deciders: tuple[Seat, ...]
) -> None:
    """Ask for the city in the same way as for the route: one player, or all by vote (G-49)."""
    one = len(deciders) == 1
    step = LandChoice(deciders[0], robber, cities) if one else LandVote(deciders, robber, cities)
    game.agenda.append(step)


def exile_by_others(game: Kogge, robber: Seat, ways: tuple[int, ...]) -> None:
    """Ask other players for the robber's route, by the reading in play (K-ACT-RAID-05)."""
    game.rules.exile(game, robber, ways)


def exile_by_vote(game: Kogge, robber: Seat, ways: tuple[int, ...]) -> None:
    """Ask each opponent for a preferred route (K-ACT-RAID-05, G-12, vote_then_left)."""
    others = tuple(seat for seat in range(game.seats) if seat != robber)
    game.agenda.append(ExileVote(others, robber, ways))


def exile_by_left(game: Kogge, robber: Seat, ways: tuple[int, ...]) -> None:
    """Ask only the seat on the robber's left (G-12, left_player)."""
    game.agenda.append(ExileChoice((robber + 1) % game.seats, robber, ways))


def exile_by_next_in_order(game: Kogge, robber: Seat, ways: tuple[int, ...]) -> None:
    """Ask only the next player in turn order, which is a ring (G-12, next_in_turn_order)."""
    order = game.table.order
    decider = order[(order.index(robber) + 1) % len(order)]
    game.agenda.append(ExileChoice(decider, robber, ways))


class Ballot(Sealed[Kogge], frozen=True):
    """G-12: a vote of the opponents, each secret until all have voted."""

    def is_atomic(self) -> bool:
        return True

    def has_chosen(self, game: Kogge, seat: Seat) -> bool:
        return game.table.votes[seat] != NONE

    def seal(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, Exile | Land)
        if game.table.votes[seat] == NONE:
            game.tell(Ready(seat))
        game.table.votes[seat] = move.value

    def take_votes(self, game: Kogge) -> list[int]:
        game.agenda.pop()
        votes = [game.table.votes[seat] for seat in self.seats]
        game.table.votes = [NONE] * game.seats
        return votes


class ExileVote(Ballot, frozen=True):
    """G-12: the opponents' vote on a route; unless all agree, the left neighbour decides."""

    robber: Seat
    ways: "tuple[int, ...]"

    def question(self, game: Kogge, seat: Seat) -> Question:
        return Choice(Exile, "K-ACT-RAID-05", self.ways)

    def reveal(self, game: Kogge) -> None:
        votes = self.take_votes(game)
        game.tell(ExileVotes(tuple(zip(self.seats, votes, strict=True))))
        if len(set(votes)) == 1:
            drive_out(game, self.robber, votes[0], self.seats)
        else:
            exile_by_left(game, self.robber, self.ways)


class ExileChoice(Step[Kogge], frozen=True):
    """K-ACT-RAID-05: one player's choice of the robber's route."""

    decider: Seat
    robber: Seat
    ways: "tuple[int, ...]"

    def is_atomic(self) -> bool:
        return True

    def asks(self, game: Kogge) -> Asking:
        return {self.decider: Choice(Exile, "K-ACT-RAID-05", self.ways)}

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, Exile)
        game.agenda.pop()
        drive_out(game, self.robber, move.value, (self.decider,))


class LandVote(Ballot, frozen=True):
    """G-49, G-12: the opponents' vote on a city; unless all agree, the left neighbour decides."""

    robber: Seat
    cities: "tuple[int, ...]"

    def question(self, game: Kogge, seat: Seat) -> Question:
        return Choice(Land, "B-MOVE-01", self.cities)

    def reveal(self, game: Kogge) -> None:
        votes = self.take_votes(game)
        for seat, city in zip(self.seats, votes, strict=True):
            game.tell(LandVoted(seat, city))
        if len(set(votes)) == 1:
            put_ashore(game, self.robber, votes[0])
        else:
            left = (self.robber + 1) % game.seats
            game.agenda.append(LandChoice(left, self.robber, self.cities))


class LandChoice(Step[Kogge], frozen=True):
    """G-49: one player's choice between two cities for an exiled cog."""

    decider: Seat
    robber: Seat
    cities: "tuple[int, ...]"

    def is_atomic(self) -> bool:
        return True

    def asks(self, game: Kogge) -> Asking:
        return {self.decider: Choice(Land, "B-MOVE-01", self.cities)}

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, Land)
        game.agenda.pop()
        put_ashore(game, self.robber, move.value)
