"""All events of Lübeck that players see."""

from hanse.core.types import Counts, Event, Seat


class CompassPlaced(Event, frozen=True):
    """L-SETUP-03, L-G-16: this seat has the compass, from the start or after a round."""

    seat: Seat


class CardsDealt(Event, frozen=True):
    """L-SETUP-04: cards were dealt to a seat; only the seat itself sees which ones."""

    seat: Seat
    count: int
    cards: Counts = ()


class RoundBegan(Event, frozen=True):
    """L-ROUND-01: a round began."""

    round: int


class Shuffled(Event, frozen=True):
    """L-GAME-01: the discards became the stack, which begins the run of this number."""

    run: int
    cards: int


class DisplayLaid(Event, frozen=True):
    """L-DISP-01, L-DISP-02: all packets, and the number of cards left in the stack."""

    packets: tuple[Counts, ...]
    stack: int


class LastRound(Event, frozen=True):
    """L-GAME-01, L-G-12: this round is the last, as the stack was used up a second time."""


class PacketTaken(Event, frozen=True):
    """L-PICK-01: a seat took these cards, the packet at this place in the display."""

    seat: Seat
    cards: Counts
    place: int


class FirstNamed(Event, frozen=True):
    """L-PICK-02: the seat that acts first was named."""

    seat: Seat
    first: Seat


class VoyageStarted(Event, frozen=True):
    """L-VOY-01, L-SPEC-01: a figure boarded a cog, which came from the field unless `joined`.

    `card` is the card that was used, or -1.
    """

    seat: Seat
    cog: int
    city: int
    joined: bool
    card: int = -1


class GoodsPlayed(Event, frozen=True):
    """L-GOOD-01: a goods card was played; if the cog sailed, it came from the city `sailed`."""

    seat: Seat
    card: int
    cog: int
    city: int
    points: int
    sailed: int = -1


class DoublingLaid(Event, frozen=True):
    """L-SPEC-02: a doubling was laid before a seat."""

    seat: Seat
    card: int
    cog: int
    city: int
    sailed: int = -1


class CogPirated(Event, frozen=True):
    """L-SPEC-03: pirates ended a voyage, and these figures of each seat went home."""

    seat: Seat
    card: int
    cog: int
    city: int
    figures: Counts


class ShipChanged(Event, frozen=True):
    """L-SPEC-04, L-G-08: a figure changed cogs; `emptied` if the cog it left went to the field."""

    seat: Seat
    card: int
    left: int
    boarded: int
    emptied: bool


class Passed(Event, frozen=True):
    """L-PASS-01: a seat passed."""

    seat: Seat


class CardDiscarded(Event, frozen=True):
    """L-DISC-01: a card was thrown overboard."""

    seat: Seat
    card: int
    cost: int


class CogUnloaded(Event, frozen=True):
    """L-END-01: a cog was unloaded, and these figures of each seat went home."""

    cog: int
    city: int
    figures: Counts


class TookHome(Event, frozen=True):
    """L-END-02: the number of figures that a seat removed from each cog."""

    seat: Seat
    figures: Counts


class HandCounted(Event, frozen=True):
    """L-GAME-02: the cards left in a hand at the end, and their cost."""

    seat: Seat
    cards: Counts
    cost: int


class GameEnded(Event, frozen=True):
    """L-GAME-03: the game is over."""

    by: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
