"""Records from somebody's disk: shown if they can be played, within limits of size and time."""

from contextlib import closing
from pathlib import Path
from time import monotonic, process_time
from typing import Any

import pytest
from msgspec import json

from hanse.core.notation.positions import BadLine
from hanse.core.records.parse import Reader
from hanse.core.records.write import write
from hanse.core.setup import Setup
from hanse.core.text_limits import LONGEST_LINE, LONGEST_RECORD
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.match.match import Match
from hanse.server.limited_processes.pool import MAX_WALL
from hanse.tables.review.replays import MAX_CHANGES, file_replay
from tests.server.asking import Program
from tests.server.running import Server, some_address

RECORDS = Path(__file__).parents[1] / "records"
GOOD = (RECORDS / "game-00.hanse").read_text("utf-8")
SLACK = 20.0
"""A busy machine may be this late."""
FILE_COST, BURST = 60, 500
"""What one file costs, and how much costs an address may have at once with the usual settings."""


def sent(server: Server, record: str, viewer: int = -2, address: str = "") -> tuple[int, Any]:
    with closing(Program(server, address=address, patience=MAX_WALL + SLACK)) as program:
        return program.post("/api/replay", {"record": record, "viewer": viewer})


@pytest.mark.parametrize("name", ["game-00", "variant-all", "went-back-kogge", "resigned-luebeck"])
def test_a_kept_record_is_shown_to_whoever_brings_it(server: Server, name: str) -> None:
    text = (RECORDS / f"{name}.hanse").read_text("utf-8")
    status, replay = sent(server, text)
    assert status == 200, replay
    reader = Reader(text, GAMES)
    assert replay["over"] is reader.timeline.game.over
    entries = [step["entry"] for step in replay["steps"] if replay["over"]]
    assert entries == sorted(set(entries))
    assert max([0, *entries]) <= len(reader.record.entries)


def with_changes(number: int) -> str:
    """A record in which two seats choose where to start, again and again."""
    match = Match.new(Setup("kogge", 3), b"seed", [b"1", b"2", b"3"])
    begun = write(match.record, match.spec).rstrip().removesuffix("open")
    return begun + "1 start 3\n2 start 6\n" * (number // 2)


def test_a_record_of_sealed_choices_that_are_changed_is_refused_early() -> None:
    """5,000 such lines lead nowhere; they once were all played, and shown one after another."""
    assert json.decode(file_replay(with_changes(MAX_CHANGES), -2))["steps"]
    began = process_time()
    with pytest.raises(BadLine, match="too often") as refused:
        file_replay(with_changes(5000), -2)
    assert process_time() - began < 0.5
    first = with_changes(0).count("\n") + 1
    assert refused.value.line <= first + MAX_CHANGES + 2


WRONG = {
    "no record": ("no record", 1),
    "another game": (GOOD.replace("game: kogge", "game: chess"), 2),
    "a wrong move": (GOOD.replace("\nround 1\n", "\n1 bid 99\n", 1), 0),
    "a long line": ("hanse record 1\n" + "[ " * LONGEST_LINE, 2),
    "no text": ("\0" * 99, 1),
}


@pytest.mark.parametrize("how", WRONG)
def test_what_cannot_be_played_is_told_by_its_line(server: Server, how: str) -> None:
    text, line = WRONG[how]
    status, problem = sent(server, text)
    assert (status, problem["code"]) == (400, "bad_record")
    assert problem["line"] == (line or GOOD.split("\n").index("round 1") + 1)


def test_there_is_a_limit_of_size(server: Server) -> None:
    with closing(Program(server)) as program:
        body = encode({"record": "x" * LONGEST_RECORD})
        status, told = program.ask("POST", "/api/replay", body, content_type="application/json")
    assert (status, b"too_large" in told) == (413, True)
    assert sent(server, GOOD + f"; {'a note ' * 200}\n" * 150)[0] == 200


def taken_back_for_ever() -> str:
    """A record in which somebody changes his mind as often as the size allows."""
    lines = GOOD.split("\n")
    for at, line in enumerate(lines):
        seat, back = line.partition(" ")[0], f"{line.partition(' ')[0]} take back 1"
        if not seat.isdigit():
            continue
        try:
            Reader("\n".join([*lines[: at + 1], back]), GAMES)
        except BadLine:
            continue
        again = [line, back] * (LONGEST_RECORD // (2 * len(line) + 2 * len(back)))
        return "\n".join([*lines[:at], *again])
    raise AssertionError("nothing can be taken back")


def test_there_is_a_limit_of_time(server: Server) -> None:
    """Whatever the machine: it is shown in time, or refused in time."""
    began = monotonic()
    status, told = sent(server, taken_back_for_ever())
    assert (status, told.get("code", "")) in {(413, "too_large"), (200, "")}
    assert monotonic() - began < MAX_WALL + SLACK


def test_an_address_shows_so_many_at_once(server: Server) -> None:
    address = some_address()
    many = BURST // FILE_COST + 3
    found = {sent(server, "no record", address=address)[0] for _ in range(many)}
    assert found == {400, 429}
    assert sent(server, "no record")[0] == 400
