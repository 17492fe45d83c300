"""Guesses at codes: slowed down together, while people with the right code still come in."""

from collections import Counter
from contextlib import ExitStack, closing

import pytest

from hanse.server.config import Settings
from hanse.server.limits.budgets import TooMany
from hanse.server.limits.code_guesses import (
    ALL_FIRST_PER_HOUR,
    FIRST_PER_HOUR,
    WRONG_PER_HOUR,
    CodeGuesses,
)
from hanse.tables.seats.seating import CODE_LENGTH, CODE_LETTERS, NoSuchMatch, new_code
from tests.server.asking import Program
from tests.server.browsers import Browser
from tests.server.running import Server

HOUR = 3600
MIDDLE = {"game": "kogge", "seats": [{}, {}], "middle": True, "clock": "none"}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    seconds = [1000.0]
    monkeypatch.setattr("hanse.server.limits.budgets.time.monotonic", lambda: seconds[0])
    return seconds


def guess(guesses: CodeGuesses, client: str, *, right: bool = False) -> bool:
    """Try one code; false if that was refused."""
    try:
        with guesses.guess(client, "BCDFGH"):
            if not right:
                raise NoSuchMatch("BCDFGH")
    except NoSuchMatch:
        return True
    except TooMany:
        return False
    return True


def answered(clients: list[str], clock: list[float], hours: int) -> int:
    """How many wrong guesses of clients that never stop are answered in so many hours."""
    guesses, found = CodeGuesses(Settings()), 0
    for _ in range(hours * 60):
        found += sum(guess(guesses, client) for client in clients for _ in range(3))
        clock[0] += 60
    return found


@pytest.mark.parametrize(
    ("clients", "an_hour"),
    [
        (["192.0.2.1"], 40),
        ([f"2001:db8:0:{number:x}::/64" for number in range(40)], 160),
        ([f"2001:db8:{number:x}:1::/64" for number in range(100)], 800 + 10 * 100),
        ([f"2001:db8:{number:x}:1::/64" for number in range(500)], 800 + 3600),
    ],
)
def test_how_many_guesses_an_hour_are_answered(
    clients: list[str], an_hour: int, clock: list[float]
) -> None:
    """The arithmetic of decision 34: of 100 open codes, one guess in 640,000 hits."""
    found = answered(clients, clock, 4) / 4
    assert found <= an_hour * 1.26, "what is there at first counts for another hour"
    open_codes, codes = 100, len(CODE_LETTERS) ** CODE_LENGTH
    assert codes / open_codes / (an_hour * 24) > 6, "days until the first hit"


def test_many_at_the_same_moment_are_not_answered_either() -> None:
    guesses = CodeGuesses(Settings())
    with ExitStack() as held:
        for _ in range(WRONG_PER_HOUR):
            held.enter_context(guesses.guess("192.0.2.1", "BCDFGH"))
        assert not guess(guesses, "192.0.2.1"), "none of them has been answered yet"


def test_while_others_guess_people_come_in(clock: list[float]) -> None:
    guesses = CodeGuesses(Settings())
    for _ in range(120):
        for number in range(100):
            guess(guesses, f"2001:db8:{number:x}:1::/64")
        clock[0] += 60
    assert not guess(guesses, "2001:db8:1:1::/64")
    people = [f"198.51.{number}.7" for number in range(200)]
    for person in people:
        assert guess(guesses, person), "who mistypes"
        assert guess(guesses, person, right=True), "and then does not"


def test_right_guesses_cost_nothing() -> None:
    guesses = CodeGuesses(Settings())
    assert all(guess(guesses, "192.0.2.1", right=True) for _ in range(1000))


def test_a_guesser_who_is_refused_is_not_told_whether_he_was_right() -> None:
    guesses = CodeGuesses(Settings())
    while guess(guesses, "192.0.2.1"):
        pass
    assert not guess(guesses, "192.0.2.1", right=True)


def test_a_whole_network_of_first_guesses_is_bounded() -> None:
    assert ALL_FIRST_PER_HOUR / FIRST_PER_HOUR == 360, "networks that it takes to shut others out"


def test_four_hundred_guesses_from_one_48_are_not_answered(server: Server) -> None:
    found: Counter[int] = Counter()
    for number in range(400):
        with closing(Program(server, address=f"2001:db8:9:{number:x}::1")) as program:
            found[program.ask("GET", f"/api/codes/{new_code()}")[0]] += 1
    assert found == {404: 160, 429: 240}


@pytest.mark.parametrize("way", ["join", "table", "data"])
def test_guesses_at_the_code_of_a_known_table_count_too(server: Server, way: str) -> None:
    screen = Browser(server)
    made = screen.ask("/api/tables", MIDDLE)[1]
    path = f"/api/tables/{made['match']}"
    assert screen.ask(f"{path}/watching", {"closed": True})[0] == 200
    found: Counter[int] = Counter()
    with closing(
        Program(server, address="198.51.100.9" if way == "join" else f"10.8.{len(way)}.1")
    ) as one:
        for _ in range(WRONG_PER_HOUR + 5):
            code = new_code()
            if way == "join":
                found[one.post(f"{path}/join", {"name": "A", "invite": code})[0]] += 1
            else:
                where = path if way == "table" else f"{path}/data"
                found[one.ask("GET", where, invite=code)[0]] += 1
    assert found == {404: WRONG_PER_HOUR, 429: 5}
    phone = Browser(server)
    assert phone.look(made["match"], made["invite"])[0] == 200
    assert phone.join(made["match"], "Anna", made["invite"])[0] == 201
