"""Bodies of requests and answers about replays; also in web/src/protocol/."""

from msgspec import Raw, Struct

from hanse.core.types import SPECTATOR, Seat
from hanse.tables.messages.bodies import StepSeen
from hanse.tables.messages.vocabulary import Vocabulary
from hanse.tables.messages.wire import Player


class ReplayStepSeen(StepSeen, frozen=True, omit_defaults=True):
    """A step of a replay; `entry` counts the entries of the record, once the game is over.

    `chances` are percents of the win for each seat, where nothing is hidden: as they are once what
    is half done, such as a turn, is done.
    """

    entry: int = -1
    chances: tuple[int, ...] = ()


class ReplaySeen(Struct, frozen=True):
    """A game from its start as one viewer knew it: a seat, -1 a watcher, -2 nothing hidden.

    `sections` is his whole view at the start. `vocabulary` is how its events are said.
    """

    viewer: Seat
    over: bool
    players: tuple[Player, ...]
    vocabulary: Vocabulary
    sections: dict[str, Raw]
    steps: tuple[ReplayStepSeen, ...]


class RecordRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A record as text, to be looked at as this viewer; nothing of it is kept."""

    record: str
    viewer: Seat = SPECTATOR


class PlayOnRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A point in a finished game to continue from against bots: the entry and the seat."""

    entry: int
    seat: Seat
    name: str = ""


class PlayOnFileRequest(PlayOnRequest, frozen=True, kw_only=True):
    """The same in a game that is over, whose record is sent along."""

    record: str
