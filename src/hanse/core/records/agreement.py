"""Agreements about a match: seats given up, and offers to end or to go back."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from hanse.core.match_moves import (
    AgreeToEnd,
    AgreeToGoBack,
    AnswerFor,
    MatchMove,
    PlayOn,
    ResignSeat,
    ReturnToSeat,
)
from hanse.core.types import IllegalMove, Seat


class Agreement(Struct, frozen=True):
    """The agreements between the players of a match. Every change makes a new object.

    `stand_ins` has the seats that their owners do not play, each with the name of its bot; an empty
    name means default answers (T-AWAY-02). `ending` lists the seats that agree to end; `going_back`
    gives the ply to which each seat would go back.
    """

    stand_ins: Mapping[Seat, str] = {}
    ending: frozenset[Seat] = frozenset()
    going_back: Mapping[Seat, int] = {}

    def after(self, seat: Seat, move: MatchMove, seats: int) -> "Agreement":
        """Return the agreement after this move; raise IllegalMove if the move is not allowed."""
        if not self.allows(seat, move, seats):
            raise IllegalMove(seat, move)
        match move:
            case ResignSeat(by):
                return self.with_stand_in(seat, by)
            case AnswerFor(of, by):
                return self.with_stand_in(of, by)
            case ReturnToSeat():
                left = {one: by for one, by in self.stand_ins.items() if one != seat}
                return replace(self, stand_ins=left)
            case AgreeToEnd():
                return replace(self, ending=self.ending | {seat})
            case AgreeToGoBack(ply):
                return replace(self, going_back={**self.going_back, seat: ply})
        return replace(self, ending=frozenset(), going_back={})

    def allows(self, seat: Seat, move: MatchMove, seats: int) -> bool:
        """Return whether the move is allowed: it must change something.

        The owner of a seat that was given up can only take it back.
        """
        if isinstance(move, ReturnToSeat):
            return seat in self.stand_ins
        if seat in self.stand_ins:
            return False
        match move:
            case AnswerFor(of):
                return of != seat and of in range(seats) and of not in self.stand_ins
            case AgreeToEnd(among):
                return self.is_asked(seat, among, seats) and (
                    # Agreeing a second time changes something if a player has left their seat
                    # since: the remaining players may all have agreed, and one of them must be able
                    # to complete the agreement.
                    seat not in self.ending or self.ending >= {*among}
                )
            case AgreeToGoBack(ply, among):
                return self.is_asked(seat, among, seats) and (
                    self.going_back.get(seat) != ply or self.all_go_back(ply, among)
                )
            case PlayOn():
                return bool(self.ending or self.going_back)
        return True

    def is_asked(self, seat: Seat, among: tuple[Seat, ...], seats: int) -> bool:
        """Return whether `among` lists seats in order, with this one, and none has a stand-in."""
        in_order = list(among) == sorted({*among} & {*range(seats)})
        return in_order and seat in among and not {*among} & self.stand_ins.keys()

    def all_go_back(self, ply: int, among: tuple[Seat, ...]) -> bool:
        return all(self.going_back.get(one) == ply for one in among)

    def with_stand_in(self, seat: Seat, by: str) -> "Agreement":
        """Return the agreement with a bot for this seat, whose own proposals lapse."""
        others = {one: ply for one, ply in self.going_back.items() if one != seat}
        return Agreement({**self.stand_ins, seat: by}, self.ending - {seat}, others)

    def with_past(self, plies: frozenset[int]) -> "Agreement":
        """Return the agreement without offers to go back to any other plies than these."""
        left = {seat: ply for seat, ply in self.going_back.items() if ply in plies}
        return self if len(left) == len(self.going_back) else replace(self, going_back=left)
