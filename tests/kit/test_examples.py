"""The games in examples/ that are made with the kit are played everywhere."""

import json
import os
import subprocess
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen
from uuid import uuid4

import pytest

from tests.example_package.installing import HANSE, ROOT, run
from tests.server.running import Server, database

GAMES = ("noughts", "tricks")
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


def call(address: str, secret: str = "", body: object = None) -> Any:  # Any: decoded JSON
    headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address, data, headers), timeout=30) as answer:
        return json.load(answer)


@every_game
def test_it_is_played_over_http(installed: dict[str, str], game: str) -> None:
    with database() as url:
        server = Server(url, settings={"PYTHONPATH": installed["PYTHONPATH"]})
        server.start()
        try:
            with urlopen(f"{server.origin}/api/games/{game}/words/de", timeout=30) as words:
                assert f"event-{game}-ended = {{ platform-kit-ended }}".encode() in words.read()
            assert play_to_the_end(server.origin, game)["winners"]
        finally:
            server.stop()


def play_to_the_end(host: str, game: str) -> Any:  # Any: decoded JSON
    """Play the first value of every question against a bot, and return the result."""
    seats = [{}, {"bot": "dabbler"}]
    seat = call(f"{host}/api/tables", body={"game": game, "seats": seats})
    table, secret = f"{host}/api/tables/{seat['match']}", seat["secret"]
    call(f"{table}/nonce", secret, {"nonce": "1" * 32})
    while not (screen := call(f"{table}/screen", secret)["sections"])["now"]["result"]:
        if (asked := screen["asked"]) and not asked["ready"]:
            question = asked["question"]
            move = {"move": question["move"], "value": question["values"][0]}
            order = {"id": uuid4().hex, "move": move, "question": asked["id"]}
            call(f"{table}/commands", secret, order)
        else:
            time.sleep(0.1)
    return screen["now"]["result"]


@pytest.mark.skipif(not os.environ.get("HANSE_FULL"), reason="needs Chromium, and a quiet machine")
@every_game
def test_it_is_played_in_a_browser(installed: dict[str, str], game: str) -> None:
    """With the default face, and nothing of the game in the client."""
    env = {**installed, "HANSE_INSTALLED_GAME": game, "HANSE_JOURNEYS": ""}
    words = (
        "npm",
        "run",
        "--silent",
        "journeys",
        "--",
        "tests/plain.journey.ts",
        "-t",
        "installed",
    )
    done = subprocess.run(
        words, cwd=ROOT / "web", env=env, capture_output=True, text=True, timeout=900, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
