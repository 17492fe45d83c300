"""docs/adding.md names files and folders that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/adding.md").read_text("utf-8")
NAMED = sorted(set(re.findall(r"`((?:src|docs|tests)/[^`]*)`", PAGE)))


@pytest.mark.parametrize("path", NAMED)
def test_every_path_on_the_page_exists(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize(
    "task", ["A reading", "An action", "A variant", "A game", "A bot", "A language"]
)
def test_each_task_has_its_files(task: str) -> None:
    section = PAGE.split(f"## {task}")[1].split("\n## ")[0]
    assert len(re.findall(r"`(?:src|docs|tests)/", section)) >= 3
