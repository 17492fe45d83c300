"""Operations on bags: tuples with the number of things of each kind."""

from collections.abc import Iterator, Sequence

from hanse.core.types import Below, Counts


def none(like: Counts) -> Counts:
    """Return an empty bag with the same kinds."""
    return (0,) * len(like)


def within(items: Counts, have: Counts) -> bool:
    """Return whether the bag `have` contains everything in `items`."""
    if len(items) != len(have):
        return False
    for i in range(len(items)):
        if not 0 <= items[i] <= have[i]:
            return False
    return True


def minus(have: Counts, items: Counts) -> Counts:
    """Return the bag without these items, which must all be in it."""
    return tuple([h - i for h, i in zip(have, items, strict=True)])


def plus(have: Counts, items: Counts) -> Counts:
    """Return the bag with these items added."""
    return tuple([h + i for h, i in zip(have, items, strict=True)])


def one(kind: int, kinds: int) -> Counts:
    """Return a bag with one thing of this kind and nothing else."""
    return (0,) * kind + (1,) + (0,) * (kinds - kind - 1)


def many(kind: int, kinds: int, count: int) -> Counts:
    """Return a bag with this many things of one kind and nothing else."""
    return tuple([count if other == kind else 0 for other in range(kinds)])


def some_of(have: Sequence[int], size: int, below: Below) -> Counts:
    """Draw this many things from a bag; each thing is equally likely."""
    left = list(have)
    total = sum(left)
    taken = [0] * len(left)
    for _ in range(size):
        k = below(total)
        kind = 0
        while k >= left[kind]:
            k -= left[kind]
            kind += 1
        left[kind] -= 1
        taken[kind] += 1
        total -= 1
    return tuple(taken)


def subsets(have: Counts) -> Iterator[Counts]:
    """Yield every bag that can be taken out of this one, the empty bag first."""
    for size in range(sum(have) + 1):
        yield from subsets_of_size(have, size)


def subsets_of_size(have: Counts, size: int) -> Iterator[Counts]:
    """Yield every bag of this many things that can be taken out of this one."""
    if not have:
        if size == 0:
            yield ()
        return
    rest = have[1:]
    room = sum(rest)
    # The lower bound skips branches in which the other kinds have too few things for the size.
    for first in range(max(0, size - room), min(have[0], size) + 1):
        for others in subsets_of_size(rest, size - first):
            yield (first, *others)


def up_to(kinds: int, most: int) -> Iterator[Counts]:
    """Yield every bag with at most `most` things of this many kinds."""
    for size in range(most + 1):
        yield from subsets_of_size((size,) * kinds, size)


def partitions(have: Counts, sizes: Sequence[int]) -> Iterator[tuple[Counts, ...]]:
    """Yield every way to split a bag into piles of these sizes, in this order."""
    if not sizes:
        yield ()
        return
    for pile in subsets_of_size(have, sizes[0]):
        for others in partitions(minus(have, pile), sizes[1:]):
            yield (pile, *others)


def sizes(have: Counts, most: int | None = None) -> list[int]:
    """Return how many different bags of 0, 1, 2 … things can be taken out of this one."""
    top = sum(have) if most is None else most
    ways = [1] + [0] * top
    for count in have:
        ways = [sum(ways[max(0, s - count) : s + 1]) for s in range(top + 1)]
    return ways
