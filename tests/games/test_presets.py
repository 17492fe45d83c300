"""Tables that are offered ready made."""

import pytest

from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.core.spec import Preset
from hanse.games import GAMES

PRESETS = [(name, preset) for name, spec in GAMES.items() for preset in spec.about.presets]


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_a_preset_can_be_played_with_every_number_it_is_meant_for(
    game: str, preset: Preset
) -> None:
    assert preset.seats in preset.fits
    for seats in preset.fits:
        setup = Setup(game, seats, preset.edition, preset.variants)
        assert GAMES[game].play.new(setup, Dice(bytes(32))).asking


def test_luebeck_is_offered_for_every_number_and_first_for_three() -> None:
    presets = GAMES["luebeck"].about.presets
    assert presets[0].seats == 3
    assert sorted(seats for preset in presets for seats in preset.fits) == [3, 4, 5]


def test_the_presets_of_kogge() -> None:
    presets = {preset.name: preset for preset in GAMES["kogge"].about.presets}
    assert list(presets) == [
        "first_game", "german_book", "everything", "alone", "five_with_the_pirate",
    ]  # fmt: skip
    assert presets["german_book"].edition == "german"
    assert not presets["first_game"].variants
    assert presets["alone"].seats == 1
