"""Building the rules: default, edition, readings, then variants."""

from dataclasses import replace
from itertools import combinations, permutations

import pytest

from hanse.core.setup import BadSetup, Setup
from hanse.games.kogge import ruleset
from hanse.games.kogge.actions.change_route import is_face_up
from hanse.games.kogge.default import DEFAULT
from hanse.games.kogge.moves import MOVES
from hanse.games.kogge.phases.auction import Auction
from hanse.games.kogge.readings.catalog import READINGS
from hanse.games.kogge.rule_fields import field_values
from hanse.games.kogge.rules import PARTS, Rules
from hanse.games.kogge.ruleset import rules_of, with_implied
from hanse.games.kogge.variants import VARIANTS
from hanse.games.kogge.variants.variant import Variant
from hanse.laws.setups import together
from tests.rules.figures import FIGURES
from tests.rules.laid_out import SPEC, new_game

NAMES = tuple(variant.name for variant in VARIANTS)
TOGETHER = together(SPEC, NAMES)
"""As many as go together, in the order of the book."""
PAIRS = [pair for pair in combinations(NAMES, 2) if SPEC.about.seats_with(pair)]


def named(value: object) -> object:
    """Parts by what they are: actions and kinds of deal are made anew for every book."""
    return [type(part).__name__ for part in value] if isinstance(value, tuple) else value


def alike(one: Rules, other: Rules) -> bool:
    mine, theirs = field_values(one), field_values(other)
    return all(named(mine[name]) == named(theirs[name]) for name in mine)


def test_the_variants_are_all_off_by_default() -> None:
    assert tuple(variant.name for variant in SPEC.about.variants) == NAMES
    assert alike(rules_of(Setup("kogge", 2, readings=(("memory_peek_timing", "either"),))), DEFAULT)


def test_no_field_is_there_for_nothing() -> None:
    names = set(field_values(DEFAULT))
    by_variant = {f for v in VARIANTS for f in names if changes(v, f)}
    assert by_variant | {reading.field for reading in READINGS} | FIGURES == names


def changes(variant: Variant, field: str) -> bool:
    return bool(field_values(variant.change(DEFAULT))[field] != field_values(DEFAULT)[field])


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_variant_changes_something_and_what_it_brings_is_new(variant: Variant) -> None:
    assert any(changes(variant, name) for name in field_values(DEFAULT))
    assert set(variant.moves) <= set(MOVES)
    others = [v for v in VARIANTS if v is not variant]
    assert not set(variant.moves) & {move for v in others for move in v.moves}


def is_idle(variant: Variant, names: tuple[str, ...]) -> bool:
    """G-57: beside the others it brings nothing."""
    return not set(with_implied(names)).isdisjoint(variant.idle_with)


@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_any_two_go_together_in_whatever_order_they_are_ticked(pair: tuple[str, str]) -> None:
    seats = SPEC.about.usual_seats(pair)
    forth, back = (rules_of(Setup("kogge", seats, variants=names)) for names in permutations(pair))
    assert alike(forth, back)
    for variant in [v for v in VARIANTS if v.name in pair and not is_idle(v, pair)]:
        for field in variant.replaces:
            assert field_values(forth)[field] == field_values(variant.change(DEFAULT))[field]


def test_as_many_as_can_go_together() -> None:
    seats = SPEC.about.usual_seats(TOGETHER)
    forth = rules_of(Setup("kogge", seats, variants=TOGETHER))
    assert alike(forth, rules_of(Setup("kogge", seats, variants=TOGETHER[::-1])))
    assert new_game(seats, variants=TOGETHER).asking


def test_a_variant_that_is_not_there_is_named() -> None:
    with pytest.raises(BadSetup, match="there is no variant tides"):
        rules_of(Setup("kogge", 2, variants=("taxes", "tides")))


def odd(rules: Rules) -> Rules:
    return replace(rules, may_replace=lambda table, slot: bool(slot % 2))


def even(rules: Rules) -> Rules:
    return replace(rules, may_replace=lambda table, slot: not slot % 2)


def longer(rules: Rules) -> Rules:
    return replace(rules, round=(*rules.round, Auction()))


def only_these(m: pytest.MonkeyPatch, *toys: Variant) -> None:
    m.setattr(ruleset, "VARIANTS", toys)
    m.setattr(ruleset, "VARIANTS_BY_NAME", {toy.name: toy for toy in toys})


def test_two_that_set_the_same_field_cannot_be_built(monkeypatch: pytest.MonkeyPatch) -> None:
    only_these(monkeypatch, Variant("odd", odd), Variant("even", even), Variant("long", longer))
    with pytest.raises(BadSetup, match="odd and even both change may_replace"):
        ruleset.chosen_variants(Setup("kogge", 2, variants=("even", "long", "odd")))
    assert len(ruleset.chosen_variants(Setup("kogge", 2, variants=("even", "long")))) == 2


def test_two_may_add_to_the_same_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    only_these(monkeypatch, Variant("long", longer), Variant("longer", longer))
    chosen = ruleset.chosen_variants(Setup("kogge", 2, variants=("long", "longer")))
    rules = DEFAULT
    for variant in chosen:
        rules = variant.change(rules)
        assert variant.replaces == set()
    assert len(rules.round) == len(DEFAULT.round) + 2
    assert "round" in PARTS


def test_what_a_variant_does_not_name_it_leaves_alone() -> None:
    """One field is the reading's, another memory's."""
    reading = ("trade_kind_rule", "per_good")
    rules = rules_of(Setup("kogge", 2, variants=("memory",), readings=(reading,)))
    assert rules.trade_kinds == "per_kind"
    assert rules.may_replace is not is_face_up


@pytest.mark.parametrize("variants", [("conflicts",), ("conflicts", "taxes", "memory")])
def test_k_adv_conf_01_an_open_cargo_is_an_error_with_the_reason(variants: tuple[str, ...]) -> None:
    wish = (("cargo_visibility", "open"),)
    with pytest.raises(BadSetup, match="conflicts needs cargo_visibility=counts_only"):
        rules_of(Setup("kogge", 2, variants=variants, readings=wish))
    same = (("cargo_visibility", "counts_only"),)
    assert not rules_of(Setup("kogge", 2, variants=variants, readings=same)).cargo_open
    others = tuple(name for name in variants if name != "conflicts")
    assert rules_of(Setup("kogge", 2, variants=others, readings=wish)).cargo_open


def test_k_adv_conf_01_what_only_came_with_the_edition_gives_way_without_a_word() -> None:
    rules = rules_of(Setup("kogge", 2, "italian", ("conflicts",)))
    assert not rules.cargo_open
    assert rules.memory.fur == 3, "the rest of the edition stays"
    assert rules.promises == "structured_binding"
    assert rules_of(Setup("kogge", 2, "italian", ("taxes",))).cargo_open


def same(rules: Rules) -> Rules:
    return rules


def test_what_a_variant_or_the_number_of_seats_brings_along(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    boat = Variant("boat", same, seats=(1, 5), implies=("oars",))
    crew = Variant("crew", same, implies=("boat",), comes_with=5)
    only_these(monkeypatch, Variant("oars", same), boat, crew)
    setup = Setup("kogge", 1, variants=("boat",))
    assert ruleset.complete(setup).variants == ("boat", "oars")
    assert [v.name for v in ruleset.chosen_variants(setup)] == ["oars", "boat"]
    assert ruleset.complete(Setup("kogge", 5)).variants == ("crew", "boat", "oars")
    assert ruleset.complete(Setup("kogge", 4)) == Setup("kogge", 4)
    assert [ruleset.seats_with(names) for names in ((), ("oars",), ("crew",))] == [
        (2, 3, 4),
        (2, 3, 4),
        (1, 5),
    ]
    assert ruleset.all_seats() == range(1, 6)


def test_a_number_of_seats_that_brings_along_what_clashes_is_not_for_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Five bring the crew, and the crew does not go with the boat."""
    boat, crew = Variant("boat", odd, seats=(4, 5)), Variant("crew", even, comes_with=5, seats=(5,))
    only_these(monkeypatch, boat, crew)
    assert ruleset.seats_with(("boat",)) == (4,)
    assert ruleset.seats_with(("crew",)) == (5,)
    assert ruleset.seats_with(("boat", "crew")) == ()


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        (Setup("kogge", 1), ("seats", "kogge", "2", "3", "4")),
        (Setup("kogge", 3, variants=("many",)), ("seats", "many", "4", "5")),
        (Setup("kogge", 4, variants=("many", "few")), ("excludes", "few", "many")),
        (Setup("kogge", 4, variants=("tides",)), ("no_variant", "tides")),
        (Setup("kogge", 4, "klingon"), ("no_edition", "klingon")),
        (Setup("kogge", 4, readings=(("tides", "high"),)), ("no_reading", "tides")),
        (Setup("kogge", 4, readings=(("promises", "x"),)), ("no_answer", "promises", "x")),
        (
            Setup("kogge", 4, variants=("shy",), readings=(("promises", "off"),)),
            ("needs_reading", "shy", "promises", "chat_only"),
        ),
    ],
)
def test_why_a_setup_cannot_be_played_is_also_said_in_a_code(
    setup: Setup, why: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    shy = Variant("shy", same, forces={"promises": "chat_only"})
    many = Variant("many", same, seats=(4, 5), excludes=("few",))
    only_these(monkeypatch, Variant("few", same), many, shy)
    with pytest.raises(BadSetup) as raised:
        rules_of.__wrapped__(setup)
    assert (raised.value.code, *raised.value.about) == why
