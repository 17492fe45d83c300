"""`make help` lists every target with what it does, and so cannot go stale."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = re.findall(r"^([a-z][\w-]*):(?!=)(.*)$", MAKEFILE, re.M)
WIDEST = 100
"""Characters of a line of help: it fits a terminal, and says one thing."""


@pytest.mark.parametrize(("name", "rest"), TARGETS, ids=[name for name, _ in TARGETS])
def test_a_target_has_a_description(name: str, rest: str) -> None:
    said = rest.partition("## ")[2]
    assert said, f"{name}: write ## and a description after its prerequisites"
    assert len(name) + len(said) < WIDEST


def test_every_target_is_in_a_group() -> None:
    groups = re.split(r"^##@ ", MAKEFILE, flags=re.M)
    assert not re.search(r"^[a-z][\w-]*:(?!=)", groups[0], re.M)
    assert [re.split(r"\W", group, maxsplit=1)[0] for group in groups[1:]] == [
        "Develop", "Test", "Long", "Release",
    ]  # fmt: skip


def test_make_without_a_target_lists_all_of_them() -> None:
    if not shutil.which("make"):
        pytest.skip("no make")
    said = subprocess.run(
        ["make"], cwd=ROOT, capture_output=True, encoding="utf-8", check=True
    ).stdout
    listed = re.findall(r"^  ([a-z][\w-]*) +\S", said, re.M)
    assert listed == [name for name, _ in TARGETS]
