"""The child's side of a low-priority process that answers requests over its standard pipes."""

import os
import sys
from collections.abc import Callable

from msgspec import Struct

from hanse.bots.process_messages import frame_of, read_frame, write_frame

NICENESS = 10
"""The niceness of a child, so that the server comes first."""


def serve[Q](kind: type[Q], answer: Callable[[Q], Struct], ready: Struct) -> None:
    """Send `ready`, then answer requests until the host closes the pipe or is gone.

    Printed text goes to the host's log, so that the host reads only answers from the pipe.
    """
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    write_frame(replies, frame_of(ready))
    while True:
        try:
            request = read_frame(sys.stdin.buffer, kind)
        except EOFError:
            return
        write_frame(replies, frame_of(answer(request)))


def give_way() -> None:
    """Lower the priority of this process where the system allows it, so that people come first."""
    if sys.platform != "win32":
        os.nice(NICENESS)
