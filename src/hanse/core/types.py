"""The words of every game: seats, moves, events, refusals. All of them go over the wire.

Their struct options are inherited, so that a game's own module only names its fields.
"""

from collections.abc import Callable

from msgspec import Struct, field

type Seat = int
type Counts = tuple[int, ...]
"""How many of each kind."""
type Below = Callable[[int], int]
"""A source of chance: below(n) is one of 0 … n - 1."""

SPECTATOR: Seat = -1


def snake(name: str) -> str:
    """Return how a class is named on the wire: EndTurn is told as end_turn."""
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


# `gc=False` here and below: these structs hold only numbers, texts and tuples of them, so they can
# never be part of a cycle, and the collector need not look at them.
class Move(Struct, frozen=True, tag=snake, tag_field="move", omit_defaults=True, gc=False):
    """An answer to a question; one struct each in a game's moves.py."""


class Plain(Move, frozen=True):
    """A move that says everything by its name."""


class Pick(Move, frozen=True):
    """One of the listed values; `target` names the thing it is picked for, if there are several."""

    value: int
    target: int = field(default=0, name="of")


class Some(Move, frozen=True):
    """Some of what one has."""

    items: Counts


class Swap(Move, frozen=True):
    """Give these, take those."""

    give: Counts
    take: Counts


class Piles(Move, frozen=True):
    """Everything laid out in piles."""

    piles: tuple[Counts, ...]


class Payment(Move, frozen=True):
    """A price paid in things of two sorts.

    A game's own payment has three fields, in this order: what is paid of the first sort, what of
    the second, and the thing it is paid for, 0 where there is only one.
    """


class Proposal(Move, frozen=True):
    """An exchange of things of two sorts, offered to another seat out of turn.

    A game's own proposal has ten fields, in this order: to which seat; what is given of either
    sort; what is taken of either; words; the offer it counters, or -1; the place where, or 0; what
    the maker pledges, and what he wants the other to pledge, or 0.
    """


def make[M: Move](kind: type[M], *told: object) -> M:
    """Return a move of this kind from its fields, in their order."""
    maker: Callable[..., M] = kind
    return maker(*told)


class Event(Struct, frozen=True, tag=snake, tag_field="event", omit_defaults=True, gc=False):
    """Something that happened, for people; one struct each in a game's events.py."""


def previewed(name: str) -> str:
    """Return how a preview is named on the wire: EndTurnPreview is told as end_turn."""
    return snake(name.removesuffix("Preview"))


class Preview(
    Struct, frozen=True, tag=previewed, tag_field="preview", omit_defaults=True, gc=False
):
    """What an answer would come to, for people; one struct each in a game's previews.py."""


class Addressed(Struct, frozen=True, gc=False):
    """An event, and who is told: everybody, or the seats named."""

    event: Event
    to: tuple[Seat, ...] | None = None

    def reaches(self, seat: Seat) -> bool:
        """Is this seat (or a spectator) told?"""
        return self.to is None or seat in self.to


ANY = -1


class Refusal(Struct, frozen=True, omit_defaults=True, gc=False):
    """A move that a player might expect to make and cannot, with the rule that forbids it.

    Where only one of several values is refused, `value` names it.
    """

    move: str
    rule: str
    target: int = field(default=0, name="of")
    numbers: tuple[int, ...] = ()
    value: int = ANY

    def forbids(self, move: Move) -> bool:
        """Is it this move of its kind that is refused?"""
        # A move without a value counts as ANY, so a refusal of one value does not forbid it.
        same_value = self.value in (ANY, getattr(move, "value", ANY))
        return self.target == getattr(move, "target", 0) and same_value


def name_of(move: type[Move]) -> str:
    """Return the name a kind of move has on the wire and in refusals."""
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


class IllegalMove(ValueError):
    """The rules do not allow this now; `rule` says which of them, where one can be named.

    Where none can be, `why` is a sentence about it.
    """

    def __init__(self, seat: Seat, move: Move, rule: str = "", why: str = "") -> None:
        reason = f" ({rule})" if rule else f": {why}" if why else ""
        super().__init__(f"seat {seat} may not {move}{reason}")
        self.seat = seat
        self.move = move
        self.rule = rule
        self.why = why


class BadRecord(ValueError):
    """A record or position that cannot be read."""
