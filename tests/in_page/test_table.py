"""A whole game against bots through the client's paths and messages, natively and in a page."""

import asyncio
import inspect

import pytest

from hanse.games import GAMES
from hanse.match.proof import Finding, prove
from hanse.offline.answers import PROBLEMS, answer_error
from hanse.offline.dispatcher import PATHS, answer, names_in
from hanse.offline.tables import OfflineTables
from hanse.server.http import problems
from tests.in_page.inside import needs_engine, run_inside
from tests.in_page.table_journey import journey

UNIQUE_TO_SERVERS = {
    "TooMany", "TooManySeats", "BadSecret", "Unavailable", "HTTPException", "NoChannel",
    "RefusedAddress", "TooManyChannels", "BadSignIn", "NoGrant", "OutOfScope", "SignedOut",
    "SignInAgain", "TooManyTokens",
}  # fmt: skip
"""Errors about strangers, accounts, databases and notifications, of which a page has none."""


def check(record: str) -> None:
    """The record of a finished game replays, and its draws come from its key."""
    found = prove(record)
    assert found
    assert [one for one in found if one.finding is Finding.WRONG] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_whole_game(game: str) -> None:
    check(asyncio.run(journey(game)))


@needs_engine
def test_a_person_plays_a_whole_game_in_a_page() -> None:
    done = run_inside("tests.in_page.table_journey", "kogge")
    assert done.returncode == 0, done.stderr[-4000:]
    check(done.stdout.rstrip("\n") + "\n")


@pytest.mark.parametrize(
    "path", ["api/codes/ABC", "api/tables/x/give", "api/tables/x//", "", "api"]
)
def test_what_needs_a_server_is_not_found(path: str) -> None:
    assert asyncio.run(answer(OfflineTables(), "GET", path)).status == 404


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "api/games", b"", 200),
        ("GET", "api/games/chess/lessons", b"", 404),
        ("GET", "api/tables/nowhere", b"", 404),
        ("GET", "api/tables", b"", 200),
        ("POST", "api/tables", b"{", 400),
        ("POST", "api/tables", b'{"game":"chess","seats":[{}]}', 400),
        ("POST", "api/games/kogge/fit", b'{"seats":3}', 200),
        ("POST", "api/replay", b'{"record":"nothing","viewer":0}', 400),
    ],
)
def test_requests_are_answered_as_by_a_server(
    method: str, path: str, body: bytes, status: int
) -> None:
    assert asyncio.run(answer(OfflineTables(), method, path, body)).status == status


def test_variable_parts_are_not_empty() -> None:
    assert names_in("GET api/tables/{match}", "GET api/tables/x") == {"match": "x"}
    assert names_in("GET api/tables/{match}", "GET api/tables/") is None
    assert all(inspect.iscoroutinefunction(handler) for handler in PATHS.values())


def test_every_error_that_a_server_explains_is_explained() -> None:
    """A new kind of error needs a line in both, unless only servers have it."""
    kinds = {kind for kind in problems.HANDLERS if isinstance(kind, type)}
    ours = {kind.__name__ for kind in PROBLEMS} | {"BadSetup", "BadLine", "BadName", "Exception"}
    assert {kind.__name__ for kind in kinds} - ours == UNIQUE_TO_SERVERS
    assert answer_error(ZeroDivisionError()).status == 500
