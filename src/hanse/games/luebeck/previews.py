"""Previews of answers for players, using only what their seat can know.

`others` are the other players who have figures on the same cog. `ends_round` says that nobody has
an action after it: then the cogs in last ports are unloaded, and new cards are drawn.
"""

from hanse.core.types import Counts, Preview, Seat


class PacketPreview(Preview, frozen=True):
    """L-PICK-01: cards in hand then; cards that could be played immediately, and their cities."""

    cards: Counts
    hand: int
    playable: Counts
    points: int


class FirstPreview(Preview, frozen=True):
    """L-PICK-02: the first seat, and the order of the others."""

    first: Seat
    others: tuple[Seat, ...]


class VoyagePreview(Preview, frozen=True):
    """L-VOY-01, L-SPEC-01: a figure aboard in this city; with a cog from the field, or not."""

    cog: int
    city: int
    joined: bool
    reserve: int
    others: tuple[Seat, ...] = ()
    card: int = -1
    ends_round: bool = False


class GoodsPreview(Preview, frozen=True):
    """L-GOOD-01: points, the player's score with them, and the figures aboard if the cog sails."""

    card: int
    cog: int
    city: int
    points: int
    score: int
    doubled: bool = False
    sailed: int = -1
    others: tuple[Seat, ...] = ()
    ends_round: bool = False


class DoublingPreview(Preview, frozen=True):
    """L-SPEC-02: the cards left in hand that would count twice afterwards."""

    card: int
    cog: int
    city: int
    cards: Counts
    sailed: int = -1
    others: tuple[Seat, ...] = ()
    ends_round: bool = False


class PiratesPreview(Preview, frozen=True):
    """L-SPEC-03: the figures that go home, the player's own separately."""

    cog: int
    city: int
    own: int
    others: tuple[Seat, ...] = ()
    ends_round: bool = False


class ChangePreview(Preview, frozen=True):
    """L-SPEC-04: from a cog in the city `start` onto one in `city`; `emptied` is the one left."""

    left: int
    start: int
    boarded: int
    city: int
    emptied: bool
    others: tuple[Seat, ...] = ()
    ends_round: bool = False


class PassPreview(Preview, frozen=True):
    """L-PASS-01: cards kept; in the last round their cost (L-GAME-02)."""

    hand: int
    last_round: bool
    cost: int
    ends_round: bool = False


class DiscardPreview(Preview, frozen=True):
    """L-DISC-01: its cost, the player's score then, and the cards left."""

    card: int
    cost: int
    score: int
    hand: int
    ends_round: bool = False


class HomePreview(Preview, frozen=True):
    """L-END-02: figures off each cog, the reserve then, and the cogs that are free again."""

    figures: Counts
    reserve: int
    freed: Counts
    next_round: bool = False


PREVIEWS = (
    PacketPreview, FirstPreview, VoyagePreview, GoodsPreview, DoublingPreview, PiratesPreview,
    ChangePreview, PassPreview, DiscardPreview, HomePreview,
)  # fmt: skip
type AnyPreview = (
    PacketPreview | FirstPreview | VoyagePreview | GoodsPreview | DoublingPreview | PiratesPreview
    | ChangePreview | PassPreview | DiscardPreview | HomePreview
)  # fmt: skip
