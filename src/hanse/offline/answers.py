"""Requests of the client and their answers, with the paths and statuses of HTTP."""

from collections.abc import Mapping

from msgspec import DecodeError, Struct, ValidationError, json
from msgspec.structs import replace

from hanse.core.notation.positions import BadLine
from hanse.core.setup import BadSetup
from hanse.core.wire import encode
from hanse.tables.creation.new_tables import NotOver
from hanse.tables.live.unreadable_matches import UnreadableMatch
from hanse.tables.messages.bodies import Problem
from hanse.tables.messages.problem_codes import NAMES, make_problem
from hanse.tables.review.branch_table import NoPlace
from hanse.tables.review.replays import TooSlow
from hanse.tables.seats.agreements import NotYet
from hanse.tables.seats.chance import BadNonce, NonceGiven
from hanse.tables.seats.names import BadName
from hanse.tables.seats.seating import Begun, NoSeat, NoSuchMatch, NotBegun, NotInvited, NotSeated

PROBLEMS: Mapping[type[Exception], str] = {
    NoPlace: "no_seat",
    NoSeat: "no_seat",
    NotSeated: "not_yours",
    NotYet: "not_yet",
    NotInvited: "not_invited",
    Begun: "begun",
    BadNonce: "malformed",
    NonceGiven: "nonce_given",
    NotOver: "not_over",
    NotBegun: "not_begun",
    NoSuchMatch: "not_found",
    UnreadableMatch: "set_aside",
    TooSlow: "too_large",
    ValidationError: "malformed",
    DecodeError: "malformed",
    UnicodeError: "malformed",
    RecursionError: "malformed",
}
"""Errors with the code of the problem that they are. A subclass comes before its class."""


class Request(Struct, frozen=True):
    """A request of the client; `path` has no leading slash, `names` are its variable parts."""

    method: str
    path: str
    body: bytes = b""
    query: Mapping[str, str] = {}
    names: Mapping[str, str] = {}

    def read[T](self, kind: type[T]) -> T:
        """Return the body as this type; raise msgspec's errors for any other."""
        return json.decode(self.body or b"{}", type=kind)

    def number(self, name: str) -> int | None:
        """Return a number of the query; None if it is missing."""
        return int(self.query[name]) if name in self.query else None


class Answer(Struct, frozen=True):
    """The answer to a request."""

    status: int
    body: bytes
    media: str = "application/json"


def json_answer(thing: object, status: int = 200) -> Answer:
    return Answer(status, encode(thing))


def problem(code: str, detail: str = "") -> Answer:
    return problem_answer(make_problem(code, detail))


def problem_answer(found: Problem) -> Answer:
    return Answer(found.status, encode(found), "application/problem+json")


def answer_error(wrong: Exception) -> Answer:
    """Return the problem that an error is; one that nobody expected is ours."""
    match wrong:
        case BadSetup():
            about = tuple(name[:100] for name in wrong.about)
            found = make_problem("bad_setup", str(wrong)[:200])
            return problem_answer(replace(found, why=wrong.code, about=about, line=wrong.line))
        case BadLine():
            found = make_problem("bad_record", wrong.reason[:200], wrong.rule)
            return problem_answer(replace(found, line=wrong.line))
        case BadName():
            found = make_problem("bad_name", NAMES[wrong.code])
            about = (wrong.about,) if wrong.about else ()
            return problem_answer(replace(found, why=wrong.code, about=about))
    code = next((code for kind, code in PROBLEMS.items() if isinstance(wrong, kind)), "failed")
    return problem(code, str(wrong)[:200])
