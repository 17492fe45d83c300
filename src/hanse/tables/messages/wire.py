"""Messages over the socket, between server and browser. web/src/protocol/ is made from these."""

from typing import Literal

from msgspec import Raw, Struct

from hanse.core.setup import Setup
from hanse.core.types import SPECTATOR, Seat, snake

PROTOCOL = 2
type Act = Literal["resign", "return", "answer_for", "end", "go_back", "play_on", "restart"]
"""Agreements besides the game."""
LARGEST = 16 * 1024


class FromClient(Struct, frozen=True, tag=snake, tag_field="say", forbid_unknown_fields=True):
    """Messages from a browser or a program."""


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
    """T-UNDO-01: take back so many of one's own answers."""

    id: str
    answers: int = 1


class Chat(FromClient, frozen=True):
    """Words beside the game."""

    words: str


class Agree(FromClient, frozen=True):
    """Arrange something beside the game: leave and come back, end, go back, restart one's turn.

    `seat` is whom it is about, `ply` where one would go back to.
    """

    id: str
    act: Act
    seat: Seat = SPECTATOR
    ply: int = 0


class Writing(FromClient, frozen=True):
    """I am writing something."""


class Differs(FromClient, frozen=True):
    """The client's view differs from the hash in an update; it wants everything again."""


class Ping(FromClient, frozen=True):
    """Are you there?"""


type ClientMessage = Hello | Command | Undo | Chat | Agree | Writing | Differs | Ping


class FromServer(Struct, frozen=True, tag=snake, tag_field="say", omit_defaults=True):
    """Messages from the server."""


class Player(Struct, frozen=True, omit_defaults=True):
    """The player on a seat, as everyone sees it. Bots give no nonces."""

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


class Agreed(Struct, frozen=True, omit_defaults=True):
    """Agreements in force, by seat.

    `stand_ins`: who answers for seats that were left: a bot, or the game (empty).
    `ending`: who would end the game now. `going_back`: to which ply each would go back; `back` is
    the earliest ply that all together may go back to.
    """

    stand_ins: dict[str, str] = {}
    ending: tuple[Seat, ...] = ()
    going_back: dict[str, int] = {}
    back: int | None = None


class Update(FromServer, frozen=True):
    """Sections that changed, and what happened; `number` counts this viewer's events.

    Deadlines are told by the server's time, and so is `now`: nobody's own clock matters. From
    `reminders` on a seat that is asked is reminded, and from `choices` on the others need not wait
    for it. `restart` is how many answers lead back to the beginning of one's turn. `check`, now and
    then: the hash of all sections as they are by now, for whoever wants to compare.
    """

    number: int
    sections: dict[str, Raw]
    events: tuple[Raw, ...] = ()
    deadlines: tuple[float | None, ...] = ()
    undo: int = 0
    undo_stop: str = ""
    now: float = 0.0
    restart: int = 0
    reminders: tuple[float | None, ...] = ()
    choices: tuple[float | None, ...] = ()
    agreed: Agreed | None = None
    check: int = 0


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


class SeatPresence(Struct, frozen=True, omit_defaults=True):
    """Presence of one seat: watching now, or away since when, if that is known."""

    here: bool = False
    writing: bool = False
    away_since: float = 0.0


class Presence(FromServer, frozen=True):
    """Presence of all seats. Bots are never present."""

    seats: tuple[SeatPresence, ...]


class Pong(FromServer, frozen=True):
    pass


class StoreState(FromServer, frozen=True):
    """Whether moves can be stored. While they cannot, the server keeps trying.

    `full`: they cannot because the server's disk is full.
    """

    reachable: bool
    full: bool = False


class Rematch(FromServer, frozen=True):
    """There is a table for another game; those who played here have seats kept there."""

    match: str
