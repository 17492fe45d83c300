"""Turns of thinking bots, shared among networks, then their addresses, then an address's tables.

The choice depends on when a table became due, on its address and on whether anyone watches, never
on the game. Each process in which bots think keeps its own count.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from math import inf

from hanse.tables.fair_turns import MAX_KNOWN, FairTurns
from hanse.tables.store.rows import DueMatch, network_in

MINUTE = 60.0
STOCK = 3.0
"""Minutes' worth of thinking that an address can save up."""
RESERVED = 0.5
"""The share of a network's stock kept for addresses that still have this share of their own."""
FOR_ALL = 8
"""Every eighth turn goes to the table that has waited for the most turns, regardless of rank."""


class Account:
    """The thinking time that an address or a network may still use, in seconds."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class Accounts:
    """The thinking time left to each of many addresses or networks; unlimited without a rate."""

    def __init__(self, per_minute: float, clock: Callable[[], float]) -> None:
        self.per_minute = per_minute
        self.most = STOCK * per_minute
        self.clock = clock
        self.known: OrderedDict[str, Account] = OrderedDict()

    def left(self, who: str) -> float:
        return self.account(who).left if self.per_minute else inf

    def account(self, who: str) -> Account:
        """Return an up-to-date account: seconds that were spent come back over time."""
        now = self.clock()
        account = self.known.setdefault(who, Account(self.most, now))
        self.known.move_to_end(who)
        while len(self.known) > MAX_KNOWN:
            self.known.popitem(last=False)
        regained = (now - account.at) * self.per_minute / MINUTE
        account.left, account.at = min(self.most, account.left + regained), now
        return account


class ThinkingTurns:
    """The order in which bots get thinking slots in this process."""

    def __init__(
        self,
        per_minute: float,
        clock: Callable[[], float] = time.monotonic,
        addresses_per_network: int = 0,
    ) -> None:
        self.turns = FairTurns()
        self.addresses = Accounts(per_minute, clock)
        self.networks = Accounts(per_minute * addresses_per_network, clock)

    def choose(
        self, waiting: Sequence[DueMatch], thinking: Iterable[DueMatch], slots: int
    ) -> list[DueMatch]:
        """Return the tables whose bots think next, at most one for each free slot."""
        held = list(thinking)
        busy = {one.id for one in held}
        left = [one for one in waiting if one.id not in busy]
        for one in left:
            self.turns.arrive(one.path)
        chosen: list[DueMatch] = []
        while len(held) < slots and (allowed := candidates(left, held, slots)):
            one = self.next_of(allowed)
            left.remove(one)
            held.append(one)
            chosen.append(one)
        return chosen

    def next_of(self, waiting: Sequence[DueMatch]) -> DueMatch:
        for_all = (self.turns.turn + 1) % FOR_ALL == 0
        order = self.turns.order
        chosen = min(
            waiting,
            key=lambda one: (0 if for_all else self.rank(one), *order(one.path), one.since),
        )
        self.turns.take(chosen.path)
        return chosen

    def rank(self, one: DueMatch) -> int:
        """Return a table's rank; the lowest goes first.

        Watched tables with people come first and tables of bots alone last. Within each group, an
        address that has used up its budget comes later.
        """
        place = 2 if one.has_bots_only else 0 if one.watched else 1
        return 2 * place + self.has_spent(one.address)

    def has_spent(self, address: str) -> bool:
        """Return whether this address has used up its budget, or its part of the network's."""
        own = self.addresses.left(address)
        kept = RESERVED * self.networks.most if own < RESERVED * self.addresses.most else 0.0
        return own <= 0 or self.networks.left(network_in(address)) <= kept

    def spend(self, address: str, seconds: float) -> None:
        """Charge an address and its network for the seconds that a bot held a slot."""
        self.addresses.account(address).left -= seconds
        self.networks.account(network_in(address)).left -= seconds


def candidates(
    left: Sequence[DueMatch], thinking: Sequence[DueMatch], slots: int
) -> Sequence[DueMatch]:
    """Return the tables that can have the next slot; one is reserved for watched tables of people.

    If there is only one slot, tables of bots alone get it only while no other tables wait.
    """
    if slots == 1:
        return [one for one in left if not one.has_bots_only] or left
    others = sum(not one.has_company for one in thinking)
    return left if others < slots - 1 else [one for one in left if one.has_company]
