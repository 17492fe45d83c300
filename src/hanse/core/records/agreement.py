"""Seats that have been left, and offers and agreements about the match."""

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
    """Agreements between the players of a match. Every change makes a new one.

    `stand_ins` has the seats that their owners do not play, each with the name of its bot, or
    without a name where the game answers (T-AWAY-02). `ending` lists the seats that agree to end;
    `going_back` gives the ply to which each seat would go back.
    """

    stand_ins: Mapping[Seat, str] = {}
    ending: frozenset[Seat] = frozenset()
    going_back: Mapping[Seat, int] = {}

    def after(self, seat: Seat, move: MatchMove, seats: int) -> "Agreement":
        """Return the agreement after this move; raise IllegalMove if the move is not allowed."""
        if not self.may(seat, move, seats):
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

    def may(self, seat: Seat, move: MatchMove, seats: int) -> bool:
        """Return whether this changes something. A seat given up can only be taken back."""
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
                    # since: those who remain may all have agreed by now, and somebody must be able
                    # to say so.
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
        """Return whether these are seats in order, including its own, and none has a stand-in."""
        in_order = list(among) == sorted({*among} & {*range(seats)})
        return in_order and seat in among and not {*among} & self.stand_ins.keys()

    def all_go_back(self, ply: int, among: tuple[Seat, ...]) -> bool:
        return all(self.going_back.get(one) == ply for one in among)

    def with_stand_in(self, seat: Seat, by: str) -> "Agreement":
        """Let a bot answer for this seat; the seat's own proposals lapse."""
        others = {one: ply for one, ply in self.going_back.items() if one != seat}
        return Agreement({**self.stand_ins, seat: by}, self.ending - {seat}, others)

    def with_past(self, plies: frozenset[int]) -> "Agreement":
        """Drop offers to go back to plies that are no longer within reach."""
        left = {seat: ply for seat, ply in self.going_back.items() if ply in plies}
        return self if len(left) == len(self.going_back) else replace(self, going_back=left)
