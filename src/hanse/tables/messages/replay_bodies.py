"""Bodies of requests and answers about replays; also in web/src/protocol/."""

from msgspec import Raw, Struct

from hanse.core.setup import Setup
from hanse.core.types import SPECTATOR, Seat
from hanse.tables.messages.bodies import NewSeat, StepSeen
from hanse.tables.messages.vocabulary import Vocabulary
from hanse.tables.messages.wire import Player, Update


class ReplayStepSeen(StepSeen, frozen=True, omit_defaults=True):
    """A step of a replay; `entry` counts the entries of the record, once the game is over.

    `chances` are the seats' win probabilities in percent, if nothing is hidden. During an
    unfinished action, such as a turn, they are those at its end.
    """

    entry: int = -1
    chances: tuple[int, ...] = ()


class ReplaySeen(Struct, frozen=True):
    """A game from its start, as one viewer saw it: a seat, -1 for a watcher, -2 for all secrets.

    `sections` is the whole view at the start. `vocabulary` puts its events into words.
    """

    viewer: Seat
    over: bool
    players: tuple[Player, ...]
    vocabulary: Vocabulary
    sections: dict[str, Raw]
    steps: tuple[ReplayStepSeen, ...]


class RecordRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to show a record to a viewer; the server stores none of it."""

    record: str
    viewer: Seat = SPECTATOR


class PlayOnRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A point in a finished game to continue from against bots: the entry and the seat."""

    entry: int
    seat: Seat
    name: str = ""


class PlayOnFileRequest(PlayOnRequest, frozen=True, kw_only=True):
    """A point to continue from, in the game of this record.

    `seats` names a bot for each seat, or leaves it open; `seat` itself must be open. Without it,
    bots get the other seats.
    """

    record: str
    seats: tuple[NewSeat, ...] = ()


class Demonstration(Struct, frozen=True):
    """A whole game between bots, as a watcher would have received it."""

    setup: Setup
    players: tuple[Player, ...]
    updates: tuple[Update, ...]
