"""The second referee finds mistakes in every variant, and in readings and deals."""

from typing import NamedTuple

import pytest

from hanse.core.setup import Setup
from hanse.games.kogge.phases.taxes import Confiscate
from tests.mistakes import in_advanced, in_deals, in_expansion, in_solo, in_variants
from tests.mistakes.planting import Plant
from tests.referee import games
from tests.referee.games import together

MOST_GAMES = 12


def foreign_goods_stay(m: pytest.MonkeyPatch) -> None:
    """The guild master takes none away. (K-ADV-TAX-02)"""
    m.setattr(Confiscate, "advance", lambda step, game: game.agenda.pop())


class Planted(NamedTuple):
    """A mistake, and the rules by which it can be seen."""

    plant: Plant
    seats: int
    variants: tuple[str, ...]
    readings: tuple[tuple[str, str], ...] = ()


BINDING = (("promises", "structured_binding"),)
PLANTED = (
    Planted(foreign_goods_stay, 3, ("taxes",)),
    Planted(in_variants.an_office_is_taxed, 3, ("taxes",)),
    Planted(in_variants.the_left_pile_is_taken_and_the_others_left, 3, ("three_piles",)),
    Planted(in_variants.goods_for_the_owner_come_aboard, 4, ("office_trade",)),
    Planted(in_variants.ones_own_office_is_open, 3, ("office_trade",)),
    Planted(in_advanced.nobody_ever_wins, 4, ("conflicts",)),
    Planted(in_advanced.two_looks_in_a_turn, 2, ("memory",)),
    Planted(in_advanced.a_look_is_everybodys, 2, ("memory",)),
    Planted(in_advanced.promises_are_wind, 4, (), BINDING),
    Planted(in_expansion.the_old_crest_is_lost, 4, ("bornholm",)),
    Planted(in_expansion.five_have_a_market_of_four, 5, ("five_players",)),
    Planted(in_expansion.the_pirate_raids_his_home, 4, ("pirate",)),
    Planted(in_solo.the_guild_master_dawdles, 1, ("solo",)),
    Planted(in_solo.cleared_goods_come_back, 1, ("solo_advanced",)),
    Planted(in_deals.an_offer_survives_a_bid, 4, ()),
)


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.plant.__name__)
def test_a_mistake_in_a_variant_is_found(planted: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = Setup("kogge", planted.seats, "", planted.variants, planted.readings)
    planted.plant(monkeypatch)
    with pytest.raises(AssertionError):
        together(games.kogge_by(setup, number, seed="planted") for number in range(MOST_GAMES))


def test_a_mistake_about_chips_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    in_variants.an_interception_is_never_used_up(monkeypatch)
    with pytest.raises(AssertionError):
        together(games.kogge_with_chips(n, seed="planted") for n in range(MOST_GAMES))
