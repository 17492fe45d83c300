"""Records as text, in the spirit of PGN: a header, then every move. See docs/records.md."""

import re
from collections.abc import Iterator, Mapping

from hanse.core.dice import Dice
from hanse.core.game import Game
from hanse.core.notation import positions as diagram
from hanse.core.notation.clauses import quote
from hanse.core.records.record import Draws, Entry, Record, move_of, timelines
from hanse.core.setup import Setup
from hanse.core.spec import AnySpec
from hanse.core.types import Seat

FIRST_LINE = "hanse record 1"
INDENT = "  "
NO_NONCE = "-"
# The header of the record already contains the setup.
NON_SETUP_LINE = re.compile(r"(?!setup\b)")
NO_STAND_INS: Mapping[Seat, str] = {}
SIMPLE = re.compile(r"[\w.:+-]+")


def write(record: Record, spec: AnySpec) -> str:
    """Return the whole record; its game is replayed while writing."""
    return "\n".join([*header(record, spec), "", *entry_lines(record, spec)]) + "\n"


def header(record: Record, spec: AnySpec) -> Iterator[str]:
    setup = record.setup
    yield FIRST_LINE
    yield f"game: {setup.game}"
    yield f"seats: {setup.seats}"
    if setup.edition:
        yield f"edition: {setup.edition}"
    if setup.variants:
        yield f"variants: {', '.join(setup.variants)}"
    if setup.readings:
        yield f"readings: {', '.join(f'{name}={answer}' for name, answer in setup.readings)}"
    # A head without such a line means revision 1 (decision 5).
    if record.revision > 1:
        yield f"revision: {record.revision}"
    yield from about(record)
    for name, text in setup.data:
        yield f"data {name}:"
        yield from block(text.split("\n"))
    if record.position:
        yield "position:"
        yield from block(position_lines(record.position, setup, spec))


def about(record: Record) -> Iterator[str]:
    """Yield lines with the players, the date, the program version, the seed and the nonces."""
    facts = record.about
    for seat, name in enumerate(facts.names, start=1):
        yield f"seat {seat}: {quote_if_needed(name)}"
    for label in ("date", "rules", "match", "commitment", "seed"):
        if getattr(facts, label):
            yield f"{label}: {quote_if_needed(getattr(facts, label))}"
    for seat, nonce in enumerate(facts.nonces, start=1):
        yield f"nonce {seat}: {nonce or NO_NONCE}"


def position_lines(position: bytes, setup: Setup, spec: AnySpec) -> list[str]:
    """Return the lines of a position, without its setup and without parts as in a new game.

    `header.read_position` fills them in.
    """
    unsaid = {f"{name}: {text}".rstrip() for name, text in new_game_parts(setup, spec).items()}
    lines = diagram.lines(position, spec.text.layout)
    return [line for line in lines if NON_SETUP_LINE.match(line) and line not in unsaid]


def new_game_parts(setup: Setup, spec: AnySpec) -> dict[str, str]:
    """Return the empty parts of a new game, by name; a position need not repeat them."""
    fresh = spec.text.position(spec.play.new(setup, Dice(b"a trial")))
    return diagram.empty_parts(fresh, spec.text.layout)


def block(lines: list[str]) -> Iterator[str]:
    for line in lines:
        yield INDENT + line


def quote_if_needed(text: str) -> str:
    """Return the text, in quotation marks if it would otherwise be misread."""
    plain = text == text.strip() and "\n" not in text and not text.startswith('"') and text
    return text if plain else quote(text)


def entry_lines(record: Record, spec: AnySpec) -> Iterator[str]:
    """Yield a line for each entry, with lines for rounds and notes in between."""
    played = timelines(record, spec)
    timeline = next(played)
    notes = [*record.notes]
    at_round = 0
    yield " ".join(["start", *draws(record.start)])
    for count, entry in enumerate(record.entries):
        yield from due_notes(notes, count)
        if spec.play.round(timeline.game) != at_round:
            at_round = spec.play.round(timeline.game)
            yield from ("", f"round {at_round}")
        # Written before the entry is played, because a move's words depend on the position before
        # it. `timeline` is always the same object, which `next` advances.
        yield line(entry, timeline.game, spec)
        next(played)
    yield from due_notes(notes, len(record.entries))
    yield from ("", result(timeline.game, spec, timeline.agreement.stand_ins))


def due_notes(notes: list[tuple[int, str]], count: int) -> Iterator[str]:
    while notes and notes[0][0] <= count:
        yield f"; {notes.pop(0)[1]}"


def line(entry: Entry, game: Game, spec: AnySpec) -> str:
    """Return the line of a move: seat, move, draws, time and command."""
    words = [str(entry.seat + 1), spec.text.notation.format(move_of(entry, spec), game)]
    words += draws(entry.draws)
    if entry.at:
        words.append(f"@{entry.at!r}")
    if entry.command:
        command = entry.command
        words.append(f"!{command if SIMPLE.fullmatch(command) else quote(command)}")
    return " ".join(words)


def draws(drawn: Draws) -> list[str]:
    return [f"[{' '.join(f'{k}/{n}' for k, n in drawn)}]"] if drawn else []


def result(game: Game, spec: AnySpec, stand_ins: Mapping[Seat, str] = NO_STAND_INS) -> str:
    """Return a line with the result, and with the seats that bots played at the end."""
    ended = spec.play.outcome(game)
    if ended is None:
        return "open"
    winners = ", ".join(str(seat + 1) for seat in ended.winners) or "nobody"
    points = " ".join(map(str, ended.points))
    left = "".join(f"; {stand_in_text(*one)}" for one in sorted(stand_ins.items()))
    return f"end by {ended.by}: {winners} won{left}; points {points}"


def stand_in_text(seat: Seat, by: str) -> str:
    return f"{by} for {seat + 1}" if by else f"nobody for {seat + 1}"
