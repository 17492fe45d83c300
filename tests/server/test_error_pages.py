"""What a browser shows a person whose address is wrong: a sentence, not JSON."""

import http.client

import pytest

from tests.server.running import Server

HTML = {"accept": "text/html,application/xhtml+xml"}


def ask(server: Server, path: str, headers: dict[str, str]) -> tuple[int, str, str]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.headers["content-type"], answer.read().decode()
    finally:
        connection.close()


def test_a_wrong_path_is_explained_in_four_languages(server: Server) -> None:
    status, media, text = ask(server, "/tabel/abc", HTML)
    assert (status, media) == (404, "text/html; charset=utf-8")
    assert [f'lang="{one}"' in text for one in ("en", "de", "it", "fr")] == [True] * 4


@pytest.mark.parametrize(("path", "headers"), [("/api/nothing", HTML), ("/tabel/abc", {})])
def test_programs_get_json(server: Server, path: str, headers: dict[str, str]) -> None:
    status, media, text = ask(server, path, headers)
    assert (status, media) == (404, "application/problem+json")
    assert '"code":"not_found"' in text


def test_an_unknown_name_is_told_with_a_value_that_the_setting_accepts(server: Server) -> None:
    status, media, text = ask(server, "/", {**HTML, "host": "laptop.example:8080"})
    assert (status, media) == (421, "text/html; charset=utf-8")
    assert "HANSE_ALLOWED_HOSTS=laptop.example." in text


def test_what_a_visitor_writes_is_no_markup(server: Server) -> None:
    text = ask(server, "/", {**HTML, "host": "<script>"})[2]
    assert "<script>" not in text


def test_a_page_of_another_address_is_told_which_setting_lets_it_in(server: Server) -> None:
    headers = {"origin": "https://alias.example", "content-type": "application/json"}
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.request("POST", "/api/tables", "{}", headers)
    answer = connection.getresponse()
    assert answer.status == 403
    assert "https://alias.example" in (said := answer.read().decode())
    assert "HANSE_BASE_URL" in said
    connection.close()
