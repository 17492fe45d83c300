"""The second referee for Kogge: pieces, and bags that say how many there are of each kind."""

from collections.abc import Iterator
from itertools import product

type Bag = tuple[int, ...]

CITIES = range(9)
GOOD_OF = (0, 0, 0, 1, 1, 2, 2, 3, 3)
"""What a city produces: ore is 0, fur 1, amber 2, salt 3."""
GOODS = (25, 18, 13, 10)
WORTH = (1, 3, 5, 7)


class Chip:
    """The four bonus chips."""

    THREE_FOR_ONE, EXTRA_MARKER, TWO_SPACES, PASSAGE = range(4)


def part_of(some: Bag, bag: list[int]) -> bool:
    return all(0 <= n <= there for n, there in zip(some, bag, strict=True))


def move(some: Bag, source: list[int], target: list[int]) -> None:
    for kind, n in enumerate(some):
        source[kind] -= n
        target[kind] += n


def several(n: int, kind: int, kinds: int) -> Bag:
    return tuple(n * (kind == k) for k in range(kinds))


def parts(bag: list[int]) -> Iterator[Bag]:
    """Every bag that can be taken out of this one."""
    return product(*(range(n + 1) for n in bag))
