"""`hanse verify` accepts every finished game of the server's store, and none that is altered."""

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.asking import Program
from tests.server.counts import SEED, count
from tests.server.finished import Witness, finished
from tests.server.running import RUN, Server, database

GAMES = count("verified", 14, 1000)
ALTERED = 14
SLICE = 100
DRAW = re.compile(r"(?<=[\[ ])(\d+)/(\d+)(?=[\] ])")


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[Witness, Path]]:
    """Each game's record, as anybody may fetch it."""
    folder = tmp_path_factory.mktemp("records")
    with database() as url:
        server = Server(url, settings={"HANSE_MAX_THINKING_BOTS": "0"})
        server.start()
        made = finished(server, GAMES, SEED)
        with closing(Program(server)) as anybody:
            yield {one: fetched(anybody, one, folder) for one in made}
        server.stop()


def fetched(anybody: Program, one: Witness, folder: Path) -> Path:
    status, text = anybody.ask("GET", f"/api/tables/{one.match}/record")
    assert status == 200, text
    file = folder / f"{one.match}.hanse"
    file.write_bytes(text)
    return file


def verify(*files: Path) -> subprocess.CompletedProcess[str]:
    run = [sys.executable, "-c", RUN, "verify", *map(str, files)]
    return subprocess.run(run, capture_output=True, text=True, timeout=600, check=False)


def test_every_finished_game_is_verified(
    records: dict[Witness, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    files, told = list(records.values()), ""
    for at in range(0, len(files), SLICE):
        ran = verify(*files[at : at + SLICE])
        assert ran.returncode == 0, ran.stderr
        told += ran.stdout
    assert "not checked" not in told
    for subject in ("rules", "result", "commitment", "nonces", "draws"):
        assert told.count(f": {subject}: ") == GAMES
    draws = sum(map(int, re.findall(r": draws: (\d+),", told)))
    with capsys.disabled():
        print(f"\n{GAMES} games of the store verified, {draws} draws")


def test_the_record_has_what_the_first_seat_saw_and_gave(records: dict[Witness, Path]) -> None:
    for one, file in records.items():
        text = file.read_text("utf-8")
        for line in (
            f"match: {one.match}",
            f"commitment: {one.commitment}",
            f"nonce 1: {one.nonce}",
        ):
            assert f"\n{line}\n" in text


def altered(text: str, chance: random.Random) -> tuple[str, int]:
    """Another value for one draw that could have come out otherwise; and its line."""
    place = chance.choice([draw for draw in DRAW.finditer(text) if draw[2] != "1"])
    k, n = int(place[1]), int(place[2])
    wrong = f"{text[: place.start()]}{(k + 1) % n}/{n}{text[place.end() :]}"
    return wrong, text.count("\n", 0, place.start()) + 1


def test_one_altered_draw_is_found_out(records: dict[Witness, Path], tmp_path: Path) -> None:
    """In every kind of game, at any place, by the line on which it stands."""
    chance, expected = random.Random(f"altered {SEED}"), []
    for file in list(records.values())[:ALTERED]:
        wrong, line = altered(file.read_text("utf-8"), chance)
        (tmp_path / file.name).write_text(wrong, "utf-8")
        expected.append(f"{tmp_path / file.name}: draws: line {line}: not what the key gives")
    ran = verify(*tmp_path.glob("*.hanse"))
    assert ran.returncode == 1
    assert [one for one in expected if one not in ran.stderr.split("\n")] == []
