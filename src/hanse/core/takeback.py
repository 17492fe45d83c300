"""The move that takes back your own answers: an entry of the record, never a deletion."""

from msgspec.json import Decoder

from hanse.core.types import Event, Pick, Seat

# Compared with the first bytes of an entry, as in match_moves.
MARK = b'{"move":"take_back",'


class TakeBack(Pick, frozen=True):
    """T-UNDO-01: the seat takes back this many of its last answers."""


class TakenBack(Event, frozen=True):
    """A seat took back answers, and with them everything said out of turn since then."""

    seat: Seat
    answers: int


read_take_back = Decoder(TakeBack).decode
