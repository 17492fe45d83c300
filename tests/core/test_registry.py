"""What installed packages bring is found, and what is broken is left out with a line."""

import warnings
from collections.abc import Iterator
from importlib import metadata
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest

from hanse.bots.dabbler import Dabbler
from hanse.bots.registry import take_bot
from hanse.core.registry import BrokenPlugin, Registry
from hanse.games import GAMES, take_folder, take_game

BRINGS = [
    ("more", "math:pi"),
    ("ours", "math:tau"),
    ("missing", "no_such_package:thing"),
    ("text", "string:digits"),
]


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Which groups were looked for."""
    groups: list[str] = []

    def entry_points(*, group: str) -> list[EntryPoint]:
        groups.append(group)
        return [EntryPoint(name, value, group) for name, value in BRINGS]

    monkeypatch.setattr(metadata, "entry_points", entry_points)
    with warnings.catch_warnings(record=True):
        warnings.simplefilter("always")
        yield groups


def number(name: str, found: object) -> float:
    if not isinstance(found, float):
        raise TypeError(f"{name} is no number")
    return found


def test_our_own_are_there_without_looking(looked: list[str]) -> None:
    registry = Registry({"ours": 1.0}, "numbers", number)
    assert registry["ours"] == 1.0
    assert "ours" in registry
    assert looked == []


@pytest.mark.parametrize(
    "ask",
    [
        lambda registry: registry["more"],
        lambda registry: "more" in registry and registry["more"],
        lambda registry: registry.get("more"),
        lambda registry: dict(registry)["more"],
        lambda registry: {**registry}["more"],
        lambda registry: list(registry.values())[-1],
        lambda registry: dict(registry.items())["more"],
        lambda registry: len(registry) == 2 and registry["more"],
        lambda registry: sorted(registry)[0] == "more" and registry["more"],
    ],
)
def test_others_are_found_however_they_are_asked_for(looked: list[str], ask: object) -> None:
    registry = Registry({"ours": 1.0}, "numbers", number)
    assert callable(ask)
    assert ask(registry) == pytest.approx(3.14159, abs=0.001)
    assert ask(registry) == registry["more"]
    assert looked == ["numbers"]


def test_what_is_broken_is_left_out_with_one_line_each(looked: list[str]) -> None:
    registry = Registry({"ours": 1.0}, "numbers", number)
    with pytest.warns(BrokenPlugin) as told:
        assert [*registry] == ["ours", "more"]
    assert [str(one.message) for one in told] == [
        "missing of numbers is left out: ModuleNotFoundError: No module named 'no_such_package'",
        "ours of numbers is left out: ValueError: there is one of this name already",
        "text of numbers is left out: TypeError: text is no number",
    ]
    assert registry["ours"] == 1.0
    with pytest.raises(KeyError):
        registry["missing"]
    one = told[0]
    line = warnings.formatwarning(one.message, one.category, one.filename, one.lineno)
    assert line.count("\n") == 1


def test_only_games_and_bots_are_taken() -> None:
    assert take_game("kogge", GAMES["kogge"]) is GAMES["kogge"]
    assert take_bot("any", Dabbler)("kogge").speak is not None
    for wrong in (lambda: take_game("kogge", 5), lambda: take_bot("five", 5)):
        with pytest.raises(TypeError):
            wrong()
    with pytest.raises(ValueError, match="calls itself kogge"):
        take_game("other", GAMES["kogge"])


def test_a_folder_without_a_game_is_left_out_with_one_line() -> None:
    empty, other = ModuleType("empty"), ModuleType("other")
    other.SPEC = GAMES["kogge"]  # type: ignore[attr-defined]
    with pytest.warns(BrokenPlugin) as told:
        assert take_folder("empty", empty) is take_folder("other", other) is None
    assert [str(one.message) for one in told] == [
        "the folder empty of hanse/games is left out: there is no SPEC in its __init__.py",
        "the folder other of hanse/games is left out: the game calls itself kogge",
    ]


def test_revisions_are_counted_from_one() -> None:
    """A pickle without a revision is written as revision 0, which must not name any rules."""
    assert [name for name, spec in GAMES.items() if spec.about.revision < 1] == []
