"""Parts that variants take out or lean on: declared truly, and a clash names both variants."""

from dataclasses import replace

import pytest

from hanse.core.parts import remove_part, replace_part
from hanse.core.setup import BadSetup, Setup
from hanse.games.kogge import ruleset
from hanse.games.kogge.default import DEFAULT
from hanse.games.kogge.phases.auction import Auction, Order
from hanse.games.kogge.phases.market import Market
from hanse.games.kogge.rule_fields import replace_fields
from hanse.games.kogge.rules import Parts, Rules
from hanse.games.kogge.variants import VARIANTS
from hanse.games.kogge.variants.solo import SOLO
from hanse.games.kogge.variants.variant import Variant

STEPS = ("setup", "round", "guild_stop")
"""The fields of the rules that hold steps one after another."""


def second_market(rules: Rules) -> Rules:
    return replace(rules, round=replace_part(rules.round, Auction(), Market()))


SECOND_MARKET = Variant("second_market", second_market, takes_out=(Auction(),))


def parts_of(rules: Rules) -> Parts:
    return tuple(part for name in STEPS for part in getattr(rules, name))


def lacking(part: object) -> Rules:
    """Return the default rules without one part."""
    held = {name: getattr(DEFAULT, name) for name in STEPS}
    return replace_fields(DEFAULT, {n: remove_part(p, part) for n, p in held.items() if part in p})


@pytest.mark.parametrize("variants", [("second_market", "solo"), ("solo", "second_market")])
def test_a_part_that_one_takes_out_and_another_leans_on(
    variants: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ruleset, "VARIANTS", (SECOND_MARKET, SOLO))
    monkeypatch.setattr(ruleset, "VARIANTS_BY_NAME", {v.name: v for v in (SECOND_MARKET, SOLO)})
    with pytest.raises(BadSetup, match="second_market takes out auction, which solo needs") as why:
        ruleset.rules_of.__wrapped__(Setup("kogge", 1, variants=variants))
    assert (why.value.code, *why.value.about) == (
        "both_change", "second_market", "solo", "auction",
    )  # fmt: skip


def test_a_part_that_two_take_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_order(rules: Rules) -> Rules:
        return replace(rules, round=remove_part(rules.round, Order()))

    toys = [Variant(name, no_order, takes_out=(Order(),)) for name in ("idle", "lazy")]
    with pytest.raises(BadSetup, match="idle takes out order, which lazy needs"):
        ruleset.check_compatibility(toys)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_variant_declares_what_it_takes_out(variant: Variant) -> None:
    left = parts_of(variant.change(DEFAULT))
    gone = [part for part in parts_of(DEFAULT) if part not in left]
    assert set(gone) == set(variant.takes_out)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_variant_declares_what_it_leans_on(variant: Variant) -> None:
    for part in parts_of(DEFAULT):
        if part in variant.needs():
            with pytest.raises(LookupError):
                variant.change(lacking(part))
        else:
            assert part not in parts_of(variant.change(lacking(part)))
