"""Positions read from text."""

import re

import msgspec

from hanse.api.setups import spec_of
from hanse.core.notation import positions as diagram
from hanse.core.notation.positions import BadLine
from hanse.core.records.header import read_position
from hanse.core.setup import Setup
from hanse.core.types import BadRecord

SETUP_LINE = re.compile(r"\s*setup\b")


def read_whole_position(text: str) -> tuple[Setup, bytes]:
    """Return the setup that a position names, and the position as JSON.

    Parts that are empty in a new game may be left out.
    """
    numbered = [(at, line) for at, line in enumerate(text.splitlines(), 1) if line.strip()]
    setup = read_setup([line for _, line in numbered if SETUP_LINE.match(line)])
    others = [(at, line) for at, line in numbered if not SETUP_LINE.match(line)]
    try:
        return setup, read_position([line for _, line in others], setup, spec_of(setup.game))
    except BadLine as wrong:
        if wrong.line < 0:
            raise BadRecord(f"the position is not possible: {wrong.reason}") from wrong
        raise BadLine(others[wrong.line][0], wrong.reason) from wrong


def read_setup(lines: list[str]) -> Setup:
    """Return the setup in the lines of a position that begin with `setup`."""
    try:
        whole = msgspec.json.decode(diagram.read(lines, {}))
        return msgspec.convert(whole.get("setup", {}), Setup)
    except (BadLine, msgspec.ValidationError) as wrong:
        raise BadRecord(f"the position names no setup that can be read: {wrong}") from wrong
