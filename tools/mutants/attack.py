"""Attacks on mutants: running tests against one mutant, in a copy of the source tree."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.choose import ROOT, Mutant
from tools.mutants.pick import FEW, Picker
from tools.mutants.results import CLOCK, REFEREE

QUICK = 5.0
"""Seconds of tests that are run first; most mutants survive no longer."""
LONGEST = float(os.environ.get("HANSE_LONGEST", "120"))
"""Maximum seconds of tests per mutant, and the maximum again for the second referee's tests."""
PATIENCE = 5.0
"""The multiple of their usual time that tests may compute, plus START seconds for pytest itself."""
START = 60.0
WAITING = 5.0
"""The multiple of that limit that a run may last: the machine may be busy, and some tests wait."""
LIMITED = ("sh", "-c", 'ulimit -t "$0" && exec "$@"')
"""A command that limits a program's CPU seconds, however long the program waits for them."""
COPIED = ("src", "tests", "tools", "examples", "bench", "docs", "web/words", "pyproject.toml")
FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.M)


@dataclass(frozen=True)
class Outcome:
    """The result of an attack: `by` is the test that killed the mutant, the clock, or empty."""

    by: str
    tests: int

    @property
    def killed(self) -> bool:
        return bool(self.by)


class Copy:
    """A copy of the source tree, in which a mutant can replace a file."""

    def __init__(self, number: int) -> None:
        self.root = ROOT / f"build/mutants/tree-{number}"
        shutil.rmtree(self.root, ignore_errors=True)
        self.root.mkdir(parents=True)
        left_out = shutil.ignore_patterns("__pycache__", "client", "node_modules")
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, self.root / name, ignore=left_out)
            else:
                shutil.copy(ROOT / name, self.root / name)

    @contextmanager
    def broken_by(self, mutant: Mutant) -> Iterator[None]:
        page = self.root / mutant.file
        whole = page.read_text("utf-8")
        page.write_text(mutant.source, "utf-8")
        try:
            yield
        finally:
            page.write_text(whole, "utf-8")

    def run(self, tests: Sequence[str], seconds: float) -> str:
        """Run these tests; return the first one that fails, or nothing if all pass."""
        given = self.root / "tests.txt"
        given.write_text("\n".join(tests), "utf-8")
        command = (sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider")
        environment = {
            **os.environ,
            **FEW,
            "PYTHONPATH": str(self.root / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        done = run_limited([*command, f"@{given}"], seconds, self.root, environment)
        if done is None:
            return CLOCK
        if done.returncode == 0:
            return ""
        failed = FAILED.search(done.stdout)
        return failed[1] if failed else done.stdout[-300:] + done.stderr[-300:]

    def attack(self, mutant: Mutant, picker: Picker) -> Outcome:
        groups = stages(picker.tests(mutant.file, mutant.line), picker)
        with self.broken_by(mutant):
            for some in groups:
                by = self.run(some, START + PATIENCE * picker.lasting(some))
                if by:
                    return Outcome(by, len(some))
        return Outcome("", sum(map(len, groups)))


def stages(tests: Sequence[str], picker: Picker) -> list[list[str]]:
    """Return the tests in the order of attack: the quick, the others, and last the referee's.

    So a mutant that the referee kills has survived all other tests.
    """
    own = [test for test in tests if not test.startswith(REFEREE)]
    theirs = [test for test in tests if test.startswith(REFEREE)]
    quick = within(own, picker, QUICK)
    rest = within(own[len(quick) :], picker, LONGEST)
    return [some for some in (quick, rest, within(theirs, picker, LONGEST)) if some]


def run_limited(
    command: Sequence[str], seconds: float, folder: Path, environment: Mapping[str, str]
) -> subprocess.CompletedProcess[str] | None:
    """Run a command to its end; return None if it computes or waits too long."""
    try:
        done = subprocess.run(
            [*LIMITED, str(int(seconds)), *command], cwd=folder, env=environment,
            capture_output=True, text=True, timeout=WAITING * seconds, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return None
    return None if done.returncode < 0 else done


def within(tests: Sequence[str], picker: Picker, seconds: float) -> list[str]:
    """Return the first of these tests, as many as fit into the time."""
    taken: list[str] = []
    left = seconds
    for test in tests:
        left -= picker.seconds[test]
        if left < 0 and taken:
            break
        taken.append(test)
    return taken
