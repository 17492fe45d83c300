"""docs/protocol.md names all that can be asked, said and refused."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hanse.core.types import snake
from hanse.games import GAMES
from hanse.server.app import make_app
from hanse.server.config import Settings
from hanse.tables.messages import (
    account_bodies,
    bodies,
    channel_bodies,
    lesson_bodies,
    link_bodies,
    preview_bodies,
    replay_bodies,
    wire,
)
from hanse.tables.messages.problem_codes import CODES
from hanse.tables.messages.wire import FromClient, FromServer

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
EXAMPLE = re.compile(r"(?<=\n\n)`(\w+)`[^\n]*\n(?:[^\n]+\n)*?\n```json\n(.*?)^```$", re.M | re.S)
EXAMPLES = EXAMPLE.findall(PAGE)
ROW = re.compile(r"^\| `(GET|POST) ([^` ?]+)(?:\?[^` ]+)?` \|", re.M)


def test_every_request_has_a_row() -> None:
    paths = make_app(Settings(), "").openapi_schema.to_schema()["paths"]
    asked = {
        (method.upper(), path)
        for path, ways in paths.items()
        for method in ways
        if path.startswith("/api")
    }
    assert set(ROW.findall(PAGE)) == asked


def test_every_message_and_every_code_is_named() -> None:
    said = {
        snake(kind.__name__) for base in (FromClient, FromServer) for kind in subclasses_of(base)
    }
    assert [name for name in sorted({*said, *CODES}) if f"`{name}`" not in PAGE] == []


def subclasses_of(base: type) -> list[type]:
    return base.__subclasses__()


def test_every_code_stands_beside_its_status() -> None:
    rows = re.findall(r"^\| ([\d, ]+) \| (`[a-z_`, ]+)", PAGE, re.M)
    found = {code: statuses for statuses, codes in rows for code in re.findall(r"`(\w+)`", codes)}
    assert [code for code, (status, _) in CODES.items() if str(status) not in found[code]] == []


def struct_called(name: str) -> Any:
    """A body by its class, a message of the socket by what it says."""
    said = {
        snake(kind.__name__): kind
        for base in (FromClient, FromServer)
        for kind in subclasses_of(base)
    }
    homes = (
        bodies, link_bodies, channel_bodies, account_bodies, preview_bodies, lesson_bodies,
        replay_bodies,
    )  # fmt: skip
    return said.get(name) or next(getattr(one, name) for one in homes if hasattr(one, name))


@pytest.mark.parametrize(("name", "text"), EXAMPLES)
def test_an_example_is_what_the_server_reads_or_says(name: str, text: str) -> None:
    kind = struct_called(name)
    msgspec.json.decode(text, type=kind)
    assert json.loads(text).keys() <= {"say", *kind.__struct_fields__}


def test_every_message_and_every_body_has_an_example() -> None:
    bodies = re.findall(
        r"^\| `(?:GET|POST) [^|]+\| (?:`([A-Z]\w+)`)?[^|]*\|[^`|]*(?:`([A-Z]\w+)`)?", PAGE, re.M
    )
    wanted = {name for pair in bodies for name in pair if name} - {"Compared", "Vocabulary"}
    said = {
        snake(kind.__name__) for base in (FromClient, FromServer) for kind in subclasses_of(base)
    }
    shown = [name for name, _ in EXAMPLES]
    assert len(PAGE.split("```json")) - 1 == len(EXAMPLES) == len(set(shown))
    assert (wanted | said | {"Problem"}) - {"Welcome", "Update"} <= set(shown)


def test_the_moves_and_events_of_the_examples_are_some() -> None:
    moves = {snake(move.__name__) for move in GAMES["kogge"].about.moves}
    events = {snake(event.__name__) for event in GAMES["kogge"].about.events}
    assert set(re.findall(r'"move": "(\w+)"', PAGE)) <= moves
    assert set(re.findall(r'"event": "(\w+)"', PAGE)) <= events


def test_hello_names_its_fields() -> None:
    about_hello = PAGE.partition("\n`hello`")[2].partition("```")[0]
    for field in wire.Hello.__struct_fields__:
        assert f"`{field}`" in about_hello
