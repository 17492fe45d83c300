"""A law that is broken says what is wrong, and where to look."""

import random
from dataclasses import replace
from typing import Any

import pytest

from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.core.spec import AnySpec
from hanse.core.types import Move, Seat
from hanse.games import GAMES
from hanse.games.kogge.phases.setup import StartPicks
from hanse.laws import previews, sealing, secrecy

CHANCE = 5


def start(spec: AnySpec) -> bytes:
    return spec.text.position(spec.play.new(Setup(spec.about.name, 3), Dice(b"messages")))


def forgetful() -> AnySpec:
    """A game that imagines another round than its views tell."""
    spec = GAMES["luebeck"]

    def imagine(view: Any, dice: Dice) -> Any:
        game = spec.see.imagine(view, dice)
        game.table.round += 1
        game.table.compass = (game.table.compass + 1) % game.seats
        return game

    return replace(spec, see=replace(spec.see, imagine=imagine))


@pytest.mark.parametrize("check", [secrecy.check_twins, secrecy.check_view_of_imagined])
def test_fields_that_differ_are_named_with_both_causes(check: Any) -> None:
    spec = forgetful()
    with pytest.raises(AssertionError) as broken:
        check(spec, start(spec), random.Random(CHANCE))
    told = str(broken.value)
    assert "\nnow.round: really " in told
    assert "own.hand" not in told
    assert "`view` shows something hidden" in told
    assert "`imagine` leaves something out" in told


def test_a_wrong_preview_is_named() -> None:
    spec = forgetful()
    with pytest.raises(AssertionError, match=r"\nafter\.players\.compass: really "):
        previews.check_previews(spec, start(spec), random.Random(CHANCE))


@pytest.mark.parametrize("events", [0, 2])
def test_a_sealed_choice_that_is_not_told_once_is_named(
    monkeypatch: pytest.MonkeyPatch, events: int
) -> None:
    spec, seal = GAMES["kogge"], StartPicks.seal

    def other(self: StartPicks, game: Any, seat: Seat, move: Move) -> None:
        seal(self, game, seat, move)
        game.events = game.events * events

    monkeypatch.setattr(StartPicks, "seal", other)
    with pytest.raises(AssertionError, match="must tell exactly one event") as broken:
        sealing.check_sealed(spec, start(spec), random.Random(CHANCE))
    assert f"told {events}" in str(broken.value)
