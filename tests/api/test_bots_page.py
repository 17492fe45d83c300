"""docs/bots.md: the bot of the page runs, and its commands find it once it is installed."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.example_package.installing import HANSE, ROOT, install, run

PAGE = (ROOT / "docs/bots.md").read_text("utf-8")
(SCRIPT,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.M | re.S)
(ENTRY,) = re.findall(r"^   ```toml\n(.*?)^   ```$", PAGE, re.M | re.S)
PROJECT = """
[project]
name = "greedy"
version = "1.0"

[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[tool.hatch.build.targets.wheel]
include = ["greedy.py"]
"""


def test_the_bot_of_the_page_is_measured(tmp_path: Path) -> None:
    file = tmp_path / "greedy.py"
    file.write_text(SCRIPT, "utf-8")
    assert re.fullmatch(r"Greedy +\d+\.\d % of 8 games .+\n", run({**os.environ}, str(file)))
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(file)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stdout


def test_an_installed_bot_has_its_name_in_the_arena(tmp_path: Path) -> None:
    package = tmp_path / "package"
    package.mkdir()
    (package / "greedy.py").write_text(SCRIPT, "utf-8")
    project = PROJECT + ENTRY.replace("\n   ", "\n").strip()
    (package / "pyproject.toml").write_text(project, "utf-8")
    env = install(tmp_path / "site", package)
    (command,) = re.findall(r"`hanse (arena --bots greedy [^`]+)`", PAGE)
    assert "greedy" in run(env, *HANSE, *command.split(), "--games", "4")
