"""What is asked before a move is made: what it would come to, and what a coach would do."""

from msgspec import Raw, Struct

from hanse.core.wire import JsonObject


class ForesightRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves that one thinks of making."""

    moves: tuple[JsonObject, ...]


class ForesightAnswer(Struct, frozen=True):
    """What each of them would come to (`Foresight`), and the question that they would answer."""

    question: int
    moves: tuple[Raw, ...]


class CoachAnswer(Struct, frozen=True):
    """What a coach would do with your question, and why, in your language.

    `moves` begins with an answer to the question; `places` are those that the plan leads to.
    """

    question: int
    plan: str
    chance: str
    reasons: tuple[str, ...]
    moves: tuple[Raw, ...]
    places: tuple[int, ...] = ()
