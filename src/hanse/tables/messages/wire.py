"""Messages over the socket, between server and browser. web/src/protocol/ is made from these."""

from typing import Literal

from msgspec import Raw, Struct

from hanse.core.setup import Setup
from hanse.core.types import SPECTATOR, Seat, snake

PROTOCOL = 2
type Act = Literal["resign", "return", "answer_for", "end", "go_back", "play_on", "restart"]
"""Agreements about the match."""
LARGEST = 16 * 1024


class FromClient(Struct, frozen=True, tag=snake, tag_field="say", forbid_unknown_fields=True):
    """Messages from a browser or a program."""


class Hello(FromClient, frozen=True):
    """The first message: the protocol version, and the events and chat lines received."""

    protocol: int
    events: int = 0
    chat: int = 0


class Command(FromClient, frozen=True):
    """A move, in or out of turn. A command with the same id gets the same answer."""

    id: str
    move: Raw
    question: int | None = None


class Undo(FromClient, frozen=True):
    """A request to take back this many of your own answers (T-UNDO-01)."""

    id: str
    answers: int = 1


class Chat(FromClient, frozen=True):
    """A line of chat."""

    words: str


class Agree(FromClient, frozen=True):
    """An agreement about the match: leave, come back, end, go back, restart your turn.

    `seat` is the seat concerned, `ply` the ply to go back to.
    """

    id: str
    act: Act
    seat: Seat = SPECTATOR
    ply: int = 0


class Writing(FromClient, frozen=True):
    """A notice that the sender is typing."""


class Differs(FromClient, frozen=True):
    """A notice that the client's view does not match an update's hash, so it must be sent again."""


class Ping(FromClient, frozen=True):
    """A question whether the server is up."""


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
    """The clock in seconds: for the whole game, added per answer, or for each answer separately."""

    bank: float = 0.0
    increment: float = 0.0
    each: float = 0.0


class Welcome(FromServer, frozen=True):
    """The table, and your seat (-1: you watch).

    `practice` means that the game began from a position, whose author knows everything in it.
    `setup` is the agreed setup, for players who consider sitting down. `host` means that you can
    free seats and close the table to watchers; until the game begins, `invite` is the invitation
    for others. `host_seat` is the host's seat (-1: none).
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

    `stand_ins` names the bot that answers for a seat that was given up; "" if the game answers.
    `ending` lists the seats that want to end the game now. `going_back` has the ply to which each
    seat wants to go back; `back` is the earliest ply that all together can reach.
    """

    stand_ins: dict[str, str] = {}
    ending: tuple[Seat, ...] = ()
    going_back: dict[str, int] = {}
    back: int | None = None


class Update(FromServer, frozen=True):
    """The changed sections, and the events; `number` counts this viewer's events.

    Deadlines and `now` use the server's time: no other clock matters. From `reminders` on, a seat
    is reminded to answer; from `choices` on, the others need not wait for it. `restart` is the
    number of answers back to the beginning of your turn. `check`, sent now and then, is the hash of
    all current sections, for clients that want to compare.
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
    """A notice that the command is stored."""

    id: str


class Refused(FromServer, frozen=True):
    """A notice that the command was refused, and why; `rule` names the rule that forbids it."""

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
    """The presence of one seat: watching now, or absent since a time, if that is known."""

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

    `full` means that moves cannot be stored because the server's disk is full.
    """

    reachable: bool
    full: bool = False


class SeatOpened(FromServer, frozen=True):
    """A notice that another browser opened your seat; `devices` counts all that have."""

    devices: int


class Rematch(FromServer, frozen=True):
    """A notice of a table for another game, with seats reserved for the players of this one."""

    match: str
