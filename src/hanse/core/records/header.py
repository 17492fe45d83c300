"""The head of a record: labelled lines, some with a block below them."""

import re
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from hanse.core.dice import Dice
from hanse.core.notation import positions as diagram
from hanse.core.notation.clauses import unquote
from hanse.core.notation.positions import BadLine
from hanse.core.notation.symbols import Unnamed
from hanse.core.records.record import About, Record
from hanse.core.records.write import FIRST_LINE, INDENT, NO_NONCE, new_game_parts
from hanse.core.setup import BadSetup, Setup
from hanse.core.spec import AnySpec
from hanse.core.text_limits import data_fault
from hanse.core.types import Counts

LABELS = "game|seats|edition|variants|readings|revision|date|rules|match|commitment|seed|position"
LABEL = re.compile(rf"({LABELS}|(seat|nonce) [1-9]\d*|data \S+):(.*)")

NOWHERE = -1
# A lot may decide which seat owns some pieces. If a lot picks one of five seats, the chance that
# all 60 trials miss that seat is below 1 in 600,000.
TRIALS = 60
MAX_DATA = 8
"""The maximum number of files in a record."""

type Numbered = list[tuple[int, str]]


class Lines:
    """The lines of a text with their numbers; iteration skips empty lines."""

    def __init__(self, text: str) -> None:
        self.all: Numbered = list(enumerate(text.split("\n"), start=1))
        self.at = 0

    def __iter__(self) -> Iterator[tuple[int, str]]:
        while self.at < len(self.all):
            number, line = self.all[self.at]
            self.at += 1
            if line.strip():
                yield number, line.strip()

    def next(self) -> tuple[int, str]:
        """Return the next line that is not empty; an empty line at the end of the text."""
        return next(iter(self), (len(self.all), ""))

    def block(self) -> Numbered:
        """Return the indented lines that follow, including empty lines between them."""
        start, end = self.at, self.at
        for at in range(start, len(self.all)):
            line = self.all[at][1]
            if line.startswith(INDENT):
                end = at + 1
            elif line.strip():
                break
        self.at = end
        return [(number, line.removeprefix(INDENT)) for number, line in self.all[start:end]]


class Head:
    """The labelled lines of a record."""

    def __init__(self, lines: Lines) -> None:
        self.values: dict[str, tuple[int, str]] = {}
        self.blocks: dict[str, Numbered] = {}
        number, line = lines.next()
        if line != FIRST_LINE:
            raise BadLine(number, f"a record begins with {FIRST_LINE!r}")
        for number, line in lines:
            match = LABEL.fullmatch(line)
            if not match:
                # The first line without a label belongs to the moves, so the next reader gets it
                # again.
                lines.at -= 1
                return
            self.put(number, match[1], match[3].strip(), lines)

    def put(self, number: int, label: str, value: str, lines: Lines) -> None:
        if label in self.values:
            raise BadLine(number, f"{label} stands twice")
        self.values[label] = number, value
        if not value:
            self.blocks[label] = lines.block()

    def text(self, label: str) -> str:
        number, value = self.values.get(label, (0, ""))
        try:
            return unquote(value) if value.startswith('"') else value
        except Unnamed:
            raise BadLine(number, f"{value} is not understood") from None

    def line(self, label: str) -> int:
        return self.values.get(label, (1, ""))[0]

    def list_of(self, label: str) -> tuple[str, ...]:
        return tuple(part.strip() for part in self.text(label).split(",") if part.strip())

    def seat_values(self, label: str) -> tuple[str, ...]:
        """Return the values of seat 1, 2 …, which must follow one another without gaps."""
        found = [name for name in self.values if name.startswith(f"{label} ")]
        wanted = [f"{label} {seat}" for seat in range(1, len(found) + 1)]
        if found != wanted:
            raise BadLine(self.line(found[0]), f"{label}s are needed for seat 1, 2 … in order")
        return tuple(map(self.text, wanted))


def start_record(head: Head, games: Mapping[str, AnySpec]) -> tuple[Record, AnySpec]:
    """Return the record before its first move, and the game that it names."""
    spec = game_of(head, games)
    seats = head.text("seats")
    if not seats.isdigit() or int(seats) not in spec.about.seats:
        raise BadLine(head.line("seats"), f"not for {seats or 'so many'} seats")
    readings = [part.partition("=") for part in head.list_of("readings")]
    setup = Setup(
        spec.about.name,
        int(seats),
        head.text("edition"),
        head.list_of("variants"),
        tuple((name, answer) for name, _, answer in readings),
        tuple(data(head)),
    )
    try:
        # The setup is tried before the position is read, so that a bad setup is reported as such
        # and not as a position with the wrong pieces.
        spec.play.new(setup, Dice(b"a trial"))
    except BadSetup as wrong:
        raise BadLine(head.line("readings" if readings else "game"), str(wrong)) from wrong
    about, revision = read_about(head), revision_of(head, spec)
    begun = spec.about.as_begun(setup, revision)
    position = read_position_block(head, begun, spec) if "position" in head.blocks else b""
    return Record(setup, (), [], position, about, revision=revision), spec


def game_of(head: Head, games: Mapping[str, AnySpec]) -> AnySpec:
    spec = games.get(head.text("game"))
    if spec is None:
        raise BadLine(head.line("game"), f"there is no game {head.text('game')!r}")
    return spec


def revision_of(head: Head, spec: AnySpec) -> int:
    """Return the revision of the rules that the record was begun under, 1 if none is named."""
    revision = head.text("revision") or "1"
    if not revision.isdecimal() or not 1 <= int(revision) <= spec.about.revision:
        reason = (
            f"revision {revision} of the rules is not known here, only 1 to {spec.about.revision}"
        )
        raise BadLine(head.line("revision"), reason)
    return int(revision)


def data(head: Head) -> Iterator[tuple[str, str]]:
    """Yield each file of the head; refuse one that is too large or too deep to be parsed."""
    labels = [label for label in head.blocks if label.startswith("data ")]
    if len(labels) > MAX_DATA:
        raise BadLine(head.line(labels[MAX_DATA]), f"there are more than {MAX_DATA} files")
    for label in labels:
        text = "\n".join(line for _, line in head.blocks[label])
        if fault := data_fault(text):
            number = dict(enumerate(head.blocks[label], start=1)).get(fault.line, (0, ""))[0]
            raise BadLine(number or head.line(label), f"{label}: {fault.why}")
        yield label.removeprefix("data "), text


def read_position_block(head: Head, setup: Setup, spec: AnySpec) -> bytes:
    """Return the position in a record's head; an error names its line in the record."""
    lines = head.blocks["position"]
    try:
        return read_position([line for _, line in lines], setup, spec)
    except BadLine as wrong:
        number = lines[wrong.line][0] if wrong.line >= 0 else head.line("position")
        raise BadLine(number, wrong.reason) from wrong


def read_position(lines: Sequence[str], setup: Setup, spec: AnySpec) -> bytes:
    """Return the position in these lines; parts left out are as in a new game.

    An error that concerns no single line has the line NOWHERE.
    """
    said = [line.partition(":")[0].strip() + "." for line in lines]
    every = new_game_parts(setup, spec).items()
    # A part whose own parts are given is not filled in, or the default would overwrite them.
    unsaid = [f"{n}: {t}" for n, t in every if not any(s.startswith(f"{n}.") for s in said)]
    try:
        position = diagram.read([*lines, *unsaid], spec.text.layout)
    except BadLine as wrong:
        raise BadLine(wrong.line, f"{wrong.reason!r} is not understood") from wrong
    # The setup of the record takes precedence over a setup that the position names.
    whole = {**msgspec.json.decode(position), "setup": setup}
    try:
        game = spec.text.from_position(msgspec.json.encode(whole), Dice(b"a trial"))
    except msgspec.DecodeError as wrong:
        raise BadLine(NOWHERE, str(wrong)) from wrong
    if not are_possible_pieces(spec.play.pieces(game), setup, spec):
        raise BadLine(NOWHERE, "pieces are lost or made")
    return spec.text.position(game)


def are_possible_pieces(found: dict[str, Counts], setup: Setup, spec: AnySpec) -> bool:
    """Return whether these are the pieces of a new game; their owners may be drawn by lot."""
    trials = (Dice(f"trial {number}".encode()) for number in range(TRIALS))
    return any(found == spec.play.pieces(spec.play.new(setup, dice)) for dice in trials)


def read_about(head: Head) -> About:
    return About(
        head.seat_values("seat"),
        head.text("date"),
        head.text("rules"),
        head.text("commitment"),
        head.text("seed"),
        tuple("" if nonce == NO_NONCE else nonce for nonce in head.seat_values("nonce")),
        head.text("match"),
    )
