"""A limited process whose work is as bad as a record says: it spins, eats, sleeps or dies."""

import os
import signal
import time

from hanse.core.wire import encode
from hanse.server.limited_processes import child
from hanse.server.limited_processes.messages import AnyWork, FileReplayRequest, Outcome
from hanse.server.limited_processes.work import outcome_of

BITE = 1 << 20


def main() -> None:
    child.outcome_of = misbehave  # type: ignore[attr-defined]
    child.main()


def misbehave(asked: AnyWork) -> Outcome:
    wanted = asked.record if isinstance(asked, FileReplayRequest) else ""
    eaten = []
    match wanted:
        case "spin":
            while True:
                pass
        case "eat":
            while True:
                eaten.append(bytes(BITE))
        case "sleep":
            time.sleep(60)
        case "kill":
            os.kill(os.getppid(), signal.SIGKILL)
            time.sleep(60)
        case "environment":
            files = sorted(os.listdir("/proc/self/fd"), key=int)
            return Outcome(encode({"names": [*os.environ], "files": len(files)}))
    return outcome_of(asked)
