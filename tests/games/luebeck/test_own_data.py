"""Maps and decks put in at a table: every mistake is told by its line, its reason and a code."""

import re
from pathlib import Path

import pytest

from hanse.core.dice import Dice
from hanse.core.setup import BadSetup, Setup
from hanse.core.text_limits import LONGEST_DATA
from hanse.games import GAMES
from hanse.games.luebeck.box import read_data_file
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.maps.deck import GOODS
from hanse.games.luebeck.maps.faults import Fault, line_of
from hanse.games.luebeck.maps.files import read_map
from hanse.games.luebeck.maps.layout import BOARD_HEIGHT, BOARD_WIDTH
from hanse.games.luebeck.own_data import SHIPPED, place_faults
from hanse.words import Words

SPEC = GAMES["luebeck"]
SETUP = Setup("luebeck", 3)
MAP, DECK = read_data_file("two_arms"), read_data_file("deck")
FOLDER = Path(__file__).parents[3] / "src/hanse/games/luebeck"
OWN = """name = "Finland"
start = "Wismar"
ends = ["Turku"]
lines = [
  { from = "Wismar", to = "Riga", colour = "orange" },
  { from = "Riga", to = "Turku" },
]
"""

REPEATED = MAP + '[[lines]]\nfrom = "Riga"\nto = "Reval"\n'
REPEATED += '[[lines]]\nfrom = "Riga"\nto = "Turku"\n'


def refused(**texts: str) -> BadSetup:
    with pytest.raises(BadSetup) as found:
        SPEC.about.with_data(SETUP, texts)
    return found.value


def numbered(text: str, part: str, which: int = 1) -> int:
    """The line on which this stands for the so-manieth time."""
    lines = [at for at, line in enumerate(text.split("\n"), 1) if part in line]
    return lines[which - 1]


MISTAKES = [
    ("map", MAP + '[[lines]]\nfrom = "Riga"\nto = "Reval"\n', "map_twice", 'from = "Riga"', 2),
    ("map", REPEATED, "map_twice", 'from = "Riga"', 2),
    ("map", OWN.replace('to = "Riga"', "to = 7"), "map_unreadable", 'from = "Wismar"', 1),
    ("map", OWN.replace("start", "begin"), "map_unreadable", "begin", 0),
    ("map", OWN.replace("start =", "start"), "map_unreadable", "start", 1),
    ("map", OWN + "lines = [", "map_unreadable", "lines = [", 2),
    ("map", MAP.replace('"Bergen"', '"B\\u00e4\\u0000"'), "map_name", "B", 0),
    ("map", MAP.replace('"Bergen"', '"3 Bergen"'), "map_name", '"3 Bergen"', 1),
    ("map", MAP.replace('"Bergen"', f'"{"B" * 25}"'), "map_name", '"BBB', 1),
    ("map", MAP.replace('"orange"', '"teal"'), "map_colour_unknown", "teal", 1),
    ("map", OWN + 'cities = [{name = "Riga", x = 2000, y = 5}]', "map_place", '"Riga"', 1),
    ("map", OWN + 'cities = [{name = "Riga", sign = "RIGA"}]', "map_sign", '"Riga"', 1),
    ("map", MAP.replace('name = "two arms"', f'name = "{"x" * 99}"'), "map_words", "xxx", 0),
    ("map", OWN.replace('"Turku"]', '"Turku", "Oulu"]'), "map_end_apart", "Oulu", 1),
    ("map", OWN.replace('["Turku"]', "[]"), "map_no_end", "Turku", 1),
    ("map", OWN.replace('["Turku"]', '["Turku", "Riga"]'), "map_end_left", '"Riga"', 1),
    ("map", OWN.replace('start = "Wismar"', 'start = "Oulu"'), "map_start", "Oulu", 1),
    ("deck", DECK.replace('"Reval" =', '"Oulu" ='), "deck_no_city", "Oulu", 1),
    ("deck", DECK.replace("[4, 5, 6, 6]", "[4, 5, 6, 60]"), "deck_worth", '"Reval"', 1),
    ("deck", DECK.replace("[4, 5, 6, 6]", "[4, 5, 6, -6]"), "deck_value", '"Reval"', 1),
    ("deck", DECK.replace("pirates = 5", "pirates = -5"), "deck_fewer", "pirates", 1),
    ("deck", DECK.replace("pirates = 5", "pirates = 6"), "deck_number", "", 0),
    ("deck", DECK + '[colours]\n"Reval" = "teal"\n', "deck_colour_unknown", "teal", 1),
    ("deck", DECK + '[colours]\n"Riga" = "red"\n', "deck_colour", '"red"', 1),
    ("deck", "storms = 2\n" + DECK, "deck_unreadable", "storms", 0),
    ("deck", "pirates = many", "deck_unreadable", "many", 1),
]


@pytest.mark.parametrize(("name", "text", "code", "part", "which"), MISTAKES)
def test_a_mistake_is_told_by_line_and_code(
    name: str, text: str, code: str, part: str, which: int
) -> None:
    wrong = refused(**{name: text})
    assert wrong.code == code, str(wrong)
    if which:
        assert wrong.line == numbered(text, part, which), f"{wrong} on line {wrong.line}"


def test_a_mistake_that_stands_nowhere_has_no_line() -> None:
    assert line_of(Fault("seven cards are missing", "deck_number", ("seven",)), DECK) == 0


def test_cards_may_have_the_colour_of_the_lines_to_their_city() -> None:
    told = SPEC.about.with_data(
        SETUP, {"map": MAP, "deck": DECK + '[colours]\n"Riga" = "orange"\n'}
    )
    assert SPEC.play.new(told, Dice(b"colours"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_code_has_a_sentence(language: str) -> None:
    texts = [
        (FOLDER / f"{name}.py").read_text("utf-8")
        for name in ("maps/chart", "maps/deck", "own_data")
    ]
    codes = {code for text in texts for code in re.findall(r'"((?:map|deck)_[a-z_]+)"', text)}
    assert codes <= set(SPEC.about.data_faults)
    assert {code for _, _, code, _, _ in MISTAKES} <= set(SPEC.about.data_faults)
    words, facts = Words(language), {"a": "A", "b": "B", "c": "C", "d": "D"}
    for code in SPEC.about.data_faults:
        assert words.say("data-luebeck-" + code.replace("_", "-"), **facts)


def test_too_much_and_what_nobody_knows_is_refused() -> None:
    assert refused(map="#" * (LONGEST_DATA + 1)).code == "map_long"
    assert refused(dice="six").code == "no_data"
    assert refused(map="[" * 9000).code == "map_unreadable"
    assert refused(map="a = " + "1" * 9000).code == "map_unreadable"
    star = [f'{{from = "Wismar", to = "City {chr(65 + at)}"}}' for at in range(24)]
    ends = ", ".join(f'"City {chr(65 + at)}"' for at in range(24))
    wide = f'name = "w"\nstart = "Wismar"\nends = [{ends}]\nlines = [{", ".join(star)}]'
    assert refused(map=wide).code == "map_cities"
    with pytest.raises(BadSetup, match="kogge has no use for a map"):
        GAMES["kogge"].about.with_data(Setup("kogge", 2), {"map": MAP})


def test_an_own_map_needs_cards_for_its_own_cities() -> None:
    assert refused(map=OWN).code == "deck_no_city"
    cards = (
        'name = "small"\ntrade_voyages = []\ndoublings = []\npirates = 20\nship_changes = 20\n'
        f"[goods]\nRiga = {[1] * 10}\nTurku = {[2] * 10}\n"
    )
    setup = SPEC.about.with_data(SETUP, {"map": OWN, "deck": cards})
    game = SPEC.play.new(setup, Dice(b"own"))
    assert game.rules.chart.cities == ("Wismar", "Riga", "Turku")
    again = SPEC.about.with_data(SETUP, dict(setup.data))
    assert again == setup, "what a setup carries can be put in again"


@pytest.mark.parametrize("name", SHIPPED["map"])
def test_ours_can_be_put_in_by_name(name: str) -> None:
    by_name = SPEC.about.with_data(SETUP, {"map": name, "deck": "sixty_cards"})
    by_text = SPEC.about.with_data(SETUP, {"map": read_data_file(name), "deck": DECK})
    reading = Setup("luebeck", 3, readings=(("map", name),))
    assert by_name == by_text
    assert SPEC.see.from_setup(by_name) == SPEC.see.from_setup(reading)
    game = SPEC.play.new(by_name, Dice(b"ours"))
    told = SPEC.see.from_setup(by_name)
    assert {name: SPEC.see.public(game)[name] for name in told} == told


def test_without_files_a_setup_is_as_it_was() -> None:
    assert SPEC.about.with_data(Setup("luebeck", 9), {}) == Setup("luebeck", 9)


def test_a_city_may_lie_on_the_edge_of_the_board() -> None:
    for x, y, right in (
        (BOARD_WIDTH, BOARD_HEIGHT, True),
        (-1, -1, True),
        (BOARD_WIDTH + 1, 5, False),
        (5, BOARD_HEIGHT + 1, False),
    ):
        drawn = read_map(OWN + f'cities = [{{name = "Riga", x = {x}, y = {y}}}]')
        assert [fault.code for fault in place_faults(drawn)] == ([] if right else ["map_place"])


def test_a_long_name_is_told_in_part() -> None:
    drawn = read_map(OWN + f'cities = [{{name = "{"R" * 50}", x = 2000, y = 5, sign = "RIGA"}}]')
    place, sign = (str(fault) for fault in place_faults(drawn))
    assert f"{'R' * 40} is off" in place
    assert f" {'R' * 40} is no" in sign


def test_a_citys_name_is_quoted_up_to_forty_characters() -> None:
    wrong = refused(map=MAP.replace('"Bergen"', f'"{"B" * 60}"'))
    assert wrong.about[0] == "B" * 40
    assert f"called {'B' * 40}: up to" in str(wrong)


def test_the_names_of_files_and_maps_are_quoted_up_to_forty_characters() -> None:
    name = "N" * 60
    assert f"no {name[:40]} to" in str(refused(**{name: ""}))
    spoilt = OWN.replace("Finland", "F" * 60) + 'cities = [{name = "Riga", x = 2000, y = 5}]'
    with pytest.raises(BadSetup) as found:
        SPEC.about.with_data(SETUP, {"map": spoilt})
    assert f"the map {'F' * 40}:" in str(found.value)


def test_only_goods_have_a_value() -> None:
    game = SPEC.play.new(SETUP, Dice(b"values"))
    assert isinstance(game, Luebeck)
    deck = game.rules.deck
    for sort, value in zip(deck.sorts, deck.values, strict=True):
        assert (value > 0) == (sort == GOODS)
