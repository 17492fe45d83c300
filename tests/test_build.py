"""The build id: the same for the same files, another one for any other."""

from pathlib import Path

import pytest

from hanse.build import LENGTH, build_id

FILES = {"version.py": "1", "server/client/index.html": "page", "words/de.ftl": "Wort"}


def package(place: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        file = place / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return place


def test_the_same_files_have_the_same_build_wherever_they_are(tmp_path: Path) -> None:
    one, other = package(tmp_path / "one", FILES), package(tmp_path / "other", FILES)
    package(other, {"__pycache__/version.cpython-313.pyc": "compiled"})
    assert build_id(one) == build_id(other)
    assert len(build_id(one)) == LENGTH


@pytest.mark.parametrize(
    "change",
    [{"server/client/index.html": "new page"}, {"words/fr.ftl": "mot"}, {"version.py": ""}],
)
def test_two_builds_of_one_version_differ(tmp_path: Path, change: dict[str, str]) -> None:
    one = package(tmp_path / "one", FILES)
    other = package(tmp_path / "other", FILES | change)
    assert build_id(one) != build_id(other)
