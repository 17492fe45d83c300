"""Which address a table counts for: its maker's, then the last person's who acted; as a hash."""

import json
import uuid

from hanse.core.wire import encode
from tests.server.abandoned import begin, from_address
from tests.server.people import NONCE, Person, ask, invited
from tests.server.running import Server, sql
from tests.server.test_due import wait_for

COUNTS_FOR = "SELECT counts_for FROM match WHERE id = $1"


def counts_for(server: Server, match: str) -> str:
    return str(sql(server.url, COUNTS_FOR, match)[0][0])


def test_a_table_counts_for_whoever_made_it_and_holds_no_address(server: Server) -> None:
    first, second = (begin(server, "kogge", ("dabbler",), "203.0.113.9") for _ in range(2))
    other = begin(server, "kogge", ("dabbler",), "203.0.113.10")
    found = [counts_for(server, one["match"]) for one in (first, second, other)]
    assert [len(part) for part in found[0].split("/")] == [24, 24]
    assert found[0] == found[1] != found[2]
    row = str(sql(server.url, "SELECT match FROM match WHERE id = $1", first["match"]))
    assert "203.0.113" not in row


def test_a_network_of_the_newer_addresses_counts_as_one(server: Server) -> None:
    near = [begin(server, "kogge", ("dabbler",), f"2001:db8:1:2::{n}")["match"] for n in (1, 2)]
    far = begin(server, "kogge", ("dabbler",), "2001:db8:1:3::1")["match"]
    found = [counts_for(server, match) for match in (*near, far)]
    assert found[0] == found[1] != found[2]
    elsewhere = counts_for(server, begin(server, "kogge", ("dabbler",), "2001:db8:2::1")["match"])
    networks = [one.split("/")[0] for one in (*found, elsewhere)]
    assert networks[0] == networks[1] == networks[2] != networks[3]


def test_a_table_counts_for_the_person_who_acted_last(server: Server) -> None:
    seats = {"game": "kogge", "seats": [{}, {}, {"bot": "dabbler"}], "name": "Anna"}
    anna, ben = "203.0.113.20", "203.0.113.21"
    first = ask(server, "/api/tables", seats, from_address(anna))[1]
    match = first["match"]
    joined = ask(server, f"/api/tables/{match}/join", invited(server, match), from_address(ben))[1]
    for seated, address in ((first, anna), (joined, ben)):
        headers = from_address(address, seated["secret"])
        assert ask(server, f"/api/tables/{match}/nonce", {"nonce": NONCE}, headers)[0] == 200
    by_anna = counts_for(server, match)
    person = Person(server, match, secret=joined["secret"], address=ben)
    person.hello()
    person.answer()
    by_ben = counts_for(server, match)
    assert by_ben != by_anna
    wait_for(server, match, 2)
    assert counts_for(server, match) == by_ben
    answer_over_http(server, match, first["secret"], anna)
    assert counts_for(server, match) == by_anna
    person.socket.close()


def answer_over_http(server: Server, match: str, opened: str, address: str) -> None:
    person = Person(server, match, secret=opened)
    person.hello()
    move = json.loads(encode(person.some_move()))
    body = {"id": uuid.uuid4().hex, "move": move, "question": person.asked["id"]}
    where, headers = f"/api/tables/{match}/commands", from_address(address, opened)
    assert ask(server, where, body, headers)[0] == 200
    person.socket.close()
