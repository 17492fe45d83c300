"""Messages over the socket, between server and browser. web/src/protocol/ is made from these."""

from msgspec import Raw, Struct

from hanse.core.setup import Setup
from hanse.core.types import Seat, snake

PROTOCOL = 2
LARGEST = 16 * 1024


class FromClient(Struct, frozen=True, tag=snake, tag_field="say", forbid_unknown_fields=True):
    """What a browser or a program says."""


class Hello(FromClient, frozen=True):
    """First of all: which protocol it speaks, and how many events and chat lines it has."""

    protocol: int
    events: int = 0
    chat: int = 0


class Command(FromClient, frozen=True):
    """A move, in or out of turn. The same id again gets the same answer."""

    id: str
    move: Raw
    question: int | None = None


class Undo(FromClient, frozen=True):
    """G-78: take back so many of one's own answers."""

    id: str
    answers: int = 1


class Chat(FromClient, frozen=True):
    """Words beside the game."""

    words: str


class Ping(FromClient, frozen=True):
    """Are you there?"""


type ClientMessage = Hello | Command | Undo | Chat | Ping


class FromServer(Struct, frozen=True, tag=snake, tag_field="say", omit_defaults=True):
    """What the server says."""


class Player(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat, as everybody sees it. Bots give no nonces."""

    name: str
    bot: str = ""
    taken: bool = True
    nonce_given: bool = False


class PaceInfo(Struct, frozen=True, omit_defaults=True):
    """Seconds: for the whole game, added for each answer, or for each answer by itself."""

    bank: float = 0.0
    increment: float = 0.0
    each: float = 0.0


class Welcome(FromServer, frozen=True):
    """The table, and which seat is yours (-1: you watch).

    `practice`: it began from a position, and whoever wrote that knows everything in it. `setup`
    is what is agreed, for whoever thinks of sitting down. `host`: you may free seats and close
    the table to watchers; until it begins you are told what others need to sit down (`invite`).
    `host_seat` is where the host sits (-1: nowhere).
    """

    protocol: int
    match: str
    seat: Seat
    players: tuple[Player, ...]
    started: bool
    commitment: str
    version: str
    practice: bool = False
    setup: Setup | None = None
    host: bool = False
    invite: str = ""
    closed: bool = False
    pace: PaceInfo = PaceInfo()
    host_seat: Seat = -1


class Update(FromServer, frozen=True):
    """Sections that changed, and what happened; `number` counts this viewer's events.

    Deadlines are told by the server's time, and so is `now`: nobody's own clock matters.
    """

    number: int
    sections: dict[str, Raw]
    events: tuple[Raw, ...] = ()
    deadlines: tuple[float | None, ...] = ()
    undo: int = 0
    undo_stop: str = ""
    now: float = 0.0


class Done(FromServer, frozen=True):
    """The command is stored."""

    id: str


class Refused(FromServer, frozen=True):
    """The command was not taken, and why; `rule` names the rule where one forbids it."""

    id: str
    code: str
    rule: str = ""
    detail: str = ""


class ChatLine(FromServer, frozen=True):
    number: int
    seat: Seat
    words: str
    at: float


class Pong(FromServer, frozen=True):
    pass


class StoreState(FromServer, frozen=True):
    """Whether the store can be reached. While it cannot, nothing is saved; it is tried again."""

    reachable: bool


class Rematch(FromServer, frozen=True):
    """There is a table for another game; those who played here have seats kept there."""

    match: str
