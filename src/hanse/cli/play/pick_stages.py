"""Stages of picking the parts of a composed answer; its shape alone determines them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from hanse.cli.play.seat_context import SeatContext
from hanse.core import bags
from hanse.core.questions.exchange import Exchange
from hanse.core.questions.shapes import Bag, Pay, Split
from hanse.core.types import Counts, Move, make

WANTED_FIELDS = ("take", "want")

type Picked = dict[str, Counts]
"""The picks of one stage, by the fields of the move."""


@dataclass(frozen=True)
class Slot:
    """A kind of thing to pick: its short name, its field and kind, and the available number."""

    key: str
    field: str
    kind: int
    have: int
    name: str


@dataclass(frozen=True)
class Stage:
    """A number of things to pick; `sizes` has the number of kinds in each field, for bags."""

    task: str
    slots: tuple[Slot, ...]
    sizes: tuple[tuple[str, int], ...]
    least: int
    most: int
    ends_when_full: bool = False
    """Whether reaching the maximum ends the stage."""

    @property
    def none_key(self) -> str:
        """Return the key of the sentence for a missing thing: not held, or not on offer."""
        return "none-here" if self.task in WANTED_FIELDS else "have-none"


class PickStages(Protocol):
    def stage(self, done: Sequence[Picked]) -> Stage | None:
        """Return the next stage; None if everything is picked."""
        ...

    def move(self, done: Sequence[Picked]) -> Move: ...


def slots(context: SeatContext, move: type[Move], have: dict[str, Counts]) -> tuple[Slot, ...]:
    """Return a slot for each available kind."""
    found = []
    for field, counts in have.items():
        names = context.alphabet(move, field)
        for kind, count in enumerate(counts):
            if count:
                key = names.names[kind] if names else str(kind + 1)
                name = context.thing(move, field, kind, len(counts))
                found.append(Slot(key, field, kind, count, name))
    return tuple(found)


def sizes(have: dict[str, Counts]) -> tuple[tuple[str, int], ...]:
    return tuple((field, len(counts)) for field, counts in have.items())


def stages_of(context: SeatContext, option: Bag | Exchange | Split | Pay) -> PickStages:
    match option:
        case Bag():
            return BagStages(context, option)
        case Exchange():
            return ExchangeStages(context, option)
        case Split():
            return SplitStages(context, option)
        case Pay():
            return PayStages(context, option)


@dataclass(frozen=True)
class BagStages:
    context: SeatContext
    question: Bag

    def stage(self, done: Sequence[Picked]) -> Stage | None:
        if done:
            return None
        have = {"items": self.question.have}
        most = min(self.question.most, sum(self.question.have))
        found = slots(self.context, self.question.move, have)
        exact = self.question.least == most == 1
        return Stage("pick", found, sizes(have), self.question.least, most, exact)

    def move(self, done: Sequence[Picked]) -> Move:
        return self.question.move(done[0]["items"])


def payable_things(question: Pay) -> dict[str, Counts]:
    """Return the things that can pay a price, by the fields of the payment."""
    first, second, _ = question.move.__struct_fields__
    return {first: question.first, second: question.second}


@dataclass(frozen=True)
class PayStages:
    context: SeatContext
    question: Pay

    def stage(self, done: Sequence[Picked]) -> Stage | None:
        if done:
            return None
        have = payable_things(self.question)
        price = self.question.price
        found = slots(self.context, self.question.move, have)
        return Stage("pay", found, sizes(have), price, price, ends_when_full=True)

    def move(self, done: Sequence[Picked]) -> Move:
        first, second = (done[0][field] for field in payable_things(self.question))
        return make(self.question.move, first, second, self.question.target)


@dataclass(frozen=True)
class ExchangeStages:
    context: SeatContext
    question: Exchange

    def stage(self, done: Sequence[Picked]) -> Stage | None:
        asked = self.question
        if not done:
            have = {"give": asked.have}
            most = min(sum(asked.have), sum(asked.offer))
            return Stage("give", slots(self.context, asked.move, have), sizes(have), 1, most)
        if len(done) > 1:
            return None
        given = done[0]["give"]
        shut = asked.kinds == "disjoint"
        left = tuple(0 if shut and g else o for g, o in zip(given, asked.offer, strict=True))
        take = {"take": left}
        most = min(asked.ratio * sum(given), sum(left))
        return Stage("take", slots(self.context, asked.move, take), sizes(take), sum(given), most)

    def move(self, done: Sequence[Picked]) -> Move:
        return self.question.move(done[0]["give"], done[1]["take"])


@dataclass(frozen=True)
class SplitStages:
    """Stages that pick one pile after another; the rest makes up the last pile."""

    context: SeatContext
    question: Split

    def stage(self, done: Sequence[Picked]) -> Stage | None:
        if len(done) == self.question.piles - 1:
            return None
        left = self.question.have
        for picked in done:
            left = bags.minus(left, picked["piles"])
        have = {"piles": left}
        size = self.question.sizes()[len(done)]
        return Stage("pile", slots(self.context, self.question.move, have), sizes(have), size, size)

    def move(self, done: Sequence[Picked]) -> Move:
        piles = [picked["piles"] for picked in done]
        left = self.question.have
        for pile in piles:
            left = bags.minus(left, pile)
        piles.append(left)
        piles.sort(key=lambda pile: (sum(pile), pile), reverse=True)
        return self.question.move(tuple(piles))
