"""The ladder of levels: odds judge its steps, and a few games show their direction."""

from pathlib import Path

import pytest

from hanse.bots.levels_and_coach import levels_of
from hanse.lab.statistics import interval
from tools import ladder
from tools.gates import share_of
from tools.ladder import STEP_ODDS, Step, add_novices, measure, odds_of, steps_of, table_line

STEP = Step("kogge", "mate", "journeyman", *STEP_ODDS)


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "KEPT", tmp_path)


def test_the_odds_of_an_equal_bot_are_one() -> None:
    assert odds_of(0.25) == 1
    assert odds_of(0.5) == 3
    assert odds_of(1.0) == float("inf")


@pytest.mark.parametrize(
    ("share", "met"), [(0.30, False), (0.35, True), (0.56, True), (0.6, False)]
)
def test_a_step_is_neither_too_small_nor_too_large(share: float, met: bool) -> None:
    assert STEP.is_met(share, *interval(share, 200)) is met


@pytest.mark.parametrize(
    ("share", "met"), [(0.15, False), (0.30, True), (0.65, True), (0.75, False)]
)
def test_the_interval_of_the_strongest_only_touches(share: float, met: bool) -> None:
    strongest = Step("kogge", "alderman", "captain", *STEP_ODDS, 60, touches=True)
    assert strongest.is_met(share, *interval(share, 60)) is met


@pytest.mark.parametrize("game", ["kogge", "luebeck"])
def test_the_ladder_leads_from_the_novice_to_the_strongest(game: str) -> None:
    levels = levels_of(game)
    steps = steps_of(game)
    assert [step.against for step in steps] == [levels[0], *levels[:-1]]
    assert [step.bot for step in steps[1:]] == list(levels[1:])
    assert [step.games for step in steps] == [200] * (len(steps) - 1) + [60]


def test_games_without_levels_have_no_ladder() -> None:
    assert steps_of("nim") == []


@pytest.mark.parametrize("game", ["kogge", "luebeck"])
def test_a_novice_has_a_chance_against_the_first_level_but_does_not_always_win(game: str) -> None:
    """Of 200 games the novice shall win 35 to 60 %: `make ladder`."""
    add_novices()
    report = measure(steps_of(game)[0], 3, 1, games=8)
    share, _, _ = share_of(report)
    assert 0 < share < 1


@pytest.mark.parametrize(
    ("game", "bot", "against"),
    [("kogge", "apprentice", "deckhand"), ("luebeck", "supercargo", "passenger")],
)
def test_a_level_wins_more_than_its_share_against_one_far_below(
    game: str, bot: str, against: str
) -> None:
    levels = levels_of(game)
    assert levels.index(bot) >= levels.index(against) + 2
    share, _, _ = share_of(measure(Step(game, bot, against, *STEP_ODDS), 3, 1, games=4))
    assert share > 0.25


def test_a_line_says_what_was_found() -> None:
    step = Step("kogge", "dabbler", "dabbler", *STEP_ODDS, 4)
    found = measure(step, 1, 1)
    assert len(found.rows) == 4
    assert table_line(step, found).startswith("| kogge | dabbler | dabbler | 4 | ")
    assert "| 1.5 to 4.0: " in table_line(step, found)
