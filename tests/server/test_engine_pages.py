"""The engine's files, as a server sends them to pages that play without a connection."""

from pathlib import Path

from hanse.server.requests.assets import assets_of
from hanse.server.requests.pages import read_pages


def test_files_of_the_engine_are_kept_by_browsers_but_not_published(tmp_path: Path) -> None:
    """Their folder is named after their content; they are too large for the database."""
    for name in ("assets/a.js", "engine/0f/hanse.zip.packed", "service-worker.js"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"1")
    pages = read_pages(tmp_path)
    kept = {name for name, page in pages.items() if "immutable" in page.headers["cache-control"]}
    assert kept == {"assets/a.js", "engine/0f/hanse.zip.packed"}
    assert [asset.name for asset in assets_of(pages)] == ["a.js"]
