"""An invitation gives each guest one seat; only people who share a screen ask for more."""

from contextlib import closing

import pytest

from tests.server.asking import Program
from tests.server.browsers import Browser
from tests.server.running import Server
from tests.server.test_seating import names


@pytest.fixture
def anna(server: Server) -> Browser:
    return Browser(server)


@pytest.fixture
def ben(server: Server) -> Browser:
    return Browser(server)


def test_an_invitation_gives_each_browser_one_seat(anna: Browser, ben: Browser) -> None:
    """Whoever opens it in two tabs, or goes back in time, still has the seat from before."""
    made = anna.table(people=4)
    match, invite = made["match"], made["invite"]
    assert ben.join(match, "Ben", invite)[1]["seat"] == 1
    for guest, seat in ((ben, 1), (anna, 0)):
        status, again = guest.join(match, "Benno", invite)
        assert (status, again["seat"], again["secret"]) == (201, seat, "")
        assert guest.seat_at(match) == seat
    assert names(anna.look(match)[1]) == ["Anna", "Ben", "", ""]
    ben.ask(f"/api/tables/{match}/leave", {})
    assert ben.join(match, "Benno", invite)[1]["secret"], "the seat from before is free"


def test_people_who_share_a_screen_ask_for_another_seat(anna: Browser) -> None:
    made = anna.table(people=3)
    match, said = made["match"], {"invite": made["invite"], "another": True}
    for seat, name in ((1, "Ben"), (2, "Cleo")):
        status, seated = anna.ask(f"/api/tables/{match}/join", {"name": name, **said})
        assert (status, seated["seat"]) == (201, seat)
        assert seated["secret"]
    assert names(anna.look(match)[1]) == ["Anna", "Ben", "Cleo"]


def test_a_program_takes_as_many_seats_as_it_is_asked_to(anna: Browser) -> None:
    """It has no session, and keeps the secret of each seat."""
    made = anna.table(people=3)
    path, invite = f"/api/tables/{made['match']}/join", made["invite"]
    with closing(Program(anna.server)) as program:
        for seat in (1, 2):
            status, seated = program.post(path, {"name": f"Guest {seat}", "invite": invite})
            assert (status, seated["seat"]) == (201, seat)
