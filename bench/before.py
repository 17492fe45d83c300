"""The speed of the basic game, compared with an earlier commit: `python -m bench.before`.

Both versions take turns in separate processes, with four seats and every answer sampled. They play
the same games as far as their rules are the same; the quickest round of each counts, in processor
time. With --count, valgrind runs both once and counts instructions, of a decision and of a copy of
the game; this number does not depend on the machine's load.
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
"""Copies at each decision, from which the cost of one copy is computed."""
COUNTER = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """Yield the sources of a commit, in a temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        git("worktree", "add", "--detach", str(tree), commit)
        try:
            yield tree / "src"
        finally:
            git("worktree", "remove", "--force", str(tree))


def git(*words: str) -> None:
    subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True)


def run_games(
    source: Path, games: int, *under: str, copies: int = 0
) -> subprocess.CompletedProcess[str]:
    command = [*under, sys.executable, "-c", PLAY, str(games), str(copies)]
    here = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    return subprocess.run(command, env=here, check=True, capture_output=True, text=True)


def decision_us(source: Path, games: int) -> float:
    """Return the microseconds of a decision, with the rules of this folder."""
    return float(run_games(source, games).stdout.split()[0])


def instructions(source: Path, games: int) -> tuple[float, float]:
    """Return the instructions of a decision and of a copy, without those of starting up."""
    idle, _ = count_instructions(source, 0)
    bare, decisions = count_instructions(source, games)
    copied, _ = count_instructions(source, games, COPIES)
    return (bare - idle) / decisions, (copied - bare) / decisions / COPIES


def count_instructions(source: Path, games: int, copies: int = 0) -> tuple[int, int]:
    """Return the instructions of some games, and the number of their decisions."""
    done = run_games(source, games, *COUNTER, copies=copies)
    return int(re.findall(r"Collected : (\d+)", done.stderr)[0]), int(done.stdout.split()[1])


def count(commit: str, games: int) -> None:
    with checked_out(commit) as source:
        both = zip(instructions(ROOT / "src", games), instructions(source, games), strict=True)
        for what, pair in zip(("decision", "copy"), both, strict=True):
            report(what, pair, "instructions", commit, f"{games} games")


def report(what: str, both: tuple[float, float], unit: str, commit: str, how: str) -> None:
    now, before = both
    print(
        f"a {what} of the basic game: {now:.2f} {unit} now, {before:.2f} at {commit}, "
        f"ratio {now / before:.3f} ({how})"
    )


def compare(commit: str, rounds: int, games: int) -> tuple[float, float]:
    """Return the quickest of several rounds, now and before; both versions take turns."""
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
        report("decision", both, "µs", asked.commit, f"quickest of {asked.rounds} rounds by turns")


if __name__ == "__main__":
    main()
