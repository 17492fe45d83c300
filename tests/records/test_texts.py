"""Whole games as text: exact both ways, and what is wrong is refused with its line."""

import os
import random
import re
from pathlib import Path

import msgspec
import pytest

from hanse.core.notation.positions import BadLine
from hanse.core.records import parse, write
from hanse.core.records.record import Record, begin, replay
from hanse.games import GAMES
from tests.records.random_timelines import Play
from tests.rules.laid_out import SPEC, acting

TEXTS = int(os.environ.get("HANSE_TEXTS", "100"))


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("name", GAMES)
def test_a_record_survives_its_text_and_its_json(name: str, part: int) -> None:
    spec = GAMES[name]
    for number in range(part, TEXTS, 4):
        play = Play(spec, random.Random(f"text {name} {number}"))
        if number % 3:
            play.to_the_end()
        else:
            for _ in range(60):
                if not play.game.over:
                    play.step()
        record = play.match.record
        record.notes = ((0, "a note"), (3, "another; with [marks] @ the ! end"))
        text = write.write(record, spec)
        again = parse.read(text, GAMES)
        assert again == record
        assert write.write(again, spec) == text
        assert msgspec.json.decode(msgspec.json.encode(record), type=Record) == record
        *_, last = replay(again, spec)
        assert spec.text.position(last) == spec.text.position(play.game)


def test_a_record_may_begin_from_a_position() -> None:
    game = acting(cogs=[5, 3], cargo={0: {"f": 2}}, city={5: {"o": 4}})
    record = begin(game, SPEC, SPEC.text.position(game))
    text = write.write(record, SPEC)
    assert "\n  table.cogs: 5 3\n" in text
    text = text.replace("\nopen\n", "1 trade 2f for 4o\n1 end\n")
    again = parse.read(text, GAMES)
    assert [entry.seat for entry in again.entries] == [0, 0]
    assert again.position == SPEC.text.position(game)
    *_, last = replay(again, SPEC)
    assert last.table.hold(0)[0] == 4  # type: ignore[attr-defined]


def test_notes_may_stand_behind_a_move_and_alone() -> None:
    text = beginning(4)
    moves = text.split("\n")
    moves[-4] += " ; a bold start"
    moves.insert(-3, "; they say")
    record = parse.read("\n".join(moves), GAMES)
    assert [note for _, note in record.notes] == ["a bold start", "they say"]
    assert parse.read(write.write(record, SPEC), GAMES) == record


def beginning(entries: int) -> str:
    """The first entries of a game of two."""
    play = Play(SPEC, random.Random("beginning"))
    while len(play.match.record.entries) < entries:
        play.step()
    play.match.record.entries[:] = [
        msgspec.structs.replace(entry, command="", at=0.0) for entry in play.match.record.entries
    ]
    return write.write(play.match.record, SPEC)


HEAD = """hanse record 1
game: kogge
seats: 2
edition: german
"""


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "a record begins with"),
        ("[Event]\n", 1, "a record begins with"),
        ("hanse record 1\ngame: skat\nseats: 3\n", 2, "there is no game 'skat'"),
        ("hanse record 1\ngame: kogge\nseats: 9\n", 3, "not for 9 seats"),
        ("hanse record 1\ngame: kogge\ngame: kogge\nseats: 2\n", 3, "stands twice"),
        (HEAD + "readings: two_lap_end=never\nstart\n", 5, "two_lap_end is one of"),
        (HEAD + "seat 2: Anna\nstart\n", 5, "in order"),
        (HEAD + 'seat 1: "Anna\nstart\n', 5, "not understood"),
        (HEAD + "colour: red\nstart\n", 5, "begin with 'start'"),
        (HEAD + "start\n", 5, "a draw of 72 is missing"),
        (HEAD + "start [57/71]\n", 5, "a draw of 72 is written as 57 of 71"),
        (HEAD + "start [57]\n", 5, "not understood"),
        (HEAD + "position:\n  table.cogs: b\nstart\n", 6, "not understood"),
        (HEAD + "position:\n  ply: 5\nstart\n", 5, "missing required field"),
    ],
)
def test_a_wrong_head_is_refused_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadLine, match=reason) as caught:
        parse.read(text, GAMES)
    assert caught.value.line == line


AUCTION = (Path(__file__).parent / "book-auction.hanse").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "reason", "rule"),
    [
        ("3 bid 4\n", "3 bid 7\n", "seat 3 may not 'bid 7' now", "K-BID-03"),
        ("3 bid 4\n", "3 bid 8\n", "seat 3 may not 'bid 8' now", "K-BID-01"),
        ("3 bid 4\n", "3 bet 4\n", "no such move", ""),
        ("3 bid 4\n", "3 bid 44\n", "not understood at '44'", ""),
        ("3 bid 4\n", "5 bid 4\n", "there is no seat '5'", ""),
        ("3 bid 4\n", "bid 4\n", "there is no seat 'bid'", ""),
        ("3 bid 4\n", "3 bid 4 [0/8]\n", "draws are left over", ""),
        ("3 bid 4\n", "3 bid 4 @noon\n", "not understood", ""),
        ("3 bid 4\n", "3 bid 4 ; fine\n3 take back 1\n3 take back 1\n", "take back 1", "T-UNDO-01"),
        ("3 bid 4\n", "3 end\n", "seat 3 may not 'end' now", "K-BID-01"),
        ("\nround 2\n", "\nround 3\n", "it is round 2", ""),
        ("end by laps: ", "end by points: ", "the game says: end by laps", ""),
        ("  table.market: ", "  table.market: 8 8 | ", "pieces are lost or made", ""),
    ],
)
def test_an_edited_record_is_refused_with_line_reason_and_rule(
    old: str, new: str, reason: str, rule: str
) -> None:
    assert old in AUCTION
    line = AUCTION[: AUCTION.index(old.strip("\n"))].count("\n") + 1
    where = {"T-UNDO-01": line + 2}.get(rule, line)
    if reason.startswith("pieces"):
        where = AUCTION.split("\n").index("position:") + 1
    with pytest.raises(BadLine) as caught:
        parse.read(AUCTION.replace(old, new, 1), GAMES)
    assert reason in caught.value.reason
    assert caught.value.rule == rule
    assert caught.value.line == where


def test_a_draw_that_cannot_have_been_is_refused() -> None:
    line = next(line for line in AUCTION.split("\n") if "[" in line)
    wrong = re.sub(r"\[(\d+)/(\d+)", lambda m: f"[{m[2]}/{m[2]}", line)
    with pytest.raises(BadLine, match="is written as") as caught:
        parse.read(AUCTION.replace(line, wrong), GAMES)
    assert caught.value.line == AUCTION.split("\n").index(line) + 1
