"""The yardstick: CPU burned in empty loops, as much as the attackers took.

`python -m tests.server.hostile.burn CORES SECONDS`
"""

import os
import sys
import time

NICENESS = 10
"""Attackers give way to the server, and so do these loops."""
BEGUN = "begun"
"""Printed on a line of its own once everything is imported."""
PROCESSES = 4
PERIOD = 0.02
"""Seconds. Attackers, too, take the processor for a moment and often."""


def burn(share: float, seconds: float) -> None:
    """Take this share of a core, a little in each period."""
    end = time.monotonic() + seconds
    while (now := time.monotonic()) < end:
        while time.process_time() < share * (seconds - (end - now)):
            pass
        time.sleep(PERIOD * (1 - share))


def main() -> None:
    cores, seconds = float(sys.argv[1]), float(sys.argv[2])
    print(BEGUN, flush=True)
    children = []
    for _ in range(PROCESSES):
        child = os.fork()
        if not child:
            os.nice(NICENESS)
            burn(cores / PROCESSES + time.process_time() / seconds, seconds)
            os._exit(0)
        children.append(child)
    for child in children:
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
