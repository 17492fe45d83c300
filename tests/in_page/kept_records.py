"""Records of the games that a browser has kept, with seed and nonces, even of unfinished ones.

`python -m tests.in_page.kept_records DUMP FOLDER` reads the texts of the browser's database as a
JSON object, and writes a record for each game that has begun.
"""

import sys
from pathlib import Path

from msgspec import json

from hanse.offline.saved_store import SavedStore
from hanse.offline.tables import save_nothing
from hanse.tables.live.copies import rebuild
from hanse.tables.review.records import write_record


def kept_records(texts: dict[str, str]) -> dict[str, str]:
    """Return the record of each game that has begun, by the name of its match."""
    store = SavedStore(save_nothing)
    store.load(texts)
    return {
        name: write_record(kept.row, rebuild(kept.row, kept.entries))
        for name, kept in store.matches.items()
        if kept.row.has_started
    }


def main(dump: str, folder: str) -> None:
    texts = json.decode(Path(dump).read_bytes(), type=dict[str, str])
    for name, text in kept_records(texts).items():
        (Path(folder) / f"{name}.hanse").write_text(text, "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
