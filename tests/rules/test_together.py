"""What goes together, as the page and the catalogue of games tell it."""

from itertools import combinations

import pytest

from hanse.core.compatibility import pairs, seats_for, variant_compatibilities
from tests.rules.laid_out import SPEC
from tools.make_table import PAGE, with_table

NAMES = tuple(variant.name for variant in SPEC.about.variants)
BY_NAME = {company.name: company for company in variant_compatibilities(SPEC)}
FOR_OTHERS = {"three_piles", "office_trade", "conflicts", "bornholm", "five_players", "pirate"}
"""G-57: what needs others. A variant that is not named here decides for itself."""
FOR_ANYBODY = {"taxes", "memory", "bonus_chips"}


def test_the_page_tells_what_the_rules_allow() -> None:
    page = PAGE.read_text("utf-8")
    assert page == with_table(page), "python -m tools.make_table"


def test_g_57_k_comp_11_who_plays_with_whom() -> None:
    assert BY_NAME["taxes"].seats == (2, 3, 4, 5)
    assert BY_NAME["bornholm"].seats == BY_NAME["pirate"].seats == (4, 5)
    assert BY_NAME["five_players"].seats == (5,)
    assert BY_NAME["solo"].seats == BY_NAME["solo_advanced"].seats == (1,)
    for name in ("solo", "solo_advanced"):
        assert set(BY_NAME[name].excludes) >= FOR_OTHERS
        assert FOR_ANYBODY.isdisjoint(BY_NAME[name].excludes)
    assert [name for name in FOR_ANYBODY if BY_NAME[name].excludes] == []
    assert [name for name in FOR_OTHERS if not BY_NAME[name].excludes] == []


def test_what_comes_along_and_what_is_settled() -> None:
    brought = {name: company.brings for name, company in BY_NAME.items() if company.brings}
    island = ("bornholm",)
    assert brought == {"five_players": island, "pirate": island, "solo_advanced": ("solo",)}
    settled = {name: company.needs for name, company in BY_NAME.items() if company.needs}
    assert settled == {"conflicts": (("cargo_visibility", "counts_only"),)}


def test_what_one_excludes_excludes_it() -> None:
    for name, company in BY_NAME.items():
        assert all(name in BY_NAME[other].excludes for other in company.excludes)


@pytest.mark.parametrize("first", NAMES)
def test_more_than_two_go_together_if_every_two_do(first: str) -> None:
    by_two = pairs(SPEC)
    for others in combinations(NAMES[NAMES.index(first) + 1 :], 2):
        three = (first, *others)
        every_two = all(by_two[pair] for pair in combinations(three, 2))
        assert bool(seats_for(SPEC, three)) == every_two, three
