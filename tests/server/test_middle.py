"""A table in the middle: nobody's screen shows what all may see, phones join by a short code."""

from hanse.tables.seats.seating import CODE_LENGTH, is_code, new_code, new_invite
from tests.server.browsers import Browser
from tests.server.running import Server

WANTED = {"game": "kogge", "seats": [{}, {}], "middle": True, "clock": "none"}


def test_a_table_in_the_middle_is_joined_by_its_code(server: Server) -> None:
    screen, phone, other = Browser(server), Browser(server), Browser(server)
    status, made = screen.ask("/api/tables", WANTED)
    assert status == 201
    assert made["seat"] == -1
    assert len(made["invite"]) == CODE_LENGTH
    path = f"/api/tables/{made['match']}"
    for browser, name in ((phone, "Anna"), (other, "Ben")):
        status, found = browser.ask(f"/api/codes/{made['invite'].lower()}")
        assert (status, found) == (200, {"match": made["match"], "invite": made["invite"]})
        status, seated = browser.ask(f"{path}/join", {"name": name, "invite": found["invite"]})
        assert status == 201, seated
        assert browser.ask(f"{path}/nonce", {"nonce": "ab" * 16})[0] == 200
    status, table = screen.ask(path)
    assert (table["started"], table["seat"], table.get("host")) == (True, -1, True)
    status, shown = screen.ask(f"{path}/screen")
    assert status == 200
    assert shown["sections"].get("own") is None
    assert shown["sections"].get("asked") is None
    assert phone.ask(f"{path}/screen")[1]["sections"]["own"] is not None
    assert screen.ask(f"/api/codes/{made['invite']}")[0] == 404, "the game has begun"


def test_the_next_game_stands_in_the_middle_too(server: Server) -> None:
    screen, phone, other = Browser(server), Browser(server), Browser(server)
    made = screen.ask("/api/tables", WANTED)[1]
    path = f"/api/tables/{made['match']}"
    for browser, name in ((phone, "Anna"), (other, "Ben")):
        assert browser.join(made["match"], name, made["invite"])[0] == 201
        browser.give_nonce(made["match"])
    assert screen.ask(f"{path}/rematch", {})[1]["code"] == "not_over"
    for browser in (phone, other):
        assert browser.ask(f"{path}/agree", {"id": "end", "act": "end"})[0] == 200
    status, next_game = phone.ask(f"{path}/rematch", {})
    assert (status, next_game["seat"]) == (201, 1)
    status, shown = screen.ask(f"{path}/rematch", {})
    assert (status, shown["match"], shown["seat"]) == (201, next_game["match"], -1)
    table = screen.look(next_game["match"])[1]
    assert (table["host"], len(table["invite"])) == (True, CODE_LENGTH)
    assert Browser(server).ask(f"{path}/rematch", {})[1]["code"] == "no_seat"
    status, told = screen.ask(f"/api/tables/{next_game['match']}/free", {"seat": 0})
    assert status == 200, told
    assert other.ask(f"{path}/rematch", {})[1]["code"] == "no_seat", "he was sent away before"


def test_whoever_is_sent_away_needs_a_new_code(server: Server) -> None:
    screen, phone = Browser(server), Browser(server)
    made = screen.ask("/api/tables", WANTED)[1]
    path = f"/api/tables/{made['match']}"
    assert phone.ask(f"{path}/join", {"name": "Anna", "invite": made["invite"]})[0] == 201
    status, table = screen.ask(f"{path}/free", {"seat": 0})
    assert status == 200, table
    assert is_code(table["invite"])
    assert phone.ask(f"/api/codes/{made['invite']}")[0] == 404


def test_codes_are_short_and_secrets_are_not() -> None:
    assert all(is_code(new_code()) for _ in range(100))
    assert is_code(new_invite("BCDFGH"))
    assert not is_code(new_invite("u4E6gD6LogFJcsq58blaSEhS"))
