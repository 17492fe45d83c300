"""A limited process: it answers each request in a copy of itself that has limits.

The copy gets the limits of its request and ends with its answer, so nothing of one stranger's
request is left for the next. On systems that cannot copy processes, the server watches this one.
"""

import gc
import mmap
import os
import select
import signal
import sys
import time
from typing import NoReturn

from msgspec import msgpack
from msgspec.structs import replace

from hanse.bots.child_process import give_way, serve
from hanse.server.limited_processes.messages import Order, Outcome
from hanse.server.limited_processes.work import load_for, outcome_of

LARGEST_RESULT = 8 * 1024 * 1024
CHUNK = 1 << 16
TOO_LARGE = Outcome(wrong="too_large")


def main() -> None:
    """Answer requests until the server closes the pipe or is gone."""
    give_way()
    gc.collect()
    gc.freeze()
    serve(Order, answer, Outcome())


def answer(order: Order) -> Outcome:
    # Load before the fork, so that no copy needs to load anything within its limits.
    load_for(order.asked)
    if order.forks and sys.platform != "win32":
        return answer_in_copy(order)
    return outcome_of(order.asked)


if sys.platform != "win32":
    import resource

    def answer_in_copy(order: Order) -> Outcome:
        """Return the answer of a copy of this process; `TOO_LARGE` if the copy hit a limit."""
        idle = resident()
        reads, writes = os.pipe()
        copy = os.fork()
        if copy == 0:
            os.close(reads)
            work(order, writes)
        os.close(writes)
        written = read_until(reads, time.monotonic() + order.wall)
        os.close(reads)
        if written is None:
            os.kill(copy, signal.SIGKILL)
        _, status, usage = os.wait4(copy, 0)
        cpu, memory = usage.ru_utime + usage.ru_stime, max(0, peak(usage.ru_maxrss) - idle)
        said = msgpack.decode(written, type=Outcome) if written and status == 0 else TOO_LARGE
        return replace(said, cpu=cpu, memory=memory)

    def work(order: Order, writes: int) -> NoReturn:
        """Write the answer and exit; at one of the order's limits, exit without an answer."""
        status = 1
        try:
            limit(order)
            outcome = outcome_of(order.asked)
            said = outcome if len(outcome.result) <= LARGEST_RESULT else TOO_LARGE
            with os.fdopen(writes, "wb") as stream:
                stream.write(msgpack.encode(said))
            status = 0
        finally:
            os._exit(status)

    def limit(order: Order) -> None:
        """Set the limits; SIGPROF may end the process at any point."""
        signal.setitimer(signal.ITIMER_PROF, order.cpu)
        seconds = int(order.cpu) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        space = address_space()
        if space:
            most = space + order.memory
            resource.setrlimit(resource.RLIMIT_AS, (most, most))


def read_until(reads: int, end: float) -> bytes | None:
    """Return everything written to the pipe; None if its writer does not end in time."""
    parts = list[bytes]()
    while True:
        ready, _, _ = select.select([reads], [], [], max(0.0, end - time.monotonic()))
        if not ready:
            return None
        part = os.read(reads, CHUNK)
        if not part:
            return b"".join(parts)
        parts.append(part)


def address_space() -> int:
    """Return the process's address space in bytes; 0 if the system does not report it."""
    return memory_pages(0)


def resident() -> int:
    """Return the process's resident memory in bytes; 0 if the system does not report it."""
    return memory_pages(1)


def memory_pages(place: int) -> int:
    try:
        with open("/proc/self/statm", "rb") as statm:
            return int(statm.read().split()[place]) * mmap.PAGESIZE
    except OSError:
        return 0


def peak(most: int) -> int:
    """Return a process's peak memory in bytes; macOS reports bytes, other systems kilobytes."""
    return most if sys.platform == "darwin" else most * 1024


if __name__ == "__main__":
    main()
