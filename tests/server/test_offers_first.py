"""A person's offer is answered soon by every bot, also while bots think at many other tables."""

import os
import time
from collections.abc import Iterator
from itertools import islice

import pytest

from hanse.bots.kogge import BOTS as KOGGE_BOTS
from hanse.core.setup import Setup
from tests.bots.offered import Sample, offers_of
from tests.server.people import Person
from tests.server.running import BOTS_ALONE, Server, database
from tests.server.seats import a_row, put, secret
from tests.server.test_due import entries

FULL = bool(os.environ.get("HANSE_FULL"))
LEVELS = ("dabbler", *KOGGE_BOTS) if FULL else ("apprentice", "alderman")
OFFERS = 5 if FULL else 1
"""So many are made to each."""
BUSY = 16
"""At so many other tables only the slowest bots play."""
SOON = 8.0
FOUR = Setup("kogge", 4)


@pytest.fixture(scope="module")
def busy() -> Iterator[Server]:
    """A server whose bots never rest."""
    with database() as url:
        server = Server(url, settings=BOTS_ALONE)
        server.start()
        aldermen = dict.fromkeys(range(4), "alderman")
        rows = [a_row(FOUR, seed=bytes([one]) * 32, bots=aldermen) for one in range(BUSY)]
        put(url, *rows)
        while not all(entries(server, row.id) for row in rows):
            time.sleep(0.2)
        yield server
        server.stop()


@pytest.fixture(scope="module")
def waiting() -> list[Sample]:
    """Games in which all wait for whoever may make an offer."""
    made = (one for seed in range(99) for one in offers_of(FOUR, seed))
    return list(islice((one for one in made if {*one.before.asking} == {one.maker}), OFFERS))


@pytest.mark.parametrize("level", LEVELS)
def test_an_offer_is_answered_soon(busy: Server, waiting: list[Sample], level: str) -> None:
    took = [seconds_to_answer(busy, waiting[at], level) for at in range(OFFERS)]
    print(f"{level}: {', '.join(f'{one:.1f}' for one in took)} s")
    assert max(took) < SOON


def seconds_to_answer(server: Server, sample: Sample, level: str) -> float:
    """Offer it over the wire; return how long nobody answered."""
    others = [seat for seat in range(4) if seat != sample.maker]
    row = a_row(FOUR, sample.before, bots=dict.fromkeys(others, level))
    put(server.url, row)
    person = Person(server, row.id, secret=secret(sample.maker))
    person.hello()
    number = person.command(sample.offer)
    assert person.hear_until("done", "refused") == {"say": "done", "id": number}
    began = time.monotonic()
    while len(entries(server, row.id)) < 2 and time.monotonic() < began + 30:
        time.sleep(0.05)
    took = time.monotonic() - began
    person.socket.close()
    assert [seat for seat, _ in entries(server, row.id)] == [sample.maker, sample.offer.to]
    return took
