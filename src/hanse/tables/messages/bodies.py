"""Bodies of HTTP requests and answers; also in web/src/protocol/."""

from typing import Literal

from msgspec import Raw, Struct

from hanse.core.compatibility import VariantCompatibility
from hanse.core.spec import Preset
from hanse.core.types import SPECTATOR, Seat
from hanse.core.wire import JsonObject
from hanse.tables.messages.wire import Act, Player, Update
from hanse.tables.store.rows import Ended


class Problem(Struct, frozen=True, omit_defaults=True):
    """The problem with a request (RFC 9457), with the current table if that helps.

    If a setup cannot be played, `why` is the reason's code and `about` the names that it concerns.
    `line` is the line of a mistake in a supplied file.
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
    line: int = 0


type StoreCondition = Literal["ready", "away", "full"]


class Status(Struct, frozen=True):
    """The server's status: whether games can be saved (`away`: no database), and the build."""

    store: StoreCondition
    version: str
    build: str


class MoveRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A move over HTTP. The id may also come as the header Idempotency-Key."""

    move: JsonObject
    id: str = ""
    question: int | None = None


class UndoRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to take back your own answers, over HTTP (T-UNDO-01)."""

    id: str = ""
    answers: int = 1


class AgreeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """An agreement about the match, over HTTP."""

    act: Act
    id: str = ""
    seat: Seat = SPECTATOR
    ply: int = 0


class ChatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of chat, over HTTP."""

    words: str


class RematchRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a rematch with the same people, where the first player sits last."""


class MoveStored(Struct, frozen=True):
    """The state of the table after a stored command."""

    id: str
    update: Update


class StepSeen(Struct, frozen=True, omit_defaults=True):
    """One step: the changed sections, and the events. `number` counts your events up to its end."""

    number: int
    sections: dict[str, Raw]
    events: tuple[Raw, ...] = ()


class StepsSeen(Struct, frozen=True):
    """Your whole view after `number` events, and the steps from there on."""

    number: int
    sections: dict[str, Raw]
    steps: tuple[StepSeen, ...]


class NewSeat(Struct, frozen=True):
    """An open seat, or a bot."""

    bot: str = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Terms of a new table; `position` has the lines of the position that the game begins from.

    `data` has files, such as a map: each is the name of a file that the server has, or a file's
    text. `clock` names a clock instead of giving times. `stand_in` is the bot that replaces a
    player who gives up, or `nobody`. `middle` means that the table's creator does not sit down: the
    table is shown on a screen for all, and its invitation is short.
    """

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
    data: dict[str, str] = {}
    clock: Literal["", "live", "days", "none"] = ""
    stand_in: str = ""
    middle: bool = False


class Invitation(Struct, frozen=True):
    """The table behind a code, and the invitation for sitting down there."""

    match: str
    invite: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to sit down with an invitation and a name, or again with a seat's secret."""

    name: str = ""
    invite: str = ""
    secret: str = ""
    another: bool = False


class Nonce(Struct, frozen=True, forbid_unknown_fields=True):
    """A person's contribution to a match's chance, given once: 16 to 32 bytes in hexadecimal."""

    nonce: str


class Seated(Struct, frozen=True):
    """A seat, the secret that opens it from anywhere, and the commitment.

    The commitment is the hash of the server's seed; you give your nonce after you know the hash.
    The table's creator also gets the table's invitation.
    """

    match: str
    seat: Seat
    secret: str
    commitment: str
    invite: str = ""


class LeaveRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to free your own seat."""


class FreeSeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to free another person's seat, or to put a bot on an open one."""

    seat: Seat
    bot: str = ""


class WatchersRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to close the table to watchers, or to reopen it."""

    closed: bool


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """A table in a list: its players, its progress, and the seats that it waits for.

    `seat` is yours; `waits`: the table waits for you; `deadlines`: those of the seats in `asked`.
    """

    match: str
    seat: Seat
    game: str
    players: tuple[Player, ...]
    edition: str = ""
    variants: tuple[str, ...] = ()
    started: bool = False
    round: int = 0
    asked: tuple[Seat, ...] = ()
    deadlines: tuple[float | None, ...] = ()
    stand_ins: tuple[Seat, ...] = ()
    ended: Ended | None = None
    at: float = 0.0
    waits: bool = False


class TableList(Struct, frozen=True):
    """Your tables; those that wait for you come first. `now` is the server's time."""

    now: float
    tables: tuple[TableInfo, ...]


class OptionInfo(Struct, frozen=True):
    """A reading: its answers, the default first, and the rules that it is about.

    `by_edition` has the answers of the editions that differ from the default.
    """

    name: str
    rules: tuple[str, ...]
    answers: tuple[str, ...]
    by_edition: dict[str, str]


class DataInfo(Struct, frozen=True):
    """A kind of file that can be supplied, and the names of such files that the server has."""

    name: str
    shipped: tuple[str, ...]


class GameInfo(Struct, frozen=True):
    """Choices for a table; for each variant, `together` lists the variants that fit with it.

    A player who makes no choices gets a table for `usual_seats` with bots of the kind `usual_bot`.
    """

    name: str
    seats: tuple[int, ...]
    editions: tuple[str, ...]
    variants: tuple[str, ...]
    readings: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    together: tuple[VariantCompatibility, ...]
    presets: tuple[Preset, ...]
    usual_seats: int
    usual_bot: str
    data: tuple[DataInfo, ...] = ()
    levels: tuple[str, ...] = ()
    """Bots for people, from the weakest to the strongest."""


class SetupRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A setup to check."""

    seats: int
    edition: str = ""
    variants: tuple[str, ...] = ()
    readings: dict[str, str] = {}
    data: dict[str, str] = {}


class Unfit(Struct, frozen=True):
    """The reason why a setup cannot be played: a code, the names concerned, and a sentence.

    `line` is the line of a mistake in a supplied file.
    """

    code: str
    about: tuple[str, ...]
    detail: str
    line: int = 0


class TableData(Struct, frozen=True):
    """Data of a table before it begins: some of the sections that its views will have."""

    game: str
    sections: dict[str, Raw]


class Fit(Struct, frozen=True):
    """Faults of a setup as it is, with one more variant, and with other numbers of seats.

    `brought` has the implied variants, each with the variant that implies it, or with "" if the
    number of seats does.
    """

    wrong: Unfit | None
    variants: dict[str, Unfit]
    seats: dict[str, Unfit]
    brought: dict[str, str]


class BrowserUiFrame(Struct, frozen=True):
    """The address of a frame with the game's own browser UI; empty without one."""

    frame: str
