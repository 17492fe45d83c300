"""Pictures of boards: on an own map, cities have its names, and the places that the client has."""

import random
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

import hanse
from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.games import GAMES
from hanse.pictures.luebeck.layout import layout_of
from hanse.pictures.luebeck.parts import parts
from tests.referee.luebeck_own import any_map, own_data

SPEC = GAMES["luebeck"]


def at_own_map(number: int) -> hanse.GameState:
    setup = Setup("luebeck", 3, data=own_data(random.Random(number)))
    return hanse.GameState(SPEC, SPEC.play.new(setup, Dice(b"own map")))


@pytest.mark.parametrize("number", range(3))
def test_cities_of_an_own_map_have_their_own_names(number: int) -> None:
    every = ElementTree.fromstring(hanse.svg.board(at_own_map(number))).iter()
    words = ["".join(one.itertext()) for one in every if one.tag.endswith("}text")]
    _, cities = any_map(random.Random(number))
    assert set(cities) <= set(words)
    assert not {"Lübeck", "Stettin", "Danzig"} & set(words)


@pytest.mark.parametrize("number", range(3))
def test_arrows_of_an_own_map_go_by_its_names(number: int) -> None:
    game = at_own_map(number)
    _, cities = any_map(random.Random(number))
    assert hanse.svg.board(game, arrows=[(cities[1], cities[0])]) != hanse.svg.board(game)
    with pytest.raises(ValueError, match="there is no place Lübeck"):
        hanse.svg.board(game, arrows=[("Lübeck", cities[0])])


def test_cities_of_the_book_keep_their_places_on_an_own_map() -> None:
    """An own map with the shipped cities and other lines has the plates of the shipped map."""
    shipped = parts().maps[0]
    chart = SPEC.see.view(SPEC.play.new(Setup("luebeck", 3), Dice(b"")), -1).chart
    assert layout_of(chart) is shipped
    fewer = layout_of(replace(chart, lines=chart.lines[1:]))
    assert fewer is not shipped
    for own, known in zip(fewer.plates, shipped.plates, strict=True):
        assert own == pytest.approx(known, abs=0.06)
