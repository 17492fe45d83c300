"""Bodies of requests and answers about replays; also in web/src/protocol/."""

from msgspec import Raw, Struct

from hanse.core.types import SPECTATOR, Seat
from hanse.tables.messages.bodies import StepSeen
from hanse.tables.messages.vocabulary import Vocabulary
from hanse.tables.messages.wire import Player


class ReplayStepSeen(StepSeen, frozen=True, omit_defaults=True):
    """A step of a replay; `entry` counts the entries of the record, once the game is over.

    `chances` are win probabilities of each seat in percent, if nothing is hidden: as of the end of
    any unfinished action, such as a turn.
    """

    entry: int = -1
    chances: tuple[int, ...] = ()


class ReplaySeen(Struct, frozen=True):
    """A game from its start as one viewer knew it: a seat, -1 a watcher, -2 nothing hidden.

    `sections` is the whole view at the start. `vocabulary` puts its events into words.
    """

    viewer: Seat
    over: bool
    players: tuple[Player, ...]
    vocabulary: Vocabulary
    sections: dict[str, Raw]
    steps: tuple[ReplayStepSeen, ...]


class RecordRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A record as text, shown as to this viewer; nothing of it is stored."""

    record: str
    viewer: Seat = SPECTATOR


class PlayOnRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A point in a finished game to continue from against bots: the entry and the seat."""

    entry: int
    seat: Seat
    name: str = ""


class PlayOnFileRequest(PlayOnRequest, frozen=True, kw_only=True):
    """A point to continue from in a game that is over, whose record is sent along."""

    record: str
