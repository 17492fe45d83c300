"""docs/kit.md: its blocks are the examples, its sessions say what is shown, its bot plays."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.example_package.installing import HANSE, ROOT, install, run

PAGE = (ROOT / "docs/kit.md").read_text("utf-8")
GAME, _, REST = PAGE.partition("\n## Try it")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)
EXAMPLES = {
    name: (ROOT / "examples" / name).read_text("utf-8")
    for name in ("hanse-noughts/noughts.py", "hanse-tricks/tricks.py",
                 "hanse-variants/hanse_variants.py")
}  # fmt: skip
SESSION = """
import doctest, sys
flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
test = doctest.DocTestParser().get_doctest(sys.stdin.read(), {}, "kit.md", "kit.md", 0)
results = doctest.DocTestRunner(optionflags=flags).run(test)
sys.exit(results.failed or results.attempted < 8)
"""
PROJECT = """
[project]
name = "{name}"
version = "1.0"

[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[tool.hatch.build.targets.wheel]
include = ["{name}.py"]

"""


def blocks(kind: str, text: str = PAGE) -> list[str]:
    return [block for named, block in BLOCK.findall(text) if named == kind]


def written(code: str) -> list[str]:
    return [line for line in code.splitlines() if line.strip()]


def block_with(text: str, kind: str = "python") -> str:
    (found,) = [block for block in blocks(kind) if text in block]
    return found


def test_the_six_blocks_are_the_whole_game() -> None:
    shown = blocks("python", GAME)
    assert len(shown) == 6
    assert written("".join(shown)) == written(EXAMPLES["hanse-noughts/noughts.py"])


def test_every_other_block_is_of_an_example_or_is_run_here() -> None:
    run_here = [block_with(one) for one in ("laws.NAMES", "class Finisher", "class Pig")]
    for block in blocks("python", REST):
        assert block in run_here or any(block.strip() in text for text in EXAMPLES.values())


def test_every_entry_point_but_the_bots_is_of_an_example() -> None:
    projects = "".join(
        (ROOT / "examples" / name / "pyproject.toml").read_text("utf-8")
        for name in ("hanse-noughts", "hanse-variants")
    )
    for line in "".join(blocks("toml")).splitlines():
        assert line in projects or "finisher" in line or "hanse.bots" in line


def test_the_browser_ui_is_the_example_without_some_of_its_lines() -> None:
    (shown,) = blocks("js")
    lines = iter(written((ROOT / "examples/hanse-noughts/noughts.js").read_text("utf-8")))
    assert [line for line in written(shown) if line not in lines] == []


def test_the_sessions_say_what_is_shown(with_variants: dict[str, str]) -> None:
    run(with_variants, "-c", SESSION, typed="\n".join(blocks("pycon")))


def test_the_property_tests_of_the_page_pass(installed: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "test_noughts.py").write_text(block_with("laws.NAMES"), "utf-8")
    words = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tmp_path))
    told = run({**installed, "HANSE_EXAMPLES": "10"}, *words, str(tmp_path))
    assert " passed" in told


def install_block(tmp_path: Path, name: str, code: str, entry_point: str) -> dict[str, str]:
    """Install a block of the page as a package of one module."""
    package = tmp_path / name
    package.mkdir()
    (package / f"{name}.py").write_text(code, "utf-8")
    (package / "pyproject.toml").write_text(PROJECT.format(name=name) + entry_point, "utf-8")
    return install(tmp_path / "site", package)


@pytest.fixture
def with_bot(installed: dict[str, str], tmp_path: Path) -> dict[str, str]:
    entry_point = block_with("hanse.bots", "toml")
    more = install_block(tmp_path, "finisher", block_with("class Finisher"), entry_point)
    paths = f"{more['PYTHONPATH']}:{installed['PYTHONPATH']}"
    return {**installed, "PYTHONPATH": paths}


def test_the_bot_of_the_page_wins_more_often(with_bot: dict[str, str]) -> None:
    (command,) = re.findall(r"`hanse (arena [^`]+)`", PAGE)
    told = run(with_bot, *HANSE, *command.split(), "--games", "60", "--json")
    share = re.search(r'"share": ?([\d.]+)', told)
    assert share
    assert float(share[1]) > 0.55


def test_the_second_game_of_the_page_keeps_every_law(tmp_path: Path) -> None:
    entry_point = '[project.entry-points."hanse.games"]\npig = "pig:GAME"\n'
    env = install_block(tmp_path, "pig", block_with("class Pig"), entry_point)
    laws = "from hanse import laws\nfor law in laws.NAMES: laws.check('pig', law, 10)"
    assert run(env, "-W", "error", "-c", laws) == ""


def test_the_code_of_the_page_has_strict_types(tmp_path: Path) -> None:
    for name in ("Finisher", "Pig"):
        (tmp_path / f"{name}.py").write_text(block_with(f"class {name}"), "utf-8")
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(tmp_path)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stdout
