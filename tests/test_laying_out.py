"""`make new-reading` and `make new-variant` lay out what is sound; tests say what is left."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import rules
from tools.new_names import first_rule, next_ruling
from tools.text_edits import Edit, NoPlace, after, into_assigned, into_list

ROOT = Path(__file__).parents[1]
COPIED = ("src", "docs", "tests", "tools", "pyproject.toml")
UNWANTED = shutil.ignore_patterns("__pycache__", "client", "*.so")
LARGE = shutil.ignore_patterns("records", "pictures")
"""Folders of tests and docs that the tests here do not need; src has packages of these names."""
NEW = ("tests/rules/test_fog_at_sea.py", "tests/rules/test_night_watch.py")
RULING = next_ruling(ROOT)
MODULE = "src/hanse/games/kogge/variants/night_watch.py"


def rule(family: str) -> str:
    """An id that is not in the index, so not written out here."""
    return "-".join(("K", "ADV", family, "01"))


def unwanted(folder: str, names: list[str]) -> set[str]:
    """Return the names in a folder that are not copied."""
    large = set() if ROOT / "src" in Path(folder).parents else LARGE(folder, names)
    return UNWANTED(folder, names) | large


def run(place: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": f"{place}{os.pathsep}{place / 'src'}"}
    return subprocess.run(
        [sys.executable, "-m", *words], cwd=place, env=env,
        capture_output=True, text=True, timeout=240, check=False,
    )  # fmt: skip


@pytest.fixture(scope="module")
def laid_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with a new reading and a new variant."""
    place = tmp_path_factory.mktemp("laid_out")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, place / name, ignore=unwanted)
        else:
            shutil.copy(ROOT / name, place / name)
    for kind, name in (("reading", "fog_at_sea"), ("variant", "night_watch")):
        done = run(place, f"tools.new_{kind}", name)
        assert done.returncode == 0, done.stderr
        assert "Still to be done" in done.stdout
        assert "tests/test_docs.py tests/laws" in done.stdout
    return place


@pytest.mark.parametrize(
    ("page", "new", "following"),
    [
        ("docs/rules/readings.md", "| `fog_at_sea` ", "| `conflict_starter` "),
        ("src/hanse/words/en/kogge/option.ftl", "fog-at-sea = ", "conflict-starter = "),
        ("src/hanse/games/kogge/readings/catalog.py", '"fog_at_sea"', "VARIANT_READINGS)"),
    ],
)
def test_a_reading_stands_before_those_of_variants(
    laid_out: Path, page: str, new: str, following: str
) -> None:
    text = (laid_out / page).read_text("utf-8")
    assert 0 <= text.find(new) < text.find(following)


def test_what_is_laid_out_passes_the_checks(laid_out: Path) -> None:
    for words in (("ruff", "check"), ("ruff", "format", "--check")):
        done = run(laid_out, *words, "--no-cache", "src", "tests/rules")
        assert done.returncode == 0, done.stdout
    done = run(laid_out, "mypy", "--strict", MODULE, *NEW)
    assert done.returncode == 0, done.stdout


def test_every_id_has_text_code_and_test(laid_out: Path) -> None:
    found = rules.survey(laid_out)
    assert list(rules.complaints(found)) == []
    assert {entry.id for entry in found.entries} >= {RULING, rule("NIGHT")}


def test_tests_name_what_is_left_to_do(laid_out: Path) -> None:
    tests = ["tests/test_docs.py", "tests/rules/test_variants.py", *NEW]
    done = run(laid_out, "pytest", "-q", "-p", "no:cacheprovider", *tests, "-k",
               "laid_out or fog_at_sea or night_watch")  # fmt: skip
    assert done.returncode == 1, done.stdout + done.stderr
    for place in (MODULE, "docs/rules/readings.md", "src/hanse/words/en/kogge/option.ftl"):
        assert f"{place}:" in done.stdout
    ruling = RULING.lower().replace("-", "_")
    for name in (f"{ruling}_fog_at_sea[true]", "k_adv_night_01_night_watch", "[night_watch]"):
        assert name in done.stdout


@pytest.mark.parametrize("name", ["", "Fog", "fog at sea", "../fog", "fog_"])
def test_a_name_that_cannot_be_one_is_refused(name: str) -> None:
    done = run(ROOT, "tools.new_reading", name)
    assert done.returncode == 1
    assert "NAME is words in small letters" in done.stderr


def test_ids_are_free_ones() -> None:
    assert RULING not in rules.survey(ROOT).places["docs"]
    assert first_rule(ROOT, "tax_free") == rule("FREE")


@pytest.mark.parametrize(
    "edit", [after("nothing", "x"), into_assigned("NOTHING", "x"), into_list("nothing", "x")]
)
def test_a_place_that_is_gone_is_told(edit: Edit) -> None:
    with pytest.raises(NoPlace, match=r"(?i)nothing"):
        edit("a = 1\n")
