"""Whose bots think next: turns by address and by table, budgets, and the slot kept for people."""

from collections import Counter

import pytest

from hanse.tables.bot_turns.thinking_turns import FOR_ALL, STOCK, ThinkingTurns
from hanse.tables.fair_turns import MAX_KNOWN
from hanse.tables.store.rows import DueMatch

ATTACKER, ANNA, BEN = "attacker", "anna", "ben"


def waits(name: str, address: str, *, kind: str = "bot", watched: bool = True) -> DueMatch:
    return DueMatch(name, kind, address, watched, float(len(name)))


def turns(waiting: list[DueMatch], many: int, budget: float = 0.0) -> list[str]:
    """Return the tables that get so many turns in one slot, all of them always due."""
    kept = ThinkingTurns(budget, lambda: 0.0)
    return [one.id for _ in range(many) for one in kept.choose(waiting, [], 1)]


def test_an_address_with_many_tables_gets_no_more_turns_than_one_with_one() -> None:
    many = [waits(f"table {n}", ATTACKER) for n in range(200)]
    found = turns([*many, waits("anna's", ANNA), waits("ben's", BEN)], 30)
    assert found.count("anna's") == found.count("ben's") == 10


def test_the_addresses_of_one_network_get_no_more_turns_than_one_elsewhere() -> None:
    many = [waits(f"table {n}", f"network/address {n}") for n in range(40)]
    found = turns([*many, waits("anna's", "home/anna"), waits("ben's", BEN)], 30)
    assert found.count("anna's") == found.count("ben's") == 10
    assert len({*found}) == 12, "the addresses of the network take turns"


def test_an_address_that_is_new_does_not_go_before_those_who_wait() -> None:
    kept, anna = ThinkingTurns(0), waits("anna's", ANNA)
    kept.choose([anna], [], 1)
    old = [waits(f"old {n}", f"old {n}") for n in range(3)]
    found = []
    for turn in range(8):
        new = waits(f"new {turn}", f"new {turn}")
        found += [one.id for one in kept.choose([*old, anna, new], [], 1)]
    assert "anna's" in found[:5]


def test_the_tables_of_an_address_take_turns() -> None:
    """A club behind one address: nobody there is forgotten either."""
    found = Counter(turns([waits(f"table {n}", ANNA) for n in range(12)], 36))
    assert set(found.values()) == {3}


def test_two_free_slots_go_to_two_addresses() -> None:
    waiting = [waits("a", ATTACKER), waits("b", ATTACKER), waits("much later", ANNA)]
    chosen = ThinkingTurns(0).choose(waiting, [], 2)
    assert [one.address for one in chosen] == [ATTACKER, ANNA]


def test_a_table_whose_bot_is_thinking_is_not_chosen_again() -> None:
    one = waits("a", ANNA)
    assert ThinkingTurns(0).choose([one], [one], 2) == []


def test_an_address_without_budget_waits_for_those_with_one_but_never_for_ever() -> None:
    now = 0.0
    kept = ThinkingTurns(20.0, lambda: now)
    waiting = [waits("a", ATTACKER), waits("b", ANNA)]
    kept.spend(ATTACKER, STOCK * 20.0 + 10.0)
    found = [one.id for _ in range(2 * FOR_ALL) for one in kept.choose(waiting, [], 1)]
    assert Counter(found) == {"b": 2 * FOR_ALL - 2, "a": 2}
    assert kept.choose(waiting[:1], [], 1) == waiting[:1]
    now = 31.0
    assert not kept.has_spent(ATTACKER)
    found = [one.id for _ in range(8) for one in kept.choose(waiting, [], 1)]
    assert Counter(found) == {"a": 4, "b": 4}


def test_the_addresses_of_one_network_share_a_budget() -> None:
    """Who has a /48 has 65,536 addresses, and would have so many budgets."""
    kept = ThinkingTurns(20.0, lambda: 0.0, addresses_per_network=4)
    many = [f"network/address {number}" for number in range(40)]
    for address in many:
        kept.spend(address, STOCK * 20.0 * 4 / 40)
    assert all(kept.has_spent(address) for address in many)
    assert kept.has_spent("network/new"), "nor does another address have more"
    assert not kept.has_spent("home/anna")


def test_half_of_the_budget_of_a_network_is_kept_for_addresses_that_use_little() -> None:
    kept = ThinkingTurns(20.0, lambda: 0.0, addresses_per_network=4)
    for number in range(4):
        kept.spend(f"network/address {number}", STOCK * 20.0 * 0.6)
    assert kept.has_spent("network/address 0")
    assert not kept.has_spent("network/anna")


def test_without_a_limit_for_networks_each_address_has_its_own_budget() -> None:
    kept = ThinkingTurns(20.0, lambda: 0.0, addresses_per_network=0)
    for number in range(100):
        kept.spend(f"network/address {number}", STOCK * 20.0)
    assert kept.has_spent("network/address 0")
    assert not kept.has_spent("network/anna")


def test_without_a_budget_nobody_uses_one_up() -> None:
    kept = ThinkingTurns(0.0)
    kept.spend(ATTACKER, 1e9)
    assert not kept.has_spent(ATTACKER)


def test_people_who_watch_come_first_and_bots_alone_last() -> None:
    waiting = [
        waits("alone", BEN, kind="alone"),
        waits("nobody there", ATTACKER, watched=False),
        waits("somebody is there", ANNA),
    ]
    found = [ThinkingTurns(0).choose(waiting[:many], [], 1)[0].id for many in (1, 2, 3)]
    assert found == ["alone", "nobody there", "somebody is there"]


@pytest.mark.parametrize("others", [{"kind": "alone"}, {"watched": False}])
def test_one_slot_is_kept_for_people_who_are_there(others: dict[str, object]) -> None:
    quiet = [waits(f"quiet {n}", f"address {n}", **others) for n in range(5)]  # type: ignore[arg-type]
    kept = ThinkingTurns(0)
    for slots in (2, 3, 4):
        assert len(kept.choose(quiet, [], slots)) == slots - 1
    person = waits("anna's", ANNA)
    assert kept.choose([*quiet, person], quiet[:1], 2) == [person]


def test_with_one_slot_bots_alone_think_while_no_people_wait() -> None:
    alone, person = waits("alone", BEN, kind="alone"), waits("anna's", ANNA)
    kept = ThinkingTurns(0)
    found = [one.id for _ in range(3 * FOR_ALL) for one in kept.choose([alone, person], [], 1)]
    assert set(found) == {"anna's"}
    assert kept.choose([alone], [], 1) == [alone]


def test_bots_at_tables_where_nobody_watches_are_never_forgotten() -> None:
    waiting = [waits("nobody there", BEN, watched=False), waits("anna's", ANNA)]
    assert Counter(turns(waiting, 4 * FOR_ALL))["nobody there"] == 4


def test_only_so_many_addresses_and_tables_are_remembered() -> None:
    kept = ThinkingTurns(20.0)
    for number in range(2 * MAX_KNOWN):
        kept.choose([waits(f"{number}", f"address {number}")], [], 1)
    assert len(kept.addresses.known) == len(kept.turns.last) == MAX_KNOWN
