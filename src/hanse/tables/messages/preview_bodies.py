"""Bodies of requests before a move: its preview, and a coach's advice."""

from msgspec import Raw, Struct

from hanse.core.wire import JsonObject


class PreviewRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves to preview."""

    moves: tuple[JsonObject, ...]


class PreviewAnswer(Struct, frozen=True):
    """A `MovePreview` for each move, and the id of the question that they would answer."""

    question: int
    moves: tuple[Raw, ...]


class Advice(Struct, frozen=True, omit_defaults=True):
    """Advice of a coach on your question, with reasons; the browser turns it into sentences.

    `moves` begins with an answer to the question. `ends` are the places where each move leads (-1
    if unknown), `places` those that the whole plan leads to. `reasons` are keys of sentences.
    `chance` is the win probability in percent, if it is reliable. `instead` is the answer to give
    if the first one has no effect. `doubts` are keys of sentences: rules of this table that the
    coach does not know.
    """

    question: int
    moves: tuple[Raw, ...]
    reasons: tuple[str, ...]
    chance: int | None = None
    ends: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    instead: Raw | None = None
    doubts: tuple[str, ...] = ()
