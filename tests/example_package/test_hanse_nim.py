"""A stranger's package is played everywhere: terminal, simulation, laws, HTTP and browser."""

import json
import os
import subprocess
from pathlib import Path
from urllib.request import urlopen

import pytest

from hanse.bots.registry import BOTS
from hanse.games import GAMES
from tests.example_package.installing import HANSE, ROOT, run
from tests.server.running import Server, database

LANGUAGES = ("de", "en", "it", "fr")


def test_it_is_unknown_where_it_is_not_installed() -> None:
    assert "nim" not in GAMES
    assert "peddler" not in BOTS


def test_game_and_bot_are_known_where_they_are(installed: dict[str, str]) -> None:
    script = "import hanse; print(*hanse.game_names(), *hanse.bot_names())"
    assert run(installed, "-c", script).split() == [
        "kogge", "luebeck", "nim", *[bot for bot in BOTS if bot != "peddler"], "peddler"
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_in_the_terminal(
    installed: dict[str, str], language: str, tmp_path: Path
) -> None:
    """In its own words: a key that has none would be told as it is."""
    env = {**installed, "HANSE_DATA": str(tmp_path)}
    command = (*HANSE, "play", "nim", "--plain", "--seed", "4", "--language", language)
    told = run(env, *command, typed="1\n" * 200)
    assert "-nim-" not in told
    assert "N-TURN-01" not in told
    [record] = tmp_path.glob("nim-*.hanse")
    assert "\nend by " in record.read_text("utf-8")
    if language == LANGUAGES[0]:
        assert "start" in run(env, *HANSE, "replay", str(record), "--all")
        run(env, *HANSE, "verify", str(record))


def test_its_view_is_shown_in_its_own_words(installed: dict[str, str]) -> None:
    script = "import hanse; print(hanse.Game('nim', 2, seed=4).view(0))"
    told = [line.strip() for line in run(installed, "-c", script).splitlines()]
    assert "In the middle" in told
    assert "Stones in each heap: 5, 7, 9" in told
    assert "Cards played: nothing" in told
    [hand] = [line for line in told if line.startswith("Your hand: ")]
    assert hand == "Your hand: card 3 and 2 × card 4"
    assert not [line for line in told if "own.hand" in line]


@pytest.mark.parametrize("seats", [2, 6])
def test_it_is_simulated(installed: dict[str, str], seats: int) -> None:
    command = (*HANSE, "simulate", "nim", "--seats", str(seats), "--games", "60", "--check")
    found = json.loads(run(installed, *command, "--json"))
    assert (found["games"], found["errors"], found["dead_ends"]) == (60, 0, 0)
    assert found["ended_by"]["stones"] > 0


def test_its_bot_plays_kogge_and_nothing_else(installed: dict[str, str]) -> None:
    command = (*HANSE, "simulate", "kogge", "--bots", "peddler,dabbler", "--games", "5")
    found = json.loads(run(installed, *command, "--seats", "2", "--json"))
    assert (found["games"], found["errors"]) == (5, 0)
    script = "import hanse; print(hanse.bot_names('nim'))"
    assert run(installed, "-c", script).strip() == "('dabbler',)"


def test_the_laws_hold_in_it(installed: dict[str, str]) -> None:
    laws = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/laws/test_laws.py")
    told = run({**installed, "HANSE_EXAMPLES": "30"}, *laws, "-k", "nim")
    assert " passed" in told
    assert " failed" not in told


def test_it_is_played_over_http(installed: dict[str, str]) -> None:
    with database() as url:
        server = Server(url, settings={"PYTHONPATH": installed["PYTHONPATH"]})
        server.start()
        try:
            for language in LANGUAGES:
                address = f"{server.origin}/api/games/nim/words/{language}"
                with urlopen(address, timeout=30) as words:
                    assert b"event-nim-took" in words.read()
            told = run(installed, str(ROOT / "examples/bot.py"), server.origin, "nim")
        finally:
            server.stop()
    result = json.loads(told)
    assert result["by"] in ("stones", "alone")
    assert len(result["winners"]) == 1


def test_what_the_browser_is_sent_is_what_its_tests_read(installed: dict[str, str]) -> None:
    """To write it again: python -m tests.example_package.browser_page, with Nim installed."""
    script = "from tests.example_package import browser_page as b; print(b.browser_page(), end='')"
    page = run(installed, "-c", script)
    assert page == (ROOT / "tests/example_package/nim.json").read_text("utf-8")
    assert json.loads(page)["view"]["asked"]


@pytest.mark.skipif(not os.environ.get("HANSE_FULL"), reason="needs Chromium, and a quiet machine")
def test_it_is_played_in_a_browser(installed: dict[str, str]) -> None:
    """With the plain face, and nothing of the game in the client."""
    env = {**installed, "HANSE_INSTALLED_GAME": "nim", "HANSE_JOURNEYS": ""}
    journey = (
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
        journey, cwd=ROOT / "web", env=env, capture_output=True, text=True, timeout=900, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
