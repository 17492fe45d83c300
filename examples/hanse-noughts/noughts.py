"""Noughts and crosses: a whole game for Hanse in one file."""

from typing import Annotated

from hanse import kit

LINES = ("012", "345", "678", "036", "147", "258", "048", "246")
Squares = Annotated[list[int], kit.Kind("grid:sign:3")]

WORDS = """
platform-game-noughts = Noughts and crosses
ask-noughts-mark = Which square do you mark?
    .wait = { $seats } marks a square
move-noughts-mark = Mark a square
    .full = Mark square { $value }
event-noughts-marked = { $seat } marks square { $square }.
    .you = You mark square { $square }.
view-noughts-table-squares = Squares
name-noughts-sign-free = ·
name-noughts-sign-nought = ○
name-noughts-sign-cross = ×
rule-O-TURN-01 = In turn, each player marks a free square with a sign of their own.
    .title = A turn
rule-O-END-01 = A player with three signs in a line wins. If no square is free, it is a draw.
    .title = The end
"""


class Mark(kit.Pick, frozen=True):
    """O-TURN-01: mark the square `value`."""


class Marked(kit.Event, frozen=True):
    """A square was marked."""

    seat: kit.Seat
    square: kit.Place


class Board(kit.Table):
    """The nine squares, row by row."""

    squares: Squares = kit.field(default_factory=lambda: [0] * 9)


class Noughts(kit.Game[Board]):
    """Everything starts with the first seat."""

    def begin(self) -> None:
        self.agenda = [Turn(0)]


class Turn(kit.Step[Noughts], frozen=True):
    """O-TURN-01, O-END-01."""

    seat: kit.Seat

    def asks(self, game: Noughts) -> kit.Asking:
        free = tuple(at for at, sign in enumerate(game.table.squares) if not sign)
        return {self.seat: kit.Choice(Mark, "O-TURN-01", free)}

    def answer(self, game: Noughts, seat: kit.Seat, move: kit.Move) -> None:
        assert isinstance(move, Mark)
        squares, sign = game.table.squares, 1 + seat
        squares[move.value] = sign
        game.tell(Marked(seat, move.value))
        if any(all(squares[int(at)] == sign for at in line) for line in LINES):
            game.end("line", [seat])
        elif all(squares):
            game.end("full", [0, 1])
        else:
            game.agenda[-1] = Turn(1 - seat)


GAME = kit.GameDefinition(
    "noughts", Noughts, Board, seats=(2,), moves=(Mark,), events=(Marked,), steps=(Turn,),
    kinds={"mark.value": "place"}, names={"sign": ("free", "nought", "cross")},
    endings=("line", "full"), words={"en": WORDS}, browser_ui="noughts.js",
)  # fmt: skip
