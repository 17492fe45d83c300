"""Results of mutants, kept between runs, with reasons for mutants that change no behaviour."""

import json
import tomllib
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from tools.mutants.choose import ROOT, Mutant

KEPT = ROOT / "build/mutants/results.jsonl"
EXPLAINED = ROOT / "tests/mutants/equivalent.toml"
REFEREE = "tests/referee/"
"""The path prefix of the tests in which a second referee follows the game."""
CLOCK = "the clock"
"""The killer of a mutant whose tests did not end or were too slow: believed for one digest."""


@dataclass(frozen=True)
class Result:
    """The result of one mutant; a survivor is believed only as long as the tests are the same."""

    key: str
    file: str
    line: int
    operator: str
    was: str
    becomes: str
    by: str
    digest: str
    equivalent: bool = False

    @property
    def mistake(self) -> tuple[str, str, str]:
        return self.file, self.was, self.becomes


def result(mutant: Mutant, by: str, digest: str) -> Result:
    return Result(
        mutant.key,
        mutant.file,
        mutant.line,
        mutant.operator,
        mutant.was,
        mutant.becomes,
        by,
        digest,
    )


def load(digest: str, path: Path = KEPT) -> dict[str, Result]:
    """Return earlier results: all kills by tests, and others only if the tests are the same."""
    if not path.exists():
        return {}
    every = [Result(**json.loads(line)) for line in path.read_text("utf-8").splitlines()]
    return {one.key: one for one in every if one.by not in ("", CLOCK) or one.digest == digest}


def keep(one: Result, path: Path = KEPT) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as page:
        page.write(json.dumps(asdict(one), ensure_ascii=False) + "\n")


def read_equivalents(path: Path = EXPLAINED) -> dict[tuple[str, str, str], str]:
    """Return the mistakes that change no behaviour, each with its reason."""
    listed = tomllib.loads(path.read_text("utf-8")).get("equivalent", [])
    return {(one["file"], one["was"], one["becomes"]): one["why"] for one in listed}


def marked(one: Result, known: dict[tuple[str, str, str], str]) -> Result:
    return replace(one, equivalent=not one.by and one.mistake in known)


def without_referee(results: list[Result]) -> list[Result]:
    """Return the results without the second referee, as if its victims had survived."""
    return [replace(one, by="") if one.by.startswith(REFEREE) else one for one in results]


def summary(results: list[Result]) -> tuple[str, float]:
    """Return the closing line, and the percentage killed of the mutants that change behaviour."""
    killed = sum(bool(one.by) for one in results)
    same = sum(one.equivalent for one in results)
    survived = len(results) - killed - same
    share = 100 * killed / max(1, killed + survived)
    told = f"{len(results)} chosen, {killed} killed, {survived} survived, {same} equivalent"
    return f"mutants: {told}, {share:.1f} %", share
