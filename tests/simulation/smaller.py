"""A failing schedule with as little in it as possible."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from hanse.match.clock import UNTIMED
from tests.simulation.plan import FAIR, Plan


def smaller(plan: Plan) -> Iterator[Plan]:
    """Yield plans in which one thing less happens."""
    for fault in plan.faults:
        yield replace(plan, faults=tuple(one for one in plan.faults if one != fault))
    if plan.tables > 1:
        yield replace(plan, tables=plan.tables - 1)
    if plan.servers > 1:
        yield replace(plan, servers=plan.servers - 1)
    if plan.twins:
        yield replace(plan, twins=False)
    if plan.bots or plan.pace != UNTIMED:
        yield replace(plan, bots=False, worker=False, pace=UNTIMED)
    if plan.weather != FAIR:
        yield replace(plan, weather=FAIR)
    if plan.together:
        yield replace(plan, together=0)
    if plan.seconds > 0.2:
        yield replace(plan, seconds=0.7 * plan.seconds)


def smallest(plan: Plan, fails: Callable[[Plan], bool]) -> Plan:
    """Return a plan that fails, of which nothing can be left out."""
    for one in smaller(plan):
        if fails(one):
            return smallest(one, fails)
    return plan
