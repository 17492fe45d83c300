"""Mistakes in taking back (T-UNDO-01, G-78)."""

import random
from typing import Any

import pytest

from hanse.core.game import Game
from hanse.core.records import timeline
from hanse.core.records.timeline import Timeline
from hanse.core.setup import Setup
from hanse.core.takeback import TakeBack
from hanse.core.types import Seat
from hanse.laws.positions import any_dice
from hanse.laws.setups import any_setup
from tests.match.test_takeback import go_through
from tests.mistakes.planting import EDITION, SPEC, Mistake, Search, afterwards


def check_way_back() -> None:
    """What may be taken back is what the ruling says, and the game is then as it was before."""
    for number in range(4):
        chance = random.Random(f"way back {number}")
        setup = any_setup(SPEC, EDITION, chance) if number else Setup("kogge", 4, EDITION)
        go_through(Timeline(SPEC, SPEC.play.new(setup, any_dice(chance))), chance)


WAY_BACK = Search(check_way_back.__name__, check_way_back)


def without(m: pytest.MonkeyPatch, reason: str) -> None:
    """What is final for this reason can be taken back."""
    final = Timeline.final

    def lenient(one: Timeline, seat: Seat) -> str:
        found = final(one, seat)
        return "" if found == reason else found

    m.setattr(Timeline, "final", lenient)


def a_draw_is_taken_back(m: pytest.MonkeyPatch) -> None:
    """Who does not like what was drawn plays otherwise."""
    without(m, timeline.DRAW)


def what_was_revealed_is_taken_back(m: pytest.MonkeyPatch) -> None:
    """A look under a covered route, and then another way."""
    without(m, timeline.REVEAL)


def anothers_answer_is_taken_back(m: pytest.MonkeyPatch) -> None:
    """An answer is taken back though somebody else has answered to it."""

    def answered(one: Timeline, seat: Seat, before: Game) -> None:
        if one.final(seat):
            one.close(one.final(seat))
        else:
            one.open.append((seat, before))

    m.setattr(Timeline, "save_undo", answered)


def a_deal_is_taken_back(m: pytest.MonkeyPatch) -> None:
    """Goods and markers go back to where they were, without the partner."""
    m.setattr(Timeline, "note_aside", lambda one: None)


def an_offer_stands_in_the_way(m: pytest.MonkeyPatch) -> None:
    """Others make offers so that nothing can be taken back."""
    m.setattr(Timeline, "note_aside", lambda one: one.close(timeline.DEAL))


def the_next_draw_is_another(m: pytest.MonkeyPatch) -> None:
    """Taking back turns the dice on."""

    def turn(_: None, one: Any, seat: Seat, move: TakeBack) -> None:
        one.game.dice.at += 1

    afterwards(m, Timeline, "take_back", turn)


def offers_made_since_stay(m: pytest.MonkeyPatch) -> None:
    """They were made in a game that has not been."""
    take_back = Timeline.take_back

    def keep(one: Any, seat: Seat, move: TakeBack) -> None:
        made = one.game.table.offers[:]
        take_back(one, seat, move)
        one.game.table.offers = made

    m.setattr(Timeline, "take_back", keep)


def one_answer_too_many_is_taken_back(m: pytest.MonkeyPatch) -> None:
    """Two are put back where one was asked for."""

    def drop(_: None, one: Any, seat: Seat, move: TakeBack) -> None:
        if one.open:
            _, one.game = one.open.pop()

    afterwards(m, Timeline, "take_back", drop)


MISTAKES = tuple(
    Mistake(plant, WAY_BACK)
    for plant in (
        a_draw_is_taken_back,
        what_was_revealed_is_taken_back,
        anothers_answer_is_taken_back,
        a_deal_is_taken_back,
        an_offer_stands_in_the_way,
        the_next_draw_is_another,
        offers_made_since_stay,
        one_answer_too_many_is_taken_back,
    )
)
