"""Messages between the server and its limited processes: requests and outcomes."""

from typing import Literal

from msgspec import Struct

from hanse.core.records.record import Record
from hanse.core.types import Seat, snake
from hanse.tables.messages.bodies import SetupRequest
from hanse.tables.messages.wire import Player


class Work(Struct, frozen=True, tag=snake):
    """A stranger's request that must be parsed or played."""

    game: str


class FitRequest(Work, frozen=True):
    """A question whether a setup with own files can be played: a `Fit` as JSON."""

    wanted: SetupRequest


class SetupDataRequest(Work, frozen=True):
    """A request for the data of a table with own files: its sections as JSON."""

    wanted: SetupRequest


class GivenSetupRequest(Work, frozen=True):
    """A setup with own files, or the lines of a position: a `GivenSetup`."""

    wanted: SetupRequest
    position: str = ""


class FileReplayRequest(Work, frozen=True):
    """The replay of a record that was sent along: a `Page`."""

    record: str
    viewer: Seat


class FilePlayOnRequest(Work, frozen=True):
    """The setup and position after some entries of a record that was sent along."""

    record: str
    entry: int
    seat: Seat
    positions: bool


class MatchReplayRequest(Work, frozen=True):
    """The replay of a match of this server: a `Page`."""

    record: Record
    players: tuple[Player, ...]
    viewer: Seat
    over: bool


class MatchPlayOnRequest(Work, frozen=True):
    """The setup and position after some entries of a match of this server."""

    record: Record
    entry: int
    seat: Seat


class StepsRequest(Work, frozen=True):
    """A request for the steps of one viewer after the first entries and this many events."""

    record: Record
    seat: Seat
    first: int
    number: int


class CoachRequest(Work, frozen=True):
    """A question to a coach: an `Advice` as JSON, or nothing if the game has no coach."""

    view: bytes
    seat: Seat
    gentle: bool = False


type AnyWork = (
    FitRequest | SetupDataRequest | GivenSetupRequest | FileReplayRequest | FilePlayOnRequest
    | MatchReplayRequest | MatchPlayOnRequest | StepsRequest | CoachRequest
)  # fmt: skip
WHOLE_GAMES = (
    FileReplayRequest,
    FilePlayOnRequest,
    MatchReplayRequest,
    MatchPlayOnRequest,
    StepsRequest,
)
"""Requests that play whole games, and wait in a line of their own."""


class Order(Struct, frozen=True):
    """A request with its limits: seconds of CPU, seconds, bytes above an idle process.

    `forks`: the process answers each request in a copy of itself that has these limits. Otherwise
    its host watches over them.
    """

    asked: AnyWork
    cpu: float
    wall: float
    memory: int
    forks: bool


type Wrong = Literal["", "setup", "record", "seat", "too_large", "failed"]


class Outcome(Struct, frozen=True, omit_defaults=True):
    """Outcome of a request: its result in bytes, or the fault and its line.

    `cpu` and `memory` are the resources it used: seconds, and bytes above the idle process.
    """

    result: bytes = b""
    wrong: Wrong = ""
    why: str = ""
    code: str = ""
    about: tuple[str, ...] = ()
    line: int = 0
    rule: str = ""
    cpu: float = 0.0
    memory: int = 0
