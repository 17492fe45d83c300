"""What server and browser say to each other. web/src/protocol/ is made from these structs."""

from typing import Any

from msgspec import Raw, Struct

from hanse.core.compatibility import VariantCompatibility
from hanse.core.setup import Setup
from hanse.core.types import Seat, snake

PROTOCOL = 1
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


type Said = Hello | Command | Undo | Chat | Ping


class FromServer(Struct, frozen=True, tag=snake, tag_field="say", omit_defaults=True):
    """What the server says."""


class Player(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat, as everybody sees it. Bots give no nonces."""

    name: str
    bot: str = ""
    taken: bool = True
    nonce_given: bool = False


class Welcome(FromServer, frozen=True):
    """The table, and which seat is yours (-1: you watch).

    `practice`: it began from a position, and whoever wrote that knows everything in it. `setup`
    is what is agreed, for whoever thinks of sitting down. `host`: you may free seats and close
    the table to watchers; until it begins you are told what others need to sit down (`invite`).
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
    """The command is written down for good."""

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


class Problem(Struct, frozen=True, omit_defaults=True):
    """RFC 9457: what went wrong with a request; with what is on the table, if that would help.

    A setup that cannot be played has its own code in `why`, and the names it is `about`.
    """

    type: str
    title: str
    status: int
    code: str
    detail: str = ""
    rule: str = ""
    update: Update | None = None
    why: str = ""
    about: tuple[str, ...] = ()


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """A move over HTTP. The id may also come as the header Idempotency-Key."""

    move: dict[str, Any]
    id: str = ""
    question: int | None = None


class TakingBack(Struct, frozen=True, forbid_unknown_fields=True):
    """G-78, over HTTP."""

    id: str = ""
    answers: int = 1


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """Words beside the game, over HTTP."""

    words: str


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """Another game with the same people, each one seat further on."""


class Answered(Struct, frozen=True):
    """The command is written down for good, and this is on the table now."""

    id: str
    update: Update


class Foreseeing(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves that one thinks of making."""

    moves: tuple[dict[str, Any], ...]


class Foreseen(Struct, frozen=True):
    """What each of them would come to (`Foresight`), and the question that they would answer."""

    question: int
    moves: tuple[Raw, ...]


class NewSeat(Struct, frozen=True):
    """An open seat, or a bot."""

    bot: str = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What a new table is to be; `position` has the lines of the position that it begins from."""

    game: str
    seats: tuple[NewSeat, ...]
    name: str = ""
    edition: str = ""
    variants: tuple[str, ...] = ()
    readings: dict[str, str] = {}
    bank: float = 0.0
    increment: float = 0.0
    each: float = 0.0
    position: str = ""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: by an invitation and under a name, or again by the secret of one's own link."""

    name: str = ""
    invite: str = ""
    secret: str = ""


class Nonce(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person adds to the chance of a match, once: 16 to 32 bytes in hexadecimal digits."""

    nonce: str


class Seated(Struct, frozen=True):
    """One's seat, the secret that brings one back to it from anywhere, and the commitment.

    The commitment is the hash of the server's seed; one's nonce is given after it is known.
    Whoever made the table is told its invitation too.
    """

    match: str
    seat: Seat
    secret: str
    commitment: str
    invite: str = ""


class Leaving(Struct, frozen=True, forbid_unknown_fields=True):
    """One's own seat is free again."""


class Freeing(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat whose person is sent away."""

    seat: Seat


class Watching(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the table is closed to watchers."""

    closed: bool


class OptionInfo(Struct, frozen=True):
    """A reading: its answers, the default first, and the rules it is about."""

    name: str
    rules: tuple[str, ...]
    answers: tuple[str, ...]


class GameInfo(Struct, frozen=True):
    """What can be agreed on for a table; `together` tells of each variant what it goes with."""

    name: str
    seats: tuple[int, ...]
    editions: tuple[str, ...]
    variants: tuple[str, ...]
    readings: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    together: tuple[VariantCompatibility, ...]


class Fitting(Struct, frozen=True, forbid_unknown_fields=True):
    """What one thinks of agreeing on."""

    seats: int
    edition: str = ""
    variants: tuple[str, ...] = ()
    readings: dict[str, str] = {}


class Unfit(Struct, frozen=True):
    """Why a setup cannot be played: a code, the names that it is about, and a sentence."""

    code: str
    about: tuple[str, ...]
    detail: str


class Fit(Struct, frozen=True):
    """What is wrong with it, and with one variant more or other numbers of seats; or nothing."""

    wrong: Unfit | None
    variants: dict[str, Unfit]
    seats: dict[str, Unfit]


type Anything = dict[str, Any]
