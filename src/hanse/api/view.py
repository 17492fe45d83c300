"""The view of one seat."""

from typing import TYPE_CHECKING, Any

import msgspec

from hanse.api.board_text import draw_board
from hanse.api.chance import Seed, key_from
from hanse.api.history import History
from hanse.core.dice import Dice
from hanse.core.questions.shapes import Question
from hanse.core.records.record import begin
from hanse.core.setup import Setup
from hanse.core.spec import AnySpec
from hanse.core.types import Seat
from hanse.core.wire import JsonObject, encode

if TYPE_CHECKING:
    from hanse.api.game import Game


class View:
    """A seat's view, or a spectator's. It contains nothing that is hidden from the seat."""

    def __init__(self, spec: AnySpec, setup: Setup, seat: Seat, data: Any) -> None:
        # Any: code that reads the sections knows which game it is
        self.spec = spec
        self.setup = setup
        self.seat = seat
        self.data = data
        """The view as the game's own struct, with a field for each section."""

    @property
    def question(self) -> Question | None:
        """The question put to the seat, if there is one."""
        return self.data.asked.question if self.data.asked else None

    def to_dict(self) -> JsonObject:
        """Return the view as plain dictionaries, lists, numbers and texts, as on the wire."""
        whole: JsonObject = msgspec.json.decode(encode(self.data))
        return whole

    def imagine(self, seed: Seed = None) -> "Game":
        """Return a game that fits this view, with random hidden parts."""
        from hanse.api.game import Game  # noqa: PLC0415

        key = key_from(seed)
        engine = self.spec.see.imagine(self.data, Dice(key))
        record = begin(engine, self.spec, self.spec.text.position(engine))
        return Game.from_history(History(self.spec, engine, key, record))

    def __repr__(self) -> str:
        return draw_board(self.spec, self.setup, self.data, self.seat)
