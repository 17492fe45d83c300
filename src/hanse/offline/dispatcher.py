"""The client's paths that a page answers itself."""

from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import parse_qsl

from hanse.offline import seat_requests as seats
from hanse.offline import setup_requests as setups
from hanse.offline import table_requests as at
from hanse.offline.answers import Answer, Request, answer_error, problem
from hanse.offline.continuation import continuation
from hanse.offline.tables import OfflineTables

type Handler = Callable[[OfflineTables, Request], Awaitable[Answer]]

PATHS: Mapping[str, Handler] = {
    "GET api/status": setups.status,
    "GET api/games": setups.games,
    "POST api/games/{game}/fit": setups.fit,
    "POST api/games/{game}/data": setups.setup_data,
    "GET api/games/{game}/data/{kind}/{name}": setups.shipped_file,
    "GET api/games/{game}/vocabulary": setups.game_vocabulary,
    "GET api/games/{game}/demonstration": setups.game_demonstration,
    "GET api/games/{game}/lessons": setups.game_lessons,
    "POST api/lessons": setups.take_lesson,
    "POST api/tables": setups.create_table,
    "GET api/tables": at.my_tables,
    "GET api/tables/{match}": at.table,
    "POST api/tables/{match}/join": seats.join_table,
    "POST api/tables/{match}/nonce": seats.give_nonce,
    "POST api/tables/{match}/leave": seats.leave_table,
    "POST api/tables/{match}/free": seats.free_seat,
    "POST api/tables/{match}/watching": seats.set_watching,
    "POST api/tables/{match}/rematch": seats.rematch,
    "GET api/tables/{match}/screen": at.screen,
    "GET api/tables/{match}/record": at.record,
    "GET api/tables/{match}/vocabulary": at.table_vocabulary,
    "GET api/tables/{match}/data": at.table_data,
    "GET api/tables/{match}/steps": at.steps,
    "POST api/tables/{match}/foresight": at.previews,
    "GET api/tables/{match}/advice": at.advice,
    "GET api/tables/{match}/replay": at.replay,
    "POST api/tables/{match}/play_on": at.play_on,
    "GET api/tables/{match}/continuation": continuation,
    "POST api/replay": at.replay_file,
    "POST api/replay/play_on": at.play_on_file,
}
"""Paths with their handlers. Whatever needs other people or a server's files is not among them."""


def names_in(pattern: str, path: str) -> dict[str, str] | None:
    """Return the variable parts of a path; None if the path has another form."""
    wanted, given = pattern.split("/"), path.split("/")
    if len(wanted) != len(given):
        return None
    names = {}
    for one, other in zip(wanted, given, strict=True):
        if one.startswith("{") and other:
            names[one[1:-1]] = other
        elif one != other:
            return None
    return names


async def answer(tables: OfflineTables, method: str, address: str, body: bytes = b"") -> Answer:
    """Answer a request; an error becomes the problem that a server would report."""
    path, _, query = address.partition("?")
    for pattern, handler in PATHS.items():
        names = names_in(pattern, f"{method} {path}")
        if names is None:
            continue
        try:
            request = Request(method, path, body, dict(parse_qsl(query)), names)
            return await handler(tables, request)
        except Exception as wrong:
            return answer_error(wrong)
    return problem("not_found", "this needs a server")
