"""Saved games: records in a folder, written after every move."""

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from hanse.core.game import Game
from hanse.core.notation.positions import BadLine
from hanse.core.records.parse import Reader
from hanse.core.records.record import Entry, Record
from hanse.core.records.write import line, result, write
from hanse.core.spec import AnySpec
from hanse.games import GAMES

SEATS_NOTE = "at the table: "
"""The prefix of a note in the record that names the player of each seat, a person or a bot."""
PERSON = "person"


def saves_folder() -> Path:
    """Return HANSE_DATA, or this system's usual folder for such data."""
    own = os.environ.get("HANSE_DATA")
    if own:
        return Path(own)
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "hanse"


def new_file(game: str) -> Path:
    """Return the path of a new file, whose unique name shows when the game began."""
    stem = f"{game}-{datetime.now(UTC).astimezone():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{mark}.hanse" for mark in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for name in names if not (path := saves_folder() / name).exists())


def newest_save() -> Path | None:
    """Return the file of the most recently played game that is not over; None if there is none."""
    files = sorted(
        saves_folder().glob("*.hanse"), key=lambda path: path.stat().st_mtime, reverse=True
    )
    return next((path for path in files if not is_over(path)), None)


def is_over(path: Path) -> bool:
    last = path.read_text("utf-8").rstrip().rpartition("\n")[2]
    return last.startswith("end by ")


class Save:
    """The file of a game in progress, with a line for each entry, written before the next move."""

    def __init__(self, path: Path, spec: AnySpec) -> None:
        self.path = path
        self.spec = spec
        self.round = 0

    def begin(self, record: Record, game: Game) -> None:
        """Write the record so far, without its last line, the result."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        whole = write(record, self.spec).rstrip("\n").rpartition("\n")[0]
        draft = self.path.with_suffix(".new")
        draft.write_text(whole.rstrip("\n") + "\n", "utf-8")
        draft.replace(self.path)
        self.round = self.spec.play.round(game) if record.entries else 0

    def add(self, entry: Entry, before: Game, after: Game) -> None:
        lines = []
        if self.spec.play.round(before) != self.round:
            self.round = self.spec.play.round(before)
            lines += ["", f"round {self.round}"]
        lines.append(line(entry, before, self.spec))
        if after.over:
            lines += ["", result(after, self.spec)]
        with self.path.open("a", encoding="utf-8") as file:
            file.write("".join(f"{one}\n" for one in lines))
            file.flush()
            os.fsync(file.fileno())


def open_record(path: Path) -> Reader:
    """Return a reader of the record in a file, leaving out a last line that was cut off."""
    text = path.read_text("utf-8")
    try:
        return Reader(text, GAMES)
    except BadLine:
        if text.endswith("\n"):
            raise
        return Reader(text.rpartition("\n")[0] + "\n", GAMES)


def seats_in(record: Record) -> tuple[str, ...]:
    """Return the player of each seat, a person or a bot; empty if the record does not say."""
    seated = [note for _, note in record.notes if note.startswith(SEATS_NOTE)]
    return tuple(seated[0].removeprefix(SEATS_NOTE).split(", ")) if seated else ()


def note_seats(record: Record, who: Sequence[str]) -> None:
    others = [note for note in record.notes if not note[1].startswith(SEATS_NOTE)]
    record.notes = ((0, SEATS_NOTE + ", ".join(who)), *others)
