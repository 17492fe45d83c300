"""A command that was refused is refused again, and takes no memory meanwhile."""

import weakref

import pytest

from hanse.core.types import IllegalMove, Move
from hanse.tables.live.refusals import MAX_REASONS, Refusals


class Request:
    """Something large that a frame of the failed request holds."""


def refuse(refusals: Refusals, command: str) -> "weakref.ref[Request]":
    """Refuse a command the way a request does; return what its frames held."""
    request = Request()
    try:
        raise IllegalMove(1, Move(), "T-UNDO-01")
    except IllegalMove as wrong:
        refusals.remember(1, command, wrong)
    return weakref.ref(request)


def test_a_refused_command_is_refused_again_for_the_same_reason() -> None:
    refusals = Refusals()
    refuse(refusals, "a")
    for _ in range(2):
        with pytest.raises(IllegalMove, match=r"seat 1 may not .*T-UNDO-01") as again:
            refusals.check(1, "a")
        assert (again.value.seat, again.value.rule) == (1, "T-UNDO-01")
    refusals.check(1, "b")
    refusals.check(0, "a")


def test_a_remembered_refusal_does_not_keep_the_failed_request() -> None:
    refusals = Refusals()
    held = refuse(refusals, "a")
    assert held() is None
    with pytest.raises(IllegalMove):
        refusals.check(1, "a")
    assert all(reason.__traceback__ is None for reason in refusals.reasons.values())


def test_only_the_last_refusals_are_remembered() -> None:
    refusals = Refusals()
    for number in range(MAX_REASONS + 1):
        refuse(refusals, str(number))
    refusals.check(1, "0")
    with pytest.raises(IllegalMove):
        refusals.check(1, "1")
