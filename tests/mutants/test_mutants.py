"""The mutation tester itself: what it chooses, what it keeps, what it says."""

import ast
import os
import sys
from pathlib import Path

from tools.mutants.__main__ import numbers_by_scope
from tools.mutants.attack import run_limited, stages
from tools.mutants.choose import (
    KOGGE,
    ROOT,
    SCOPES,
    Mutant,
    annotations,
    apply_mutation,
    files,
    places,
)
from tools.mutants.pick import Picker
from tools.mutants.results import (
    CLOCK,
    EXPLAINED,
    Result,
    keep,
    load,
    marked,
    read_equivalents,
    result,
    summary,
    without_referee,
)

PAGE = "src/hanse/core/bags.py"


def one(by: str = "", digest: str = "now", was: str = "a < b") -> Result:
    return Result("key", PAGE, 1, "AddNot", was, "a <= b", by, digest)


def test_all_of_the_rules_can_be_changed() -> None:
    chosen = set(files())
    assert {
        PAGE,
        "src/hanse/games/kogge/scoring.py",
        "src/hanse/games/luebeck/maps/deck.py",
    } <= chosen
    assert all(file.startswith(("src/hanse/core/", "src/hanse/games/")) for file in chosen)


def test_a_mutant_is_the_file_with_one_line_changed() -> None:
    place = next(place for place in places(PAGE) if place.operators[0][0] == "core/AddNot")
    mutant = apply_mutation(place, *place.operators[0])
    assert mutant is not None
    whole = (ROOT / PAGE).read_text("utf-8").splitlines()
    broken = mutant.source.splitlines()
    assert [number for number, pair in enumerate(zip(whole, broken, strict=True), 1)
            if pair[0] != pair[1]] == [mutant.line]  # fmt: skip
    assert mutant.was == whole[mutant.line - 1].strip()
    assert mutant.becomes == broken[mutant.line - 1].strip()


def test_a_scope_has_its_files_only() -> None:
    assert {f"{KOGGE}/variants/memory.py", f"{KOGGE}/phases/taxes.py"} <= set(files("variants"))
    assert f"{KOGGE}/scoring.py" not in files("variants")
    assert all(file.startswith("src/hanse/games/luebeck/") for file in files("luebeck"))
    assert all((ROOT / name).exists() for names in SCOPES.values() for name in names)
    assert numbers_by_scope("variants=100 luebeck=50") == {"variants": 100, "luebeck": 50}
    assert numbers_by_scope("200") == {"all": 200}


def test_the_referee_comes_last() -> None:
    """So what it kills nothing else has killed."""
    picker = Picker.__new__(Picker)
    picker.seconds = {"tests/referee/a.py::a": 1.0, "tests/b.py::b": 2.0, "tests/b.py::c": 9.0}
    assert stages(list(picker.seconds), picker) == [
        ["tests/b.py::b"],
        ["tests/b.py::c"],
        ["tests/referee/a.py::a"],
    ]
    results = [one("tests/referee/a.py::a"), one("tests/b.py::b")]
    assert summary(results)[1] == 100.0
    assert summary(without_referee(results))[1] == 50.0


def test_types_are_left_alone() -> None:
    source = "def f(a: int | None) -> int | str:\n    b: int | None = 1 | 2\n    return b\n"
    spans = [ast.get_source_segment(source, node) for node in ast.walk(ast.parse(source))
             if isinstance(node, ast.BinOp) and any(
                 first <= (node.lineno, node.col_offset) < last
                 for first, last in annotations(ast.parse(source)))]  # fmt: skip
    assert sorted(filter(None, spans)) == ["int | None", "int | None", "int | str"]


def test_the_killed_are_kept_and_survivors_tried_again_by_new_tests(tmp_path: Path) -> None:
    page = tmp_path / "results.jsonl"
    keep(one(by="tests/a.py::test_a", digest="before"), page)
    assert load("now", page) == {"key": one(by="tests/a.py::test_a", digest="before")}
    keep(one(digest="before"), page)
    assert load("now", page) == {"key": one(by="tests/a.py::test_a", digest="before")}
    assert load("before", page) == {"key": one(digest="before")}


def test_one_that_the_clock_killed_is_tried_again_by_new_tests(tmp_path: Path) -> None:
    page = tmp_path / "results.jsonl"
    keep(one(by=CLOCK, digest="before"), page)
    assert load("now", page) == {}
    assert load("before", page) == {"key": one(by=CLOCK, digest="before")}


def test_the_clock_counts_computing_not_waiting(tmp_path: Path) -> None:
    waits = [sys.executable, "-c", "import time; time.sleep(1.5); print('done')"]
    done = run_limited(waits, 1, tmp_path, os.environ)
    assert done is not None
    assert done.stdout == "done\n"
    assert run_limited([sys.executable, "-c", "while True: pass"], 1, tmp_path, os.environ) is None


def test_the_closing_line() -> None:
    known = {(PAGE, "c", "a <= b"): "why"}
    results = [one("x"), one("y"), one("z"), one(), one(was="c")]
    line, share = summary([marked(each, known) for each in results])
    assert line == "mutants: 5 chosen, 3 killed, 1 survived, 1 equivalent, 75.0 %"
    assert share == 75.0


def test_one_that_is_killed_is_not_called_equivalent() -> None:
    assert not marked(one("x", was="c"), {(PAGE, "c", "a <= b"): "why"}).equivalent


def test_a_result_names_the_mistake_by_its_text() -> None:
    mutant = Mutant(PAGE, 3, "AddNot", "source", "was", "becomes")
    assert result(mutant, "", "now").mistake == (PAGE, "was", "becomes")


def test_every_explained_mistake_can_still_be_made() -> None:
    for (file, was, becomes), why in read_equivalents().items():
        lines = [line.strip() for line in (ROOT / file).read_text("utf-8").splitlines()]
        assert set(was.splitlines()) <= set(lines), f"remove {was} from {EXPLAINED.name}"
        assert was != becomes
        assert len(why.split()) > 4, was
