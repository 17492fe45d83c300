"""The record of a finished match is for everybody; that of a running one is for nobody."""

import re
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from hanse.cli import app
from tests.server.asking import Program
from tests.server.people import ask, new_table
from tests.server.running import Server, sql
from tests.server.test_requests import some_move

NONCE = "fedcba9876543210" * 2


def played_out(program: Program, path: str) -> None:
    """Answer whatever is asked until the game is over."""
    for number in range(5000):
        screen: Any = program.get(f"{path}/screen")
        if screen["sections"]["now"]["result"]:
            return
        asked = screen["sections"]["asked"]
        if asked and not asked["ready"]:
            order = {"id": f"n{number}", "move": some_move(screen), "question": asked["id"]}
            program.post(f"{path}/commands", order)
    raise AssertionError("the game does not end")


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[dict[str, Any], str]:
    """A seat at a match that is over, and its record as a stranger gets it."""
    seated, _ = new_table(server, bots=1, people=1, nonce=NONCE)
    path = f"/api/tables/{seated['match']}"
    with closing(Program(server, seated["secret"])) as anna, closing(Program(server)) as stranger:
        for reader in (stranger, anna):
            status, text = reader.ask("GET", f"{path}/record")
            assert (status, b"not_over" in text) == (409, True)
        played_out(anna, path)
        status, text = stranger.ask("GET", f"{path}/record")
    assert status == 200
    return seated, text.decode()


def verified(tmp_path: Path, text: str) -> tuple[int, str]:
    file = tmp_path / "game.hanse"
    file.write_text(text, "utf-8")
    ran = CliRunner().invoke(app, ["verify", str(file)])
    return ran.exit_code, ran.output


def test_a_finished_match_tells_its_seed_and_nonces_and_is_verified(
    server: Server, finished: tuple[dict[str, Any], str], tmp_path: Path
) -> None:
    seated, text = finished
    [(seed,)] = sql(server.url, "SELECT seed FROM match WHERE id = $1", seated["match"])
    told = [f"match: {seated['match']}", f"commitment: {seated['commitment']}",
            f"seed: {bytes(seed).hex()}", f"nonce 1: {NONCE}", "nonce 2: -"]  # fmt: skip
    assert "\n".join(told) in text
    code, out = verified(tmp_path, text)
    assert code == 0, out
    assert "not checked" not in out
    assert ask(server, f"/api/tables/{seated['match']}")[1]["commitment"] in text


ALTERED = [
    (r"seed: ..", "seed: 00", "not the seed whose hash was shown"),
    (r"match: \S+", "match: another", "not the seed whose hash was shown"),
    (r"nonce 1: ..", "nonce 1: 00", "not what the key gives"),
    (r"nonce 2: -", "nonce 2: 00", "not what the key gives"),
    (r"points \d+", "points 99", "the game says"),
]


@pytest.mark.parametrize(("old", "new", "reason"), ALTERED)
def test_whatever_is_altered_is_found_out(
    finished: tuple[dict[str, Any], str], tmp_path: Path, old: str, new: str, reason: str
) -> None:
    code, out = verified(tmp_path, re.sub(old, new, finished[1], count=1))
    assert (code, reason in out) == (1, True), out


def test_a_record_is_a_file_to_keep(server: Server, finished: tuple[dict[str, Any], str]) -> None:
    with closing(Program(server)) as program:
        program.connection.request("GET", f"/api/tables/{finished[0]['match']}/record")
        answer = program.connection.getresponse()
        answer.read()
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    name = f"kogge-{finished[0]['match']}.hanse"
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'


def test_a_match_that_has_not_begun_has_no_record(server: Server) -> None:
    seated, _ = new_table(server, bots=0, people=2)
    status, told, _ = ask(server, f"/api/tables/{seated['match']}/record")
    assert (status, told["code"]) == (409, "not_begun")


def test_a_match_that_is_only_marked_as_finished_tells_nothing(server: Server) -> None:
    """The game decides whether it is over, not a column."""
    seated, _ = new_table(server, bots=1, people=1)
    sql(server.url, "UPDATE match SET finished_at = now() WHERE id = $1", seated["match"])
    status, told, _ = ask(server, f"/api/tables/{seated['match']}/record")
    assert (status, told["code"]) == (409, "not_over")
