"""Names at a table: unique, to be seen, and not dressed up as another's or as a bot's."""

import re
from pathlib import Path

import pytest

from hanse.core.setup import Setup
from hanse.match.clock import UNTIMED
from hanse.tables.seats.names import BadName, fitting_name, given_name, normalize_name
from hanse.tables.store.rows import MatchRow, SeatRow


def at_table(*names: str) -> MatchRow:
    seats = [SeatRow(name, "", "a hash") for name in names]
    return MatchRow("m", Setup("kogge", 4), [*seats, SeatRow("Builder 4", "builder")], UNTIMED, b"")


def refused(name: str, *others: str) -> str:
    """The code that says why; empty if it is no refusal."""
    row = at_table(*others)
    row.seats.insert(len(others), SeatRow())
    try:
        fitting_name(name, row, len(others))
    except BadName as wrong:
        return wrong.code
    return ""


AS_ANNA = [
    "Anna", "anna", "ANNA", " Anna ", "An na", "Anna.", "Ánna", "A\u200bnna", "Anna\u202e",
    "\u0410nna", "\u0410nn\u0430", "\u0391nna", "\uff21\uff4e\uff4e\uff41", "\U0001d400nna",
    "Anna\ufe0f", "A\u0301nna", "\U000e0041Anna", "Anna\u3164", "\u2800Anna", "𝒜𝓃𝓃𝒶", "Ａｎｎａ",
    "Anna\u02bc", "Anna\u02c8", "Anna\u0640", "Anna\u02c9", "Anna`", "Anna\ua789", "Anna ✓",
    "👑Anna", "\u1d00nna", "\u1d00\u0274\u0274\u1d00", "\U00010300nna", "\u15e9nna",
]  # fmt: skip


@pytest.mark.parametrize("name", AS_ANNA)
def test_nobody_is_dressed_up_as_anna(name: str) -> None:
    assert refused(name, "Anna") == "taken"
    assert refused("Anna", name) == "taken"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Iris", "lris"), ("Iris", "1ris"), ("Bill", "Bi11"), ("Otto", "0tto"), ("Tom", "Torn"),
        ("Анна", "АННА"), ("Σοφία", "ΣΟΦΙΑ"), ("Willi", "VVilli"), ("Straße", "STRASSE"),
        ("Müller", "Mu\u0308ller"), ("Tom", "\u0422om"), ("Ben", "\u0392en"), ("paul", "рaul"),
        ("David", "Davicl"), ("Lea", "Łea"), ("David", "Đaviđ"), ("Lea", "\u029fea"),
    ],
)  # fmt: skip
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert refused(one, other) == refused(other, one) == "taken"


BLANK = [" ", "\u3164", "\u2800", "\u200b\u200c", "\u202e", "\u00ad", "\t\n", "...", "\u0301",
         "\U000e0001", "\uffa0", "\u115f", "-"]  # fmt: skip


@pytest.mark.parametrize("name", BLANK)
def test_a_name_can_be_seen(name: str) -> None:
    assert refused(name) == "blank"


def test_accents_are_not_stacked() -> None:
    assert refused("Z" + "\u0300" * 3) == "marks"
    assert refused("Z\u0336\u0337\u0338") == "marks"
    assert refused("Nguyễn") == refused("שָׁלוֹם") == refused("ที่") == ""


@pytest.mark.parametrize("name", ["Builder", "builder 2", "BUILDER 7", "Dabb1er", "S\u043aipper 3"])
def test_nobody_is_called_like_a_bot(name: str) -> None:
    assert refused(name) in ("bot", "taken")


def test_nobody_is_called_like_another_seat() -> None:
    assert [refused(name, "Anna") for name in ("1", "l", "3", "2")] == ["number"] * 3 + [""]
    assert fitting_name("", at_table("Anna", "Ben"), 2) == "3"


def test_a_name_is_short_enough_after_it_is_made_plain() -> None:
    assert refused("x" * 24) == ""
    assert refused("x" * 25) == "too_long"
    assert refused("\ufdfa" * 3) == "too_long"


@pytest.mark.parametrize("name", ["Anna", "Jean-Luc", "O'Brien", "李小龍", "Мария", "Zoë", "🐙"])
def test_people_keep_their_names(name: str) -> None:
    assert refused(name, "Birger") == ""
    assert normalize_name(name) == name


WORDS = Path(__file__).parents[2] / "web" / "words"


@pytest.mark.parametrize("language", ["de", "en", "fr", "it"])
def test_whoever_gives_no_name_in_the_browser_may_sit_down(language: str) -> None:
    words = (WORDS / f"{language}.ftl").read_text("utf-8")
    [name] = re.findall(r"(?m)^web-you-name = (.+)$", words)
    assert refused(name) == ""


def test_nobody_is_called_as_a_bot_of_the_table_is() -> None:
    row = MatchRow("m", Setup("kogge", 2), [SeatRow("Builder Arnd", "builder")], UNTIMED, b"")
    with pytest.raises(BadName, match="taken"):
        fitting_name("arnd", row, 1)
    assert fitting_name("Birger", row, 1) == "Birger"


def test_a_bot_has_a_name_that_needs_no_translation() -> None:
    called = [("Captain Birger", "captain"), ("Captain 2", "captain"), ("Captain Birger", "")]
    told = [given_name(SeatRow(name, bot)) for name, bot in called]
    assert told == ["Birger", "Captain 2", "Captain Birger"]
