"""Screens fit, say what is asked, and tell nothing hidden."""

import random
import re
from dataclasses import replace

import pytest
from rich.cells import cell_len

from hanse.cli.play.dialogue import Dialogue
from hanse.cli.play.layout import (
    MIN_HEIGHT,
    MIN_WIDTH,
    answer_columns,
    log_room,
    offer_count,
    screen_rows,
)
from hanse.cli.play.plain_terminal import PlainTerminal
from hanse.cli.play.seat_context import SeatContext
from hanse.cli.play.terminal import LogLines
from hanse.games import GAMES
from hanse.match.takeback import WayBack
from tests.play.tables import asked_seats

SIZES = ((MIN_WIDTH, MIN_HEIGHT), (120, 40))
LARGE = ("kogge", "luebeck")
"""The games with boards that fill a large screen."""
LINES = tuple(f"Something happened, number {number}." for number in range(50))


def prompt_of(context: SeatContext) -> Dialogue:
    return Dialogue(context, PlainTerminal(), LogLines(LINES, 12), WayBack(0, "start"))


def shown(context: SeatContext, size: tuple[int, int], note: str = "") -> list[str]:
    rows = screen_rows(context, prompt_of(context).prompt(), LogLines(LINES, 12), note, size)
    return [row.plain for row in rows]


def plain_lines(context: SeatContext) -> list[str]:
    """All that the plain mode can say about the table."""
    drawing = context.drawing
    return [line for topic in drawing.topics() for line in drawing.tell(topic, "3")]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", GAMES)
def test_a_screen_fits_and_shows_the_whole_question(name: str, language: str) -> None:
    note = "That is not possible, for a reason that takes more than one line to tell. " * 2
    for asked_seat in asked_seats(name, 1):
        context = asked_seat.context(language)
        prompt = prompt_of(context).prompt()
        for width, height in SIZES:
            rows = shown(context, (width, height), note)
            assert len(rows) < height
            assert max(map(cell_len, rows)) <= width
            text = " ".join(" ".join(rows).split())
            assert " ".join(prompt.title.split()) in text
            for key, _ in prompt.lines:
                assert any(f" {key}  " in row for row in rows), (key, rows)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", GAMES)
def test_what_can_be_typed_stands_apart_and_whole_on_the_first_line(
    name: str, language: str
) -> None:
    for asked_seat in asked_seats(name, 1):
        context = asked_seat.context(language)
        keys = context.say("terminal-keys").split("  ")
        for size in SIZES:
            line = shown(context, size)[0]
            apart = re.split(" {2,}", line)
            assert keys[1] in apart or offer_count(context), line
            assert all(key in apart or key not in line for key in keys), line


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_is_shown(name: str) -> None:
    """Two games that a seat cannot tell apart give the same screen and the same sentences."""
    chance = random.Random(f"twins {name}")
    twins = 0
    for asked_seat in asked_seats(name, 2):
        context, twin = asked_seat.context(), asked_seat.twin(chance)
        assert shown(context, SIZES[0]) == shown(twin, SIZES[0])
        assert plain_lines(context) == plain_lines(twin)
        twins += 1
    assert twins > (20 if name in LARGE else 0)


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_names_its_rule(name: str) -> None:
    for asked_seat in asked_seats(name, 1):
        context = asked_seat.context()
        for refusal in context.asked.refusals if context.asked else ():
            assert refusal.rule in context.refusal(refusal)
            assert len(context.refusal(refusal)) > len(refusal.rule) + 10


@pytest.mark.parametrize("name", LARGE)
def test_a_large_screen_uses_its_rows(name: str) -> None:
    """Even with a short log: what is not possible is told in full, then the aim."""
    for asked_seat in asked_seats(name, 1):
        context = asked_seat.context()
        prompt = prompt_of(context).prompt()
        rows = screen_rows(context, prompt, LogLines(LINES[:8], 3), "", (120, 40))
        text = " ".join(" ".join(row.plain for row in rows).split())
        assert sum(not row.plain.strip(" │") for row in rows) <= 6, rows
        for refusal in prompt.refusals:
            assert " ".join(refusal.split()) in text


@pytest.mark.parametrize("name", GAMES)
def test_news_goes_before_everything_that_could_be_asked_for(name: str) -> None:
    for asked_seat in asked_seats(name, 1):
        context = asked_seat.context()
        prompt = prompt_of(context).prompt()
        fresh = max(log_room(context, prompt, SIZES[0]), 0)
        rows = screen_rows(context, prompt, LogLines(LINES, fresh), "", SIZES[0])
        assert sum(row.plain.startswith("• ") for row in rows) == fresh


def test_ones_own_cards_stay_on_a_screen_that_is_too_small() -> None:
    """However many answers there are: what is cut off is the map."""
    full = 0
    for asked_seat in asked_seats("luebeck", 8):
        context = asked_seat.context("de")
        prompt = prompt_of(context).prompt()
        lines = tuple((key, f"{text}, and so on and so forth") for key, text in prompt.lines)
        prompt = replace(prompt, lines=(*lines, *((f"{at}x", "x" * 60) for at in range(5))))
        rows = [row.plain for row in screen_rows(context, prompt, LogLines((), 0), "", SIZES[0])]
        for line in context.drawing.hand(80):
            assert line.plain in rows
        full += len(rows) == MIN_HEIGHT - 1
    assert full > 10


def test_an_answer_that_is_wider_than_the_screen_is_shown_whole() -> None:
    """As a German offer of many things with words is, on 80 columns."""
    offer = "Angebot 3 annehmen: Anna gibt dir 2 Erz, 1 Fell und Wegemarker 3, 3 und 6 für 1 Salz"
    rows = answer_columns((("1", offer), ("12", "Zug beenden")), 80)
    assert max(len(row) for row in rows) <= 80
    assert " ".join(" ".join(row.plain for row in rows).split()) == f"1 {offer} 12 Zug beenden"
