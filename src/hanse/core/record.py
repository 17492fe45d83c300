"""A game as it was played: the setup, and every answer with the draws it caused."""

from collections.abc import Iterator

from msgspec import Struct

from hanse.core.dice import ToldDice
from hanse.core.game import Game
from hanse.core.setup import Setup
from hanse.core.spec import GameSpec
from hanse.core.types import BadRecord, IllegalMove, Move, Seat

type Draws = tuple[tuple[int, int], ...]


class Entry(Struct, frozen=True, omit_defaults=True):
    """One answered question. `question` is the ply at which it was put."""

    ply: int
    seat: Seat
    question: int
    move: bytes
    draws: Draws = ()
    command: str = ""
    at: float = 0.0


class Record(Struct):
    """The truth about a game; the game itself can always be played again from it."""

    setup: Setup
    start: Draws
    entries: list[Entry]


def begin(game: Game) -> Record:
    """A record of a game that has just been set up."""
    return Record(game.setup, tuple(game.dice.drawn), [])


def enter(record: Record, game: Game, seat: Seat, move: Move, written: bytes) -> None:
    """Play a move and write it down."""
    ply = game.ply
    question = game.asked_at.get(seat, ply)
    game.play(seat, move)
    record.entries.append(Entry(ply, seat, question, written, tuple(game.dice.drawn)))


def replay(record: Record, spec: GameSpec) -> Iterator[Game]:
    """The game after the setup and after each entry."""
    dice = ToldDice(record.start)
    game = spec.new(record.setup, dice)
    yield game
    for entry in record.entries:
        dice.told = list(entry.draws)
        dice.at = 0
        play_entry(game, entry, spec)
        yield game


def play_entry(game: Game, entry: Entry, spec: GameSpec) -> None:
    try:
        game.play(entry.seat, spec.read_move(entry.move))
    except IllegalMove as wrong:
        raise BadRecord(f"ply {entry.ply}: {wrong}") from wrong
    if tuple(game.dice.drawn) != entry.draws:
        raise BadRecord(f"ply {entry.ply}: draws are left over")
