"""Messages between a page and its workers; `web/src/net/workerLink.ts` has the same.

Numbers identify requests and channels.
"""

from msgspec import Struct


class Ask(Struct, frozen=True, tag_field="kind", tag="ask"):
    """A request with a path of HTTP."""

    id: int
    method: str
    path: str
    body: str = ""


class Open(Struct, frozen=True, tag_field="kind", tag="open"):
    """A wish for a channel to a table."""

    id: int
    match: str


class Say(Struct, frozen=True, tag_field="kind", tag="say"):
    """A message of the client, as on a server's socket."""

    id: int
    text: str


class Close(Struct, frozen=True, tag_field="kind", tag="close"):
    """The end of a channel."""

    id: int


class Answered(Struct, frozen=True, tag_field="kind", tag="answer"):
    """The answer to a request."""

    id: int
    status: int
    media: str
    body: str


class Opened(Struct, frozen=True, tag_field="kind", tag="opened"):
    """An open channel."""

    id: int


class Said(Struct, frozen=True, tag_field="kind", tag="said"):
    """A message to the client, as on a server's socket."""

    id: int
    text: str


class Closed(Struct, frozen=True, tag_field="kind", tag="closed"):
    """A channel that is closed, with the code of a server's socket."""

    id: int
    code: int


type FromPage = Ask | Open | Say | Close
type ToPage = Answered | Opened | Said | Closed
