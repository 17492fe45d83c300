"""Chance that nobody steers: the server commits itself first, then everybody adds a nonce."""

from contextlib import closing

from hanse.core.dice import commitment
from tests.server.asking import Program
from tests.server.people import ask, give_nonce, invited, new_table
from tests.server.running import Server, sql

NONCE = "0123456789abcdef" * 2


def seed_of(server: Server, match: str) -> bytes:
    [(seed,)] = sql(server.url, "SELECT seed FROM match WHERE id = $1", match)
    return bytes(seed)


def test_whoever_makes_a_table_gets_the_commitment_before_he_gives_a_nonce(server: Server) -> None:
    seats = [{}, {"bot": "builder"}]
    early = {"game": "kogge", "seats": seats, "nonce": NONCE}
    assert ask(server, "/api/tables", early)[0] == 400
    status, made, _ = ask(server, "/api/tables", {"game": "kogge", "seats": seats})
    assert status == 201
    shown = commitment(seed_of(server, made["match"]), made["match"]).hex()
    assert made["commitment"] == shown
    path = f"/api/tables/{made['match']}"
    before = ask(server, path)[1]
    assert (before["started"], before["commitment"]) == (False, shown)
    assert give_nonce(server, made, NONCE)["started"]
    after = ask(server, path)[1]
    assert after["commitment"] == shown
    assert [player.get("nonce_given", False) for player in after["players"]] == [True, False]


def test_a_commitment_holds_for_one_table(server: Server) -> None:
    """The same seed at another table would be another commitment."""
    seed = b"s" * 32
    assert len({commitment(seed), commitment(seed, "one"), commitment(seed, "other")}) == 3


def test_the_game_begins_when_every_person_has_given_a_nonce(server: Server) -> None:
    anna, _ = new_table(server, bots=1, people=2, nonce="")
    path = f"/api/tables/{anna['match']}"
    ben = ask(server, f"{path}/join", invited(server, anna["match"]))[1]
    assert ben["commitment"] == anna["commitment"]
    assert not ask(server, path)[1]["started"]
    assert not give_nonce(server, ben)["started"]
    assert give_nonce(server, anna)["started"]


def test_a_nonce_is_given_once(server: Server) -> None:
    anna, _ = new_table(server, bots=0, people=2, nonce="")
    path = f"/api/tables/{anna['match']}/nonce"
    with closing(Program(server, anna["secret"])) as program:
        assert program.post(path, {"nonce": NONCE})[0] == 200
        assert program.post(path, {"nonce": NONCE.upper()})[0] == 200
        status, wrong = program.post(path, {"nonce": NONCE[::-1]})
        assert (status, wrong["code"]) == (409, "nonce_given")
    [(seats,)] = sql(server.url, "SELECT seats::text FROM match WHERE id = $1", anna["match"])
    assert NONCE in seats


def test_a_nonce_is_of_a_fair_length_and_from_a_seat(server: Server) -> None:
    anna, _ = new_table(server, bots=0, people=2, nonce="")
    path = f"/api/tables/{anna['match']}/nonce"
    with closing(Program(server, anna["secret"])) as program:
        for wrong in ("", "00", "zz" * 16, "0 " * 32, "ab" * 33, "é" * 32):
            status, told = program.post(path, {"nonce": wrong})
            assert (status, told["code"]) == (400, "malformed"), wrong
    status, told, _ = ask(server, path, {"nonce": NONCE})
    assert (status, told["code"]) == (403, "not_yours")


def test_a_rematch_asks_for_new_nonces_too(server: Server) -> None:
    """Its seed is another; nobody's nonce is known when its commitment is."""
    seated, _ = new_table(server, bots=1, people=1)
    status, wrong, _ = ask(server, f"/api/tables/{seated['match']}/rematch", {"nonce": NONCE})
    assert (status, wrong["code"]) == (400, "malformed")
