"""Whose figures are meant depends on the reader."""

from hanse.core.setup import Setup
from hanse.games.luebeck.words import crew_of
from hanse.words import Words
from hanse.words.story import Story


def test_figures_are_yours_for_their_player_and_named_for_the_others() -> None:
    story = Story(Setup("luebeck", 3), Words("en", strict=True), ("Anna", "Ben", "Carla"), reader=1)
    assert crew_of(story.to_reader, 1, 2) == "2 of your figures"
    assert crew_of(story.to_reader, 0, 1) == "a figure of Anna"
