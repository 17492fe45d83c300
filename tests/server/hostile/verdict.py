"""What `make hostile` must show, and the figures it prints."""

from statistics import quantiles

from tests.server.histories import OK
from tests.server.hostile.attack import ATTACKERS
from tests.server.hostile.run import HOUR, Result

ENOUGH, WORSE = 0.1, 2.0
"""Seconds that are always short enough; otherwise so many times the yardstick's."""
MOST_GROWTH = 50.0
"""MB, from a sixth of the run to its end."""
SETTLING = 30.0
"""Seconds in which processes start and fill; a short run is measured from then on."""
LARGEST_LOG, LEAST_LOG = 10e6, 0.5e6
"""Bytes in an hour; a shorter run may write its part of that, and a little at its start."""
MOVES = ("confirmed", "shown", "page")
"""The waits that p99 is of."""
BOT_ENOUGH, BOT_WORSE = 10.0, 5.0
"""Seconds for a bot's answer that nobody calls silent, at p95; or so many times the yardstick's."""


def cut(waits: list[float], percent: int) -> float:
    """Return this percentile; 0 if nobody waited."""
    if len(waits) < 2:
        return max(waits, default=0.0)
    return quantiles(waits, n=100, method="inclusive")[percent - 1]


def p99(result: Result) -> float:
    return cut([wait for kind in MOVES for wait in result.evening.waits[kind]], 99)


def is_quick(hostile: Result, control: Result) -> bool:
    return p99(hostile) < ENOUGH or p99(hostile) <= WORSE * p99(control)


def are_bots_heard(hostile: Result, control: Result) -> bool:
    """Say whether bots at people's tables still answer while strangers' bots think."""
    waited, usual = (cut(one.evening.waits["bot"], 95) for one in (hostile, control))
    return waited < BOT_ENOUGH or waited <= BOT_WORSE * usual


def growth(result: Result) -> float:
    """Return how much memory was added once the server had settled, in MB."""
    return result.machine.memory_at(result.seconds, result.seconds) - settled_memory(result)


def settled_memory(result: Result) -> float:
    whole = result.seconds
    return result.machine.memory_at(max(whole / 6, min(SETTLING, whole / 2)), whole)


def faults(hostile: Result, control: Result) -> list[str]:
    """Return all that is not as promised, except for latency."""
    found = [*hostile.faults, *(f"without attackers: {fault}" for fault in control.faults)]
    if growth(hostile) > MOST_GROWTH:
        found.append(f"memory grew by {growth(hostile):.0f} MB")
    if hostile.log_size > max(LARGEST_LOG * hostile.seconds / HOUR, LEAST_LOG):
        found.append(f"the log has {hostile.log_size} bytes")
    if not are_bots_heard(hostile, control):
        waited = cut(hostile.evening.waits["bot"], 95)
        found.append(f"people wait {waited:.0f} s for bots at p95")
    for kind in ATTACKERS:
        told = hostile.attackers.get(kind.__name__, {})
        if not told.get("answers"):
            found.append(f"{kind.__name__} did nothing")
    return found


def latency_line(name: str, result: Result) -> str:
    waits = result.evening.waits
    parts = [
        f"{kind} {1000 * cut(waits[kind], 50):.0f}/{1000 * cut(waits[kind], 99):.0f}"
        f"/{1000 * max(waits[kind], default=0):.0f} ({len(waits[kind])})"
        for kind in (*MOVES, "bot")
    ]
    return f"{name}: p99 {1000 * p99(result):.0f} ms; p50/p99/most in ms: {', '.join(parts)}"


def figures(hostile: Result, control: Result) -> str:
    """Return the figures of a run in one line."""
    machine, evening = hostile.machine, hostile.evening
    acts = [act for one in evening.acts.values() for act in one]
    kept = sum(act.outcome == OK for act in acts)
    return (
        f"hostile {hostile.seconds:.0f} s: p99 {1000 * p99(hostile):.0f} ms, yardstick"
        f" {1000 * p99(control):.0f} ms; {kept} of {len(acts)} moves acknowledged;"
        f" memory {settled_memory(hostile):.0f} MB,"
        f" {growth(hostile):+.0f} MB at the end, peak {machine.peak:.0f} MB"
        f" (serving process {machine.own_peak:.0f} MB); log {hostile.log_size / 1e6:.2f} MB;"
        f" attackers {hostile.cores:.2f} cores, serving process {hostile.serving:.2f};"
        f" {evening.lost_sockets} sockets lost, {evening.turned_away} times turned away"
    )


def attacker_table(hostile: Result) -> str:
    """Return a line for each attacker: how often it acted, and what it was answered."""
    lines = []
    for name, one in sorted(hostile.attackers.items()):
        answers = dict(sorted(one["answers"].items()))
        told = ", ".join(f"{answer}: {times}" for answer, times in answers.items())
        lines.append(f"{name:16}{sum(answers.values()):8}  {told}")
    people = dict(sorted(hostile.evening.tally.answers.items()))
    return "\n".join([*lines, f"{'people':16}{sum(people.values()):8}  {people}"])


def report(hostile: Result, control: Result) -> str:
    """Return the attackers' table, the waits, all faults, and the line of figures at the end."""
    lines = [
        attacker_table(hostile),
        latency_line("with attackers", hostile),
        latency_line("yardstick", control),
        *(f"logged {times} times: {what}" for what, times in hostile.log_errors.items()),
        *(f"FAULT {fault}" for fault in faults(hostile, control)),
        figures(hostile, control),
    ]
    return "\n".join(lines)
