"""Putting parts into rule books."""

from collections.abc import Callable

import pytest

from hanse.core.parts import insert_after, insert_before, remove_part, replace_part

BOOK = ("market", "auction", "turns")


def test_after_and_before_put_new_parts_beside_one() -> None:
    both = ("market", "auction", "tax", "toll", "turns")
    assert insert_after(BOOK, "auction", "tax", "toll") == both
    assert insert_after(BOOK, "turns", "tax") == (*BOOK, "tax")
    assert insert_before(BOOK, "market", "tax") == ("tax", *BOOK)
    assert insert_before(BOOK, "turns", "tax", "toll") == both


def test_instead_and_without_take_one_away() -> None:
    assert replace_part(BOOK, "auction", "lots") == ("market", "lots", "turns")
    assert replace_part(BOOK, "auction", "lots", "dice") == ("market", "lots", "dice", "turns")
    assert remove_part(BOOK, "turns") == ("market", "auction")


def test_the_parts_given_stay_as_they_are() -> None:
    insert_after(BOOK, "auction", "tax")
    remove_part(BOOK, "auction")
    assert BOOK == ("market", "auction", "turns")


@pytest.mark.parametrize("change", [insert_after, insert_before, replace_part, remove_part])
def test_a_part_that_is_not_there_is_an_error(change: Callable[..., object]) -> None:
    with pytest.raises(LookupError, match="tax is not among the parts"):
        change(BOOK, "tax")
