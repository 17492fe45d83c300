"""Putting parts into rule books."""

from collections.abc import Callable

import pytest

from hanse.core.parts import after, before, instead, without

BOOK = ("market", "auction", "turns")


def test_after_and_before_put_new_parts_beside_one() -> None:
    assert after(BOOK, "auction", "tax", "toll") == ("market", "auction", "tax", "toll", "turns")
    assert after(BOOK, "turns", "tax") == (*BOOK, "tax")
    assert before(BOOK, "market", "tax") == ("tax", *BOOK)
    assert before(BOOK, "turns", "tax", "toll") == ("market", "auction", "tax", "toll", "turns")


def test_instead_and_without_take_one_away() -> None:
    assert instead(BOOK, "auction", "lots") == ("market", "lots", "turns")
    assert instead(BOOK, "auction", "lots", "dice") == ("market", "lots", "dice", "turns")
    assert without(BOOK, "turns") == ("market", "auction")


def test_the_parts_given_stay_as_they_are() -> None:
    after(BOOK, "auction", "tax")
    without(BOOK, "auction")
    assert BOOK == ("market", "auction", "turns")


@pytest.mark.parametrize("change", [after, before, instead, without])
def test_a_part_that_is_not_there_is_an_error(change: Callable[..., object]) -> None:
    with pytest.raises(LookupError, match="tax is not among the parts"):
        change(BOOK, "tax")
