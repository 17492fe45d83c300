"""hanse replay: as a seat knew it, as anybody saw it, or open; by steps or at once."""

import os
import pty
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from select import select

from typer.testing import CliRunner

import hanse
from hanse.cli import app
from hanse.cli.replay.frames import Replay
from hanse.core.records import parse
from hanse.core.records.record import move_of
from hanse.core.types import SPECTATOR
from hanse.games import GAMES
from hanse.games.kogge.moves import ChangeRoute

RECORDS = Path(__file__).parent.parent / "records"
GAME = RECORDS / "game-01.hanse"
BOOK = RECORDS / "book-voyage.hanse"


def replay_output(file: Path, *options: str) -> str:
    ran = CliRunner().invoke(app, ["replay", str(file), "--language", "en", *options])
    assert ran.exit_code == 0, ran.output
    return ran.stdout


def test_openly_every_move_is_told() -> None:
    record = parse.read(BOOK.read_text("utf-8"), GAMES)
    lines = replay_output(BOOK, "--open", "--all").split("\n")
    moves = [line for line in lines if line[:1].isdigit()]
    assert len(moves) == len(record.entries)
    assert moves[:3] == ["0. Anna: sail A", "1. Anna: load 2f", "2. Anna: sail B pay o"]
    assert "    table.cogs: 3 8" in lines


def test_a_seat_is_told_only_what_it_knew() -> None:
    """What the others lay face down is in nobody else's replay."""
    record = parse.read(GAME.read_text("utf-8"), GAMES)
    spec = GAMES["kogge"]
    laid = [
        (entry.seat, f"{entry.ply}. {record.about.names[entry.seat]}: route")
        for entry in record.entries
        if isinstance(move_of(entry, spec), ChangeRoute)
    ]
    assert laid
    openly = replay_output(GAME, "--open", "--all")
    for seat in range(record.setup.seats):
        replayed = replay_output(GAME, "--seat", str(seat + 1), "--all")
        for owner, line in laid:
            assert (line in replayed) == (owner == seat)
            assert line in openly
        assert "table." not in replayed
        assert "own.hand" in replayed
    assert "own.hand" not in replay_output(GAME, "--all")


def test_chances_are_told_by_rounds_and_come_to_all_in_every_line() -> None:
    lines = replay_output(GAME, "--chances").split("\n")
    first = lines.index(next(line for line in lines if line.startswith("start")))
    rounds = lines[first : lines.index("")]
    assert [line.split("  ")[0] for line in rounds[1:]] == [f"round {n}" for n in range(1, 7)]
    for line in rounds:
        parts = [int(cell) for cell in line.replace("%", "").split()[-3:]]
        assert 99 <= sum(parts) <= 101
    assert rounds[-1].split()[-6:] == ["0", "%", "100", "%", "0", "%"]


def test_turning_points_are_rises_and_say_how_they_began() -> None:
    lines = replay_output(GAME, "--chances").split("\n")
    points = lines[lines.index("Turning points") + 1 :]
    rises = [line for line in points if line.startswith("  Round")]
    assert 1 <= len(rises) <= 3
    for line in rises:
        before, after = (int(word) for word in line.split() if word.isdigit())
        assert after - before >= 8
        assert points[points.index(line) + 1].startswith("    ")


def test_a_game_for_one_has_no_chances() -> None:
    assert (
        replay_output(RECORDS / "variant-solo.hanse", "--chances") == "Nobody judges this game.\n"
    )


def test_without_a_terminal_all_of_it_is_told() -> None:
    assert replay_output(BOOK, "--seat", "1") == replay_output(BOOK, "--seat", "1", "--all")


def test_a_seat_that_is_not_there() -> None:
    ran = CliRunner().invoke(app, ["replay", str(GAME), "--seat", "9"])
    assert ran.exit_code == 2
    assert "seats" in ran.stderr


def test_a_wrong_record_is_told_by_its_line(tmp_path: Path) -> None:
    file = tmp_path / "wrong.hanse"
    file.write_text(BOOK.read_text("utf-8").replace("1 sail A\n", "1 sail A pay o\n", 1), "utf-8")
    ran = CliRunner().invoke(app, ["replay", str(file)])
    assert ran.exit_code == 1
    assert "seat 1 may not 'sail A pay o' now (K-MOVE-03)" in ran.stderr


KEYS = "q: quit"


def in_a_terminal(file: Path, options: Sequence[str], wishes: Sequence[str]) -> list[str]:
    """Return what each of these inputs shows, after what is shown first."""
    main, side = pty.openpty()
    command = [sys.executable, "-m", "hanse.cli", "replay", str(file), "--language", "en", *options]
    env = {**os.environ, "COLUMNS": "80", "NO_COLOR": "1", "TERM": "dumb"}
    running = subprocess.Popen(
        command, stdin=side, stdout=side, stderr=side, close_fds=True, env=env
    )
    os.close(side)
    shown = [shown_until(main, KEYS)]
    for wish in wishes:
        os.write(main, wish.encode() + b"\n")
        shown.append(shown_until(main, KEYS))
    os.write(main, b"q\n")
    assert running.wait(timeout=30) == 0
    os.close(main)
    return shown


def place_in(screen: str) -> str:
    """Return the number of moves that a screen names."""
    return screen.partition("[")[2].partition("]")[0]


def test_in_a_terminal_one_steps_jumps_and_leaves() -> None:
    wishes = ("", "", "b", "e", "", "s", "b", "30", "99999", "<")
    screens = in_a_terminal(GAME, (), wishes)
    last = len(parse.read(GAME.read_text("utf-8"), GAMES).entries)
    places = [0, 1, 2, 1, last, last, 0, 0, 30, last]
    assert [place_in(one) for one in screens[:-1]] == [f"{place}/{last}" for place in places]
    assert 0 < int(place_in(screens[-1]).partition("/")[0]) < last


def test_rounds_are_jumped_over() -> None:
    replay = Replay(parse.read(GAME.read_text("utf-8"), GAMES), SPECTATOR, "en")
    rounds = [frame.round for frame in replay.frames()]
    screens = in_a_terminal(GAME, (), (">", ">", "<"))
    at = [int(place_in(one).partition("/")[0]) for one in screens]
    first = [rounds.index(one) for one in dict.fromkeys(rounds)]
    assert at == [0, first[1], first[2], first[1]]


def test_the_board_is_drawn_as_each_seat_knew_it() -> None:
    game = hanse.load(GAME).record[39].game
    screens = in_a_terminal(GAME, ("--seat", "1"), ("40", "#2", "#0", "o", "p"))
    for screen, seat in zip(screens[1:4], (0, 1, SPECTATOR), strict=True):
        # A view by itself has default names; the record names its third player differently.
        assert flat(str(game.view(seat))).replace("Cecilia", "Chlodwig") in flat(screen)
    assert "as Anna knew it" in screens[1]
    assert "as Birger knew it" in screens[2]
    assert "as spectators saw it" in screens[3]
    assert "table.cogs: " in screens[5]


def flat(text: str) -> str:
    """Return the words of a board, without the spaces between them."""
    return " ".join(text.split())


def test_what_is_no_command_is_named() -> None:
    shown = in_a_terminal(GAME, (), ("jump", "#9"))
    assert "There is no command “jump”" in shown[1]
    assert "There is no command “#9”" in shown[2]


def shown_until(terminal: int, word: str) -> str:
    """What appears up to this word, and the rest of its line."""
    seen = ""
    while word not in seen.rpartition("\n")[0] and select([terminal], [], [], 30)[0]:
        seen += os.read(terminal, 65536).decode().replace("\r\n", "\n")
    return seen
