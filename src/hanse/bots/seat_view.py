"""The knowledge of one seat, as imagined games and `hanse.View` show it."""

from collections.abc import Callable
from typing import Self

import msgspec

from hanse.core.pickle_format import OTHER_VERSION, BadPickle, Origin, check_origin, origin_of
from hanse.core.questions.shapes import Question
from hanse.core.setup import Setup
from hanse.core.spec import Spec
from hanse.core.types import Seat
from hanse.core.views import View
from hanse.core.wire import Json, encode
from hanse.games import GAMES


class SeatView:
    """A seat's view, or a spectator's. It contains nothing that is hidden from the seat."""

    def __init__(self, spec: Spec, setup: Setup, seat: Seat, data: View) -> None:
        self.spec = spec
        self.setup = setup
        self.seat = seat
        self.data = data
        """The view as the game's own struct, with a field for each section."""

    @property
    def question(self) -> Question | None:
        """The question put to the seat, if there is one."""
        return self.data.asked.question if self.data.asked else None

    def to_dict(self) -> dict[str, Json]:
        """Return the view as plain dictionaries, lists, numbers and texts, as on the wire."""
        whole: dict[str, Json] = msgspec.json.decode(encode(self.data))
        return whole

    def __eq__(self, other: object) -> bool:
        """Return whether both seats see the same."""
        if not isinstance(other, SeatView):
            return NotImplemented
        return (self.seat, self.setup, self.data) == (other.seat, other.setup, other.data)

    def __hash__(self) -> int:
        return hash((self.seat, encode(self.data)))

    def __reduce__(self) -> tuple[Callable[..., Self], tuple[object, ...]]:
        return self._restore, (origin_of(self.spec), (self.setup, self.seat, encode(self.data)))

    @classmethod
    def _restore(cls, origin: Origin, state: tuple[Setup, Seat, bytes]) -> Self:
        spec = check_origin(origin, GAMES)
        setup, seat, data = state
        try:
            return cls(spec, setup, seat, spec.see.read_view(data))
        except OTHER_VERSION as wrong:
            raise BadPickle(f"this view is of another version: {wrong}") from wrong
