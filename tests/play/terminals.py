"""A pseudo-terminal with hanse play in it, and somebody who reads the screen and types."""

import errno
import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

PROGRAM = (sys.executable, "-c", "from hanse.cli import app; app()", "play")
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEAR = "\x1b[2J"
TITLE = "\x1b[1;7m"
KEY = re.compile(r"(?<!\S)(\S{1,2})  (?=\S)")
PLAIN_KEY = re.compile(r"^(\S{1,2}): ", re.M)
PATIENCE = 20.0


class Terminal:
    """hanse play at a keyboard. `read` waits for the sign that something is to be typed.

    How well one plays has been said before, unless `level` is empty.
    """

    def __init__(
        self, words: Sequence[str], data: Path, size: tuple[int, int] = (80, 24),
        env: Mapping[str, str] | None = None, level: str = "best",
    ) -> None:  # fmt: skip
        if level:
            data.mkdir(parents=True, exist_ok=True)
            (data / "level").write_text(level, "utf-8")
        self.plain = "--plain" in words
        self.everything = ""
        self.heard = ""
        place = {"HANSE_DATA": str(data), "TERM": "xterm", "LANG": "C.UTF-8", "NO_COLOR": "1"}
        self.process, self.file = pty.fork()
        if not self.process:
            resize(pty.STDIN_FILENO, size)
            kept = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES")}
            os.execve(PROGRAM[0], [*PROGRAM, *words], {**kept, **place, **(env or {})})

    def read(self) -> str:
        """Everything that came since something was typed."""
        self.heard = ""
        until = time.monotonic() + PATIENCE
        while not self.heard.endswith("\n> ") and time.monotonic() < until:
            if not self.more():
                break
        self.everything += self.heard
        return self.heard

    def more(self) -> bool:
        if not select.select([self.file], [], [], PATIENCE)[0]:
            raise TimeoutError(self.heard)
        try:
            found = os.read(self.file, 65536)
        except OSError as wrong:
            if wrong.errno != errno.EIO:
                raise
            return False
        self.heard += found.decode("utf-8", "replace").replace("\r\n", "\n")
        return bool(found)

    def type(self, line: str) -> str:
        """A line, and what comes of it; the echo of it is left out."""
        os.write(self.file, f"{line}\n".encode())
        return self.read()

    def screen(self) -> list[str]:
        """The lines to be seen now, without codes."""
        return CODES.sub("", self.heard.rpartition(CLEAR)[2]).split("\n")

    def asked(self) -> str:
        """The part with the question."""
        if self.plain:
            return self.heard
        return CODES.sub("", self.heard.rpartition(TITLE)[2])

    def keys(self) -> list[str]:
        """What the numbered lines offer to type."""
        if self.plain:
            return PLAIN_KEY.findall(self.heard)
        rows = [
            row for row in self.asked().split("\n")[1:] if not row.startswith((" –", "!", "  "))
        ]
        return [key for row in rows for key in KEY.findall(row)]

    def close(self) -> int:
        """How it ended."""
        os.close(self.file)
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])


def resize(file: int, size: tuple[int, int]) -> None:
    fcntl.ioctl(file, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
