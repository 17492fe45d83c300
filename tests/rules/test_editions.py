"""The three editions as presets of readings, seen in play."""

import pytest

from hanse.core.setup import Setup
from hanse.games.kogge.actions.turn_actions import Acting
from hanse.games.kogge.default import DEFAULT
from hanse.games.kogge.moves import Anchor, Build
from hanse.games.kogge.readings.catalog import EDITIONS, READINGS_BY_NAME
from hanse.games.kogge.readings.reading import Reading
from hanse.games.kogge.rule_fields import field_values
from hanse.games.kogge.ruleset import rules_of
from tests.rules.asking import listed, sail
from tests.rules.laid_out import SPEC, acting, goods, sailing


def test_three_editions_and_german_is_the_default() -> None:
    assert SPEC.about.editions == tuple(EDITIONS) == ("german", "english", "italian")
    for edition in ("", "german"):
        rules = rules_of(Setup("kogge", 2, edition))
        other = {
            r.name
            for r in READINGS_BY_NAME.values()
            if field_values(rules)[r.field] != default_of(r)
        }
        assert other == set(), "what is called the default is what a table plays"


def default_of(reading: Reading) -> object:
    """The first answer, which is also that of the rules without any choice."""
    first = next(iter(reading.answers.values()))
    assert field_values(DEFAULT)[reading.field] == first
    return first


@pytest.mark.parametrize("edition", ["german", "english", "italian"])
def test_a_preset_names_known_answers_that_are_not_the_default(edition: str) -> None:
    for name, answer in EDITIONS[edition].items():
        assert answer in list(READINGS_BY_NAME[name].answers)[1:]


@pytest.mark.parametrize(
    ("edition", "over"), [("german", True), ("english", False), ("italian", False)]
)
def test_d_01_is_read_as_each_book_has_it(edition: str, over: bool) -> None:
    """D-01: a hidden route into one's own raided city; is the movement over?"""
    game = sailing(
        cogs=(3, 8), routes={3: (4, 7)}, hidden={(3, 0): (1, 4)}, raided={4: [0]}, edition=edition
    )
    game.play(0, sail(0))
    assert isinstance(game.agenda[-1], Acting) == over
    assert listed(game, 0, Anchor) == []


@pytest.mark.parametrize(
    ("edition", "shown"),
    [("german", ()), ("english", ()), ("italian", (goods(s=1), goods(o=2)))],
)
def test_d_14_cargo_is_open_in_the_italian_edition_only(
    edition: str, shown: tuple[tuple[int, ...], ...]
) -> None:
    """D-14."""
    game = acting(cargo={0: {"s": 1}, 1: {"o": 2}}, edition=edition)
    assert SPEC.see.view(game, 1).players.cargo_open == shown


def test_d_03_the_italian_misprint_is_in_no_edition() -> None:
    """D-03."""
    for edition in SPEC.about.editions:
        game = acting(cogs=(5, 8), cargo={0: {"o": 1}}, hand={0: [5, 5]}, edition=edition)
        assert listed(game, 0, Build) == []


def test_a_reading_may_be_set_on_top_of_an_edition() -> None:
    game = acting(edition="italian", readings={"cargo_visibility": "counts_only"})
    assert not game.rules.cargo_open
    assert game.rules.blocked == READINGS_BY_NAME["hidden_route_blocked"].answers["reroute_for_fee"]
