"""`hanse new-game` lays out a package that plays, without a change to it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.example_package.installing import HANSE, ROOT, install, run
from tests.kit.test_words import LOAD

NAME = "two_piles"
type Env = dict[str, str]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("new") / "hanse-two-piles"
    told = run({**install(folder.parent)}, *HANSE, "new-game", NAME, "--folder", str(folder))
    assert f"hanse play {NAME}" in told
    return folder


@pytest.fixture(scope="module")
def laid_out(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Env:
    return install(tmp_path_factory.mktemp("site"), package)


def test_it_has_all_its_words(laid_out: Env) -> None:
    assert run(laid_out, *LOAD) == ""


def test_it_is_played_in_the_terminal(laid_out: Env, tmp_path: Path) -> None:
    env = {**laid_out, "HANSE_DATA": str(tmp_path)}
    told = run(env, *HANSE, "play", NAME, "--plain", "--seed", "4", typed="1\n" * 100)
    assert "Two piles" in told or "stone" in told
    [record] = tmp_path.glob(f"{NAME}-*.hanse")
    assert "\nend by stones" in record.read_text("utf-8")
    assert "start" in run(env, *HANSE, "replay", str(record), "--all")


def test_its_bots_meet(laid_out: Env) -> None:
    script = f"import hanse; print(*hanse.arena('{NAME}', ['dabbler'], against='dabbler', games=4))"
    assert "dabbler" in run(laid_out, "-c", script)


def test_its_property_tests_pass(laid_out: Env, package: Path) -> None:
    env = {**laid_out, "HANSE_EXAMPLES": "20"}
    pytest_there = ("-m", "pytest", "-q", "-p", "no:cacheprovider", f"{package}/tests")
    assert " passed" in run(env, *pytest_there, "--rootdir", str(package))


def test_its_types_are_strict(package: Path) -> None:
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(package / f"hanse_{NAME}.py")],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize("name", ["kogge", "Two", "two-piles", "2", "a b"])
def test_impossible_names_are_refused(name: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, *HANSE, "new-game", name, "--folder", str(tmp_path / "new")],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert not (tmp_path / "new").exists()
