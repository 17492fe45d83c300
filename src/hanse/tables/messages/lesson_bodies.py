"""Bodies of requests and answers about lessons; also in web/src/protocol/."""

from msgspec import Struct

from hanse.core.wire import JsonObject


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One step: the moves that it wants, the first of them whole, and what to light up for it."""

    name: str
    want: tuple[JsonObject, ...]
    lights: tuple[str, ...]


class LessonInfo(Struct, frozen=True):
    """A lesson, as a browser is told of it."""

    name: str
    steps: tuple[LessonStep, ...]


class LessonRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A table for one lesson, at one of its steps."""

    game: str
    lesson: str
    step: int = 0
    name: str = ""
