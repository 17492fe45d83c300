"""hanse.arena: rows with intervals, the same for every executor, and games on request."""

import json
import sys
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import pytest
from typer.testing import CliRunner

import hanse
from hanse.cli import app
from tests.api.bots_to_measure import Failing, First, Printing


def rows(executor: Executor | None = None, *, keep_games: bool = False) -> list[hanse.ArenaRow]:
    return hanse.arena(
        "kogge", ["builder", First], against="dabbler", games=6, seats=3, seed=4,
        executor=executor, keep_games=keep_games,
    )  # fmt: skip


def test_rows_are_the_same_in_one_process_in_several_and_in_threads() -> None:
    alone = rows(keep_games=True)
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as processes:
        assert rows(processes, keep_games=True) == alone
    with ThreadPoolExecutor(3) as threads:
        assert rows(threads, keep_games=True) == alone


def test_a_row_has_a_share_with_its_interval() -> None:
    builder, first = rows()
    assert (builder.bot, builder.against, builder.games) == ("builder", ("dabbler",) * 2, 6)
    assert first.bot == "First"
    for row in (builder, first):
        assert 0 <= row.low <= row.share <= row.high <= 1
        assert row.share == pytest.approx(sum(one.wins[0] for one in row.results) / 6)
        assert row.points == pytest.approx(sum(one.points[0] for one in row.results) / 6)
        assert row.bot in str(row)
    assert builder.points > first.points
    assert builder.ms >= 0


def test_the_command_measures_the_same() -> None:
    words = ["--bots", "builder", "--against", "dabbler", "--seats", "3", "--games", "6"]
    done = CliRunner().invoke(app, ["arena", *words, "--seed", "4", "--json"])
    assert done.exit_code == 0, done.output
    facts = json.loads(done.stdout)
    builder = rows()[0]
    assert facts["share"] == round(builder.share, 4)
    assert facts["interval"] == [round(builder.low, 4), round(builder.high, 4)]
    assert facts["points"] == round(builder.points, 2)


def test_games_are_kept_on_request() -> None:
    assert list(rows()[0].load_games()) == []
    (row,) = hanse.arena("luebeck", "skipper", against=["dabbler"], games=3, keep_games=True)
    played = list(row.load_games())
    assert len(played) == len(row.results) == row.games
    for game, result in zip(played, row.results, strict=True):
        assert game.outcome is not None
        assert (game.outcome.by, game.outcome.rounds) == (result.by, result.rounds)
        assert sorted(game.outcome.points) == sorted(result.points)
        assert {step.seat for step in game.record} <= {*range(game.seats)}
        assert game.record.data.about.names[result.shift] == "skipper"


def test_progress_is_reported() -> None:
    seen: list[tuple[int, int]] = []

    def note(done: int, total: int) -> None:
        seen.append((done, total))

    hanse.arena("kogge", ["dabbler", "builder"], against="builder", games=5, seats=2, progress=note)
    assert seen == [(2, 12), (4, 12), (6, 12), (8, 12), (10, 12), (12, 12)]


def test_variants_are_played() -> None:
    (row,) = hanse.arena(
        "kogge", "dabbler", against="dabbler", games=2, seats=2, variants=["taxes"], keep_games=True
    )
    assert all("taxes" in game.setup.variants for game in row.load_games())


@pytest.mark.parametrize(
    ("bots", "against", "said"),
    [
        (["nobody"], "builder", "there is no bot nobody"),
        (["builder"], "nobody", "there is no bot nobody"),
        (["builder"], ["dabbler"] * 3, "3 opponents, and 2 seats"),
        (["pilot"], "builder", "pilot plays only luebeck"),
        ([], "builder", "name a bot"),
        (["builder"], [], "name a bot"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(
    bots: list[str], against: str | list[str], said: str
) -> None:
    with pytest.raises(hanse.BadSetup, match=said):
        hanse.arena("kogge", bots, against=against, games=3, seats=3)


def test_two_bots_of_one_name_are_refused() -> None:
    other, dabbler = type("First", (First,), {}), type("dabbler", (First,), {})
    with pytest.raises(hanse.BadSetup, match="two bots are named First"):
        hanse.arena("kogge", [First, other], against="dabbler", games=3)
    with pytest.raises(hanse.BadSetup, match="two bots are named dabbler"):
        hanse.arena("kogge", dabbler, against="dabbler", games=3)


def test_a_bot_that_fails_is_named() -> None:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as processes:
        for executor in (None, processes):
            with pytest.raises(hanse.BotStopped, match=r"Failing failed in draw 0 .* a mistake"):
                hanse.arena("kogge", Failing, against="dabbler", games=8, executor=executor)


def test_prints_of_bots_in_threads_go_to_the_error_stream(
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = sys.stdout
    with ThreadPoolExecutor(3) as threads:
        hanse.arena("kogge", Printing, against=Printing, games=6, seats=2, executor=threads)
    assert sys.stdout is before
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "thinking aloud" in printed.err
