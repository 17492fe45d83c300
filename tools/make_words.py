"""A generator of tests/words/golden.json: sentences for all events and moves, in all languages.

The tests of the server and of the browser both read this file, so that both use the same sentences.
Each sentence and each entry of a vocabulary has its own line, so that a change shows as a small
diff.
"""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from hanse.core.match_moves import MATCH_EVENTS
from hanse.core.setup import Setup
from hanse.core.spec import AnySpec
from hanse.core.takeback import TakenBack
from hanse.core.types import SPECTATOR
from hanse.core.wire import JsonObject, encode
from hanse.games import OWN
from hanse.tables.messages.vocabulary import vocabulary
from hanse.words import LANGUAGES, Words
from hanse.words.story import Story
from tests.words.made_up import build, fields_of, to_each_reader

PAGE = Path(__file__).parents[1] / "tests/words/golden.json"
PLAYERS = ("Anna", "Ben", "Ćilia")


def golden() -> str:
    """Return the whole file."""
    pages = ",\n".join(f"{json.dumps(spec.about.name)}: {game_page(spec)}" for spec in OWN.values())
    return f"{{\n{pages}\n}}\n"


def game_page(spec: AnySpec) -> str:
    """Return one game's part of the file."""
    setup = Setup(spec.about.name, spec.about.usual_seats())
    told: list[type[Struct]] = [*spec.about.events, TakenBack, *MATCH_EVENTS]
    stories = {language: Story(setup, Words(language), PLAYERS) for language in LANGUAGES}
    events = [
        golden_line("event", one, {k: s.event_line for k, s in stories.items()})
        for kind in told
        for one in examples_of(spec.about.name, kind)
    ]
    events += [line for kind in told for line in lines_to_readers(setup, kind)]
    moves = [
        golden_line("move", one, {k: s.move_line for k, s in stories.items()})
        for kind in spec.about.moves
        for one in examples_of(spec.about.name, kind)
    ]
    previews = [
        golden_line("preview", one, {k: s.preview_line for k, s in stories.items()})
        for kind in spec.about.previews
        for one in examples_of(spec.about.name, kind)
    ]
    return "\n".join(
        [
            "{",
            f'"players": {json.dumps(PLAYERS, ensure_ascii=False)},',
            f'"vocabulary": {by_lines(spoken_vocabulary(setup), 2)},',
            f'"events": [\n{",\n".join(events)}\n],',
            f'"moves": [\n{",\n".join(moves)}\n],',
            f'"previews": [\n{",\n".join(previews)}\n]',
            "}",
        ]
    )


def spoken_vocabulary(setup: Setup) -> JsonObject:
    """Return the vocabulary without the rulebook, which no sentence about a move needs."""
    known: JsonObject = json.loads(encode(vocabulary(setup)))
    return {**known, "rules": {}, "changes": {}}


def lines_to_readers(setup: Setup, kind: type[Struct]) -> Iterator[str]:
    """Yield the lines about an event for each reader whom the event concerns."""
    for _, event, reader in to_each_reader(setup.game, kind):
        stories = {k: Story(setup, Words(k), PLAYERS, reader=reader) for k in LANGUAGES}
        lines: dict[str, Callable[..., str]] = {k: s.event_line for k, s in stories.items()}
        yield golden_line("event", event, lines, reader)


def examples_of(game: str, kind: type[Struct]) -> Iterator[Any]:
    """Yield one example with all fields filled, and one without the fields that have defaults."""
    full = fields_of(game, kind)
    yield build(kind, full)
    needed = {f.encode_name for f in fields(kind) if f.default is NODEFAULT}
    if needed != full.keys():
        yield build(kind, {name: value for name, value in full.items() if name in needed})


def golden_line(
    name: str, thing: Struct, lines: dict[str, Callable[..., str]], reader: int = SPECTATOR
) -> str:
    told = {language: line(thing) for language, line in lines.items()}
    to = f', "reader": {reader}' if reader != SPECTATOR else ""
    return f'{{"{name}": {encode(thing).decode()}{to}, "lines": {by_lines(told, 1)}}}'


def by_lines(value: object, depth: int) -> str:
    """Return JSON with each entry on its own line down to this depth, and on one line below it."""
    if not depth or not isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    rows = [f"{json.dumps(key)}: {by_lines(one, depth - 1)}" for key, one in value.items()]
    return "{\n" + ",\n".join(rows) + "\n}"


def main() -> None:
    page = golden()
    if "--check" not in sys.argv:
        PAGE.write_text(page, "utf-8")
    elif not PAGE.exists() or PAGE.read_text("utf-8") != page:
        sys.exit(f"{PAGE.name} is out of date: make words")


if __name__ == "__main__":
    main()
