"""Costly questions: one at a time, and no client waits behind the many of another."""

import asyncio
import time
from collections.abc import Sequence

import pytest

from hanse.server.limits.budgets import TooMany
from hanse.server.limits.costly_questions import MAX_WAITING, CostlyQuestions, Overloaded
from hanse.server.limits.fair_line import MAX_IN_LINE
from hanse.server.operations.load import HIGH, LOOKS, Load


async def crowded() -> tuple[list[str], list[BaseException | None]]:
    """What was answered in which order, when one client asks for more than may wait."""
    costly, answered = CostlyQuestions(Load()), list[str]()

    def asked(client: str) -> asyncio.Task[None]:
        return asyncio.create_task(costly.answer(client, answered.append, client))

    many = [asked("greedy") for _ in range(MAX_WAITING + 1)]
    await asyncio.sleep(0)
    await asked("modest")
    came = await asyncio.gather(*many, return_exceptions=True)
    assert not costly.asked, "nobody is counted who does not wait"
    assert not costly.line.busy
    costly.close()
    return answered, came


def test_who_asks_too_much_is_refused_and_nobody_else() -> None:
    answered, came = asyncio.run(crowded())
    assert [type(one) for one in came] == [type(None)] * MAX_WAITING + [TooMany]
    assert answered.count("modest") == 1


def test_clients_take_turns() -> None:
    answered, _ = asyncio.run(crowded())
    assert answered.index("modest") <= 2, answered


def test_a_question_that_fails_leaves_no_trace() -> None:
    async def failing() -> CostlyQuestions:
        costly = CostlyQuestions(Load())
        with pytest.raises(ZeroDivisionError):
            await costly.answer("anybody", lambda: 1 // 0)
        costly.close()
        return costly

    costly = asyncio.run(failing())
    assert not costly.asked
    assert not costly.line.busy


@pytest.mark.parametrize("moments", range(6))
def test_a_question_that_is_given_up_holds_nobody_up(moments: int) -> None:
    """A client may go away at any moment, also in the one in which its turn comes."""

    async def given_up() -> list[str]:
        costly, answered = CostlyQuestions(Load()), list[str]()
        held = asyncio.create_task(costly.answer("first", time.sleep, 0.02))
        await asyncio.sleep(0)
        gone = asyncio.create_task(costly.answer("gone", answered.append, "gone"))
        last = asyncio.create_task(costly.answer("last", answered.append, "last"))
        while not held.done():
            await asyncio.sleep(0)
        for _ in range(moments):
            await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait_for(last, 10)
        await asyncio.gather(gone, return_exceptions=True)
        assert not costly.line.busy
        costly.close()
        return answered

    assert "last" in asyncio.run(given_up())


def test_tables_of_one_client_take_turns() -> None:
    async def asked_at_two_tables() -> list[str]:
        costly, answered = CostlyQuestions(Load()), list[str]()

        def asked(table: str) -> asyncio.Task[None]:
            return asyncio.create_task(
                costly.answer("one house", answered.append, table, table=table)
            )

        many = [asked("greedy") for _ in range(MAX_WAITING - 1)]
        await asyncio.sleep(0)
        await asked("modest")
        await asyncio.gather(*many)
        costly.close()
        return answered

    assert asyncio.run(asked_at_two_tables()).index("modest") <= 2


async def from_one_network(addresses: Sequence[str], victim: str, rounds: int) -> list[str]:
    """Return who was answered in which order; the victim asks again after each answer."""
    costly, answered = CostlyQuestions(Load()), list[str]()

    def asked(client: str) -> asyncio.Task[None]:
        return asyncio.create_task(costly.answer(client, answered.append, client))

    many = [asked(address) for address in addresses for _ in range(2)]
    await asyncio.sleep(0)
    for _ in range(rounds):
        await asked(victim)
    await asyncio.gather(*many)
    costly.close()
    return answered


@pytest.mark.parametrize(
    ("addresses", "victim"),
    [
        ([f"2001:db8:1:{n:x}::/64" for n in range(40)], "2001:db8:2:1::/64"),
        ([f"203.0.113.{n}" for n in range(40)], "198.51.100.7"),
    ],
)
def test_networks_take_turns_before_their_addresses(addresses: list[str], victim: str) -> None:
    """40 addresses of one network once made a person elsewhere wait for 17 seconds."""
    answered = asyncio.run(from_one_network(addresses, victim, 5))
    asked_at = [at for at, client in enumerate(answered) if client == victim]
    assert asked_at[-1] <= 2 * 5, answered
    others = [client for client in answered if client != victim]
    # The first was served before the others came, so its second question may come among them.
    first = {*others[: len(addresses) + 1]}
    assert len(first) == len(addresses), "its addresses take turns too"


async def in_a_full_line(crowd: Sequence[str], late: Sequence[str]) -> tuple[int, list[str]]:
    """Return how many of the crowd were refused, and who of those that came late was not."""
    costly, answered = CostlyQuestions(Load()), list[str]()

    async def ask(client: str) -> None:
        await costly.answer(client, answered.append, client)

    tasks = [asyncio.create_task(ask(client)) for client in crowd]
    await asyncio.sleep(0)
    tasks += [asyncio.create_task(ask(client)) for client in late]
    came = await asyncio.gather(*tasks, return_exceptions=True)
    assert not costly.asked
    assert not costly.line.waiting
    costly.close()
    refused = sum(isinstance(one, TooMany) for one in came[: len(crowd)])
    return refused, [client for client in late if client in answered]


def test_so_many_wait_in_all_however_many_addresses_a_network_has() -> None:
    """252 records of one /48 waited once, took 135 MB, and would have for ten minutes."""
    crowd = [f"2001:db8:1:{n:x}::/64" for n in range(3 * MAX_IN_LINE)]
    late = ["198.51.100.7", "2001:db8:2:1::/64"]
    refused, answered = asyncio.run(in_a_full_line(crowd, late))
    assert answered == late, "those from elsewhere find room"
    assert refused == 2 * MAX_IN_LINE - 1 + len(late)


def test_a_line_full_of_networks_that_ask_once_each_takes_no_more() -> None:
    crowd = [f"10.{n}.0.1" for n in range(MAX_IN_LINE + 1)]
    assert asyncio.run(in_a_full_line(crowd, ["198.51.100.7"])) == (0, [])


def test_a_network_that_is_new_goes_before_nobody_who_waits() -> None:
    """Many networks that ask once each: nobody waits for those that came later."""

    async def flooded() -> int:
        costly, answered = CostlyQuestions(Load()), list[str]()

        async def ask(client: str) -> None:
            await costly.answer(client, answered.append, client)

        await ask("victim")
        tasks = [asyncio.create_task(ask(f"10.{n}.0.1")) for n in range(20)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(ask("victim")))
        for n in range(20, 60):
            await asyncio.sleep(0)
            tasks.append(asyncio.create_task(ask(f"10.{n}.0.1")))
        await asyncio.gather(*tasks)
        costly.close()
        return len(answered) - answered[::-1].index("victim")

    assert asyncio.run(flooded()) <= 23


def test_under_load_costly_questions_are_refused_first() -> None:
    async def asked_under_load() -> list[str]:
        load, answered = Load(), list[str]()
        costly = CostlyQuestions(load)
        for _ in range(LOOKS):
            load.note(HIGH * 1.1)
        with pytest.raises(Overloaded):
            await costly.answer("anybody", answered.append, "early")
        load.note(0)
        await costly.answer("anybody", answered.append, "late")
        costly.close()
        return answered

    assert asyncio.run(asked_under_load()) == ["late"]


@pytest.mark.parametrize(("slow", "high"), [(1, False), (8 * LOOKS, True)])
def test_a_process_that_is_late_again_and_again_knows_it(slow: int, high: bool) -> None:
    async def busy() -> bool:
        load = Load()
        looking = asyncio.create_task(load.run())
        for _ in range(slow):
            await asyncio.sleep(0)
            time.sleep(0.12)
        found = load.is_high
        looking.cancel()
        return found

    assert asyncio.run(busy()) == high
