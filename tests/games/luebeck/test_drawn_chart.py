"""How a map reaches a screen: every city with a place, a colour and a sign, no file to be read."""

import random
from itertools import combinations

import pytest

from hanse.core.dice import Dice
from hanse.core.setup import BadSetup, Setup
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.games.luebeck.box import read_data_file
from hanse.games.luebeck.maps.chart import Line, Map, chart_of
from hanse.games.luebeck.maps.deck import Cards, deck_of
from hanse.games.luebeck.maps.drawn_chart import COLOURS, DrawnChart, drawn_chart, initial
from hanse.games.luebeck.maps.files import map_from, read_map, to_text
from hanse.games.luebeck.maps.layout import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    MIN_DISTANCE,
    column_places,
    distance,
    place_cities,
    push,
)
from hanse.games.luebeck.view.build import View

SPEC = GAMES["luebeck"]
SMALL = """
name = "small"
start = "Wismar"
ends = ["Turku", "Tartu"]
lines = [
  { from = "Wismar", to = "Riga", colour = "teal" },
  { from = "Riga", to = "Turku" },
  { from = "Riga", to = "Tartu" },
]
cities = [{ name = "Turku", x = 700, y = 80, colour = "red", sign = "X" }]
"""


def view_with(*data: tuple[str, str]) -> View:
    game = SPEC.play.new(Setup("luebeck", 3, data=tuple(sorted(data))), Dice(b"a map"))
    seen: View = SPEC.see.read_view(encode(SPEC.see.view(game)))
    return seen


def of(drawn: DrawnChart, city: str) -> tuple[tuple[int, int], str, str]:
    at = drawn.cities.index(city)
    return drawn.spots[at], drawn.colours[at], drawn.signs[at]


def test_the_books_cities_have_their_place_colour_and_arms() -> None:
    seen = view_with().chart
    assert of(seen, "Riga") == ((832, 255), "orange", "riga")
    assert of(seen, "Brügge") == ((234, 531), "black", "bruegge")
    assert len(set(seen.colours)) == len(set(seen.signs)) == len(set(seen.spots)) == 11


def drawn(own: Map) -> DrawnChart:
    """How a map is drawn that is played with pirates alone."""
    chart = chart_of(own)
    return drawn_chart(chart, deck_of(Cards("pirates", {}, (), (), 60, 0), chart))


def test_a_file_says_how_a_city_is_drawn() -> None:
    seen = drawn(read_map(SMALL))
    assert of(seen, "Turku") == ((700, 80), "red", "X")
    assert of(seen, "Riga") == ((832, 255), "teal", "riga"), "the line tells the colour"
    assert [line.colour for line in seen.lines] == ["teal", "red", of(seen, "Tartu")[1]]
    assert of(seen, "Wismar")[2] == "W"
    assert of(seen, "Tartu")[1] in COLOURS


@pytest.mark.parametrize("spot", [(0, 80), (700, 0)])
def test_a_city_on_the_edge_keeps_its_place(spot: tuple[int, int]) -> None:
    text = SMALL.replace("x = 700, y = 80", "x = {}, y = {}".format(*spot))
    assert of(drawn(read_map(text)), "Turku")[0] == spot


def test_signs_of_unknown_cities_differ() -> None:
    lines = tuple(Line("Wismar", end) for end in ("Turku", "Tartu", "Tallinn"))
    own = Map("t", "Wismar", ("Turku", "Tartu", "Tallinn"), lines)
    assert drawn(own).signs == ("W", "T", "Ta", "Tal")


def test_what_a_file_says_of_cities_is_written_again() -> None:
    text = map_from(SMALL)
    assert map_from(text) == text
    assert read_map(text) == read_map(SMALL)
    assert '"Åbo"' in map_from(SMALL.replace("Turku", "Åbo")), "readable, not escaped"
    assert "cities" not in to_text(read_map(read_data_file("two_arms"))), (
        "our maps are spelled as before"
    )


@pytest.mark.parametrize(
    ("spoil", "words"),
    [("Wisby", "Wisby is to be drawn, and no line"), ("Riga", "Riga is drawn 2 times")],
)
def test_a_city_that_cannot_be_drawn_is_refused(spoil: str, words: str) -> None:
    twice = f'cities = [{{ name = "{spoil}" }}, {{ name = "{spoil}" }}]'
    with pytest.raises(BadSetup, match=words):
        map_from(SMALL.replace("cities =", "#").rstrip() + "\n" + twice)


@pytest.mark.parametrize("seed", range(40))
def test_own_maps_are_laid_out_with_room_round_every_city(seed: int) -> None:
    """Any map of up to twenty cities: no two too near, all on the board, lines to the right."""
    chance = random.Random(seed)
    names = [f"City {at}" for at in range(chance.randint(2, 20))]
    ways = [(names[chance.randrange(max(0, at - 4), at)], names[at]) for at in range(1, len(names))]
    ends = tuple(name for name in names[1:] if name not in {start for start, _ in ways})
    seen = drawn(Map("own", names[0], ends, tuple(Line(start, end) for start, end in ways)))
    for one, other in combinations(seen.spots, 2):
        assert distance(one, other) > MIN_DISTANCE * 0.6
    assert all(0 < x < BOARD_WIDTH and 0 < y < BOARD_HEIGHT for x, y in seen.spots)


def test_cards_come_decoded_with_their_colours() -> None:
    seen = view_with()
    riga = [kind for kind in seen.deck.kinds if kind.city == seen.chart.cities.index("Riga")]
    assert {kind.colour for kind in riga} == {"orange"}
    assert {(kind.sort, kind.value, kind.cost, kind.count) for kind in riga} == {
        ("goods", 3, 3, 2), ("goods", 4, 4, 1), ("goods", 5, 5, 1),
        ("trade_voyage", 0, 1, 1), ("doubling", 0, 1, 1),
    }  # fmt: skip
    assert sum(kind.count for kind in seen.deck.kinds) == 60
    assert {kind.colour for kind in seen.deck.kinds if kind.city == -1} == {""}


def test_a_deck_may_tell_the_colour_of_its_cards() -> None:
    """L-GOOD-01: a card is played over the line of its own colour."""
    deck = read_data_file("deck") + '\n[colours]\n"{city}" = "gold"\n'
    seen = view_with(("deck", deck.format(city="Reval")))
    reval = seen.chart.cities.index("Reval")
    assert {kind.colour for kind in seen.deck.kinds if kind.city == reval} == {"gold"}
    assert {line.colour for line in seen.chart.lines if line.end == reval} == {"gold"}
    with pytest.raises(BadSetup, match="for Riga are gold, and the line from Danzig is orange"):
        view_with(("deck", deck.format(city="Riga")))


def test_an_initial_is_as_short_as_others_leave_it() -> None:
    taken = ["R", "Ri", "Rig"]
    assert [initial("Riga", taken[:many]) for many in range(4)] == ["R", "Ri", "Rig", "Rig"]


def test_only_what_is_too_near_is_moved() -> None:
    near, far = (300 + MIN_DISTANCE - 10, 300), (300 + MIN_DISTANCE, 300)
    for spot, moved in ((near, True), (far, False)):
        spots = [(300, 300), spot]
        push(spots, 1)
        assert (spots[1] != spot) == moved
        assert distance(*spots) >= MIN_DISTANCE


def test_a_city_makes_room_for_one_that_has_a_place() -> None:
    """The second city would lie where the map puts the third."""
    after = ((1,), (2,), ())
    given = column_places(after)[1]
    spots = place_cities(after, (None, None, given))
    assert spots[2] == given
    assert distance(spots[1], spots[2]) >= MIN_DISTANCE


def test_a_city_without_a_colour_gets_the_first_that_is_left() -> None:
    plain = SMALL.replace(', colour = "teal"', "")
    assert of(drawn(read_map(plain)), "Wismar")[1] == COLOURS[1]


def test_pirates_are_cards_without_a_city_or_colour() -> None:
    kinds = view_with().deck.kinds
    pirates = [kind for kind in kinds if kind.sort == "pirates"]
    assert [(kind.city, kind.colour) for kind in pirates] == [(-1, "")]
