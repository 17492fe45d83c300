"""Setups and positions from strangers, checked by the rules in a process with limits."""

import time

from msgspec import Raw, Struct

from hanse.core.dice import Dice
from hanse.core.game import Game
from hanse.core.records.header import read_position
from hanse.core.setup import BadSetup, Setup
from hanse.core.spec import AnySpec
from hanse.core.text_limits import position_fault
from hanse.core.types import SPECTATOR
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.tables.messages.bodies import TableData


class GivenSetup(Struct, frozen=True):
    """A setup and a position (empty for a new game) that the rules have checked."""

    setup: Setup
    position: bytes = b""


BAD_POSITION = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""Exceptions from positions that no game can have reached."""
MAX_SECONDS = 0.02
"""CPU seconds allowed for making every seat's view of a position; views are made often."""
LARGEST_POSITION = 100_000
"""The largest stored position, in bytes."""


def check_position(text: str, setup: Setup) -> bytes:
    """Return the position that these lines describe, empty for none; raise BadSetup.

    The game must not be over, no piece may be missing or added, and views must be quick to make.
    """
    if not text.strip():
        return b""
    if fault := position_fault(text):
        raise BadSetup(f"a position that cannot be read: {fault.why}", line=fault.line)
    spec = GAMES[setup.game]
    spec.play.new(setup, Dice(b"a trial"))
    try:
        described = read_position(text.strip().split("\n"), setup, spec)
        game = spec.text.from_position(described, Dice(b"a trial"))
        check_shown(game, spec)
    except BAD_POSITION as wrong:
        raise BadSetup(f"a position that cannot be played: {wrong}") from wrong
    if game.over or not game.asking:
        raise BadSetup("nobody is asked anything in this position")
    return described


def check_shown(game: Game, spec: AnySpec) -> None:
    """Raise BadSetup for a position that is large or slow to show, as with a vast number in it."""
    best = min(seconds_to_show(game, spec) for _ in range(2))
    if best > MAX_SECONDS or len(spec.text.position(game)) > LARGEST_POSITION:
        raise BadSetup("a position that takes too long to show")


def seconds_to_show(game: Game, spec: AnySpec) -> float:
    began = time.process_time()
    for seat in (SPECTATOR, *range(game.seats)):
        encode(spec.see.view(game, seat))
    return time.process_time() - began


def sections_of(setup: Setup) -> bytes:
    """Return, as JSON, the sections of a table's views that its setup alone determines."""
    found = GAMES[setup.game].see.from_setup(setup)
    sections = {name: Raw(encode(section)) for name, section in found.items()}
    return encode(TableData(setup.game, sections))
