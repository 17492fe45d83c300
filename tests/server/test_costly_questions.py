"""Costly questions: one at a time, and no client waits behind the many of another."""

import asyncio

import pytest

from hanse.server.costly_questions import MOST_WAITING, CostlyQuestions
from hanse.server.limits import TooMany


async def crowded() -> tuple[list[str], list[BaseException | None]]:
    """What was answered in which order, when one client asks for more than may wait."""
    costly, answered = CostlyQuestions(), list[str]()

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
        costly = CostlyQuestions()
        with pytest.raises(ZeroDivisionError):
            await costly.answer("anybody", lambda: 1 // 0)
        costly.close()
        return costly

    assert not asyncio.run(failing()).queues
