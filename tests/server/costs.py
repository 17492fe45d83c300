"""A search for requests that cost more than they may: `make costs`.

It begins with ordinary inputs of every route and frame and lets parts of them grow by the rules of
their grammars. Whatever costs more than those before it is kept and grown further.
"""

import json
import random
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from math import log2
from pathlib import Path

from tests.server.cost_inputs import Input, every_input
from tests.server.cost_meter import MAX_COSTS, Cost, Meter, metered
from tests.server.counts import SEED

KEPT = 6
"""So many inputs are grown further."""
BETTER = 1.1
"""So many times as much as those before a new one must cost to be kept."""
STEPS = (1, 1, 1, 2, 2, 3)
LITTLE = 0.01
"""A share of what is allowed that cannot be measured well."""
UNNOTICED = 0.05
"""Seconds of CPU that small inputs may take by chance."""
LENGTH = "total for its length"
"""What an input would take in total if it were repeated until it is as long as it may be."""
MEASURES = (*MAX_COSTS, LENGTH)
FURTHER = 0.8
"""So often a known input is grown further, and not an ordinary one."""
BUILD = Path(__file__).parents[2] / "build"


@dataclass
class Best:
    """The inputs that cost most in one measure, of all that grew from one ordinary input."""

    measure: str
    found: list[tuple[Cost, Input]] = field(default_factory=list)
    first: float = 0.0

    def share_of(self, cost: Cost, one: Input) -> float:
        if self.measure == LENGTH:
            longer = one.largest / max(1, len(str(one.body)))
            return longer * max(0.0, cost.total - UNNOTICED) / MAX_COSTS["total"]
        return float(getattr(cost, self.measure)) / MAX_COSTS[self.measure]

    @property
    def share(self) -> float:
        return self.share_of(*self.found[0]) if self.found else 0.0

    @property
    def promise(self) -> float:
        """Return how much there may be to find: where costs have grown, they may grow further."""
        return 0.3 + min(1.0, self.share) + log2(max(LITTLE, self.share) / max(LITTLE, self.first))

    def note(self, cost: Cost, one: Input) -> None:
        """Keep it if it costs more than all others did."""
        share = self.share_of(cost, one)
        if not self.found:
            self.first = share
        if not self.found or share > BETTER * self.share:
            self.found = [(cost, one), *self.found][:KEPT]


def never(cost: Cost, one: Input) -> bool:
    return False


class Search:
    """Climbs from ordinary inputs to expensive ones: from each, for each status and each measure.

    A refused input costs little at first, so it is never compared with an answered one. Measures
    are kept apart because long bodies cost the event loop a little more, and would otherwise
    displace short ones that cost a process a lot. Those lead further, since they can be repeated.
    """

    def __init__(self, meter: Meter, inputs: list[Input], seed: str = SEED) -> None:
        self.meter = meter
        self.chance = random.Random(f"costs {seed}")
        self.inputs = {one.first: one for one in inputs}
        self.best: dict[tuple[int, int, str], Best] = {}
        self.tried = 0
        self.broken: list[tuple[Cost, Input]] = []

    def begin(self) -> None:
        """Send every input twice: what is loaded once is no cost of an input."""
        for one in self.inputs.values():
            self.meter.send(one)
        for one in self.inputs.values():
            self.note(one)

    def note(self, one: Input) -> Cost:
        cost = self.meter.cost(one)
        self.tried += 1
        for name in MEASURES:
            key = one.first, cost.status, name
            self.best.setdefault(key, Best(name)).note(cost, one)
        if cost.share > 1:
            self.broken.append((cost, one))
        return cost

    def step(self) -> Cost:
        """Grow one of the costliest inputs, and see what it costs then."""
        best = self.chosen()
        one = self.chance.choice([one for _, one in best.found])
        if self.chance.random() > FURTHER:
            one = self.inputs[one.first]
        for _ in range(self.chance.choice(STEPS)):
            one = one.grown(self.chance)
        return self.note(one)

    def chosen(self) -> Best:
        """Return where to climb; what has become costly since is tried more often."""
        measure = self.chance.choice(MEASURES)
        every = [best for best in self.best.values() if best.measure == measure]
        return self.chance.choices(every, [best.promise**2 for best in every])[0]

    def run(self, seconds: float, found: Callable[[Cost, Input], bool] = never) -> bool:
        """Search for so long, or until something is found; was it?"""
        end, looked = time.monotonic() + seconds, 0
        while time.monotonic() < end:
            self.step()
            if any(found(*pair) for pair in self.broken[looked:]):
                return True
            looked = len(self.broken)
        return False

    def summary_line(self) -> str:
        """Return the figures in a line."""
        said = []
        for name, many, unit in (("loop", 1e3, "ms"), ("total", 1.0, "s"), ("memory", 1e-6, "MB")):
            every = [best for best in self.best.values() if best.measure == name]
            cost, one = max(every, key=lambda best: best.share).found[0]
            said.append(f"{name} {many * getattr(cost, name):.1f} {unit} ({one.route})")
        return f"costs: {self.tried} inputs, {len(self.broken)} too costly; most: {'; '.join(said)}"

    def save(self, folder: Path) -> None:
        """Keep the costliest inputs, and all that cost too much."""
        folder.mkdir(parents=True, exist_ok=True)
        best = [pair for one in self.best.values() for pair in one.found[:1]]
        for name, pairs in (("costliest", best), ("too_costly", self.broken)):
            lines = [json.dumps({"cost": asdict(c), "input": asdict(i)}) for c, i in pairs]
            (folder / f"{name}.jsonl").write_text("\n".join(lines), "utf-8")


def main() -> None:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--minutes", type=float, default=30.0)
    asked.add_argument("--old", action="store_true", help="put the parsing of before back")
    asked.add_argument("--route", default="", help="only routes that contain this")
    asked.add_argument("--save", type=Path, default=BUILD / "costs")
    given = asked.parse_args()
    with metered(old=given.old) as meter:
        search = Search(meter, [one for one in every_input() if given.route in one.route])
        search.begin()
        search.run(60 * given.minutes)
    search.save(given.save)
    measured = [best for best in search.best.values() if best.measure in MAX_COSTS]
    for best in sorted(measured, key=lambda best: -best.share)[:12]:
        cost, one = best.found[0]
        print(f"{100 * best.share:6.1f} %  {one.route}  {cost}")
    print(search.summary_line())
    sys.exit(bool(search.broken) and not given.old)


if __name__ == "__main__":
    main()
