"""The CPU time of first imports and of the command: `python -m bench.startup --chess FOLDER`.

FOLDER holds python-chess (`pip install --target FOLDER chess`). Programs take turns, so that a slow
minute slows all of them. Each has its own process, whose time the system counts; a line shows the
median less that of a Python that does nothing.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from statistics import median

from bench.before import ROOT, checked_out

BEFORE = "3f00b60"
"""The commit whose `hanse --help` ours is compared with."""
HELP = "import sys; sys.argv = ['hanse', '--help']; from hanse.cli.main import app; app()"
NOTHING = "pass"
LIBRARY = "import hanse"
GAME = "import hanse; hanse.Game"


def cpu_ms(code: str, path: str) -> float:
    """Return the milliseconds of CPU that a Python with this code and path uses."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    running = subprocess.Popen(
        [sys.executable, "-c", code], cwd="/", env={**env, "PYTHONPATH": path},
        stdout=subprocess.DEVNULL,
    )  # fmt: skip
    _, status, used = os.wait4(running.pid, 0)
    running.returncode = os.waitstatus_to_exitcode(status)
    if running.returncode:
        raise RuntimeError(f"{code} ended with {running.returncode}")
    return 1000 * (used.ru_utime + used.ru_stime)


def medians(programs: Mapping[str, tuple[str, str]], runs: int) -> dict[str, float]:
    """Return the median of each program after one run that does not count."""
    times = [
        {name: cpu_ms(code, path) for name, (code, path) in programs.items()}
        for _ in range(runs + 1)
    ]
    return {name: median(one[name] for one in times[1:]) for name in programs}


def programs_of(ours: Path, before: Path, chess: str) -> dict[str, tuple[str, str]]:
    """Return every program, each with the path on which it finds its packages."""
    found = {
        "nothing": (NOTHING, str(ours)),
        "import hanse": (LIBRARY, str(ours)),
        "hanse.Game": (GAME, str(ours)),
        "hanse --help": (HELP, str(ours)),
        f"hanse --help in {BEFORE}": (HELP, str(before)),
    }
    return found | ({"import chess": ("import chess", chess)} if chess else {})


def main() -> None:
    """Print a line for each program."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--chess", default="")
    parser.add_argument("--runs", type=int, default=41)
    args = parser.parse_args()
    with checked_out(BEFORE) as before:
        found = medians(programs_of(ROOT / "src", before, args.chess), args.runs)
    nothing = found.pop("nothing")
    sys.stdout.write(f"{'a Python that does nothing':<28}{nothing:7.1f} ms\n")
    for name, ms in found.items():
        sys.stdout.write(f"{name:<28}{ms - nothing:7.1f} ms more\n")


if __name__ == "__main__":
    main()
