"""Tables that people join by a code shown on a big screen."""

from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath

from hanse.server.http.connection_types import AnyRequest
from hanse.server.limits.budgets import client_of
from hanse.server.limits.code_guesses import CodeGuesses
from hanse.server.requests.play import REFUSALS
from hanse.tables.messages.bodies import Invitation
from hanse.tables.seats.seating import NoSuchMatch, is_code
from hanse.tables.store.protocol import Store


@get("/api/codes/{code:str}", responses=REFUSALS)
async def invitation(code: FromPath[str], state: State, request: AnyRequest) -> Invitation:
    """Return the table that this code leads to, and its invitation."""
    store: Store = state.store
    guesses: CodeGuesses = state.guesses
    invite = code.upper()
    with guesses.guess(client_of(request.scope), invite):
        match = await store.find_by_code(invite) if is_code(invite) else ""
        if not match:
            raise NoSuchMatch(code)
    return Invitation(match, invite)
