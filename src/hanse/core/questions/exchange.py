"""The shape of an exchange: the things that a player gives, and those taken in return."""

from collections.abc import Iterator
from typing import Literal

from hanse.core import bags
from hanse.core.types import Below, Counts, Move, Shape, Swap

TRIES = 20


class Exchange(Shape, frozen=True):
    """An exchange of some of your things for some on offer: given ≤ taken ≤ ratio × given."""

    move: type[Swap]
    have: Counts
    offer: Counts
    ratio: int
    kinds: Literal["disjoint", "per_kind"] = "disjoint"
    rule_fewest: str = ""
    """The rule against taking fewer things than given, if it differs from `rule`."""
    rule_kinds: str = ""
    """The rule against having a kind on both sides, if it differs from `rule`."""

    def allows(self, move: Move) -> bool:
        return (
            isinstance(move, Swap)
            and type(move) is self.move
            and bags.within(move.give, self.have)
            and bags.within(move.take, self.offer)
            and self.is_fair(move.give, move.take)
        )

    def is_fair(self, give: Counts, take: Counts) -> bool:
        given, taken = sum(give), sum(take)
        return 0 < given <= taken <= self.ratio * given and self.is_apart(give, take)

    def is_apart(self, give: Counts, take: Counts) -> bool:
        """Return whether things are exchanged only for things of other kinds.

        With `disjoint`, no kind is on both sides. With `per_kind`, one may be, if the exchange can
        still be split so that nothing goes for its own kind.
        """
        if self.kinds == "disjoint":
            return not any(g and t for g, t in zip(give, take, strict=True))
        given, taken = sum(give), sum(take)
        return all(
            # Each kind taken must be covered by things of other kinds that are given, and each kind
            # given must buy things of other kinds.
            t <= self.ratio * (given - g) and g <= taken - t
            for g, t in zip(give, take, strict=True)
        )

    def rule_against(self, move: Move) -> str:
        if not isinstance(move, Swap) or type(move) is not self.move:
            return ""
        give, take = move.give, move.take
        if bags.within(give, self.have) and bags.within(take, self.offer) and any(give):
            if sum(take) < sum(give):
                return self.rule_fewest or self.rule
            if sum(take) <= self.ratio * sum(give) and not self.is_apart(give, take):
                return self.rule_kinds or self.rule
        return self.rule

    def moves(self) -> Iterator[Move]:
        takes = list(bags.subsets(self.offer))
        for give in bags.subsets(self.have):
            for take in takes:
                if self.is_fair(give, take):
                    yield self.move(give, take)

    def count(self) -> int:
        return sum(1 for _ in self.moves())

    def sample(self, below: Below) -> Move:
        for _ in range(TRIES):
            give, take = self.attempt(below)
            if self.is_fair(give, take):
                return self.move(give, take)
        # Random attempts can fail if few exchanges are fair. Games offer an exchange only if one is
        # possible, so there is a first one.
        return next(self.moves())

    def attempt(self, below: Below) -> tuple[Counts, Counts]:
        """Return random things to give and to take; often, but not always, they are fair."""
        give = bags.some_of(self.have, 1 + below(min(3, sum(self.have))), below)
        open_kinds = self.kinds == "per_kind"
        left = tuple(o if open_kinds or not g else 0 for g, o in zip(give, self.offer, strict=True))
        given = sum(give)
        least, most = given, min(self.ratio * given, sum(left))
        if most < least:
            return give, bags.none(give)
        return give, bags.some_of(left, least + below(most - least + 1), below)
