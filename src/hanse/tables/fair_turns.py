"""Fair turns among networks, then among a network's addresses, then among an address's tables."""

from collections import OrderedDict
from collections.abc import Iterator

type Path = tuple[str, ...]
"""The keys of something that waits, widest first: its network, its address, its table."""
MAX_KNOWN = 10_000


class FairTurns:
    """Last turns of networks, addresses and tables.

    The network whose last turn was longest ago goes first; then, within the network, the address;
    then, within the address, the table.
    """

    def __init__(self) -> None:
        self.turn = 0
        self.last: OrderedDict[Path, int] = OrderedDict()

    def arrive(self, path: Path) -> None:
        """Note that something waits. Newcomers count as if they had just had a turn.

        Otherwise a flood of new networks would go ahead of everyone who already had a turn.
        """
        for part in parts(path):
            self.last.setdefault(part, self.turn)
            self.last.move_to_end(part)
        self.forget()

    def order(self, path: Path) -> tuple[int, ...]:
        """Return the sort key of a path: the path with the smallest key goes first."""
        return tuple([self.last.get(part, self.turn) for part in parts(path)])

    def take(self, path: Path) -> None:
        """Note that the network, address and table of this path take their turn now."""
        self.turn += 1
        for part in parts(path):
            self.last[part] = self.turn
            self.last.move_to_end(part)
        self.forget()

    def forget(self) -> None:
        while len(self.last) > MAX_KNOWN:
            self.last.popitem(last=False)


def parts(path: Path) -> Iterator[Path]:
    return (path[:length] for length in range(1, len(path) + 1))
