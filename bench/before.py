"""Is the basic game as quick as it was? Beside a commit before, in one run: python -m bench.before

Both are played by turns in processes of their own, four seats, every answer sampled, the same games
as far as their rules are the same; the quickest round of each counts. The time is the processor's.
With --count both are run once by valgrind, which counts instructions: the same whatever else the
machine is doing.
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

def play(games):
    decisions = 0
    chance = random.Random(1)
    roll = chance.random
    below = lambda n: int(roll() * n)
    for number in range(games):
        game = new(Setup("kogge", 4), Dice(chance.randbytes(16)))
        while not game.over:
            seat = next(iter(game.asking))
            game.play_unchecked(seat, game.asking[seat].sample(below))
            decisions += 1
    return decisions

play(5)
start = process_time()
decisions = play(int(sys.argv[1]))
print((process_time() - start) / (decisions or 1) * 1e6, decisions)
"""
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


def played(source: Path, games: int, *under: str) -> subprocess.CompletedProcess[str]:
    command = [*under, sys.executable, "-c", PLAY, str(games)]
    here = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    return subprocess.run(command, env=here, check=True, capture_output=True, text=True)


def decision_us(source: Path, games: int) -> float:
    """Microseconds for a decision, with the rules of this folder."""
    return float(played(source, games).stdout.split()[0])


def instructions(source: Path, games: int) -> float:
    """For a decision; what starting costs is taken off by playing none."""
    counts, decisions = [], 0
    for number in (0, games):
        done = played(source, number, *COUNTER)
        decisions = int(done.stdout.split()[1])
        counts.append(int(re.findall(r"Collected : (\d+)", done.stderr)[0]))
    return (counts[1] - counts[0]) / decisions


def count(commit: str, games: int) -> tuple[float, float]:
    with checked_out(commit) as source:
        return instructions(ROOT / "src", games), instructions(source, games)


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
        now, before = count(asked.commit, asked.games)
        unit, how = "instructions", f"{asked.games} games"
    else:
        now, before = compare(asked.commit, asked.rounds, asked.games)
        unit, how = "µs", f"quickest of {asked.rounds} rounds by turns"
    print(
        f"a decision of the basic game: {now:.2f} {unit} now, {before:.2f} at {asked.commit}, "
        f"ratio {now / before:.3f} ({how})"
    )


if __name__ == "__main__":
    main()
