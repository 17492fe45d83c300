"""The program of `make mutants`: it chooses mutants, attacks them with tests, and prints results.

HANSE_SEED and HANSE_WORKERS set the seed and the number of processes. HANSE_MUTANTS sets the number
of mutants: `200`, or `variants=100 luebeck=50` for parts of the rules. HANSE_TESTS names the tests,
and HANSE_LONGEST the maximum seconds of tests for each mutant.
"""

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue

from tools.mutants.attack import LONGEST, PATIENCE, START, Copy
from tools.mutants.choose import Mutant, choose
from tools.mutants.pick import Picker
from tools.mutants.results import (
    Result,
    keep,
    load,
    marked,
    read_equivalents,
    result,
    summary,
    without_referee,
)

ENOUGH = 95.0
"""The percentage of mutants that must be killed: of all rules, and without the referee's tests."""
ENOUGH_WITH_REFEREE = 98.0
"""The percentage in a part of the rules, where the tests of a second referee count too."""


def main() -> int:
    seed = os.environ.get("HANSE_SEED") or time.strftime("%Y-%m-%d")
    workers = int(os.environ.get("HANSE_WORKERS", "2"))
    picker = Picker(workers)
    numbers = numbers_by_scope(os.environ.get("HANSE_MUTANTS", "200"))
    drawn = {scope: list(choose(seed, number, scope)) for scope, number in numbers.items()}
    chosen = [mutant for mutants in drawn.values() for mutant in mutants]
    print(f"{len(chosen)} mutants by seed {seed}", flush=True)
    known = load(picker.digest)
    left = [mutant for mutant in chosen if mutant.key not in known]
    copies: SimpleQueue[Copy] = SimpleQueue()
    for place in range(workers):
        copies.put(Copy(place))
    with ThreadPoolExecutor(workers) as pool:
        for one in pool.map(lambda mutant: attack_one(mutant, picker, copies), left):
            known[one.key] = one
    doubted = false_alarms([known[mutant.key] for mutant in chosen], copies.get())
    found = {scope: [known[m.key] for m in mutants] for scope, mutants in drawn.items()}
    return max(
        show(scope, [one for one in some if one.by not in doubted]) for scope, some in found.items()
    )


def numbers_by_scope(wish: str) -> dict[str, int]:
    """Return how many mutants to draw in each part of the rules."""
    parts = [part.rpartition("=") for part in wish.split()]
    return {scope or "all": int(number) for scope, _, number in parts}


def attack_one(mutant: Mutant, picker: Picker, copies: SimpleQueue[Copy]) -> Result:
    copy = copies.get()
    try:
        came = copy.attack(mutant, picker)
    finally:
        copies.put(copy)
    print(f"{'killed  ' if came.by else 'SURVIVED'} {mutant.file}:{mutant.line}", flush=True)
    one = result(mutant, came.by, picker.digest)
    keep(one)
    return one


def false_alarms(results: list[Result], copy: Copy) -> set[str]:
    """Return the tests that fail even without a mutant: their kills do not count."""
    killers = sorted({one.by for one in results if "::" in one.by})
    wrong: set[str] = set()
    while left := [test for test in killers if test not in wrong]:
        failing = copy.run(left, START + PATIENCE * LONGEST)
        if not failing:
            break
        print(f"fails without a mutant too: {failing}", flush=True)
        wrong.add(failing)
        if failing not in left:
            break
    return wrong


def show(scope: str, results: list[Result]) -> int:
    """Print survivors and percentages; return 1 if too few mutants were killed."""
    known = read_equivalents()
    results = [marked(one, known) for one in results]
    for one in results:
        if not one.by and not one.equivalent:
            print(f"\n{one.file}:{one.line} {one.operator}\n- {one.was}\n+ {one.becomes}")
    line, share = summary(results)
    print(f"{scope}: {line}")
    line, alone = summary(without_referee(results))
    print(f"{scope}, without the referee: {line}")
    enough = ENOUGH if scope == "all" else ENOUGH_WITH_REFEREE
    return 0 if share >= enough and (scope == "all" or alone >= ENOUGH) else 1


if __name__ == "__main__":
    sys.exit(main())
