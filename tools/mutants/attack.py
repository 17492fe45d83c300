"""Run the tests against one mutant, in a copy of the tree."""

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
"""Seconds of tests that are run first; most mutants live no longer."""
LONGEST = float(os.environ.get("HANSE_LONGEST", "120"))
"""Seconds of tests that are run at most, and then as many of the second referee's."""
PATIENCE = 5.0
"""So many times longer than usual may tests compute, and START seconds more for pytest itself."""
START = 60.0
WAITING = 5.0
"""So many times longer may all of it last: the machine may be busy, and some tests wait."""
LIMITED = ("sh", "-c", 'ulimit -t "$0" && exec "$@"')
"""Runs a program that may compute for so many seconds, however long it takes to get them."""
COPIED = ("src", "tests", "tools", "examples", "bench", "docs", "web/words", "pyproject.toml")
FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.M)


@dataclass(frozen=True)
class Outcome:
    """Killed by which test, or by the clock; survived, if by nothing."""

    by: str
    tests: int

    @property
    def killed(self) -> bool:
        return bool(self.by)


class Copy:
    """A tree of its own, whose files may be broken."""

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
        """The first test that fails; nothing, if all pass."""
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

    So one that the referee kills has survived all that was tried without it.
    """
    own = [test for test in tests if not test.startswith(REFEREE)]
    theirs = [test for test in tests if test.startswith(REFEREE)]
    quick = within(own, picker, QUICK)
    rest = within(own[len(quick) :], picker, LONGEST)
    return [some for some in (quick, rest, within(theirs, picker, LONGEST)) if some]


def run_limited(
    command: Sequence[str], seconds: float, folder: Path, environment: Mapping[str, str]
) -> subprocess.CompletedProcess[str] | None:
    """Run it to its end; nothing, if it computes too long or waits for ever."""
    try:
        done = subprocess.run(
            [*LIMITED, str(int(seconds)), *command], cwd=folder, env=environment,
            capture_output=True, text=True, timeout=WAITING * seconds, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return None
    return None if done.returncode < 0 else done


def within(tests: Sequence[str], picker: Picker, seconds: float) -> list[str]:
    """The first of these tests, as many as fit into the time."""
    taken: list[str] = []
    left = seconds
    for test in tests:
        left -= picker.seconds[test]
        if left < 0 and taken:
            break
        taken.append(test)
    return taken
