"""The commands of a host, each in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

from tests.server.running import RUN


def hanse(*words: object, url: str = "", data: Path | None = None) -> str:
    """Run a command on a database, or on the embedded one in a folder; it must succeed."""
    done = tried(*words, url=url, data=data)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def tried(
    *words: object, url: str = "", data: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command; what came of it."""
    where = {"DATABASE_URL": url, "HANSE_DATA": str(data or "")}
    return subprocess.run(
        [sys.executable, "-c", RUN, *map(str, words)],
        env={**os.environ, **where}, capture_output=True, text=True, check=False, timeout=3600,
    )  # fmt: skip
