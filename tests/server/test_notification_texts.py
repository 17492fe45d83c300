"""What a notification says: nothing hidden, in every language, and one number for each turn."""

import random
from collections.abc import Iterator

import pytest
from msgspec import json

from hanse.core.setup import Setup
from hanse.core.types import SPECTATOR
from hanse.laws.positions import questions_of
from hanse.match.match import Match
from hanse.server.notifications.due_notifications import (
    next_notifications,
    turn_of,
)
from hanse.server.notifications.formats import BODIES, KEY_PREFIX, signed_headers
from hanse.server.notifications.texts import text_of, time_line
from hanse.server.store.channel_rows import Channel
from hanse.tables.live.copies import rebuild
from hanse.tables.store.rows import MatchRow
from hanse.words import LANGUAGES, Words
from tests.server.counts import GAMES, SEED, count
from tests.server.notified import BASE_URL
from tests.server.seats import a_row
from tests.server.test_channels import a_channel
from tests.server.twins import Twins

PAIRS = count("notified_twins", 100, 20_000)
PLIES = count("notified_plies", 150, 20_000)
NOW = 1_000.0


def everything(row: MatchRow, match: Match, channels: list[Channel]) -> list[str]:
    """All notifications as they are sent, in all formats; without the time of the signature."""
    found = next_notifications(row, match, channels)
    return [
        f"{note.id} {note.at} {name} {make(note, text_of(note, row, match, NOW, BASE_URL), row)!r}"
        for note in found
        for name, make in BODIES.items()
    ]


@pytest.mark.parametrize("game", GAMES)
def test_twins_are_notified_in_the_same_bytes(game: str) -> None:
    """Two matches that a seat cannot tell apart: its notifications, and those of the table."""
    chance, compared, told = random.Random(f"notified {SEED} {game}"), 0, 0
    while compared < PAIRS:
        twins = Twins(chance, game)
        while compared < PAIRS:
            one, two = (shown(twins, place) for place in (0, 1))
            assert one == two
            compared += 1
            told += len(one)
            if not twins.deed():
                break
    assert told > PAIRS / 3


def shown(twins: Twins, place: int) -> list[str]:
    """All that the viewer receives at one of both matches, which have the same name here."""
    row = twins.rows[0]
    channels = [a_channel(row, -1, language="de")]
    if twins.viewer != SPECTATOR:
        channels.append(a_channel(row, twins.viewer))
    return everything(row, twins.matches[place], channels)


def played(game: str, plies: int, chance: random.Random) -> Iterator[Match]:
    """A match after each move, also after changes of sealed choices."""
    match = rebuild(a_row(Setup(game, 3), seed=chance.randbytes(32)), [])
    for number in range(plies):
        if match.game.over:
            return
        yield match
        seat, question = chance.choice(questions_of(match.game))
        match.play(seat, question.sample(chance.randrange), f"c{number}", NOW + number)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_keeps_its_number_while_a_seat_is_asked(game: str) -> None:
    chance, turns, counted = random.Random(f"turns {SEED} {game}"), dict[int, int](), 0
    last = -1
    for match in played(game, PLIES, chance):
        asked = {*match.game.asking}
        for seat in [*turns]:
            if seat not in asked:
                del turns[seat]
        for seat in asked:
            turn = turn_of(match, seat)
            if seat in turns:
                assert turn == turns[seat], "the same turn"
            else:
                counted += 1
                assert turn >= last or len(asked) > 1
            turns[seat] = turn
            last = max(last, turn)
    assert counted > 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_words_in_every_language(game: str, language: str) -> None:
    chance, names = random.Random(f"words {SEED}"), set[str]()
    for match in played(game, PLIES, chance):
        row = a_row(match.game.setup)
        channels = [a_channel(row, seat, language=language) for seat in range(3)]
        for note in next_notifications(row, match, channels):
            text = text_of(note, row, match, NOW, BASE_URL)
            assert text.link == f"{BASE_URL}/table/{row.id}"
            assert "{" not in str(text)
            assert not text.asks.startswith("ask-")
            names.add(text.asks)
    assert len(names) > 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_time_is_told_in_its_largest_unit(language: str) -> None:
    words = Words(language, strict=True)
    lines = [time_line(NOW + left, NOW, words) for left in (-5, 30, 60, 3000, 7300, 200_000)]
    assert lines[0] == lines[1]
    assert len({*lines}) == 5
    assert "50" in lines[3]
    assert "2" in lines[4]
    assert "2" in lines[5]
    assert time_line(None, NOW, words) == ""


def test_a_name_cannot_make_a_link_or_a_mention() -> None:
    row = a_row(Setup("kogge", 3))
    for seat in row.seats:
        seat.name = "<!channel> @everyone"
    match = rebuild(row, [])
    (note,) = next_notifications(row, match, [a_channel(row, -1)])
    text = text_of(note, row, match, NOW, "")
    assert "<" not in json.decode(BODIES["slack"](note, text, row))["text"]
    assert json.decode(BODIES["discord"](note, text, row))["allowed_mentions"] == {"parse": []}


def test_without_a_key_nothing_is_signed() -> None:
    assert "webhook-signature" not in signed_headers("", "x", NOW, b"{}")
    assert "webhook-signature" in signed_headers(KEY_PREFIX + "a2V5", "x", NOW, b"{}")
