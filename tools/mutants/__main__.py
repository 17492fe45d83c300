"""make mutants: choose, attack, tell. HANSE_SEED, HANSE_MUTANTS and HANSE_WORKERS say how."""

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue

from tools.mutants.attack import LONGEST, PATIENCE, START, Copy
from tools.mutants.choose import Mutant, choose
from tools.mutants.pick import Picker
from tools.mutants.results import Result, keep, load, marked, read_equivalents, result, summary

ENOUGH = 95.0


def main() -> int:
    seed = os.environ.get("HANSE_SEED") or time.strftime("%Y-%m-%d")
    number = int(os.environ.get("HANSE_MUTANTS", "200"))
    workers = int(os.environ.get("HANSE_WORKERS", "2"))
    picker = Picker(workers)
    chosen = list(choose(seed, number))
    print(f"{len(chosen)} mutants by seed {seed}", flush=True)
    known = load(picker.digest)
    left = [mutant for mutant in chosen if mutant.key not in known]
    copies: SimpleQueue[Copy] = SimpleQueue()
    for place in range(workers):
        copies.put(Copy(place))
    with ThreadPoolExecutor(workers) as pool:
        for one in pool.map(lambda mutant: attacked(mutant, picker, copies), left):
            known[one.key] = one
    results = [known[mutant.key] for mutant in chosen]
    doubted = false_alarms(results, copies.get())
    return tell([one for one in results if one.by not in doubted])


def attacked(mutant: Mutant, picker: Picker, copies: SimpleQueue[Copy]) -> Result:
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
    """Tests that fail without any mutant kill nobody: there must be none."""
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


def tell(results: list[Result]) -> int:
    known = read_equivalents()
    results = [marked(one, known) for one in results]
    for one in results:
        if not one.by and not one.equivalent:
            print(f"\n{one.file}:{one.line} {one.operator}\n- {one.was}\n+ {one.becomes}")
    line, share = summary(results)
    print(line)
    return 0 if share >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
