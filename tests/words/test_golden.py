"""Server and browser say the same: both are held against one file of sentences."""

import json

from hanse.games import GAMES
from tools.make_words import PAGE, golden


def test_the_golden_lines_are_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == golden(), "make words"


def test_every_kind_of_event_and_move_of_every_game_is_among_them() -> None:
    pages = json.loads(PAGE.read_text("utf-8"))
    for name, spec in GAMES.items():
        told = {one["event"]["event"] for one in pages[name]["events"]}
        assert told >= {str(kind.__struct_config__.tag) for kind in spec.about.events}
        shown = {one["preview"]["preview"] for one in pages[name]["previews"]}
        assert shown == {str(kind.__struct_config__.tag) for kind in spec.about.previews}
        done = {one["move"]["move"] for one in pages[name]["moves"]}
        assert done >= {str(kind.__struct_config__.tag) for kind in spec.about.moves}
