"""How bids compare, written down a second time and in another way: for tests of the ranking."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

type Markers = tuple[int, ...]

LITTLE = 1 / 16
"""What a 0 is worth where it always counts a little more than nothing (D-25)."""


def all_bids(most: int, values: int = 9) -> Iterator[Markers]:
    """Every bid of up to so many markers, the highest first."""
    for size in range(1, most + 1):
        yield from combinations_with_replacement(range(values - 1, -1, -1), size)


def equal_only(bid: Markers) -> bool:
    return len(bid) > 1 and len(set(bid)) == 1


def printed_beats(one: Markers, other: Markers, zero: float = LITTLE) -> bool:
    """K-BID-05 to K-BID-08, D-25, sentence by sentence; `zero` is what a 0 adds to a sum."""
    if equal_only(one) != equal_only(other):
        return equal_only(one)
    if equal_only(one):
        return len(one) > len(other) if len(one) != len(other) else one[0] > other[0]
    mine, theirs = (sum(bid) + zero * bid.count(0) for bid in (one, other))
    if mine != theirs:
        return mine > theirs
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            return mine > theirs
    return len(one) > len(other)


def groups(bid: Markers) -> list[tuple[int, int]]:
    """Groups of equal markers, the largest and highest first."""
    return sorted(((n, v) for v, n in Counter(bid).items() if n > 1), reverse=True)


def designer_beats(one: Markers, other: Markers, zero: float = LITTLE) -> bool:
    """G-71: group for group, then what is left as in K-BID-08, nothing being lowest."""
    mine, theirs = groups(one), groups(other)
    for my_group, their_group in zip(mine, theirs, strict=False):
        if my_group != their_group:
            return my_group > their_group
    if len(mine) != len(theirs):
        return len(mine) > len(theirs)
    my_rest = tuple(v for v in one if one.count(v) == 1)
    their_rest = tuple(v for v in other if other.count(v) == 1)
    if not my_rest or not their_rest:
        return bool(my_rest)
    return printed_beats(my_rest, their_rest, zero)
