"""The part of a turn for actions, each at most once, in any order."""

from collections.abc import Sequence

from hanse.core.questions.shapes import Go, Menu, Option
from hanse.core.steps import Asking, Step
from hanse.core.types import Move, Refusal, Seat
from hanse.games.kogge.events.rounds import TurnEnded
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import EndTurn
from hanse.games.kogge.rules import Action, Turn

BUILD, DEAL, BUY, TRADE, ROUTE, NO_MARKER, PEEK = 1, 2, 4, 8, 16, 32, 64
"""Bits of the actions used in a turn. NO_MARKER: the reserve lacked the colour wanted (G-62)."""

END_TURN = Go(EndTurn, "K-ACT-GEN-01")


class Acting(Step[Kogge], frozen=True):
    """K-ACT-GEN-01, D-18, D-23: the actions where the cog lies, each once a turn."""

    seat: Seat
    start: int
    used: int = 0

    def asks(self, game: Kogge) -> Asking:
        options: list[Option] = [END_TURN]
        for action in game.rules.actions:
            if not action.why_not(game, self):
                action.offer(game, self, options)
        for ban in game.rules.bans:
            options = ban.remaining(game, self.seat, options)
        return {self.seat: Menu("acting", "K-ACT-GEN-01", tuple(options))}

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        if type(move) is EndTurn:
            game.agenda.pop()
            game.tell(TurnEnded(seat))
            return
        action = next(a for a in game.rules.actions if type(move) in a.moves)
        # Both lines before the move is played: the action that it uses up can depend on the
        # present reserve (G-62), and a raid or a deal puts its own steps on top.
        done = action.used_bits(game, seat, move)
        game.agenda[-1] = Acting(self.seat, self.start, self.used | done)
        action.play(game, seat, move)

    def expected_moves(self, game: Kogge, seat: Seat) -> list[tuple[type[Move], ...]]:
        return [action.moves for action in game.rules.actions if action.concerns(game, seat)]

    def rule_against(self, game: Kogge, seat: Seat, move: Move) -> str:
        return rule_against(game.rules.actions, game, self, move)

    def refusals(self, game: Kogge, seat: Seat) -> list[Refusal]:
        found: list[Refusal] = []
        for action in game.rules.actions:
            found += action.refuse(game, self)
        for ban in game.rules.bans:
            found = ban.name_refusals(game, self.seat, found)
        return found


def rule_against(actions: Sequence[Action], game: Kogge, turn: Turn, move: Move) -> str:
    """Return the rule that a move breaks, as its action names it.

    `actions` are the actions possible now. A move of any other action comes at the wrong moment.
    """
    for action in (*actions, *game.rules.actions, *game.rules.sail_actions):
        if type(move) in action.moves:
            now = action in actions
            return action.rule_against(game, turn, move) if now else action.rule_elsewhere
    return ""


class AfterTurn(Step[Kogge], frozen=True):
    """The parts that variants put after a turn, one after another."""

    seat: Seat
    at: int = 0
    raided: bool = False

    def advance(self, game: Kogge) -> None:
        parts = game.rules.after_turn
        if self.at == len(parts):
            game.agenda.pop()
            return
        game.agenda[-1] = AfterTurn(self.seat, self.at + 1, self.raided)
        parts[self.at](game, self.seat, self.raided)
