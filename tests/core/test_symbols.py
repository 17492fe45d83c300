"""Names for values: what goes by a name, and what does not."""

import re

import pytest

from hanse.core.notation.clauses import Vector
from hanse.core.notation.symbols import Names, Numbers, Seen, Unnamed, read_bags

GOODS = Names(("ore", "Fur", "salt"), counted=True)
MARKERS = Names(("0", "1", "2"))


@pytest.mark.parametrize("first", [0, 1])
def test_a_number_is_written_from_the_first_on_and_read_back(first: int) -> None:
    numbers = Numbers(first)
    assert [numbers.word(value, None) for value in range(3)] == [str(first + n) for n in range(3)]
    assert [numbers.value(str(first + n), None) for n in range(3)] == [0, 1, 2]


@pytest.mark.parametrize("word", ["", "x", "-1", "1.5", "\u0663", "\u00b2"])
def test_no_other_text_is_a_number(word: str) -> None:
    with pytest.raises(Unnamed, match=f"^{re.escape(word)}$"):
        Numbers().value(word, None)


@pytest.mark.parametrize(
    "word", ["1,x", "1,\u00b2", "1,", "-1"], ids=["letter", "raised", "nothing", "less"]
)
def test_counts_are_plain_numbers(word: str) -> None:
    assert Vector("items").read(("1,2",), None) == ({"items": (1, 2)}, ())
    with pytest.raises(Unnamed, match=f"^{re.escape(word)}$"):
        Vector("items").read((word,), None)


def test_no_number_comes_before_the_first() -> None:
    with pytest.raises(Unnamed):
        Numbers(1).value("0", None)
    assert Numbers(1).value("1", None) == 0


def test_names_are_read_in_any_case() -> None:
    assert [GOODS.value(word, None) for word in ("ORE", "fur", "Salt")] == [0, 1, 2]
    with pytest.raises(Unnamed):
        GOODS.value("gold", None)


def test_a_bag_is_told_by_counts_or_one_by_one() -> None:
    assert GOODS.bag((2, 0, 1)) == ["2ore", "salt"]
    assert MARKERS.bag((2, 0, 1)) == ["0", "0", "2"]
    assert GOODS.bag((0, 0, 0)) == []


def test_a_word_tells_a_kind_and_how_many() -> None:
    assert GOODS.things("3fur") == (1, 3)
    assert GOODS.things("fur") == (1, 1)
    assert MARKERS.things("2") == (2, 1)
    for names, word in ((GOODS, "3"), (GOODS, "3gold"), (GOODS, "gold"), (MARKERS, "3x")):
        with pytest.raises(Unnamed):
            names.things(word)


def test_what_is_seen_goes_by_its_name_elsewhere_by_its_place() -> None:
    seen = Seen(lambda game: game)
    names = ("Visby", "Riga")
    assert [seen.word(value, names) for value in (0, 1, 2, -1)] == ["Visby", "Riga", "#3", "#0"]
    assert seen.word(0, None) == "#1"
    assert (seen.value("riga", names), seen.value("#2", None)) == (1, 1)
    for word, game in (("riga", None), ("Danzig", names), ("#0", names)):
        with pytest.raises(Unnamed):
            seen.value(word, game)


def test_each_word_belongs_to_the_first_alphabet_that_knows_it() -> None:
    both = Names(("a", "b")), Names(("b", "c"))
    assert read_bags(["b", "c", "b", "a"], both) == [(1, 2), (0, 1)]
    with pytest.raises(Unnamed, match=r"^d$"):
        read_bags(["a", "d"], both)
