"""Messages between the server and its limited processes: requests and outcomes."""

from typing import Literal

from msgspec import Struct

from hanse.core.records.record import Record
from hanse.core.setup import Setup
from hanse.core.types import Seat, snake
from hanse.tables.messages.bodies import SetupRequest
from hanse.tables.messages.wire import Player


class Work(Struct, frozen=True, tag=snake):
    """A stranger's request that must be parsed or played."""

    game: str


class FitRequest(Work, frozen=True):
    """A question whether a setup with own files can be played; the answer is a `Fit` as JSON."""

    wanted: SetupRequest


class SetupDataRequest(Work, frozen=True):
    """A request for the data of a table with own files; the answer is its sections as JSON."""

    wanted: SetupRequest


class GivenSetupRequest(Work, frozen=True):
    """A request to read own files or the lines of a position; the answer is a `GivenSetup`."""

    wanted: SetupRequest
    position: str = ""


class FileReplayRequest(Work, frozen=True):
    """A request for the replay of a record that is sent along; the answer is a `Page`."""

    record: str
    viewer: Seat


class FilePlayOnRequest(Work, frozen=True):
    """A request for the setup and position after some entries of a record that is sent along."""

    record: str
    entry: int
    seat: Seat
    positions: bool


class MatchReplayRequest(Work, frozen=True):
    """A request for the replay of a match of this server; the answer is a `Page`."""

    record: Record
    players: tuple[Player, ...]
    viewer: Seat
    over: bool


class MatchPlayOnRequest(Work, frozen=True):
    """A request for the setup and position after some entries of a match of this server."""

    record: Record
    entry: int
    seat: Seat


class StepsRequest(Work, frozen=True):
    """A request for a viewer's steps after the `first` entries, which have `number` events."""

    record: Record
    seat: Seat
    first: int
    number: int


class CoachRequest(Work, frozen=True):
    """A question to a coach; the answer is an `Advice` as JSON, or empty if there is no coach."""

    view: bytes
    seat: Seat
    gentle: bool = False


class LinkPictureRequest(Work, frozen=True):
    """A request for the picture of a link as PNG; without a view, the game has not begun.

    `names` has a name for each seat, empty if the seat is free.
    """

    setup: Setup
    title: str
    lead: str
    terms: tuple[str, ...]
    names: tuple[str, ...]
    free: str
    language: str
    view: bytes = b""
    position: bytes = b""


type AnyWork = (
    FitRequest | SetupDataRequest | GivenSetupRequest | FileReplayRequest | FilePlayOnRequest
    | MatchReplayRequest | MatchPlayOnRequest | StepsRequest | CoachRequest
    | LinkPictureRequest
)  # fmt: skip
WHOLE_GAMES = (
    FileReplayRequest,
    FilePlayOnRequest,
    MatchReplayRequest,
    MatchPlayOnRequest,
    StepsRequest,
)
"""Requests that replay whole games, and so wait in a separate line."""


class Order(Struct, frozen=True):
    """A request with its limits: CPU seconds, total seconds, and bytes above an idle process.

    With `forks`, the process answers each request in a copy of itself that has these limits.
    Otherwise the server watches the process and enforces them.
    """

    asked: AnyWork
    cpu: float
    wall: float
    memory: int
    forks: bool


type Wrong = Literal["", "setup", "record", "seat", "too_large", "failed"]


class Outcome(Struct, frozen=True, omit_defaults=True):
    """Outcome of a request: its result in bytes, or the fault and its line.

    `cpu` and `memory` are the resources used: seconds, and bytes above the idle process.
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
