"""docs/protocol.md names all that can be asked, said and refused."""

import re
from pathlib import Path

from hanse.core.types import snake
from hanse.server.app import make_app
from hanse.server.config import Settings
from hanse.server.problems import CODES
from hanse.server.wire import FromClient, FromServer

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
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
    said = {snake(kind.__name__) for base in (FromClient, FromServer) for kind in told(base)}
    assert [name for name in sorted({*said, *CODES}) if f"`{name}`" not in PAGE] == []


def told(base: type) -> list[type]:
    return base.__subclasses__()


def test_every_code_stands_beside_its_status() -> None:
    rows = re.findall(r"^\| ([\d, ]+) \| (`[a-z_`, ]+)", PAGE, re.M)
    found = {code: statuses for statuses, codes in rows for code in re.findall(r"`(\w+)`", codes)}
    assert [code for code, (status, _) in CODES.items() if str(status) not in found[code]] == []
