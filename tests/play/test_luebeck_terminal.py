"""Lübeck's terminal: packets with letters, open cards, and answers that say what they do."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hanse.cli.play.seat_context import SeatContext
from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.games.luebeck import moves
from hanse.games.luebeck.maps.deck import DOUBLING, GOODS, PIRATES
from hanse.games.luebeck.words import card_name, card_names
from tests.play.tables import context_of
from tests.play.terminals import Terminal

SPEC = GAMES["luebeck"]
PEOPLE = ["--names", "Anna,Ben,Carl", "--bots", "none", "--language", "en", "--plain"]
PACKET = re.compile(r"^([A-G]): (.+)$", re.M)
ANNA, BIRGER = 0, 1


def packets(terminal: Terminal) -> dict[str, str]:
    return dict(PACKET.findall(terminal.heard))


def test_l_pick_01_packets_keep_their_letters_when_others_are_taken(tmp_path: Path) -> None:
    terminal = Terminal(["luebeck", "--seed", "packets", *PEOPLE], tmp_path)
    terminal.read()
    terminal.type("")
    first = packets(terminal)
    assert list(first) == ["A", "B", "C", "D", "E"]
    terminal.type("b")
    terminal.type("")
    assert packets(terminal) == {key: cards for key, cards in first.items() if key != "B"}
    terminal.type("packet d")
    terminal.type("")
    assert packets(terminal) == {key: cards for key, cards in first.items() if key not in "BD"}
    terminal.type("quit")
    assert terminal.close() == 0
    (file,) = tmp_path.glob("*.hanse")
    written = [line.rpartition(" packet ")[2] for line in file.read_text("utf-8").splitlines()]
    assert [entry.split()[0] for entry in written if entry[:1] in "23" and entry][:2] == ["2", "3"]


def acting(seats: int = 3) -> Any:
    """Anna's first action, with nothing at sea."""
    game = SPEC.play.new(Setup("luebeck", seats), Dice(b"answers"))
    while not isinstance(game.asking.get(ANNA), type(None)) or game.asking:
        seat, question = next(iter(game.asking.items()))
        if getattr(question, "name", "") == "acting":
            break
        wanted = moves.NameFirst(ANNA)
        game.play(seat, wanted if question.allows(wanted) else next(question.moves()))
    assert list(game.asking) == [ANNA]
    return game


def kind(game: Any, sort: int, city: str = "", value: int = 0) -> int:
    deck, chart = game.rules.deck, game.rules.chart
    found: int = deck.kind(sort, chart.number(city) if city else -1, value)
    return found


def seat_context(game: Any) -> SeatContext:
    return context_of(SPEC, SPEC.see.view(game, ANNA), ANNA, "en")


def put(game: Any, cog: int, city: str, *crew: int) -> None:
    """A cog with figures of these seats in a city."""
    table = game.table
    table.places[cog] = game.rules.chart.number(city)
    for seat in crew:
        table.crews[cog * table.seats + seat] += 1
        table.reserve[seat] -= 1


def some_value(game: Any, city: str) -> int:
    deck = game.rules.deck
    number = game.rules.chart.number(city)
    kinds = zip(deck.sorts, deck.cities, deck.values, strict=True)
    return next(int(value) for sort, at, value in kinds if sort == GOODS and at == number)


def test_a_voyage_says_whether_the_cog_is_fresh_or_shared() -> None:
    game = acting()
    put(game, 0, "Lübeck", BIRGER)
    table = seat_context(game)
    assert "with Birger" in table.answer(moves.StartVoyage(0))
    fresh = table.answer(moves.StartVoyage(1))
    assert "fresh" in fresh
    assert "with" not in fresh.replace("with nobody", "")


def test_a_goods_card_says_whether_it_sails_the_cog_and_what_it_brings() -> None:
    game = acting()
    put(game, 0, "Danzig", ANNA, BIRGER)
    value = some_value(game, "Riga")
    there = some_value(game, "Danzig")
    table = seat_context(game)
    sails = table.answer(moves.PlayGoods(0, kind(game, GOODS, "Riga", value)))
    assert sails.endswith(f": Danzig → Riga, {value} points, Birger comes along")
    stays = table.answer(moves.PlayGoods(0, kind(game, GOODS, "Danzig", there)))
    assert "→" not in stays
    assert "stays in Danzig" in stays


def test_a_doubled_card_says_so() -> None:
    game = acting()
    put(game, 0, "Danzig", ANNA)
    value = some_value(game, "Danzig")
    deck = game.rules.deck
    doubling = deck.sorts.index(DOUBLING)
    city = game.rules.chart.cities[deck.cities[doubling]]
    value = some_value(game, city)
    put(game, 1, city, ANNA)
    game.table.doublings[ANNA] = (doubling,)
    told = seat_context(game).answer(moves.PlayGoods(1, kind(game, GOODS, city, value)))
    assert f"{2 * value} points, doubled" in told


def test_pirates_say_whom_they_hit_and_are_confirmed_on_ones_own_cog() -> None:
    game = acting()
    put(game, 0, "Riga", ANNA, BIRGER)
    put(game, 1, "Visby", BIRGER)
    game.table.hands[ANNA] = (kind(game, PIRATES),)
    table = seat_context(game)
    assert "Riga" in table.answer(moves.SendPirates(0))
    assert table.answer(moves.SendPirates(0)).endswith("sent home: you with Birger")
    assert table.answer(moves.SendPirates(1)).endswith("sent home: Birger")
    assert table.drawing.warning(moves.SendPirates(0))
    assert not table.drawing.warning(moves.SendPirates(1))


def test_a_discard_says_what_it_costs() -> None:
    game = acting()
    card = kind(game, GOODS, "Riga", some_value(game, "Riga"))
    cost = game.rules.deck.costs[card]
    assert f"costs {cost} point" in seat_context(game).answer(moves.Discard(card))


def test_a_ship_change_says_where_and_with_whom() -> None:
    game = acting()
    put(game, 0, "Riga", ANNA)
    put(game, 1, "Visby", BIRGER)
    told = seat_context(game).answer(moves.ChangeShip(1, 0))
    assert "Riga" in told
    assert "Visby" in told
    assert "with Birger" in told


def test_open_cards_and_the_compass_are_told(tmp_path: Path) -> None:
    game = acting()
    card = kind(game, GOODS, "Riga", some_value(game, "Riga"))
    game.table.discards[card] += 1
    table = seat_context(game)
    told = "\n".join(table.drawing.tell("terminal-topic-cards", ""))
    assert card_name(table.story.phrases, card) in told.partition("discard")[2]
    for seat in (BIRGER, 2):
        known = game.table.known[seat]
        assert card_names(table.story.phrases, known) in told
    players = "\n".join(table.drawing.tell("terminal-topic-players", ""))
    assert players.count("compass") == 1
    drawn = [row.plain for row in table.drawing.board(80)]
    assert sum("compass" in row for row in drawn) == 1


def headlines() -> Iterator[str]:
    for number in range(6):
        game = SPEC.play.new(Setup("luebeck", 3), Dice(bytes([number])))
        dice = Dice(bytes([number]))
        while not game.over:
            seat, question = next(iter(game.asking.items()))
            game.play(seat, question.sample(dice.below))
            yield context_of(SPEC, SPEC.see.view(game, ANNA), ANNA, "en").drawing.headline()


def test_l_g_12_there_is_never_a_third_run_of_two() -> None:
    runs = {found[0] for line in headlines() if (found := re.findall(r"run (\d) of 2", line))}
    assert runs == {"1", "2"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_answer_of_a_game_says_what_the_browser_says(language: str) -> None:
    """The browser says what the view holds, by the sentences of tests/words/golden.json."""
    game = SPEC.play.new(Setup("luebeck", 4), Dice(b"words"))
    dice = Dice(b"words")
    said = set()
    while not game.over:
        seat, question = next(iter(game.asking.items()))
        sent = SPEC.see.read_view(encode(SPEC.see.view(game, seat)))
        context = context_of(SPEC, sent, seat, language)
        assert [one.move for one in sent.answers.all] == list(question.moves())
        for one in sent.answers.all:
            line = context.answer(one.move)
            assert line.endswith(": " + context.story.preview_line(one.would))
            assert "{" not in line
            assert "terminal-" not in line
            said.add(type(one.move))
        game.play(seat, question.sample(dice.below))
    assert said >= {moves.TakePacket, moves.StartVoyage, moves.PlayGoods, moves.Pass}
