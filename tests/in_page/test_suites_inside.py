"""The engine's own tests pass inside a page's Python.

A sample runs in CI, and everything with `make in-page`.
"""

import os
import re

import pytest

from tests.in_page.inside import TEST_PACKAGES, needs_engine, run_inside

FULL = os.environ.get("HANSE_FULL") == "1"
SUITES = ("core", "rules", "records", "notation", "match", "deals", "perft")
SAMPLE = ("tests/core", "tests/records/test_texts.py", "tests/rules/test_bids.py")
"""Half a minute on a quiet machine."""
THREADS = "tests/core/test_readers.py::test_threads_may_read_at_the_same_time_from_the_start"
"""A page has neither threads nor processes."""
SENTENCES = "tests/rules/test_rulebook_sentences.py"
"""The client phrases sentences, so a page has no Fluent for Python."""


@needs_engine
@pytest.mark.parametrize("suite", [f"tests/{name}" for name in SUITES] if FULL else ["sample"])
def test_the_tests_pass_inside(suite: str) -> None:
    asked = ("-q", "-p", "no:cacheprovider", "--deselect", THREADS, "--ignore", SENTENCES)
    suites = SAMPLE if suite == "sample" else (suite,)
    done = run_inside("pytest", *asked, *suites, packages=TEST_PACKAGES)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    assert int(re.findall(r"(\d+) passed", done.stdout)[-1]) > 0


@needs_engine
def test_a_failing_test_inside_is_noticed() -> None:
    done = run_inside("pytest", "-q", "tests/no_such_test.py", packages=TEST_PACKAGES)
    assert done.returncode != 0
