"""Run the schedule of a seed again and tell it: `python -m tests.simulation 1234 [mistake]`.

If it fails, a smaller one that fails too is looked for and told.
"""

import sys

from tests.simulation.mistakes import MISTAKES
from tests.simulation.plan import plan_of
from tests.simulation.smaller import smallest
from tests.simulation.world import Outcome, World


def main(seed: int, mistake: str = "") -> int:
    plan, plant = plan_of(seed), MISTAKES.get(mistake)
    found = World(plan, plant).run()
    if found.faults:
        plan = smallest(plan, lambda one: bool(World(one, plant).run().faults))
        found = World(plan, plant).run()
    tell(found)
    print(plan)
    return 1 if found.faults else 0


def tell(found: Outcome) -> None:
    for at, *told in found.trace:
        print(f"{at:9.6f}", *told)
    for fault in found.faults:
        print("fault:", fault)
    print(f"seed {found.seed}: {found.moves} moves, {found.virtual:.1f} s, story {found.story}")


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]), *sys.argv[2:]))
