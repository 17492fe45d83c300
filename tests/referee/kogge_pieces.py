"""The second referee for Kogge: pieces, and bags that say how many there are of each kind."""

from collections.abc import Iterable, Iterator
from itertools import product

type Bag = tuple[int, ...]

CITIES = range(9)
ISLAND = 9
"""B-BASE-01: Bornholm, the tenth city."""
NOWHERE = -1
GOOD_OF = (0, 0, 0, 1, 1, 2, 2, 3, 3)
"""What a city produces: ore is 0, fur 1, amber 2, salt 3."""
GOODS = (25, 18, 13, 10)
MORE_GOODS = (4, 3, 2, 1)
WORTH = (1, 3, 5, 7)
NO_GOODS, NO_MARKERS = (0,) * 4, (0,) * 9


class Chip:
    """The four bonus chips, and the two of the expansion."""

    THREE_FOR_ONE, EXTRA_MARKER, TWO_SPACES, PASSAGE, SAFE_CONDUCT, INTERCEPTION = range(6)


def part_of(some: Bag, bag: Iterable[int]) -> bool:
    return all(0 <= n <= there for n, there in zip(some, bag, strict=True))


def move(some: Bag, source: list[int], target: list[int]) -> None:
    for kind, n in enumerate(some):
        source[kind] -= n
        target[kind] += n


def several(n: int, kind: int, kinds: int) -> Bag:
    return tuple(n * (kind == k) for k in range(kinds))


def parts(bag: Iterable[int]) -> Iterator[Bag]:
    """Every bag that can be taken out of this one."""
    return product(*(range(n + 1) for n in bag))


def added(bags: Iterable[Iterable[int]]) -> Bag:
    """All bags poured together; there must be one at least."""
    return tuple(map(sum, zip(*bags, strict=True)))


def best_order(piles: Iterable[Bag]) -> list[Bag]:
    """How piles are told: the larger first, of two alike the greater bag."""
    return sorted(piles, key=lambda pile: (sum(pile), pile), reverse=True)
