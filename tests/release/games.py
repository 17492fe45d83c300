"""A whole game at a server, with a person who answers anything and two bots."""

import time
from dataclasses import dataclass

from tests.server.people import Person, new_table
from tests.server.running import Server

LONGEST = 600.0
"""Seconds for a game, on a busy machine."""


@dataclass(frozen=True)
class PlayedGame:
    """What came of it."""

    answers: int
    events: int
    seconds: float
    points: list[int]


def play_game(server: Server, game: str = "kogge") -> PlayedGame:
    """Play until it is over, as somebody with a browser would."""
    began = time.monotonic()
    seated, cookie = new_table(server, bots=2, people=1, game=game)
    person = Person(server, seated["match"], cookie, game)
    person.hello()
    answers = 0
    while not person.over:
        assert time.monotonic() - began < LONGEST, "the game does not end"
        if person.asked:
            person.answer()
            answers += 1
        else:
            person.hear_until("update", seconds=LONGEST)
    result = person.sections["now"]["result"]
    return PlayedGame(answers, len(person.events), time.monotonic() - began, list(result["points"]))
