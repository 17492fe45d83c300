"""Taking back one's own answers: an entry of the record like any other, never a deletion."""

from msgspec.json import Decoder

from hanse.core.types import Event, Pick, Seat

# Compared with the first bytes of an entry, as in match_moves.
MARK = b'{"move":"take_back",'


class TakeBack(Pick, frozen=True):
    """T-UNDO-01: so many of one's own last answers have not been given."""


class TakenBack(Event, frozen=True):
    """Everybody is told; what was said out of turn since has fallen with the answers."""

    seat: Seat
    answers: int


read_take_back = Decoder(TakeBack).decode
