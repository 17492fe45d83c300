"""Examples with a mistake in them."""

import shutil
from pathlib import Path

from tests.example_package.installing import ROOT, install


def changed(tmp_path: Path, example: str, file: str, old: str, new: str) -> dict[str, str]:
    """Install an example with something else in one of its files."""
    package = tmp_path / example
    shutil.copytree(ROOT / "examples" / example, package)
    text = (package / file).read_text("utf-8")
    assert old in text
    (package / file).write_text(text.replace(old, new), "utf-8")
    return install(tmp_path / "site", package)
