"""The arena: the same games for any number of processes, resumed where they stopped."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hanse.bots.bot import Bot
from hanse.bots.context import BotContext
from hanse.bots.fingerprint import fingerprint
from hanse.bots.registry import BOTS
from hanse.cli import app
from hanse.core.errors import BotStopped
from hanse.core.setup import BadSetup, Setup
from hanse.core.types import Move
from hanse.lab.arena_game import ArenaGame, play_draw
from hanse.lab.arena_plan import ArenaPlan, plan_one_against
from hanse.lab.arena_report import ArenaReport
from hanse.lab.arena_run import UnusableFolder, run_draws

SETUP = Setup("kogge", 3)


def plan(games: int = 9) -> ArenaPlan:
    return plan_one_against(SETUP, "builder", ["dabbler"], games)


def kept(folder: Path, jobs: int, games: int = 9) -> bytes:
    for _ in run_draws(plan(games), jobs, folder):
        pass
    return (folder / "rows.jsonl").read_bytes()


def test_every_fourth_draw_is_timed() -> None:
    """The first draw is, so that even the shortest run has times."""
    timed = [
        all(all(times.answers) and all(times.turns) for _, times in played)
        for played in run_draws(plan(5 * SETUP.seats))
    ]
    assert timed == [True, False, False, False, True]


def arena(*words: str) -> dict[str, object]:
    result = CliRunner().invoke(app, ["arena", *words, "--json"])
    assert result.exit_code == 0, result.output
    told: dict[str, object] = json.loads(result.stdout)
    return told


def test_rows_are_the_same_bytes_for_any_number_of_processes(tmp_path: Path) -> None:
    assert kept(tmp_path / "one", 1) == kept(tmp_path / "two", 2)


def test_a_run_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    whole = kept(tmp_path / "whole", 1)
    kept(tmp_path / "cut", 1, games=6)
    rows = tmp_path / "cut/rows.jsonl"
    rows.write_bytes(rows.read_bytes()[:-40])
    assert kept(tmp_path / "cut", 1) == whole


def test_kept_games_are_not_mixed_with_those_of_another_plan(tmp_path: Path) -> None:
    kept(tmp_path, 1, games=3)
    with pytest.raises(UnusableFolder, match=r"another bots, hashes$"):
        list(run_draws(plan_one_against(SETUP, "dabbler", ["builder"], 3), 1, tmp_path))
    with pytest.raises(UnusableFolder, match=r"another seed$"):
        list(run_draws(plan_one_against(SETUP, "builder", ["dabbler"], 3, 7), 1, tmp_path))


@pytest.mark.parametrize("name", ["plan.json", "rows.jsonl"])
def test_a_damaged_file_is_named(name: str, tmp_path: Path) -> None:
    kept(tmp_path, 1, games=3)
    (tmp_path / name).write_bytes(b"damaged\n" * 3)
    with pytest.raises(UnusableFolder, match=f"{name} cannot be read"):
        kept(tmp_path, 1)


def test_every_draw_is_played_at_each_seat() -> None:
    """The board is the same; only the bots have moved on."""
    boards = [ArenaGame(plan(), 4, shift).table.game.events for shift in range(3)]
    assert boards[0] == boards[1] == boards[2]
    seats = [plan().bots_by_seat(shift).index(0) for shift in range(3)]
    assert seats == [0, 1, 2]


def test_a_report_says_shares_times_moves_and_endings() -> None:
    told = arena("--bots", "builder", "--against", "dabbler", "--seats", "2", "--games", "10")
    assert told["games"] == 10
    assert isinstance(told["share"], float)
    assert told["share"] > 0.7
    ends = told["interval"]
    assert isinstance(ends, list)
    assert ends[0] < told["share"] <= ends[1]
    assert set(told["ended_by"]) == {"points", "laps"}  # type: ignore[call-overload]
    assert told["ms_p95"] <= told["turn_ms_p95"]  # type: ignore[operator]
    assert told["moves"]["bid"] > 3  # type: ignore[index]
    assert told["hashes"]["builder"] == fingerprint(BOTS["builder"].make)  # type: ignore[index]


def test_shares_of_all_bots_make_one_game() -> None:
    report = ArenaReport(plan())
    played = play_draw(plan(), 0)
    assert report.add(played) == sum(row.wins[0] for row, _ in played) / 3
    assert all(sum(row.wins) == pytest.approx(1) for row in report.rows)


def test_mixed_tables_are_rated() -> None:
    told = arena("--bots", "builder,dabbler", "--seats", "2", "--games", "12")
    ratings = told["ratings"]
    assert ratings["builder"][1] > ratings["dabbler"][2]  # type: ignore[index]


def test_five_seats_bring_their_variants_and_the_report_names_them() -> None:
    brought = ["five_players", "bornholm"]
    told = arena("--bots", "builder,dabbler", "--seats", "5", "--games", "1")
    assert (told["seats"], told["variants"]) == (5, brought)
    words = ("--bots", "builder", "--against", "dabbler", "--seats", "5", "--games", "1")
    assert arena(*words)["variants"] == brought


def test_a_test_ends_a_clear_run_early() -> None:
    words = ("--bots", "builder", "--against", "dabbler", "--seats", "2", "--games", "400")
    assert arena(*words, "--test", "0.3:0.5")["games"] < 100  # type: ignore[operator]


def test_a_fingerprint_is_of_what_a_bot_needs() -> None:
    hashes = {fingerprint(BOTS[name].make) for name in BOTS}
    assert len(hashes) == len(BOTS)


def test_an_arena_needs_rivals() -> None:
    with pytest.raises(BadSetup):
        plan_one_against(Setup("kogge", 1, variants=("solo",)), "builder", ["dabbler"], 3)


WRONG = [
    (["--bots", "builder", "--against", "dabbler", "--test", "abc"], "two shares"),
    (["--bots", "builder", "--against", "dabbler", "--test", "0.1"], "two shares"),
    (["--bots", "builder", "--against", "dabbler", "--test", "0.3:0.25"], "must be less"),
    (["--bots", "builder", "--against", "dabbler", "--test", "25:30"], "between 0 and 1"),
    (["--bots", "builder,dabbler", "--test", "0.1:0.9"], "--against"),
    (["--bots", "builder,builder"], "--against"),
    (["--bots", "", "--game", "kogge"], "name a bot"),
    (["--bots", "builder", "--against", "dabbler", "--keep", "/dev/null/here"], "/dev/null/here"),
    (["--bots", "builder", "--against", "dabbler,merchant"], "2 opponents, and 1 seats"),
]


@pytest.mark.parametrize(("words", "told"), WRONG)
def test_what_cannot_be_measured_is_refused_in_a_sentence(words: list[str], told: str) -> None:
    result = CliRunner().invoke(app, ["arena", *words, "--seats", "2", "--games", "2"])
    assert result.exit_code == 2, result.output
    assert told in " ".join(result.output.replace("│", " ").split())


def test_a_test_says_what_it_decided() -> None:
    words = ("--bots", "builder", "--against", "dabbler", "--seats", "2")
    assert arena(*words, "--games", "60", "--test", "0.1:0.6")["test"] == "passed"
    assert arena(*words, "--games", "2", "--test", "0.1:0.6")["test"] == "open"
    assert "test" not in arena(*words, "--games", "2")


class Talkative(Bot):
    """Says what it wants instead of doing it."""

    def answer(self, context: BotContext) -> Move:
        return "bid 99"  # type: ignore[return-value]


class Printing(Bot):
    """Prints, and then wants to end the program."""

    def answer(self, context: BotContext) -> Move:
        print("bid 99")
        sys.exit(0)


def test_a_bot_that_fails_is_named_with_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    game = ArenaGame(plan(), 4, 0)
    game.table.bots = [Printing()] * 3
    first = r"(builder|dabbler) failed in draw 4 of seed 1: SystemExit: 0$"
    with pytest.raises(BotStopped, match=first):
        game.play()
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", "bid 99\n")


def test_an_answer_that_is_no_move_is_told_with_its_bot() -> None:
    table = ArenaGame(plan(), 0, 0).table
    table.bots = [Talkative()] * 3
    with pytest.raises(TypeError, match=r"^Talkative answers 'bid 99', which is no move$"):
        table.step()
