"""Games begun by an older revision of the rules are played as they were begun."""

import msgspec

from hanse.core.dice import Dice
from hanse.core.records.record import Record, open_game
from hanse.core.setup import Setup
from hanse.games import GAMES
from hanse.games.kogge.game import Kogge
from tests.rules.laid_out import SPEC, acting

ABOUT = GAMES["kogge"].about


def readings_of(setup: Setup, revision: int) -> dict[str, str]:
    return dict(ABOUT.as_begun(setup, revision).readings)


def test_a_reading_that_came_later_is_answered_as_it_was_played_before() -> None:
    """D-25, G-31: in revision 2 a 0 only broke ties, and a defender could lay nothing."""
    begun = readings_of(Setup("kogge", 3), 2)
    assert begun["zero_in_bid"] == "breaks_ties"
    assert begun["conflict_defence"] == "may"
    assert readings_of(Setup("kogge", 3), ABOUT.revision) == {}


def test_a_game_begun_when_the_table_remembered_still_does() -> None:
    """G-79: revision 4 made it the default that what was seen is forgotten with the turn."""
    for revision in (1, 2, 3):
        assert readings_of(Setup("kogge", 3), revision)["memory_shown"] == "remembered"
    forgetful = Setup("kogge", 3, readings=(("memory_shown", "forgotten"),))
    assert readings_of(forgetful, 3)["memory_shown"] == "forgotten"


def test_an_edition_that_answers_as_before_needs_no_word() -> None:
    assert "zero_in_bid" not in readings_of(Setup("kogge", 3, "english"), 2)
    assert readings_of(Setup("kogge", 3, "english"), 2)["conflict_defence"] == "may"


def test_what_was_chosen_on_purpose_stays() -> None:
    chosen = Setup("kogge", 3, readings=(("zero_in_bid", "adds"),))
    assert readings_of(chosen, 2)["zero_in_bid"] == "adds"


def test_a_reading_older_than_the_game_is_left_alone() -> None:
    """D-24 came with revision 2: before, the English edition lost the step."""
    english = Setup("kogge", 3, "english")
    assert readings_of(english, 1)["route_to_itself"] == "step_lost"
    assert "route_to_itself" not in readings_of(english, 2)


def test_a_game_begun_from_a_position_is_played_as_it_was_begun() -> None:
    game = acting(cogs=(5, 3))
    position = SPEC.text.position(game)
    assert b"zero_in_bid" not in position
    for revision, adds in ((2, False), (ABOUT.revision, True)):
        record = Record(game.setup, (), [], position, revision=revision)
        again = open_game(record, SPEC, Dice(b"key"))
        assert isinstance(again, Kogge)
        assert ("zero_in_bid" in dict(again.setup.readings)) != adds
        assert (
            msgspec.json.decode(SPEC.text.position(again))["table"]
            == (msgspec.json.decode(position)["table"])
        )
