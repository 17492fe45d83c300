"""Bodies of requests and answers about lessons; also in web/src/protocol/."""

from msgspec import Struct

from hanse.core.wire import JsonObject


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One step: its name, the moves that it expects (the first is complete), and its highlights."""

    name: str
    want: tuple[JsonObject, ...]
    lights: tuple[str, ...]


class LessonInfo(Struct, frozen=True, omit_defaults=True):
    """A lesson, as a browser gets it; `first` marks the few lessons before a first game."""

    name: str
    steps: tuple[LessonStep, ...]
    first: bool = False


class LessonRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a table for one lesson, at one of its steps."""

    game: str
    lesson: str
    step: int = 0
    name: str = ""
