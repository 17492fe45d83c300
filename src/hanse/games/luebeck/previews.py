"""Previews of answers for players, using only what their seat can know.

`others` are the other players who have figures on the same cog. `ends_round` is true if nobody can
act after the answer: then the cogs in last ports are unloaded, and new cards are drawn.
"""

from hanse.core.types import Counts, Preview, Seat


class PacketPreview(Preview, frozen=True):
    """L-PICK-01: the cards, the new size of the hand, playable cards, and the points of these."""

    cards: Counts
    hand: int
    playable: Counts
    points: int


class FirstPreview(Preview, frozen=True):
    """L-PICK-02: the first seat, and the order of the others."""

    first: Seat
    others: tuple[Seat, ...]


class VoyagePreview(Preview, frozen=True):
    """L-VOY-01, L-SPEC-01: the cog that a figure boards here, from the field unless `joined`."""

    cog: int
    city: int
    joined: bool
    reserve: int
    others: tuple[Seat, ...] = ()
    card: int = -1
    ends_round: bool = False


class GoodsPreview(Preview, frozen=True):
    """L-GOOD-01: the points, the new score, and, if the cog sails, its start and the others."""

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
    """L-SPEC-03: the number of own figures that go home, and the others whose figures do."""

    cog: int
    city: int
    own: int
    others: tuple[Seat, ...] = ()
    ends_round: bool = False


class ChangePreview(Preview, frozen=True):
    """L-SPEC-04: a figure's move from the cog `left` in `start` to the cog `boarded` in `city`.

    `emptied` is true if nobody is on the cog left behind.
    """

    left: int
    start: int
    boarded: int
    city: int
    emptied: bool
    others: tuple[Seat, ...] = ()
    ends_round: bool = False


class PassPreview(Preview, frozen=True):
    """L-PASS-01: the number of cards kept, and their cost in the last round (L-GAME-02)."""

    hand: int
    last_round: bool
    cost: int
    ends_round: bool = False


class DiscardPreview(Preview, frozen=True):
    """L-DISC-01: the card's cost, the new score, and the number of cards left."""

    card: int
    cost: int
    score: int
    hand: int
    ends_round: bool = False


class HomePreview(Preview, frozen=True):
    """L-END-02: the figures taken off each cog, the new reserve, and the cogs that become free."""

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
