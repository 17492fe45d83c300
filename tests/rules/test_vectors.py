"""The positions of vectors.yaml, worked out by hand, played by the engine."""

from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from tests.rules.runners import (
    alone,
    deeds,
    duties,
    favours,
    island,
    luebeck,
    quarrels,
    raids,
    supply,
    voyages,
)
from tests.rules.runners.vector import Vector

HERE = Path(__file__).parent
VECTORS = yaml.safe_load((HERE / "vectors.yaml").read_text("utf-8"))

RUNNERS: dict[str, Callable[[Vector], None]] = {
    "BID": supply.bid,
    "PROD": supply.production,
    "SETUP": supply.setup,
    "START": supply.start,
    "GM": supply.guild,
    "MOVE": voyages.move,
    "BUILD": deeds.build,
    "TRADE": deeds.trade,
    "ROUTE": deeds.route,
    "GMDEAL": favours.guild_deal,
    "BUY": deeds.buy,
    "RAID": raids.raid,
    "CONF": quarrels.conflict,
    "TAX": duties.taxed,
    "MEM": voyages.memory,
    "VP": raids.points,
    "BORN": island.bornholm,
    "SOLO": alone.solo,
    "L": luebeck.luebeck,
}


def family(name: str) -> str:
    """TV-BID-01 belongs to the bids."""
    return str(name.split("-")[1])


@pytest.mark.parametrize("fields", VECTORS, ids=lambda fields: fields["id"])
def test_a_vector(fields: dict[str, object]) -> None:
    vector = Vector(fields)
    RUNNERS[family(str(fields["id"]))](vector)
    assert vector.unread() == set(), "fields that no runner looks at"


def test_every_family_has_a_runner_and_every_runner_a_vector() -> None:
    assert {family(fields["id"]) for fields in VECTORS} == set(RUNNERS)
