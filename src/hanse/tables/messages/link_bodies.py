"""Bodies of requests about links to seats, and of their answers."""

from msgspec import Struct

from hanse.core.types import Seat
from hanse.tables.store.rows import SeatDevice


class SeatDevices(Struct, frozen=True):
    """The browsers in which your seat was opened, the latest first; programs are not among them."""

    devices: tuple[SeatDevice, ...]


class NewLinkRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new link to your seat; the old one ends.

    A program may choose the new secret, so that it has it even if the answer is lost.
    """

    secret: str = ""


class GiveSeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """T-AWAY-04: a request for a link to an absent player's seat, for another person."""

    seat: Seat
