"""Maps and decks as files: ours are sound, and what is wrong with another is told."""

import json
import random
import tomllib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from hanse.core.dice import Dice
from hanse.core.records import record
from hanse.core.setup import BadSetup, Setup
from hanse.games import GAMES
from hanse.games.luebeck.box import read_data_file
from hanse.games.luebeck.maps.chart import Map, chart_of
from hanse.games.luebeck.maps.deck import DOUBLING, GOODS, PIRATES, SHIP_CHANGE, TRADE_VOYAGE, Cards
from hanse.games.luebeck.maps.files import deck_from, map_from
from hanse.games.luebeck.readings import MAPS, complete, rules_of
from hanse.laws.positions import Explorer, any_dice

SPEC = GAMES["luebeck"]
BOOK = {
    ("Stettin", "Danzig"),
    ("Danzig", "Riga"),
    ("Visby", "Helsingborg"),
    ("Helsingborg", "Bergen"),
    ("Helsingborg", "Hamburg"),
}
"""The lines that the rule book states."""


def our_map(name: str = "two_arms") -> Map:
    return msgspec.convert(tomllib.loads(read_data_file(name)), Map)


@pytest.mark.parametrize("name", MAPS)
def test_our_maps_hold_what_the_book_states_and_say_what_it_does_not(name: str) -> None:
    drawn = our_map(name)
    stated = {(line.start, line.end) for line in drawn.lines if line.basis == "book"}
    assert stated == BOOK
    assert {line.basis for line in drawn.lines} == {"book", "review", "inferred"}
    assert drawn.status == "reconstruction"
    assert set(drawn.ends) == {"Reval", "London", "Brügge"}
    assert len(chart_of(drawn).cities) == 11


def test_the_trunk_differs_by_one_line() -> None:
    two_arms, trunk = ({(a.start, a.end) for a in our_map(name).lines} for name in MAPS)
    assert two_arms ^ trunk == {("Lübeck", "Visby"), ("Riga", "Visby")}


def test_our_deck_is_forty_goods_and_twenty_specials() -> None:
    deck = rules_of(Setup("luebeck", 3)).deck
    by_sort = [0] * 5
    for sort, count in zip(deck.sorts, deck.counts, strict=True):
        by_sort[sort] += count
    assert [by_sort[s] for s in (GOODS, TRADE_VOYAGE, DOUBLING, PIRATES, SHIP_CHANGE)] == [
        40, 5, 5, 5, 5,
    ]  # fmt: skip
    chart = rules_of(Setup("luebeck", 3)).chart
    for city in ("Riga", "Helsingborg"):
        assert deck.counts[deck.kind(GOODS, chart.number(city), 3)] == 2


type Spoil = Callable[[dict[str, Any]], object]


def line(start: str, end: str) -> dict[str, str]:
    return {"from": start, "to": end}


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda m: m["lines"].append(line("Reval", "Riga")), "Reval is called an end, and a line"),
        (lambda m: m["lines"].append(line("Riga", "Stettin")), "circle: Stettin, Danzig, Riga, S"),
        (lambda m: m["lines"].append(line("Riga", "Lübeck")), "circle: Lübeck, Stettin, Danzig, "),
        (lambda m: m["lines"].append(line("Bergen", "Brüge")), "no line leaves Brüge, and it is"),
        (lambda m: m["lines"].append(line("Nowgorod", "Reval")), "Nowgorod cannot be reached"),
        (lambda m: m["ends"].append("Nowgorod"), "Nowgorod is called an end, and no line leads"),
        (lambda m: m.update(start="Wismar"), "no line leaves Wismar"),
        (lambda m: m["lines"].append(line("Lübeck", "Stettin")), "is drawn 2 times"),
        (lambda m: m.pop("ends"), "the map cannot be read: .*ends"),
        (lambda m: m.update(end="Reval"), "the map cannot be read: .*end"),
        (lambda m: m.update(lines="none"), "the map cannot be read: .*lines"),
    ],
)
def test_a_map_with_a_mistake_is_refused(spoil: Spoil, words: str) -> None:
    drawn = tomllib.loads(read_data_file("two_arms"))
    spoil(drawn)
    with pytest.raises(BadSetup, match=words):
        map_from(toml(drawn))


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda d: d["goods"].update(Stetin=d["goods"].pop("Stettin")), "has no city Stetin"),
        (lambda d: d["doublings"].append("Wismar"), "has no city Wismar"),
        (lambda d: d.update(pirates=6), "40 goods cards and 21 special ones are not 60"),
        (lambda d: d["goods"]["Riga"].pop(), "39 goods cards and 20 special ones are not 60"),
        (lambda d: d["goods"].update(Riga=[0, 3, 4, 5]), "for Riga is worth 0"),
        (lambda d: d.update(pirates=-5, ship_changes=15), "fewer than no cards"),
        (lambda d: d.update(pirates="many"), "the deck cannot be read: .*pirates"),
    ],
)
def test_a_deck_with_a_mistake_is_refused(spoil: Spoil, words: str) -> None:
    cards = tomllib.loads(read_data_file("deck"))
    spoil(cards)
    with pytest.raises(BadSetup, match=words):
        SPEC.play.new(Setup("luebeck", 3, data=(("deck", deck_from(toml(cards))),)), Dice(b"deck"))


def toml(data: dict[str, Any]) -> str:
    """These data as somebody's file."""
    return "\n".join(f"{name} = {inline(value)}" for name, value in data.items())


def inline(value: Any) -> str:
    if isinstance(value, dict):
        inner = (
            f"{json.dumps(name, ensure_ascii=False)} = {inline(part)}"
            for name, part in value.items()
        )
        return f"{{{', '.join(inner)}}}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(inline, value))}]"
    return json.dumps(value, ensure_ascii=False)


def test_no_toml_at_all_is_told() -> None:
    with pytest.raises(BadSetup, match="the map cannot be read"):
        map_from("lines: all of them")
    with pytest.raises(BadSetup, match="the deck cannot be read"):
        SPEC.play.new(Setup("luebeck", 3, data=(("deck", "1 = [2"),)), Dice(b""))


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        (Setup("luebeck", 3, data=(("dice", ""),)), "no dice to be given"),
        (Setup("luebeck", 3, readings=(("map", "round"),)), "two_arms, trunk, not round"),
        (Setup("luebeck", 3, readings=(("deck", "big"),)), "no reading deck"),
        (Setup("luebeck", 3, edition="french"), "no edition french"),
        (Setup("luebeck", 3, variants=("storm",)), "no variant storm"),
    ],
)
def test_a_setup_that_cannot_be_played_is_refused(setup: Setup, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        SPEC.play.new(setup, Dice(b""))


def own_data() -> dict[str, str]:
    """A short map with two ends, and a deck for it, as an owner might write them."""
    drawn = Map("short", "Lübeck", ("Wismar", "Lund"), ())
    lines = [line("Lübeck", "Wismar"), line("Lübeck", "Malmö"), line("Malmö", "Lund")]
    cards = Cards("short", {"Wismar": (2,) * 20, "Malmö": (1,) * 20}, ("Malmö",), ("Lund",), 9, 9)
    return {
        "map": SPEC.about.data["map"](toml({**msgspec.to_builtins(drawn), "lines": lines})),
        "deck": SPEC.about.data["deck"](toml(msgspec.to_builtins(cards))),
    }


def test_an_owners_own_map_and_deck_are_played_and_stay_in_the_record() -> None:
    chance = random.Random(1)
    setup = Setup("luebeck", 4, data=tuple(own_data().items()))
    game = SPEC.play.new(setup, any_dice(chance))
    written = record.begin(game, SPEC)
    explorer = Explorer(chance)
    while not game.over:
        seat, move = explorer.move(game)
        record.enter(written, game, seat, move, msgspec.json.encode(move))
    assert dict(written.setup.data) == own_data()
    read = msgspec.json.decode(msgspec.json.encode(written), type=record.Record)
    *_, again = record.replay(read, SPEC)
    assert SPEC.text.position(again) == SPEC.text.position(game)


@pytest.mark.parametrize("name", MAPS)
def test_our_own_map_and_deck_are_in_the_record_too(name: str) -> None:
    game = SPEC.play.new(Setup("luebeck", 3, readings=(("map", name),)), Dice(b"record"))
    data = dict(record.begin(game, SPEC).setup.data)
    assert set(data) == {"map", "deck"} == set(SPEC.about.data)
    assert data["map"] == map_from(read_data_file(name))
    assert complete(game.setup) == game.setup
