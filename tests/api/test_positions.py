"""Games as values: equal, with a fingerprint, copied, pickled and begun from a position."""

import copy
import os
import pickle
import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import count
from multiprocessing import get_context

import pytest

import hanse
from hanse.core import pickle_format
from hanse.games import GAMES
from tests.api.random_games import Table, random_game, steps_of, tables

NAMES = hanse.game_names()
TABLES = tables()
POSITIONS = int(os.environ.get("HANSE_POSITIONS", "12"))
"""How many of each table are tried."""
MOST_OF_A_GAME = 40


def some_positions(table: Table) -> list[hanse.Game]:
    """Games of a table at some of their plies, from as many games as it takes."""
    chance = random.Random(f"{table} positions")
    found: list[hanse.Game] = []
    for seed in count():
        game = hanse.Game(table[0], seed=seed, variants=table[1])
        whole = [one.copy() for one in steps_of(game, chance, 120)]
        step = max(1, len(whole) // min(POSITIONS, MOST_OF_A_GAME))
        found += whole[::-step]
        if len(found) >= POSITIONS:
            return found[:POSITIONS]
    raise AssertionError("there is always another game")


def is_same(one: hanse.Game, other: hanse.Game) -> bool:
    """Equal now, with the same record, and after the same move."""
    if (one, one.record, one.to_move) != (other, other.record, other.to_move):
        return False
    if one.is_over:
        return one.outcome == other.outcome
    move = one.legal_moves[0]
    return one.copy().play(move) == other.copy().play(move)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_games_are_pickled_and_copied(table: Table) -> None:
    for game in some_positions(table):
        for twin in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game), copy.copy(game)):
            assert type(twin) is hanse.Game
            assert is_same(game, twin)
            assert twin.fingerprint() == game.fingerprint()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_views_and_records_are_pickled_and_copied(table: Table) -> None:
    for game in some_positions(table)[::3]:
        for thing in (game.record, game.view(), game.view(game.seats - 1)):
            assert pickle.loads(pickle.dumps(thing)) == thing == copy.deepcopy(thing)
            assert hash(pickle.loads(pickle.dumps(thing))) == hash(thing)
        step = game.record[-1]
        assert pickle.loads(pickle.dumps(step)).game == step.game == game


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_begins_from_its_position(table: Table) -> None:
    for game in some_positions(table)[::3]:
        begun = hanse.Game.from_position(game.position, seed=1, names=["Ada"])
        assert begun == game
        assert begun.view(0) == game.view(0)
        again = hanse.load(str(begun.record))
        assert again == begun
        if not game.is_over:
            move = begun.legal_moves[0]
            assert (begun.play(move), begun) == (again.play(move), again)
            assert hanse.load(str(begun.record)) == begun


@pytest.mark.parametrize("name", NAMES)
def test_games_are_equal_by_position(name: str) -> None:
    game = random_game(name, (), 3, 20)
    twin = game.copy()
    assert game == twin
    seat = game.to_move[0]
    twin.play(game.legal_moves[0])
    assert game != twin
    assert game.fingerprint() != twin.fingerprint()
    twin.undo()
    assert game == twin
    assert game.view(seat) == twin.view(seat)
    assert game.view(seat) != game.view()
    assert game != game.record
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


@pytest.mark.parametrize("name", NAMES)
def test_an_imagined_game_is_pickled_too(name: str) -> None:
    imagined = random_game(name, (), 4, 15).view(0).imagine(seed=2)
    imagined.play(imagined.legal_moves[0])
    twin = pickle.loads(pickle.dumps(imagined))
    while not imagined.is_over and len(imagined.record) < 40:
        move = imagined.legal_moves[0]
        assert imagined.play(move) == twin.play(move)
    assert imagined == twin


def test_a_bot_answers_a_pickled_game_as_it_does_the_first() -> None:
    game = random_game("kogge", (), 5, 20)
    twin = pickle.loads(pickle.dumps(game))
    assert game.ask("builder") == twin.ask("builder")


def test_a_pickle_of_another_format_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = random_game("kogge", (), 6, 5)
    pickles = [pickle.dumps(one) for one in (game, game.view(0), game.record, game.record[0])]
    # The modules that pickle have their own name for the number.
    monkeypatch.setattr(pickle_format, "FORMAT", 2)
    for one in pickles:
        with pytest.raises(hanse.BadPickle, match="pickled in format 1, and this version reads 2"):
            pickle.loads(one)


@pytest.mark.parametrize("what", ["game", "view"])
def test_a_pickle_of_an_unknown_game_is_refused(what: str) -> None:
    game = random_game("kogge", (), 6, 5)
    pickled = pickle.dumps(game if what == "game" else game.view(0), protocol=5)
    assert b"\x8c\x05kogge" in pickled
    with pytest.raises(hanse.BadPickle, match="there is no game nogge"):
        pickle.loads(pickled.replace(b"\x8c\x05kogge", b"\x8c\x05nogge"))


def test_a_pickle_under_later_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = random_game("kogge", (), 6, 5)
    about = game.spec.about
    # Later rules, for as long as the pickles are made.
    monkeypatch.setitem(GAMES, "kogge", replace(game.spec, about=replace(about, revision=9)))
    later = hanse.Game("kogge", 3, seed=1)
    pickles = [pickle.dumps(one) for one in (later, later.view(0), later.record)]
    monkeypatch.undo()
    for one in pickles:
        with pytest.raises(hanse.BadPickle, match="under revision 9 of the rules of kogge, and"):
            pickle.loads(one)


def test_a_damaged_pickle_is_refused() -> None:
    game = random_game("kogge", (), 6, 5)
    for thing, part in ((game, b'"question"'), (game.view(0), b'"cargo"')):
        with pytest.raises(hanse.BadPickle, match="is of another version: "):
            pickle.loads(pickle.dumps(thing).replace(part, part.replace(b"c", b"x").upper()))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the position names no setup"),
        ("setup.game: 5", "the position names no setup"),
        ('setup.game: "kogge"\nsetup.seats: 3\n\nnonsense', "line 4: "),
        ('setup.game: "kogge"\nsetup.seats: 3', "not possible: Object missing required field"),
    ],
)
def test_a_bad_position_is_refused(text: str, said: str) -> None:
    with pytest.raises(hanse.BadRecord, match=said):
        hanse.Game.from_position(text)


def test_a_position_with_other_pieces_is_refused() -> None:
    lines = hanse.Game("kogge", 3, seed=1).position.splitlines()
    fewer = [line if not line.startswith("table.stock") else "table.stock: 1o" for line in lines]
    with pytest.raises(hanse.BadRecord, match="not possible: pieces are lost or made"):
        hanse.Game.from_position("\n".join(fewer))


@pytest.mark.parametrize("name", NAMES)
def test_points_and_standings_are_known_during_play(name: str) -> None:
    game = hanse.Game(name, seed=7)
    while not game.is_over:
        if game.points:
            assert len(game.points) == len(game.standings) == game.seats
            best = game.standings[0]
            assert best.place == 1
            assert best.points == max(game.points) == game.points[best.seat]
        before = game.points
        game.play(game.ask("dabbler").move)
    assert before or name not in ("kogge", "luebeck")
    outcome = game.outcome
    assert outcome is not None
    assert game.points == outcome.points
    assert {one.seat for one in game.standings if one.place == 1} == {*outcome.winners}


def after_a_move(game: hanse.Game) -> hanse.Game:
    game.play(game.legal_moves[0])
    return game


def test_a_process_pool_works_on_games() -> None:
    games = [random_game(name, (), seed, 10) for name in NAMES for seed in range(3)]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        played = list(pool.map(after_a_move, games))
    assert played == [after_a_move(game) for game in games]
