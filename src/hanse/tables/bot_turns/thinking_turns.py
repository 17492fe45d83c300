"""Turns of thinking bots: networks, then their addresses, then the tables of an address.

The choice knows when a table became due, its address and whether somebody watches: nothing of the
game. Each process that thinks keeps its own count.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence

from hanse.tables.fair_turns import MAX_KNOWN, FairTurns
from hanse.tables.store.rows import Waiting

MINUTE = 60.0
STOCK = 3.0
"""An address may use so many minutes' worth of thinking at the same time."""
FOR_ALL = 8
"""Every eighth turn goes to the table that has waited for the most turns, whatever its rank."""


class Account:
    """The thinking that an address may still use, in seconds."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class ThinkingTurns:
    """The order in which bots get thinking slots in this process."""

    def __init__(self, per_minute: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_minute = per_minute
        self.clock = clock
        self.turns = FairTurns()
        self.accounts: OrderedDict[str, Account] = OrderedDict()

    def choose(
        self, waiting: Sequence[Waiting], thinking: Iterable[Waiting], slots: int
    ) -> list[Waiting]:
        """Return the tables whose bots think next, as many as there are slots free."""
        held = list(thinking)
        busy = {one.id for one in held}
        left = [one for one in waiting if one.id not in busy]
        for one in left:
            self.turns.arrive(one.path)
        chosen: list[Waiting] = []
        while len(held) < slots and (allowed := allowed_now(left, held, slots)):
            one = self.next_of(allowed)
            left.remove(one)
            held.append(one)
            chosen.append(one)
        return chosen

    def next_of(self, waiting: Sequence[Waiting]) -> Waiting:
        for_all = (self.turns.turn + 1) % FOR_ALL == 0
        order = self.turns.order
        chosen = min(
            waiting,
            key=lambda one: (0 if for_all else self.rank(one), *order(one.path), one.since),
        )
        self.turns.take(chosen.path)
        return chosen

    def rank(self, one: Waiting) -> int:
        """Return 0 for those who go first. People who watch come first, bots alone last."""
        place = 2 if one.alone else 0 if one.watched else 1
        return 2 * place + self.has_spent(one.address)

    def has_spent(self, address: str) -> bool:
        """Return whether this address has used up its budget."""
        return self.per_minute > 0 and self.account(address).left <= 0

    def spend(self, address: str, seconds: float) -> None:
        """Note that bots at a table of this address held a slot for so long."""
        self.account(address).left -= seconds

    def account(self, address: str) -> Account:
        """Return the account as it is now: what was spent comes back over time."""
        now, most = self.clock(), STOCK * self.per_minute
        account = self.accounts.setdefault(address, Account(most, now))
        self.accounts.move_to_end(address)
        while len(self.accounts) > MAX_KNOWN:
            self.accounts.popitem(last=False)
        regained = (now - account.at) * self.per_minute / MINUTE
        account.left, account.at = min(most, account.left + regained), now
        return account


def allowed_now(
    left: Sequence[Waiting], thinking: Sequence[Waiting], slots: int
) -> Sequence[Waiting]:
    """Return the tables that may have the next slot: one is kept for people who are there.

    Where there is only one slot, tables of bots alone get it while no others wait.
    """
    if slots == 1:
        return [one for one in left if not one.alone] or left
    others = sum(not one.has_company for one in thinking)
    return left if others < slots - 1 else [one for one in left if one.has_company]
