"""The games in examples/ that are made with the kit are played everywhere."""

import json
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.example_package.installing import HANSE, ROOT, run
from tests.server.running import Server, database

GAMES = ("noughts",)
KEYS = "".join(f"{number}\n" for number in range(1, 10)) * 40
"""Every short answer, again and again; those that are none are asked for again."""
every_game = pytest.mark.parametrize("game", GAMES)


def test_a_whole_game_fits_into_one_file_of_under_80_lines() -> None:
    file = ROOT / "examples/hanse-noughts/noughts.py"
    assert len(file.read_text("utf-8").splitlines()) < 80


@every_game
def test_it_is_played_in_the_terminal_replayed_and_verified(
    installed: dict[str, str], game: str, tmp_path: Path
) -> None:
    """In words alone: a key without words would be shown as it is."""
    env = {**installed, "HANSE_DATA": str(tmp_path)}
    told = run(env, *HANSE, "play", game, "--plain", "--seed", "4", typed=KEYS)
    assert f"-{game}-" not in told
    [record] = tmp_path.glob(f"{game}-*.hanse")
    assert "\nend by " in record.read_text("utf-8")
    assert "start" in run(env, *HANSE, "replay", str(record), "--all")
    run(env, *HANSE, "verify", str(record))


@every_game
def test_its_record_is_the_same_game_again(installed: dict[str, str], game: str) -> None:
    script = f"""
import hanse, pickle
game = hanse.Game("{game}", seed=3)
while not game.is_over:
    assert hanse.Game.from_position(game.position) == game
    game.play(game.ask("dabbler").move)
assert hanse.load(str(game.record)) == game == pickle.loads(pickle.dumps(game))
print(game.outcome.by, game.points)
"""
    assert run(installed, "-W", "error", "-c", script)


@every_game
def test_its_bots_meet_in_the_arena(installed: dict[str, str], game: str) -> None:
    script = f"import hanse; print(*hanse.arena('{game}', ['dabbler'], against='dabbler', games=8))"
    assert "dabbler" in run(installed, "-c", script)
    command = (*HANSE, "simulate", game, "--games", "40", "--check", "--json")
    found = json.loads(run(installed, *command))
    assert (found["games"], found["errors"], found["dead_ends"]) == (40, 0, 0)


@every_game
def test_the_laws_hold_in_it(installed: dict[str, str], game: str) -> None:
    laws = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/laws/test_laws.py")
    told = run({**installed, "HANSE_EXAMPLES": "30"}, *laws, "-k", game)
    assert " passed" in told
    assert " failed" not in told


@every_game
def test_it_is_played_over_http(installed: dict[str, str], game: str) -> None:
    with database() as url:
        server = Server(url, settings={"PYTHONPATH": installed["PYTHONPATH"]})
        server.start()
        try:
            for language in ("de", "en"):
                address = f"{server.origin}/api/games/{game}/words/{language}"
                with urlopen(address, timeout=30) as words:
                    assert f"event-{game}-ended = {{ platform-kit-ended }}".encode() in words.read()
        finally:
            server.stop()
