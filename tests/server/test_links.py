"""Links to tables: what a program shows that fetches one; the same for all, nothing hidden."""

import re
import struct
from html import unescape

from hanse.core.setup import Setup
from hanse.match.clock import BY_DAYS, LIVE, UNTIMED, Pace
from hanse.server.http.packed_page import page
from hanse.server.limited_processes.link_picture import SIZE
from hanse.server.pages.kept_pages import MAX_KEPT, KeptPages
from hanse.server.pages.link_pages import LinkPages
from hanse.server.pages.links import LinkFacts, clock_line, facts_of, tags
from hanse.words import LANGUAGES, Words
from tests.server.asking import Program
from tests.server.browsers import Browser
from tests.server.people import Person, new_table
from tests.server.running import Server, database, sql
from tests.server.seats import a_row

MAX_BYTES = 600_000
"""The largest picture that common chats show."""


def fetched(server: Server, path: str, cookie: str = "") -> tuple[int, bytes]:
    """As a program without a seat would; or a browser with its cookie."""
    program = Program(server, "")
    try:
        return program.ask("GET", path, None, cookie=cookie)
    finally:
        program.close()


def properties(page: bytes) -> dict[str, str]:
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)">', page.decode())
    return {key: unescape(value) for key, value in found}


def size_of(picture: bytes) -> tuple[int, ...]:
    """Return the width and height of a PNG."""
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", picture[16:24])


def test_a_link_tells_game_rules_clock_and_who_sits(server: Server) -> None:
    anna = Browser(server)
    made = anna.ask(
        "/api/tables",
        {"game": "kogge", "seats": [{}, {}, {"bot": "builder"}], "name": "A<b>&", "clock": "live"},
    )[1]
    path = f"/table/{made['match']}"
    status, page = fetched(server, f"{path}?in=de")
    assert status == 200
    told = properties(page)
    assert told["og:title"] == "A<b>& lädt dich zu Kogge ein · Hanse"
    assert "20\u00a0min je Spiel" in told["og:description"]
    assert "ein Platz ist frei" in told["og:description"]
    assert told["og:image"] == f"{server.origin}{path}/picture.png?in=de"
    assert b'"../assets/' in page
    assert b'"./assets/' not in page
    assert made["invite"].encode() not in page
    status, picture = fetched(server, f"{path}/picture.png?in=de")
    assert status == 200
    assert size_of(picture) == SIZE
    assert len(picture) < MAX_BYTES


def test_everybody_gets_the_same(server: Server) -> None:
    anna = Browser(server)
    made = anna.table()
    path = f"/table/{made['match']}"
    for one in (path, f"{path}/picture.png"):
        assert fetched(server, one, anna.cookie) == fetched(server, one)


def test_a_closed_table_is_not_told_of(server: Server) -> None:
    anna = Browser(server)
    made = anna.table()
    assert anna.ask(f"/api/tables/{made['match']}/watching", {"closed": True})[0] == 200
    status, page = fetched(server, f"/table/{made['match']}")
    assert (status, properties(page)) == (200, {})
    assert page == fetched(server, "/table/nosuchtable0")[1]
    assert fetched(server, f"/table/{made['match']}/picture.png")[0] == 404
    sql(server.url, "DELETE FROM match WHERE id = $1", made["match"])


def test_what_happens_in_the_game_changes_no_link() -> None:
    """Seats, setup and clock are all that a link is made from."""
    row = a_row(Setup("kogge", 3))
    before = facts_of(row, Words("en"))
    row.seed, row.version = b"another" * 4, 17
    assert facts_of(row, Words("en")) == before


def test_each_clock_is_told_in_each_language() -> None:
    for language in LANGUAGES:
        lines = {
            clock_line(pace, Words(language)) for pace in (LIVE, BY_DAYS, UNTIMED, Pace(each=120))
        }
        assert len(lines) == 4


def test_a_link_without_facts_has_no_entries() -> None:
    assert tags(None, "", "en") == ""


def test_a_picture_changes_with_the_game_and_shows_no_seat_more(server: Server) -> None:
    made, cookie = new_table(server, bots=1, people=1)
    path = f"/table/{made['match']}/picture.png"
    before = fetched(server, path)
    anna = Person(server, made["match"], cookie)
    anna.hello()
    while fetched(server, path) == before:
        anna.answer()
    assert before[0] == 200
    assert fetched(server, path, cookie) == fetched(server, path)
    anna.socket.close()


def test_a_picture_is_drawn_once_and_counted_as_a_costly_question() -> None:
    """Pictures once counted as files, of which one may ask for many."""
    with database() as url:
        server = Server(url, settings={"HANSE_PREVIEWS_PER_MINUTE": "60"})
        server.start()
        try:
            tables = [new_table(server, bots=n, people=2)[0] for n in range(3)]
            paths = [
                f"/table/{made['match']}/picture.png?in={language}"
                for made in tables
                for language in ("de", "en", "it", "fr")
            ]
            program = Program(server, address="198.51.100.10")
            seen = [program.ask("GET", path)[0] for path in paths]
            assert {200, 429} == set(seen)
            drawn = paths[seen.index(200)]
            assert {program.ask("GET", drawn)[0] for _ in range(20)} == {200}, "it is kept"
            program.close()
        finally:
            server.stop()


def test_kept_pages_are_bounded() -> None:
    kept = KeptPages[int](most=3, max_bytes=100)
    for number in range(10):
        kept.keep(number, page(bytes(30), "image/png"))
    assert list(kept.pages) == [7, 8, 9]
    assert kept.bytes == 90
    kept.keep(10, page(bytes(80), "image/png"))
    assert list(kept.pages) == [10]


def test_the_page_of_a_link_is_packed_once() -> None:
    """It was packed anew for each request, as hard as possible, while everybody waited."""
    pages, told = LinkPages("<html><head></head></html>"), told_in("en")
    first = pages.page(told, "http://here/table/a", "en")
    assert pages.page(told, "http://here/table/a", "en") is first
    assert pages.page(told_in("de"), "http://here/table/a", "de") != first
    for number in range(2 * MAX_KEPT):
        pages.page(told, f"http://here/table/{number}", "en")
    assert len(pages.kept.pages) == MAX_KEPT


def told_in(language: str) -> LinkFacts:
    return facts_of(a_row(Setup("kogge", 3)), Words(language))
