"""Is the basic game as quick as it was? Beside a commit before, in one run: python -m bench.before

Both are played by turns in processes of their own, four seats, every answer sampled, the same games
as far as their rules are the same; the quickest round of each counts. The time is the processor's.
With --count both are run once by valgrind, which counts instructions: the same whatever else the
machine is doing. It counts a copy of the game too.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BEFORE = "4a0b801"
"""The last commit before there were variants."""

PLAY = """
import random, sys
from time import process_time
from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.games import GAMES
spec = GAMES["kogge"]
new = spec.play.new if hasattr(spec, "play") else spec.new
copies = int(sys.argv[2])

def play(games):
    decisions = 0
    chance = random.Random(1)
    roll = chance.random
    below = lambda n: int(roll() * n)
    for number in range(games):
        game = new(Setup("kogge", 4), Dice(chance.randbytes(16)))
        while not game.over:
            for _ in range(copies):
                game.copy()
            seat = next(iter(game.asking))
            game.play_unchecked(seat, game.asking[seat].sample(below))
            decisions += 1
    return decisions

play(5)
start = process_time()
decisions = play(int(sys.argv[1]))
print((process_time() - start) / (decisions or 1) * 1e6, decisions)
"""
COPIES = 5
"""At each decision, to count one of them."""
COUNTER = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """The sources of a commit, in a folder of their own that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        git("worktree", "add", "--detach", str(tree), commit)
        try:
            yield tree / "src"
        finally:
            git("worktree", "remove", "--force", str(tree))


def git(*words: str) -> None:
    subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True)


def played(
    source: Path, games: int, *under: str, copies: int = 0
) -> subprocess.CompletedProcess[str]:
    command = [*under, sys.executable, "-c", PLAY, str(games), str(copies)]
    here = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    return subprocess.run(command, env=here, check=True, capture_output=True, text=True)


def decision_us(source: Path, games: int) -> float:
    """Microseconds for a decision, with the rules of this folder."""
    return float(played(source, games).stdout.split()[0])


def instructions(source: Path, games: int) -> tuple[float, float]:
    """For a decision and for a copy; what starting costs is taken off by playing none."""
    idle, _ = counted(source, 0)
    bare, decisions = counted(source, games)
    copied, _ = counted(source, games, COPIES)
    return (bare - idle) / decisions, (copied - bare) / decisions / COPIES


def counted(source: Path, games: int, copies: int = 0) -> tuple[int, int]:
    """Return the instructions of some games, and how many decisions there were in them."""
    done = played(source, games, *COUNTER, copies=copies)
    return int(re.findall(r"Collected : (\d+)", done.stderr)[0]), int(done.stdout.split()[1])


def count(commit: str, games: int) -> None:
    with checked_out(commit) as source:
        both = zip(instructions(ROOT / "src", games), instructions(source, games), strict=True)
        for what, pair in zip(("decision", "copy"), both, strict=True):
            tell(what, pair, "instructions", commit, f"{games} games")


def tell(what: str, both: tuple[float, float], unit: str, commit: str, how: str) -> None:
    now, before = both
    print(
        f"a {what} of the basic game: {now:.2f} {unit} now, {before:.2f} at {commit}, "
        f"ratio {now / before:.3f} ({how})"
    )


def compare(commit: str, rounds: int, games: int) -> tuple[float, float]:
    """The quickest of several rounds, now and before, in which both take turns."""
    now, before = [], []
    with checked_out(commit) as source:
        for _ in range(rounds):
            before.append(decision_us(source, games))
            now.append(decision_us(ROOT / "src", games))
    return min(now), min(before)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--commit", default=BEFORE)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--count", action="store_true", help="instructions, by valgrind")
    asked = parser.parse_args()
    if asked.count:
        count(asked.commit, asked.games)
    else:
        both = compare(asked.commit, asked.rounds, asked.games)
        tell("decision", both, "µs", asked.commit, f"quickest of {asked.rounds} rounds by turns")


if __name__ == "__main__":
    main()
