"""The second referee for Kogge: all editions, readings and variants, for 1 to 5 seats.

`asked` says who must answer what; `allows` judges an answer; `play` carries it out. Draws come as
k of n: a marker out of the reserve is the k-th of n in the order of values.
"""

from collections.abc import Sequence

from tests.referee.kogge_act import DEEDS
from tests.referee.kogge_core import Draws
from tests.referee.kogge_house import House
from tests.referee.kogge_table import Answer, Wrong
from tests.referee.kogge_talk import TALK, Talk

PLAIN = ("start", "bid", "guild", "tax", "choose", "commit", "demand", "land")
ROBBING = ("split", "share", "take", "leave", "exile", "escape")
QUESTIONS = {
    **{one: (one,) for one in (*PLAIN, *ROBBING)},
    "look": ("swap", "keep"),
    "sail": ("sail", "passage", "load", "anchor", "peek", "deliver"),
    "act": DEEDS,
    "attack": ("attack", "peace"),
    "push": ("push", "let_be"),
    "intercept": ("intercept", "let_pass"),
}


class Kogge(Talk):
    """A game followed from its start. What chance did to board and order is told by the engine."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.to_bid, self.to_tax, self.to_attack = [], [], []
        self.fought, self.fighters = [], (-1, -1)
        self.given = self.robbed = self.loser = self.arena = -1
        self.compelled, self.first_cities = False, []

    def allows(self, seat: int, answer: Answer) -> bool:
        """Is this a legal answer of this seat, now? What is said out of turn is judged too."""
        if answer.deed in TALK:
            return self.may_talk(seat, answer)
        asked = self.asked.get(seat, "")
        if answer.deed not in QUESTIONS.get(asked, ()):
            return False
        legal = getattr(self, f"may_{asked}")(seat, answer) is True
        return legal and self.keeps_vows(seat, answer)

    def play(self, seat: int, answer: Answer, draws: Draws, order: Sequence[int]) -> None:
        """Carry out an answer with these draws; `order` is what chance made of the seats."""
        self.draws, self.told_order = draws, order
        asked = "talk" if answer.deed in TALK else self.asked[seat]
        getattr(self, f"play_{asked}")(seat, answer)
        self.lapse()
        if self.draws:
            raise Wrong(f"draws are left over: {self.draws}")
