"""The security policy of pages: nothing inline, and nothing from elsewhere."""

import re
from http.client import HTTPResponse
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.server.running import Server

ROOT = Path(__file__).parents[2]
PAGES = ("web/index.html", "src/hanse/server/client/index.html")
INLINE = r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)"


def policies_of(server: Server, path: str) -> list[str]:
    """Return the policies of the answer at this path; a browser applies all of them."""
    answer: HTTPResponse | HTTPError
    try:
        answer = urlopen(f"{server.origin}{path}", timeout=10)
    except HTTPError as missing:
        answer = missing
    with answer:
        return answer.headers.get_all("content-security-policy") or []


def policy_of(server: Server, path: str = "") -> dict[str, str]:
    """Return the sources that pages may use, by directive."""
    [policy] = policies_of(server, path)
    words = [part.split() for part in policy.split(";")]
    return {name: " ".join(sources) for name, *sources in words}


def test_no_page_may_use_anything_inline(server: Server) -> None:
    """A script or a style attribute that somebody smuggles into a page does nothing."""
    policy = policy_of(server)
    assert not [name for name, sources in policy.items() if "unsafe" in sources]
    assert (policy["script-src"], policy["style-src"]) == ("'self'", "'self'")


def test_pages_use_only_the_kinds_of_content_that_they_have(server: Server) -> None:
    policy = policy_of(server)
    for kind in ("connect", "font", "manifest", "worker"):
        assert policy[f"{kind}-src"] == "'self'"
    for kind in ("object", "frame", "media"):
        assert policy[f"{kind}-src"] == "'none'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"


def test_only_the_worker_with_the_engine_may_compile_wasm(server: Server) -> None:
    """Nothing else is looser there, and no other path has this policy."""
    usual = policy_of(server)
    engine = policy_of(server, "/assets/engineWorker-x1.js")
    assert engine.pop("script-src") == "'self' 'wasm-unsafe-eval'"
    assert engine == {name: usual[name] for name in usual if name != "script-src"}
    for path in (
        "/assets/x.js",
        "/assets/engineWorker-x1.js/x",
        "/engineWorker-x1.js",
        "/api/games",
    ):
        assert policy_of(server, path) == usual


@pytest.mark.parametrize("page", PAGES)
def test_the_first_page_has_nothing_inline(page: str) -> None:
    file = ROOT / page
    if not file.exists():
        pytest.skip("the client is not built")
    assert re.findall(INLINE, file.read_text("utf-8")) == []
