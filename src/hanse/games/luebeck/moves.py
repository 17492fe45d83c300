"""The moves of Lübeck, one struct each. Cogs and cards are given by their numbers."""

from hanse.core.types import Pick, Plain, Some


class TakePacket(Pick, frozen=True):
    """L-PICK-01: the packet to take, by its place in the display."""


class NameFirst(Pick, frozen=True):
    """L-PICK-02: the seat that takes the first action."""


class StartVoyage(Pick, frozen=True):
    """L-VOY-01: the cog that a figure boards in Lübeck; a free cog comes from the field."""


class PlayGoods(Pick, frozen=True):
    """L-GOOD-01: the cog for which the goods card `target` is played."""


class TradeVoyage(Pick, frozen=True):
    """L-SPEC-01: the cog that a figure boards in the city of the card `target`."""


class LayDoubling(Pick, frozen=True):
    """L-SPEC-02: the cog for which the doubling `target` is laid."""


class SendPirates(Pick, frozen=True):
    """L-SPEC-03: the cog whose voyage the pirates end."""


class ChangeShip(Pick, frozen=True):
    """L-SPEC-04: the cog that a figure boards from the cog `target`."""


class Pass(Plain, frozen=True):
    """L-PASS-01: no further action in this round."""


class Discard(Pick, frozen=True):
    """L-DISC-01: the kind of card to throw overboard, for its price."""


class TakeHome(Some, frozen=True):
    """L-END-02: the number of the player's own figures to remove from each cog."""


MOVES = (
    TakePacket, NameFirst, StartVoyage, PlayGoods, TradeVoyage, LayDoubling, SendPirates,
    ChangeShip, Pass, Discard, TakeHome,
)  # fmt: skip
type AnyMove = (
    TakePacket | NameFirst | StartVoyage | PlayGoods | TradeVoyage | LayDoubling | SendPirates
    | ChangeShip | Pass | Discard | TakeHome
)  # fmt: skip
