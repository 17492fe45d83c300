"""Play over the socket: whole games, retries, races, takebacks, people who watch."""

import pytest

from hanse.games.kogge.moves import MoveGuild, PickStart
from tests.server.people import Person, ask, join, new_table
from tests.server.running import Server, sql


def sit(server: Server, bots: int = 2, people: int = 1, **more: object) -> Person:
    seated, cookie = new_table(server, bots, people, **more)
    person = Person(server, seated["match"], cookie, str(more.get("game", "kogge")))
    person.hello()
    return person


@pytest.mark.parametrize("game", ["kogge", "luebeck"])
def test_a_whole_game_against_bots(server: Server, game: str) -> None:
    person = sit(server, bots=2, game=game)
    while not person.over:
        if person.asked:
            person.answer()
        else:
            person.hear_until("update")
    fresh = Person(server, person.match, person.cookie, game)
    fresh.hello()
    assert fresh.sections == person.sections
    assert fresh.events == person.events


def test_the_same_command_again_gets_the_same_answer(server: Server) -> None:
    person = sit(server)
    first = person.asked["id"]
    number = person.command(PickStart(3), first)
    assert person.hear_until("done", "refused")["say"] == "done"
    person.command(PickStart(4), first, number)
    assert person.hear_until("done", "refused") == {"say": "done", "id": number}
    assert person.sections["own"]["sealed"] in (3, -1)


def test_two_people_join_by_the_link_and_the_game_begins(server: Server) -> None:
    seated, cookie = new_table(server, bots=0, people=2)
    match = seated["match"]
    assert ask(server, f"/api/tables/{match}")[1]["started"] is False
    other, bens = join(server, match)
    assert other["seat"] == 1
    anna, ben = (Person(server, match, c) for c in (cookie, bens))
    assert (anna.hello()["seat"], ben.hello()["seat"]) == (0, 1)
    anna.answer()
    assert ben.hear_until("update")["events"] == [{"event": "ready", "seat": 0}]
    assert ask(server, f"/api/tables/{match}/join", {"name": "Cleo"})[0] == 409


def test_a_secret_link_brings_one_back_to_the_seat(server: Server) -> None:
    seated, _ = new_table(server, bots=1, people=1)
    again = ask(server, f"/api/tables/{seated['match']}/join", {"secret": seated["secret"]})
    assert again[1]["seat"] == seated["seat"]
    wrong = ask(server, f"/api/tables/{seated['match']}/join", {"secret": "guessed"})
    assert (wrong[0], wrong[1]["code"]) == (409, "no_seat")


def test_a_spectator_sees_no_seat_and_plays_none(server: Server) -> None:
    person = sit(server)
    watcher = Person(server, person.match)
    assert watcher.hello()["seat"] == -1
    assert not {"own", "asked", "asides"} & watcher.sections.keys()
    watcher.command(PickStart(3))
    assert watcher.hear_until("refused")["code"] == "not_yours"


def test_what_is_illegal_or_out_of_date_is_refused_with_the_rule(server: Server) -> None:
    person = sit(server)
    person.command(MoveGuild(1))
    refused = person.hear_until("refused")
    assert (refused["code"], refused["rule"]) == ("illegal", "K-START-01")
    person.command(PickStart(3), question=99)
    assert person.hear_until("refused")["code"] == "out_of_date"


def test_an_answer_is_taken_back_where_the_rules_allow(server: Server) -> None:
    person = sit(server, bots=1)
    while not (person.asked and person.undo):
        if person.asked:
            person.answer()
        else:
            person.hear_until("update")
    before = person.sections["now"]["ply"]
    person.say({"say": "undo", "id": "back", "answers": 1})
    assert person.hear_until("done", "refused")["say"] == "done"
    assert person.sections["now"]["ply"] == before - 1


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null"])
def test_a_page_of_another_site_gets_no_socket(server: Server, origin: str) -> None:
    person = sit(server)
    with pytest.raises(Exception, match=r"403|4403"):
        person.connect(origin).recv(timeout=5)


MALFORMED = [
    "", "null", "[]", "{", '{"say":"command"}', '{"say":"nothing"}', '{"say":"hello"}',
    '{"say":"command","id":"x","move":{"move":"no_such"}}', '{"say":"command","id":"x","move":3}',
    '{"say":"command","id":"x","move":{"move":"bid","items":[1e99]}}', "\u0000", "9" * 400,
]  # fmt: skip


@pytest.mark.parametrize("text", MALFORMED)
def test_what_is_malformed_is_refused_and_changes_nothing(server: Server, text: str) -> None:
    seated, cookie = new_table(server, bots=0, people=2)
    join(server, seated["match"])
    person = Person(server, seated["match"], cookie)
    person.hello()
    before = dict(person.sections)
    person.say(text)
    assert person.hear_until("refused")["code"] in ("malformed", "illegal")
    fresh = Person(server, person.match, person.cookie)
    fresh.hello()
    assert fresh.sections == before


def test_bad_setups_are_problems_with_a_code(server: Server) -> None:
    status, told, _ = ask(server, "/api/tables", {"game": "kogge", "seats": [{}] * 9})
    assert (status, told["code"], told["status"]) == (400, "bad_setup", 400)
    assert "seats" in told["detail"]
    assert (told["why"], told["about"][0]) == ("seats", "kogge")
    wanted = {"game": "kogge", "seats": [{}] * 3, "variants": ["a" * 160]}
    _, told, _ = ask(server, "/api/tables", wanted)
    assert (told["why"], told["about"]) == ("no_variant", ["a" * 100])
    assert ask(server, "/api/tables/nowhere")[1]["code"] == "not_found"


def test_nobody_is_told_that_a_sealed_choice_was_changed(server: Server) -> None:
    """Not even by a message that says nothing."""
    seated, cookie = new_table(server, bots=0, people=2)
    match = seated["match"]
    _, bens = join(server, match)
    anna, ben, watcher = (Person(server, match, c) for c in (cookie, bens, ""))
    for person in (anna, ben, watcher):
        person.hello()
    for place in (3, 4, 3):
        anna.command(PickStart(place), 0)
        assert anna.hear_until("done", "refused")["say"] == "done"
    for other in (ben, watcher):
        other.say({"say": "ping"})
        other.hear_until("pong")
        assert [message["say"] for message in other.messages].count("update") == 2
        assert other.events == [{"event": "ready", "seat": 0}]


def test_a_table_that_was_ready_when_the_server_was_killed_begins(server: Server) -> None:
    """Between the last nonce and the beginning there is a moment."""
    seated, _ = new_table(server, bots=0, people=2)
    match = seated["match"]
    told = '{"name": "Ben", "secret": "x", "nonce": "00"}'
    sql(server.url, "UPDATE match SET seats = jsonb_set(seats, '{1}', $2::jsonb) WHERE id = $1",
        match, told)  # fmt: skip
    assert ask(server, f"/api/tables/{match}")[1]["started"] is True
