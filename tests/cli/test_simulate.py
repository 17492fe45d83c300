"""hanse simulate: what it prints, that it can be repeated, and that --check sees."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from hanse import __version__
from hanse.build import build_id
from hanse.cli import app
from hanse.core.game import Game
from hanse.core.questions.shapes import Choice
from hanse.core.types import Move, Pick, Seat
from hanse.games import GAMES
from hanse.laws.setups import together

KEYS = [
    "game", "seats", "variants", "bots", "games", "decisions", "decisions_per_second", "rounds",
    "ended_by", "errors", "dead_ends", "seconds",
]  # fmt: skip
TIMES = ("decisions_per_second", "seconds", "milliseconds")


def hanse(*words: str) -> Result:
    return CliRunner().invoke(app, words, env={"COLUMNS": "200", "TERM": "dumb"})


def facts(*words: str) -> dict[str, object]:
    """The one object that --json prints, without the times."""
    result = hanse("simulate", *words, "--json")
    assert result.exit_code == 0, result.output
    (line,) = result.stdout.splitlines()
    told: dict[str, object] = json.loads(line)
    assert list(told)[: len(KEYS)] == KEYS
    return {key: fact for key, fact in told.items() if key not in TIMES}


def test_version() -> None:
    assert hanse("--version").stdout == f"hanse {__version__} (build {build_id()})\n"


@pytest.mark.parametrize("game", GAMES)
def test_one_object_tells_all(game: str) -> None:
    told = facts(game, "--games", "3", "--bots", "dabbler", "--check")
    assert told["game"] == game
    assert told["seats"] == GAMES[game].about.usual_seats()
    assert told["games"] == 3
    assert told["errors"] == told["dead_ends"] == 0
    assert "kinds" not in told


def test_every_bot_has_its_share_and_its_time() -> None:
    result = hanse("simulate", "kogge", "--games", "4", "--bots", "builder,dabbler", "--json")
    told = json.loads(result.stdout)
    assert told["shares"].keys() == told["milliseconds"].keys() == {"builder", "dabbler"}
    assert sum(told["shares"].values()) == pytest.approx(1)
    assert told["shares"]["builder"] > told["shares"]["dabbler"]


def test_kinds_tells_of_every_kind() -> None:
    told = facts("kogge", "--games", "2", "--kinds")
    kinds = told["kinds"]
    assert isinstance(kinds, dict)
    assert len(kinds["moves"]) == len(GAMES["kogge"].about.moves)
    assert len(kinds["events"]) == len(GAMES["kogge"].about.events)
    assert sum(kinds["moves"].values()) == told["decisions"]
    assert kinds["events"]["last_round"] == 0


def test_a_list_of_bots_is_dealt_round_the_seats() -> None:
    told = facts("kogge", "--games", "1", "--seats", "3", "--bots", "builder,dabbler")
    assert told["bots"] == ["builder", "dabbler", "builder"]


def test_a_seed_gives_the_same_games_again() -> None:
    words = ("kogge", "--games", "6", "--bots", "builder", "--seats", "2", "--kinds")
    assert facts(*words, "--seed", "3") == facts(*words, "--seed", "3")
    assert facts(*words, "--seed", "3") != facts(*words, "--seed", "4")
    assert facts(*words, "--seed", "3") == facts(*words, "--seed", "3", "--check")


def test_the_number_of_jobs_makes_no_difference() -> None:
    words = ("kogge", "--games", "41", "--kinds", "--seed", "5")
    assert facts(*words) == facts(*words, "--jobs", "2")


def test_any_game_of_a_run_can_be_played_alone() -> None:
    words = ("kogge", "--seed", "9", "--bots", "builder")
    whole = facts(*words, "--games", "3")["decisions"]
    alone = [facts(*words, "--games", "1", "--first", str(n))["decisions"] for n in range(3)]
    assert isinstance(whole, int)
    assert whole == sum(n for n in alone if isinstance(n, int))


def test_editions_and_readings_are_played() -> None:
    words = ("kogge", "--games", "10", "--kinds")
    told = facts(*words, "--edition", "english", "--set", "two_lap_end=finish_round")
    kinds = told["kinds"]
    assert isinstance(kinds, dict)
    assert kinds["events"]["last_round"] == 10


def test_a_table_for_people() -> None:
    result = hanse("simulate", "kogge", "--games", "2", "--kinds")
    assert result.exit_code == 0
    for words in ("decisions per second", "ended by", "points 0, laps 2", "move_guild"):
        assert words in result.stdout
    (row,) = [line for line in result.stdout.splitlines() if "last_round" in line]
    assert "never" in row


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["chess"], "there is no game chess; there are: kogge"),
        (["kogge", "--bots", "oracle"], "there is no bot oracle; there are: dabbler, builder"),
        (["kogge", "--bots", ","], "0 bots for 4 seats"),
        (["kogge", "--bots", "builder,builder,builder", "--seats", "2"], "3 bots for 2 seats"),
        (["kogge", "--seats", "9"], "Kogge is for 2 to 4 seats"),
        (["kogge", "--edition", "frisian"], "there is no edition frisian"),
        (["kogge", "--set", "colour=red"], "there is no reading colour"),
        (["kogge", "--set", "two_lap_end=never"], "two_lap_end is one of immediate"),
        (["kogge", "--set", "two_lap_end"], "a reading is set by name=answer"),
        (
            ["kogge", "--set", "two_lap_end=immediate", "--set", "two_lap_end=finish_round"],
            "two_lap_end is set twice",
        ),
        (["kogge", "--variants", "kraken"], "there is no variant kraken"),
    ],
)
def test_what_cannot_be_played_is_said(words: list[str], message: str) -> None:
    result = hanse("simulate", *words)
    assert result.exit_code == 2
    assert message in result.output
    assert "Traceback" not in result.output


def refused(*words: str) -> tuple[dict[str, int], str]:
    """What a run with errors says: its facts, and what went wrong."""
    result = hanse("simulate", "kogge", "--seed", "2", "--json", *words)
    assert result.exit_code == 1
    (line,) = result.stdout.splitlines()
    return json.loads(line), result.stderr


def plant(monkeypatch: pytest.MonkeyPatch, mistake: "Mistake") -> None:
    """From the thirtieth move on something goes wrong."""
    play = Game.play

    def wrong(self: Game, seat: Seat, move: Move) -> None:
        play(self, seat, move)
        if self.ply >= 30 and not self.over:
            mistake(self)

    monkeypatch.setattr(Game, "play", wrong)


class Mistake:
    """Does something to a game that must not happen."""

    def __call__(self, game: Game) -> None:
        raise ArithmeticError("the clerk has miscounted")


class LostGood(Mistake):
    def __call__(self, game: Game) -> None:
        game.table.stock[0] -= 1  # type: ignore[attr-defined]


class Silence(Mistake):
    def __call__(self, game: Game) -> None:
        game.asking = {seat: Choice(Pick, "", ()) for seat in game.asking}


def test_check_sees_a_good_that_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, LostGood())
    told, problems = refused("--check", "--games", "2")
    assert told["errors"] == 2
    assert told["dead_ends"] == 0
    assert "pieces are not conserved: goods were" in problems
    assert "--seed 2 --first 1 --games 1" in problems


def test_check_sees_a_question_without_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, Silence())
    told, problems = refused("--check", "--games", "2")
    assert told["errors"] == told["dead_ends"] == 2
    assert "has no answer" in problems


def test_an_exception_is_one_error_of_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, Mistake())
    told, problems = refused("--games", "3")
    assert told["games"] == told["errors"] == 3
    assert "ArithmeticError: the clerk has miscounted (in __call__" in problems
    assert "in game 2 after 29 decisions" in problems


def test_a_bot_that_breaks_the_rules_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanse.bots.dabbler.Dabbler.answer", lambda *_: Pick(99))
    told, problems = refused("--games", "1")
    assert told["errors"] == 1
    assert "IllegalMove: seat 0 may not" in problems


def test_only_so_many_errors_are_described(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanse.bots.dabbler.Dabbler.answer", lambda *_: Pick(99))
    told, problems = refused("--games", "30")
    assert told["errors"] == 30
    assert "… and 10 more" in problems


def test_bots_play_with_variants_and_speak_out_of_turn() -> None:
    spec = GAMES["kogge"]
    every = ",".join(together(spec, [variant.name for variant in spec.about.variants]))
    told = facts("kogge", "--variants", every, "--bots", "builder", "--games", "6",
                 "--edition", "english", "--check", "--kinds")  # fmt: skip
    assert told["errors"] == 0
    kinds: Any = told["kinds"]
    for move in ("pay_tax", "keep_peace", "attack", "commit", "demand", "peek", "offer", "decline"):
        assert kinds["moves"][move], move
    for event in ("tax_paid", "confiscated", "fought", "yielded", "peeked", "offer_made"):
        assert kinds["events"][event], event
