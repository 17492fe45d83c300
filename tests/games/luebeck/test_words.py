"""Lübeck's things in sentences: figures, which depend on the reader, and packets."""

from hanse.core.setup import Setup
from hanse.games.luebeck.words import aboard, card_names, crew_of, packets
from hanse.words import Words
from hanse.words.story import Story


def test_figures_are_yours_for_their_player_and_named_for_the_others() -> None:
    story = Story(Setup("luebeck", 3), Words("en", strict=True), ("Anna", "Ben", "Carla"), reader=1)
    assert crew_of(story.to_reader, 1, 2) == "2 of your figures"
    assert crew_of(story.to_reader, 0, 1) == "a figure of Anna"


def test_every_packet_of_a_display_is_told() -> None:
    phrases = Story(Setup("luebeck", 3), Words("en", strict=True), ("Anna", "Ben", "Carla")).phrases
    text, many = packets(phrases, ((0, 1), (2,), (3, 4)))
    assert many == 3
    told = [str(text).index(card_names(phrases, one)) for one in ((0, 1), (2,), (3, 4))]
    assert told == sorted(told)


def test_cogs_are_numbered_from_one() -> None:
    phrases = Story(Setup("luebeck", 3), Words("en", strict=True), ("Anna", "Ben", "Carla")).phrases
    assert aboard(phrases, (0, 2, 0)) == (phrases.phrase("aboard", cog=2, count=2), 2)
