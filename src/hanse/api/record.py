"""A record of a game: text that can be saved, read and played again."""

from pathlib import Path

from hanse.core.records import record as records
from hanse.core.records.write import write
from hanse.core.spec import AnySpec


class Record:
    """The record of a game from its setup on; `str` returns it as text."""

    def __init__(self, spec: AnySpec, record: records.Record) -> None:
        self.spec = spec
        self.data = record
        """The setup, every entry and every draw, as `hanse.core` keeps them."""

    def __len__(self) -> int:
        """Return the number of moves played."""
        return len(self.data.entries)

    def __str__(self) -> str:
        return write(self.data, self.spec)

    def __repr__(self) -> str:
        return f"<record of {self.spec.about.name}, {len(self)} moves>"

    def save(self, path: str | Path) -> None:
        """Write the text to a file, which `hanse.load` and `hanse replay` can read."""
        Path(path).write_text(str(self), "utf-8")
