"""Basic types of every game: seats, moves, events and refusals. All of them go over the wire.

Their struct options are inherited, so that a game's own module only names its fields.
"""

from collections.abc import Callable
from typing import NamedTuple, Self

from msgspec import Struct, field

from hanse.core.errors import HanseError

type Seat = int
type Counts = tuple[int, ...]
"""The number of things of each kind."""
type Below = Callable[[int], int]
"""A source of chance: below(n) is one of 0 … n - 1."""

SPECTATOR: Seat = -1


def snake(name: str) -> str:
    """Return the name of a class on the wire: end_turn for EndTurn."""
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


# `gc=False` here and below: these structs hold only numbers, texts and tuples of them, so they can
# never be part of a cycle, and the collector need not look at them.
class Move(Struct, frozen=True, tag=snake, tag_field="move", omit_defaults=True, gc=False):
    """An answer to a question; each game has one struct for each kind in its moves.py."""


class Plain(Move, frozen=True):
    """A move that its name alone describes."""


class Pick(Move, frozen=True):
    """A choice of one listed value; if several things need a value, `target` names the thing."""

    value: int
    target: int = field(default=0, name="of")


class Some(Move, frozen=True):
    """A choice of some of your things."""

    items: Counts


class Swap(Move, frozen=True):
    """An exchange: some things to give, others to take."""

    give: Counts
    take: Counts


class Piles(Move, frozen=True):
    """A layout of all things in piles."""

    piles: tuple[Counts, ...]


class Payment(Move, frozen=True):
    """A payment in things of two sorts.

    A game's own payment has three fields, in this order: the things of the first sort, those of the
    second, and the thing it pays for, 0 if there is only one.
    """


class ProposalTerms(NamedTuple):
    """The terms of a proposal, under names that all games share.

    `give` and `take` are things of the first and of the second sort. `answers` is the offer that it
    counters, `target` the place of the exchange. `pledge` is the proposer's promise, and `wants`
    the promise that the proposer wants in return.
    """

    to: Seat
    give: tuple[Counts, Counts]
    take: tuple[Counts, Counts]
    promise: str = ""
    answers: int = -1
    target: int = 0
    pledge: int = 0
    wants: int = 0


class Proposal(Move, frozen=True):
    """An exchange of things of two sorts, offered to another seat out of turn.

    A game's own proposal has its own names for these terms.
    """

    @property
    def terms(self) -> ProposalTerms:
        raise NotImplementedError

    @classmethod
    def from_terms(cls, terms: ProposalTerms) -> Self:
        """Return the proposal of these terms."""
        raise NotImplementedError


def make[M: Move](kind: type[M], *values: object) -> M:
    """Return a move of this kind from its fields, in their order."""
    maker: Callable[..., M] = kind
    return maker(*values)


class Event(Struct, frozen=True, tag=snake, tag_field="event", omit_defaults=True, gc=False):
    """Something that happened; each game has one struct for each kind in its events.py."""


def preview_tag(name: str) -> str:
    """Return the name of a preview on the wire: end_turn for EndTurnPreview."""
    return snake(name.removesuffix("Preview"))


class Preview(
    Struct, frozen=True, tag=preview_tag, tag_field="preview", omit_defaults=True, gc=False
):
    """The effect that an answer would have, for people; a game's structs are in previews.py."""


class Addressed(Struct, frozen=True, gc=False):
    """An event and its audience: everyone, or the seats named."""

    event: Event
    to: tuple[Seat, ...] | None = None

    def reaches(self, seat: Seat) -> bool:
        """Return whether this seat (or a spectator) gets the event."""
        return self.to is None or seat in self.to


ANY = -1


class Refusal(Struct, frozen=True, omit_defaults=True, gc=False):
    """A move that a player might expect to make and cannot, with the rule that forbids it.

    If only one of several values is refused, `value` is that value.
    """

    move: str
    rule: str
    target: int = field(default=0, name="of")
    numbers: tuple[int, ...] = ()
    value: int = ANY

    def forbids(self, move: Move) -> bool:
        """Return whether the refusal forbids this move, which must be of the kind it names."""
        # A move without a value counts as ANY, so a refusal of one value does not forbid it.
        same_value = self.value in (ANY, getattr(move, "value", ANY))
        return self.target == getattr(move, "target", 0) and same_value


def name_of(move: type[Move]) -> str:
    """Return the name that a kind of move has on the wire and in refusals."""
    return str(move.__struct_config__.tag)


class Asks(Struct, frozen=True, tag=snake, tag_field="shape", omit_defaults=True, gc=False):
    """A question on the wire; its kinds are in shapes.py."""


class Shape(Asks, frozen=True):
    """A question whose answers are moves of one kind, and the rule that asks it."""

    move: type[Move]
    rule: str

    def rule_against(self, move: Move) -> str:
        """Return the rule that a forbidden answer of this kind breaks."""
        return self.rule if type(move) is self.move else ""


class IllegalMove(HanseError, ValueError):
    """An error: the rules do not allow this move now.

    `rule` is the rule that forbids the move, if one is known; otherwise `why` is a sentence.
    """

    def __init__(self, seat: Seat, move: Move, rule: str = "", why: str = "") -> None:
        reason = f" ({rule})" if rule else f": {why}" if why else ""
        super().__init__(f"seat {seat} may not {move}{reason}")
        self.seat = seat
        self.move = move
        self.rule = rule
        self.why = why


class BadRecord(HanseError, ValueError):
    """A record or position that cannot be read."""
