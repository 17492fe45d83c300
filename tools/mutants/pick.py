"""The choice of tests against a mutant: those that run through its line, the quickest first."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from coverage import CoverageData

from tools.mutants.choose import ROOT

TESTS = (
    "tests/core", "tests/rules", "tests/games", "tests/records", "tests/notation", "tests/deals",
    "tests/match", "tests/perft", "tests/laws", "tests/referee", "tests/words", "tests/play",
    "tests/cli",
)  # fmt: skip
FEW = {
    "HANSE_EXAMPLES": "20",
    "HANSE_CELLS": "1",
    "HANSE_TWINS": "40",
    "HANSE_SLICE": "0",
    "HANSE_SEED": "1",
}
"""Settings with which tests try fewer positions, because the tests run for many mutants."""
DECLARED = "tests/core/test_unchanging.py"
"""Tests that inspect classes without running any of their lines."""
RECORDED = ROOT / "build/mutants/recorded"


class Picker:
    """A source of tests for a line, from the recorded lines and times of each test."""

    def __init__(self, workers: int) -> None:
        self.digest = digest()
        self.folder = RECORDED / self.digest
        if not (self.folder / "done").exists():
            record(self.folder, workers)
        self.seconds: dict[str, float] = {}
        for page in sorted(self.folder.glob("seconds.*.json")):
            self.seconds |= json.loads(page.read_text("utf-8"))
        self.lines = CoverageData(basename=str(self.folder / "all"))
        self.lines.read()

    def tests(self, file: str, line: int) -> list[str]:
        """Return the tests that run through this line, the quickest first.

        No test is recorded for a line that runs at import: then return all tests of the file,
        after those that inspect declarations.
        """
        seen = self.lines.contexts_by_lineno(str(ROOT / file))
        found = set(seen.get(line, ())) & self.seconds.keys()
        if not found:
            found = set().union(*seen.values()) & self.seconds.keys() or set(self.seconds)
            found |= {test for test in self.seconds if test.startswith(DECLARED)}
        return sorted(found, key=lambda test: (not test.startswith(DECLARED), self.seconds[test]))

    def lasting(self, tests: Iterable[str]) -> float:
        return sum(self.seconds[test] for test in tests)


def digest() -> str:
    """Return a hash of everything that decides which lines a test runs through."""
    pages = sorted(page for folder in ("src", "tests") for page in (ROOT / folder).rglob("*.py"))
    what = " ".join(present(ROOT)).encode()
    return sha256(what + b"".join(page.read_bytes() for page in pages)).hexdigest()[:16]


def record(folder: Path, workers: int) -> None:
    """Run every test once and record its lines; delete older recordings."""
    shutil.rmtree(RECORDED, ignore_errors=True)
    folder.mkdir(parents=True)
    print("recording which test runs through which line", flush=True)
    run = [sys.executable, "-m", "pytest", "-q", "-n", str(workers), "-p", "tools.mutants.recorder"]
    environment = {**os.environ, **FEW, "HANSE_RECORDED": str(folder)}
    subprocess.run([*run, *present(ROOT)], cwd=ROOT, env=environment, check=False)
    together = CoverageData(basename=str(folder / "all"))
    for part in sorted(folder.glob("lines.*")):
        one = CoverageData(basename=str(part))
        one.read()
        together.update(one)
        part.unlink()
    together.write()
    (folder / "done").touch()


def present(root: Path) -> list[str]:
    """Return the test folders to pick from; HANSE_TESTS can name fewer."""
    wanted = os.environ.get("HANSE_TESTS", "").split() or TESTS
    return [folder for folder in wanted if (root / folder).exists()]
