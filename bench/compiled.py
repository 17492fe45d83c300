"""The speed of compiled modules, compared with plain ones in turns and in separate processes."""

import os
import subprocess
import sys

SITE = "build/compiled/site"
ROUNDS = 6
ONE = """
from bench.engine import compiled, sampled
cost = sampled("kogge", 2.0)
print(cost.decision_us, cost.copy_us, compiled())
"""


def measure(path: str) -> tuple[float, float]:
    """Return the microseconds of a decision and of a copy, with the package on this path."""
    environment = {**os.environ, "PYTHONPATH": path}
    run = [sys.executable, "-c", ONE]
    printed = subprocess.run(run, env=environment, capture_output=True, text=True, check=True)
    decision, copy, compiled = printed.stdout.split()
    assert (compiled == "True") == bool(path), "not the package that was meant"
    return float(decision), float(copy)


def main() -> None:
    pairs = [(measure(""), measure(SITE)) for _ in range(ROUNDS)]
    plain = [min(column) for column in zip(*(plain for plain, _ in pairs), strict=True)]
    quick = [min(column) for column in zip(*(quick for _, quick in pairs), strict=True)]
    print(
        f"compiled: {plain[0] / quick[0]:.2f} times as quick a decision "
        f"({plain[0]:.1f} → {quick[0]:.1f} µs), {plain[1] / quick[1]:.2f} a copy "
        f"({plain[1]:.1f} → {quick[1]:.1f} µs), best of {ROUNDS} rounds in turns"
    )


if __name__ == "__main__":
    main()
