"""Browsers that visit a site while its servers are replaced, and what became of each visit."""

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[2] / "web"
JOURNEYS = ("npm", "run", "--silent", "journeys")
COMING, LEAVING = 120.0, 180.0
"""Seconds for the first visit to end, and for the last."""


@dataclass
class Visitors:
    """The folder in which the browsers write down each visit."""

    folder: Path
    process: "subprocess.Popen[bytes]"
    lines: list[dict[str, Any]] = field(default_factory=list)

    def look(self) -> list[dict[str, Any]]:
        file = self.folder / "visits.jsonl"
        lines = file.read_text("utf-8").splitlines() if file.exists() else []
        self.lines = [json.loads(line) for line in lines]
        return self.lines

    @property
    def visits(self) -> list[dict[str, Any]]:
        return [line for line in self.lines if line["kind"] != "moves"]

    @property
    def moves(self) -> list[dict[str, Any]]:
        return [line for line in self.lines if line["kind"] == "moves"]

    def wait_for(self, kind: str, more: int, seconds: float = COMING) -> None:
        """Wait until so many more visits of this kind have ended."""
        wanted = self.count(kind) + more
        end = time.monotonic() + seconds
        while self.count(kind) < wanted:
            assert self.process.poll() is None, "the browsers have ended"
            assert time.monotonic() < end, f"nobody visits as {kind}"
            time.sleep(0.1)

    def count(self, kind: str) -> int:
        return sum(line["kind"] == kind for line in self.look())

    def leave(self) -> None:
        (self.folder / "stop").touch()
        self.process.wait(LEAVING)
        self.look()


@contextmanager
def visitors(folder: Path, port: int, **settings: str) -> Iterator[Visitors]:
    """Let browsers visit the site at this port until the end of the block."""
    told = {
        **os.environ, "HANSE_MEASURE": "tests/deploys.measure.ts", "HANSE_VISITS": str(folder),
        "HANSE_ADDRESS": f"http://127.0.0.1:{port}/", "HANSE_JOURNEYS": "", **settings,
    }  # fmt: skip
    with (folder / "browsers.log").open("wb") as log:
        process = subprocess.Popen(JOURNEYS, cwd=WEB, env=told, stdout=log, stderr=log)
        found = Visitors(folder, process)
        try:
            yield found
            found.leave()
        finally:
            if process.poll() is None:
                (folder / "stop").touch()
                process.terminate()
                process.wait(LEAVING)
