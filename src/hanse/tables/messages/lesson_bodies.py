"""Bodies of requests and answers about lessons; also in web/src/protocol/."""

from msgspec import Struct

from hanse.core.wire import JsonObject


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One step: its name, the moves that it expects (the first is complete), and its highlights.

    `again` marks a step that begins where the step before it began: its move is taken back.
    """

    name: str
    want: tuple[JsonObject, ...]
    lights: tuple[str, ...]
    again: bool = False


class LessonInfo(Struct, frozen=True, omit_defaults=True):
    """A lesson, as a browser gets it; `first` marks the few lessons before a first game.

    `shelf` 1 is the course for beginners, and 2 has examples of single rules. A lesson ends with
    the sentence of its `rule`, if it has one.
    """

    name: str
    steps: tuple[LessonStep, ...]
    first: bool = False
    shelf: int = 1
    rule: str = ""


class LessonRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a table for one lesson, at one of its steps."""

    game: str
    lesson: str
    step: int = 0
    name: str = ""
