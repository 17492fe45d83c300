"""Lessons: positions of a game, each with its goal, in files next to the game's rules."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from msgspec import Struct

from hanse.core.dice import Dice
from hanse.core.records.header import read_position
from hanse.core.records.write import position_lines
from hanse.core.setup import BadSetup, Setup
from hanse.core.types import Seat
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.tables.creation.given_setups import GivenSetup
from hanse.tables.messages.bodies import NewSeat, NewTable
from hanse.tables.messages.lesson_bodies import LessonInfo, LessonRequest, LessonStep
from hanse.tables.seats.agreements import usual_bot

PUPIL: Seat = 0
"""The seat of the player who takes a lesson, the first; bots have the other seats."""
KEY = b"lesson".ljust(32, b"\0")
FIRST_SHELF, SECOND_SHELF = 1, 2
"""The shelves of lessons: first the course for beginners, then examples of single rules."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and the steps that a pupil takes from there."""

    number: int
    seats: int
    position: str
    steps: tuple[LessonStep, ...]
    first: bool = False
    """Whether this is one of the few lessons before a first game."""
    shelf: int = FIRST_SHELF
    rule: str = ""
    """The rule that the lesson ends with; empty for none."""
    edition: str = ""
    variants: tuple[str, ...] = ()
    readings: dict[str, str] = {}
    name: str = ""

    def setup(self, game: str) -> Setup:
        """Return the setup of the lesson's table."""
        readings = tuple(sorted(self.readings.items()))
        return Setup(game, self.seats, self.edition, self.variants, readings)


def lessons(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game, the first shelf before the second; a game may have none.

    Only games that exist are cached: clients may ask for any name.
    """
    return read_lessons(game) if game in GAMES else ()


@cache
def read_lessons(game: str) -> tuple[Lesson, ...]:
    folder = files("hanse.games").joinpath(game, "lessons")
    if not folder.is_dir():
        return ()
    found = [read_lesson(file) for file in folder.iterdir() if file.name.endswith(".toml")]
    return tuple(sorted(found, key=lambda lesson: (lesson.shelf, lesson.number)))


def read_lesson(file: Traversable) -> Lesson:
    lesson = msgspec.toml.decode(file.read_bytes(), type=Lesson)
    return msgspec.structs.replace(lesson, name=file.name.removesuffix(".toml"))


def lesson_infos(game: str) -> list[LessonInfo]:
    return [
        LessonInfo(lesson.name, lesson.steps, lesson.first, lesson.shelf, lesson.rule)
        for lesson in lessons(game)
    ]


def lesson_table(wanted: LessonRequest) -> NewTable:
    """Return the terms of a table for a lesson; its game begins from `lesson_start`."""
    found = [one for one in lessons(wanted.game) if one.name == wanted.lesson]
    if not found or not 0 <= wanted.step < len(found[0].steps):
        raise BadSetup("there is no such lesson")
    bots = (NewSeat(usual_bot(wanted.game)),) * (found[0].seats - 1)
    return NewTable(wanted.game, (NewSeat(), *bots), wanted.name)


@cache
def lesson_start(game: str, name: str, step: int) -> GivenSetup:
    """Return the start of a lesson's step, once `lesson_table` has found the lesson."""
    lesson = next(one for one in lessons(game) if one.name == name)
    played = game_at(game, lesson, step)
    return GivenSetup(lesson.setup(game), GAMES[game].text.position(played))


def position_at(game: str, lesson: Lesson, step: int) -> str:
    """Return the lines of the position at the start of a lesson's step."""
    spec, played = GAMES[game], game_at(game, lesson, step)
    return "\n".join(position_lines(spec.text.position(played), played.setup, spec))


def game_at(game: str, lesson: Lesson, step: int) -> Any:  # Any: each game has its own type
    """Return the game after the moves that lead to a step, or to the end of a lesson."""
    spec, played = GAMES[game], lesson_game(game, lesson)
    for earlier in steps_before(lesson.steps, step):
        played.play(PUPIL, spec.text.read_move(encode(earlier.want[0])))
    return played


def steps_before(steps: tuple[LessonStep, ...], step: int) -> list[LessonStep]:
    """Return the steps whose moves still stand at a step: some steps take the last one back."""
    found: list[LessonStep] = []
    for at, one in enumerate(steps[: step + 1]):
        if one.again:
            found.pop()
        if at < step:
            found.append(one)
    return found


def lesson_game(game: str, lesson: Lesson) -> Any:  # Any: each game has its own type
    """Return the game at the start of a lesson."""
    spec = GAMES[game]
    setup = spec.play.new(lesson.setup(game), Dice(KEY)).setup
    described = read_position(lesson.position.strip().split("\n"), setup, spec)
    return spec.text.from_position(described, Dice(KEY))
