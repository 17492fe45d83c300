"""Problem answers by RFC 9457: stable codes, and the rule that forbids a move."""

import structlog
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap
from msgspec.structs import replace

from hanse.core.notation.positions import BadLine
from hanse.core.setup import BadSetup
from hanse.core.wire import encode
from hanse.server.http.connection_types import AnyRequest
from hanse.server.http.error_pages import MEDIA as HTML
from hanse.server.http.error_pages import no_page, wants_page
from hanse.server.limits.budgets import TooMany
from hanse.server.operations import metrics
from hanse.server.store.account_errors import (
    BadSignIn,
    NoGrant,
    OutOfScope,
    SignedOut,
    SignInAgain,
    TooManyTokens,
)
from hanse.server.store.channel_errors import NoChannel, RefusedAddress, TooManyChannels
from hanse.tables.creation.new_tables import NotOver
from hanse.tables.live.unreadable_matches import UnreadableMatch
from hanse.tables.messages.bodies import Problem
from hanse.tables.messages.problem_codes import NAMES, make_problem
from hanse.tables.messages.wire import Refused, Update
from hanse.tables.review.replays import TooSlow
from hanse.tables.seats.agreements import NotYet
from hanse.tables.seats.chance import BadNonce, NonceGiven
from hanse.tables.seats.names import BadName
from hanse.tables.seats.seating import (
    BadSecret,
    Begun,
    NoSeat,
    NoSuchMatch,
    NotBegun,
    NotInvited,
    NotSeated,
)
from hanse.tables.seats.sessions import TooManySeats
from hanse.tables.store.errors import Unavailable

MEDIA = "application/problem+json"
log = structlog.get_logger()

BY_STATUS = {400: "malformed", 403: "foreign", 404: "not_found", 405: "no_method",
             413: "too_large", 415: "not_json", 429: "too_many"}  # fmt: skip
LONGEST_NAME = 100
WAIT = {429: {"Retry-After": "5"}, 503: {"Retry-After": "1"}}


def problem(
    code: str, detail: str = "", rule: str = "", update: Update | None = None
) -> Response[bytes]:
    """Return an answer that describes the problem."""
    return answer(make_problem(code, detail, rule, update))


def answer(body: Problem) -> Response[bytes]:
    headers = WAIT.get(body.status, {})
    return Response(encode(body), status_code=body.status, media_type=MEDIA, headers=headers)


def refusal(refused: Refused, update: Update | None = None) -> Response[bytes]:
    return problem(refused.code, refused.detail, refused.rule, update)


def on_http_exception(request: AnyRequest, wrong: HTTPException) -> Response[bytes]:
    if wrong.status_code == 404 and wants_page(request.method, request.url.path, request.headers):
        return Response(no_page(), status_code=404, headers={"content-type": HTML})
    code = BY_STATUS.get(wrong.status_code, "malformed" if wrong.status_code < 500 else "failed")
    return problem(code, f"{wrong.detail} {wrong.extra or ''}".strip()[:200])


def on_exception(request: AnyRequest, wrong: Exception) -> Response[bytes]:
    metrics.FAILURES.labels("request").inc()
    log.error("a request failed", path=request.url.path, exc_info=wrong)
    return problem("failed")


def on_unreadable(_: AnyRequest, wrong: Exception) -> Response[bytes]:
    """Answer a body that is not valid text, or is nested too deeply."""
    return problem("malformed", type(wrong).__name__)


def on_bad_setup(_: AnyRequest, wrong: BadSetup) -> Response[bytes]:
    about = tuple(name[:LONGEST_NAME] for name in wrong.about)
    body = make_problem("bad_setup", str(wrong)[:200])
    return answer(replace(body, why=wrong.code, about=about, line=wrong.line))


def on_bad_line(_: AnyRequest, wrong: BadLine) -> Response[bytes]:
    return answer(
        replace(make_problem("bad_record", wrong.reason[:200], wrong.rule), line=wrong.line)
    )


def on_too_slow(_: AnyRequest, wrong: TooSlow) -> Response[bytes]:
    return problem("too_large", str(wrong))


def on_no_seat(_: AnyRequest, wrong: NoSeat) -> Response[bytes]:
    return problem("no_seat", str(wrong))


def on_bad_name(_: AnyRequest, wrong: BadName) -> Response[bytes]:
    about = (wrong.about,) if wrong.about else ()
    return answer(replace(make_problem("bad_name", NAMES[wrong.code]), why=wrong.code, about=about))


def on_not_invited(_: AnyRequest, wrong: NotInvited) -> Response[bytes]:
    return problem("not_invited", str(wrong))


def on_too_many_seats(_: AnyRequest, wrong: TooManySeats) -> Response[bytes]:
    return problem("too_many_seats", str(wrong))


def on_no_channel(_: AnyRequest, wrong: NoChannel) -> Response[bytes]:
    return problem("no_channel")


def on_bad_address(_: AnyRequest, wrong: RefusedAddress) -> Response[bytes]:
    return answer(replace(make_problem("bad_address"), why=str(wrong)))


def on_too_many_channels(_: AnyRequest, wrong: TooManyChannels) -> Response[bytes]:
    return problem("too_many_channels", str(wrong))


def on_account(_: AnyRequest, wrong: Exception) -> Response[bytes]:
    return problem(ACCOUNT_CODES[type(wrong)])


def on_begun(_: AnyRequest, wrong: Begun) -> Response[bytes]:
    return problem("begun", str(wrong))


def on_not_yet(_: AnyRequest, wrong: NotYet) -> Response[bytes]:
    return problem("not_yet", str(wrong))


def on_not_seated(_: AnyRequest, wrong: NotSeated) -> Response[bytes]:
    return problem("not_yours", str(wrong))


def on_bad_nonce(_: AnyRequest, wrong: BadNonce) -> Response[bytes]:
    return problem("malformed", str(wrong))


def on_bad_secret(_: AnyRequest, wrong: BadSecret) -> Response[bytes]:
    return problem("malformed", str(wrong))


def on_nonce_given(_: AnyRequest, wrong: NonceGiven) -> Response[bytes]:
    return problem("nonce_given", str(wrong))


def on_not_over(_: AnyRequest, wrong: NotOver) -> Response[bytes]:
    return problem("not_over", str(wrong))


def on_no_such_match(_: AnyRequest, wrong: NoSuchMatch) -> Response[bytes]:
    return problem("not_found", "There is no such table")


def on_not_begun(_: AnyRequest, wrong: NotBegun) -> Response[bytes]:
    return problem("not_begun", "not everybody sits there yet")


def on_set_aside(_: AnyRequest, wrong: UnreadableMatch) -> Response[bytes]:
    return problem("set_aside")


def on_unavailable(request: AnyRequest, wrong: Unavailable) -> Response[bytes]:
    request.app.state.lobby.database_clock.note_failure(wrong)
    return problem("try_again")


def on_too_many(_: AnyRequest, wrong: TooMany) -> Response[bytes]:
    return problem("too_many")


ACCOUNT_CODES: dict[type[Exception], str] = {
    SignedOut: "signed_out",
    SignInAgain: "sign_in_again",
    BadSignIn: "bad_sign_in",
    OutOfScope: "out_of_scope",
    NoGrant: "no_grant",
    TooManyTokens: "too_many_tokens",
}
HANDLERS: ExceptionHandlersMap = {
    BadSetup: on_bad_setup,
    BadLine: on_bad_line,
    TooSlow: on_too_slow,
    NoSeat: on_no_seat,
    NotSeated: on_not_seated,
    NotYet: on_not_yet,
    NotInvited: on_not_invited,
    TooManySeats: on_too_many_seats,
    NoChannel: on_no_channel,
    RefusedAddress: on_bad_address,
    TooManyChannels: on_too_many_channels,
    **dict.fromkeys(ACCOUNT_CODES, on_account),
    Begun: on_begun,
    BadName: on_bad_name,
    BadNonce: on_bad_nonce,
    BadSecret: on_bad_secret,
    NonceGiven: on_nonce_given,
    NotOver: on_not_over,
    NoSuchMatch: on_no_such_match,
    NotBegun: on_not_begun,
    UnreadableMatch: on_set_aside,
    Unavailable: on_unavailable,
    TooMany: on_too_many,
    UnicodeError: on_unreadable,
    RecursionError: on_unreadable,
    HTTPException: on_http_exception,
    Exception: on_exception,
}
