"""The record of a game: the setup, and every answer with the draws it caused."""

from collections.abc import Iterator, Sequence

from msgspec import DecodeError, Raw, Struct
from msgspec.json import decode, encode
from msgspec.structs import replace

from hanse.core.dice import WORD, Dice, RecordedDice
from hanse.core.game import Game
from hanse.core.match_moves import GOES_BACK, is_match_move, read_match_move
from hanse.core.records.timeline import Timeline
from hanse.core.setup import Setup
from hanse.core.spec import AnySpec, GameSpec
from hanse.core.takeback import MARK, read_take_back
from hanse.core.types import BadRecord, IllegalMove, Move, Seat
from hanse.core.views import View

type Draws = tuple[tuple[int, int], ...]


class Entry(Struct, frozen=True, omit_defaults=True):
    """An entry of a record: an answer, an aside, a takeback or an agreement about the match.

    `question` is the ply at which the question was put. `outages` is the number of server
    interruptions counted by then, for the clocks.
    """

    ply: int
    seat: Seat
    question: int
    move: bytes
    draws: Draws = ()
    command: str = ""
    at: float = 0.0
    outages: int = 0


class About(Struct, frozen=True, omit_defaults=True):
    """Facts about a game outside its moves. Seed and nonces, in hex, are added at the end.

    `match` is the name of the match for which the commitment holds.
    """

    names: tuple[str, ...] = ()
    date: str = ""
    rules: str = ""
    commitment: str = ""
    seed: str = ""
    nonces: tuple[str, ...] = ()
    match: str = ""


class Record(Struct, omit_defaults=True):
    """The complete record of a game, from which the game can always be replayed.

    A record begins with a new game or from a position. Notes are for people, each with the number
    of entries before it. `revision` is the revision of the rules under which the game began.
    """

    setup: Setup
    start: Draws
    entries: list[Entry]
    position: bytes = b""
    about: About = About()
    notes: tuple[tuple[int, str], ...] = ()
    revision: int = 1


def begin(game: Game, spec: AnySpec, position: bytes = b"") -> Record:
    """Return the record of a game that was just set up, or that begins from a position."""
    # Draws before a position belong to no entry of this record.
    drawn = () if position else tuple(game.dice.drawn)
    return Record(game.setup, drawn, [], position, revision=spec.about.revision)


def open_game[G: Game, V: View](record: Record, spec: GameSpec[G, V], dice: Dice) -> G:
    """Return the game before the first entry."""
    if record.position:
        return spec.text.from_position(position_as_begun(record, spec), dice)
    return spec.play.new(spec.about.as_begun(record.setup, record.revision), dice)


class RawPosition(Struct, frozen=True):
    """A position of which only the setup is parsed."""

    setup: Setup
    table: Raw
    agenda: Raw
    ply: Raw
    asked: Raw


def position_as_begun(record: Record, spec: AnySpec) -> bytes:
    """Return the position where the record begins, under the rules of that time."""
    if record.revision == spec.about.revision:
        return record.position
    try:
        begun = decode(record.position, type=RawPosition)
    except DecodeError as wrong:
        raise BadRecord(f"the position cannot be read: {wrong}") from wrong
    return encode(replace(begun, setup=spec.about.as_begun(begun.setup, record.revision)))


def enter(record: Record, game: Game, seat: Seat, move: Move, written: bytes) -> None:
    """Play a move and add it to the record."""
    ply = game.ply
    question = game.question_id(seat)
    game.play(seat, move)
    record.entries.append(Entry(ply, seat, question, written, tuple(game.dice.drawn)))


def move_of(entry: Entry, spec: AnySpec) -> Move:
    try:
        # Moves about the match are no moves of a game, so the game's own reader would refuse them.
        if is_match_move(entry.move):
            return read_match_move(entry.move)
        return read_take_back(entry.move) if takes_back(entry) else spec.text.read_move(entry.move)
    except DecodeError as wrong:
        raise BadRecord(f"ply {entry.ply}: {wrong}") from wrong


def takes_back(entry: Entry) -> bool:
    return entry.move.startswith(MARK)


def goes_back(entry: Entry) -> bool:
    """Return whether this entry may need an earlier state of the game."""
    return takes_back(entry) or entry.move.startswith(GOES_BACK)


def still_needed(entries: Sequence[Entry]) -> list[bool]:
    """Return for each entry whether a later one may need the game before it."""
    needed, back = list[bool](), True
    for entry in reversed(entries):
        # Read from the end: an entry that goes back needs everything before it up to the last draw.
        back = goes_back(entry) or (back and not entry.draws)
        needed.append(back)
    return needed[::-1]


def replay(record: Record, spec: AnySpec) -> Iterator[Game]:
    """Yield the game after the setup and after each entry."""
    return (timeline.game for timeline in timelines(record, spec))


def timelines(record: Record, spec: AnySpec) -> Iterator[Timeline]:
    """Yield the timeline after the setup and after each entry; it is always the same object."""
    timeline = Timeline(spec, open_game(record, spec, RecordedDice(record.start)))
    timeline.keep = any(map(goes_back, record.entries))
    yield timeline
    for entry in record.entries:
        play_entry(timeline, entry)
        yield timeline


def play_entry(timeline: Timeline, entry: Entry, *, past: bool = False) -> int:
    """Play an entry with exactly the draws written in it; see Timeline.play."""
    game = timeline.game
    # Read before the move is played, because it changes both.
    ply, question = game.ply, game.question_id(entry.seat)
    game.dice = RecordedDice(entry.draws)
    try:
        play = timeline.play_past if past else timeline.play
        answers = play(entry.seat, move_of(entry, timeline.spec))
    except IllegalMove as wrong:
        raise BadRecord(f"ply {entry.ply}: {wrong}") from wrong
    if tuple(timeline.game.dice.drawn) != entry.draws:
        raise BadRecord(f"ply {entry.ply}: draws are left over")
    if (entry.ply, entry.question) != (ply, question):
        raise BadRecord(f"ply {entry.ply}: the game was at ply {ply}, question {question}")
    return answers


def wrong_draw(record: Record, dice: Dice) -> int | None:
    """Return the index of the first entry whose draws differ from the dice; -1 for the start.

    Return None if all draws agree.
    """
    for place, draws in enumerate((record.start, *(entry.draws for entry in record.entries))):
        if not are_next_draws(dice, draws):
            return place - 1
    return None


def are_next_draws(dice: Dice, draws: Draws) -> bool:
    """Draw from the dice, and return whether the results are these draws."""
    # The bounds come first because a written record may hold any n, and below(0) would divide by
    # zero.
    return all(0 < n < WORD and dice.below(n) == k for k, n in draws)
