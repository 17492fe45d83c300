"""A package's own browser UI is served if the host has listed the package, and only then."""

import json
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha384
from pathlib import Path
from typing import cast
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from hanse.server.app import CLIENT
from hanse.server.pages.browser_uis import BrowserUis
from tests.example_package.installing import ROOT, run
from tests.kit.changing import changed
from tests.server.running import Server, database

NOUGHTS = (ROOT / "examples/hanse-noughts/noughts.js").read_bytes()
READ = """
import sys
from hanse.server.http.packed_page import page
from hanse.server.pages.browser_uis import read_browser_uis
pages = {"assets/packageFrame-x1.js": page(b"script", "text/javascript")}
found = read_browser_uis(sys.argv[1], pages)
print(*found.frames, len(found.files))
"""
needs_pages = pytest.mark.skipif(not CLIENT.exists(), reason="the client is not built")


@pytest.mark.parametrize("listed", ["hanse-noughts", "hanse-tricks, Hanse_Noughts,"])
def test_a_listed_package_is_read(installed: dict[str, str], listed: str) -> None:
    assert run(installed, "-c", READ, listed).splitlines()[-1] == "noughts 3"


@pytest.mark.parametrize(
    ("listed", "told"), [("", ""), ("noughts", "brings no"), ("hanse-tricks", "brings no")]
)
def test_no_other_package_is_read(installed: dict[str, str], listed: str, told: str) -> None:
    lines = run(installed, "-c", READ, listed).splitlines()
    assert lines[-1] == "0"
    assert told in "".join(lines[:-1])


def test_a_missing_file_is_left_out_with_a_warning(tmp_path: Path) -> None:
    env = changed(tmp_path, "hanse-noughts", "noughts.py", '"noughts.js"', '"nought.js"')
    *told, found = run(env, "-c", READ, "hanse-noughts").splitlines()
    assert found == "0"
    assert "this browser UI is left out" in told[0]
    assert "nought.js" in told[0]


def test_every_file_is_named_by_its_content() -> None:
    one, other = (BrowserUis().add("x", ui, b"script") for ui in (b"one", b"other"))
    assert len(one.files.keys() & other.files.keys()) == 1, "only the frame's script is the same"
    assert one.frames != other.frames
    assert one.policies.keys() == {one.frames["x"]}


@pytest.fixture(scope="module")
def listing(installed: dict[str, str]) -> Iterator[Server]:
    settings = {"PYTHONPATH": installed["PYTHONPATH"], "HANSE_BROWSER_UIS": "hanse-noughts"}
    with database() as url:
        server = Server(url, settings=settings)
        server.start()
        yield server
        server.stop()


def fetch(server: Server, path: str) -> tuple[bytes, dict[str, str]]:
    with urlopen(server.origin + path, timeout=20) as answer:
        return answer.read(), {name.lower(): value for name, value in answer.headers.items()}


def frame_of(server: Server, game: str) -> str:
    return cast(str, json.loads(fetch(server, f"/api/games/{game}/browser_ui")[0])["frame"])


@needs_pages
def test_the_frame_allows_its_two_scripts_by_their_hashes_and_nothing_else(
    listing: Server,
) -> None:
    html, headers = fetch(listing, frame_of(listing, "noughts"))
    parts = [part.split() for part in headers["content-security-policy"].split(";")]
    policy = {name: sources for name, *sources in parts}
    own = f"'sha384-{b64encode(sha384(NOUGHTS).digest()).decode()}'"
    assert policy["default-src"] == ["'none'"]
    assert policy["script-src"][0] == own
    assert len(policy["script-src"]) == 2
    assert policy["sandbox"] == ["allow-scripts"]
    assert policy["frame-ancestors"] == ["'self'"]
    assert not [name for name in ("connect-src", "frame-src") if name in policy]
    for source in policy["script-src"]:
        assert f'integrity="{source[1:-1]}"'.encode() in html


@needs_pages
def test_scripts_are_kept_for_ever_and_frames_without_an_origin_may_load_them(
    listing: Server,
) -> None:
    html = fetch(listing, frame_of(listing, "noughts"))[0].decode()
    path = html.partition('type="module" src="')[2].partition('"')[0]
    content, headers = fetch(listing, path)
    assert content == NOUGHTS
    assert headers["content-type"].startswith("text/javascript")
    assert "immutable" in headers["cache-control"]
    assert headers["access-control-allow-origin"] == "*"
    with pytest.raises(HTTPError, match="404"):
        fetch(listing, path.replace(path[-8:-3], "xxxxx"))


@needs_pages
def test_pages_may_show_frames_where_a_package_is_listed(listing: Server) -> None:
    """The policy of every other page changes in nothing else."""
    policy = fetch(listing, "/")[1]["content-security-policy"]
    assert "frame-src 'self'" in policy
    assert "script-src 'self';" in policy
    assert "sha384" not in policy


@needs_pages
def test_a_game_without_a_browser_ui_has_no_frame(listing: Server) -> None:
    assert [frame_of(listing, game) for game in ("tricks", "kogge")] == ["", ""]


@needs_pages
def test_what_the_host_has_not_listed_is_not_served(
    listing: Server, installed: dict[str, str]
) -> None:
    frame = frame_of(listing, "noughts")
    with database() as url:
        server = Server(url, settings={"PYTHONPATH": installed["PYTHONPATH"]})
        server.start()
        try:
            assert frame_of(server, "noughts") == ""
            with pytest.raises(HTTPError, match="404"):
                fetch(server, frame)
            assert "frame-src 'none'" in fetch(server, "/")[1]["content-security-policy"]
        finally:
            server.stop()
