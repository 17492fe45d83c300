"""Prints of bots, sent to the error stream while any of them thinks, in any thread."""

import sys
from threading import Lock
from typing import TextIO


class PrintsToErrors:
    """A context that several threads can enter; the last one to leave restores the output."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.inside = 0
        self.output: TextIO = sys.stdout

    def __enter__(self) -> None:
        with self.lock:
            if not self.inside:
                self.output, sys.stdout = sys.stdout, sys.stderr
            self.inside += 1

    def __exit__(self, *wrong: object) -> None:
        with self.lock:
            self.inside -= 1
            if not self.inside:
                sys.stdout = self.output


PRINTS_TO_ERRORS = PrintsToErrors()
"""The only one of this process, because there is only one output."""
