"""Costly questions: one at a time, and no client waits behind the many of another."""

import asyncio
import time

import pytest

from hanse.server.limits.budgets import TooMany
from hanse.server.limits.costly_questions import MOST_WAITING, CostlyQuestions, Overloaded
from hanse.server.operations.load import HIGH, LOOKS, Load


async def crowded() -> tuple[list[str], list[BaseException | None]]:
    """What was answered in which order, when one client asks for more than may wait."""
    costly, answered = CostlyQuestions(Load()), list[str]()

    def asked(client: str) -> asyncio.Task[None]:
        return asyncio.create_task(costly.answer(client, answered.append, client))

    many = [asked("greedy") for _ in range(MOST_WAITING + 1)]
    await asyncio.sleep(0)
    await asked("modest")
    came = await asyncio.gather(*many, return_exceptions=True)
    assert not costly.queues, "nobody is remembered who does not wait"
    costly.close()
    return answered, came


def test_who_asks_too_much_is_refused_and_nobody_else() -> None:
    answered, came = asyncio.run(crowded())
    assert [type(one) for one in came] == [type(None)] * MOST_WAITING + [TooMany]
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

    assert not asyncio.run(failing()).queues


def test_tables_of_one_client_take_turns() -> None:
    async def asked_at_two_tables() -> list[str]:
        costly, answered = CostlyQuestions(Load()), list[str]()

        def asked(table: str) -> asyncio.Task[None]:
            return asyncio.create_task(
                costly.answer("one house", answered.append, table, table=table)
            )

        many = [asked("greedy") for _ in range(MOST_WAITING - 1)]
        await asyncio.sleep(0)
        await asked("modest")
        await asyncio.gather(*many)
        costly.close()
        return answered

    assert asyncio.run(asked_at_two_tables()).index("modest") <= 2


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
        found = load.high
        looking.cancel()
        return found

    assert asyncio.run(busy()) == high
