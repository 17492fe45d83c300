"""The moves of Lübeck, one struct each. Cogs and cards are given by their numbers."""

from hanse.core.types import Pick, Plain, Some


class TakePacket(Pick, frozen=True):
    """L-PICK-01: the packet of this place in the display."""


class NameFirst(Pick, frozen=True):
    """L-PICK-02: the seat that takes the first action."""


class StartVoyage(Pick, frozen=True):
    """L-VOY-01: a figure on this cog, in Lübeck or brought there from the field."""


class PlayGoods(Pick, frozen=True):
    """L-GOOD-01: the goods card `target` for this cog."""


class TradeVoyage(Pick, frozen=True):
    """L-SPEC-01: by the card `target` a figure on this cog, in the card's city or brought there."""


class LayDoubling(Pick, frozen=True):
    """L-SPEC-02: the card `target` for this cog."""


class SendPirates(Pick, frozen=True):
    """L-SPEC-03: this cog's voyage ends."""


class ChangeShip(Pick, frozen=True):
    """L-SPEC-04: a figure from the cog `target` onto this one."""


class Pass(Plain, frozen=True):
    """L-PASS-01: no further action in this round."""


class Discard(Pick, frozen=True):
    """L-DISC-01: a card of this kind overboard, for its price."""


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
