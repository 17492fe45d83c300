"""Every bot answers offers sensibly, by a rule that is not its own; HANSE_FULL=1 asks all."""

import os
import time
from collections import Counter
from functools import cache

import pytest

from hanse.bots.kogge import BOTS as KOGGE_BOTS
from hanse.bots.registry import BOTS
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Accept, Offer
from tests.bots.offered import NO_GOODS, NO_MARKERS, Sample, samples
from tests.bots.sensible import gives, why_not
from tests.bots.test_replies import replied
from tests.rules.laid_out import acting, goods

FULL = bool(os.environ.get("HANSE_FULL"))
OFFERS = 200 if FULL else 40
LEVELS = tuple(KOGGE_BOTS) if FULL else ("builder", "apprentice", "hoarder", "captain")
SECONDS = 0.05
"""So quickly a bot answers 95 offers of 100."""


@cache
def offers() -> tuple[Sample, ...]:
    return tuple(samples(OFFERS))


def takes(name: str, game: Kogge, to: int) -> bool:
    return isinstance(replied(game, BOTS[name]("kogge"), to), Accept)


@pytest.mark.parametrize("name", LEVELS)
def test_nobody_accepts_what_is_not_sensible(name: str) -> None:
    """Neither something for nothing nor the leader's win; but gifts, and some deals."""
    taken, seconds = Counter[str](), []
    for one in offers():
        began = time.thread_time()
        accepts = takes(name, one.game, one.offer.to)
        seconds.append(time.thread_time() - began)
        why = why_not(one)
        assert not (accepts and why), (why, one.sort, one.offer)
        gift = one.can_be_met() and one.sort == "gift"
        assert accepts or not gift, one.offer
        taken[kind_of(one)] += accepts
    quick = sorted(seconds)[len(seconds) * 95 // 100]
    print(f"{name}: {dict(taken)} of {len(offers())}, {1000 * quick:.1f} ms")
    assert taken["gift"]
    assert taken["deal"]
    assert quick < SECONDS


def kind_of(one: Sample) -> str:
    if why_not(one):
        return "bad"
    return "deal" if gives(one.offer) else "gift"


def test_among_the_offers_are_good_ones_and_bad_ones_of_each_kind() -> None:
    found = Counter(why_not(one) or kind_of(one) for one in offers())
    assert {"gift", "deal", "something for nothing", "he has four points"} <= found.keys()
    assert {one.game.seats for one in offers()} == {2, 3, 4, 5}
    assert {bool(one.offer.target) for one in offers()} == {False, True}
    assert {bool(one.offer.vow or one.offer.wants) for one in offers()} == {False, True}


def offered_by_second(game: Kogge, offer: Offer) -> Kogge:
    game.play(1, offer)
    return game


def swap(give: str, take: str, wants: int = 0) -> Offer:
    """All these goods for those."""
    given, taken = (goods({kind: kinds.count(kind) for kind in kinds}) for kinds in (give, take))
    return Offer(0, given, NO_MARKERS, taken, NO_MARKERS, wants=wants)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("guild", [3, 5])
def test_two_points_in_one_turn_are_a_win_too(name: str, guild: int) -> None:
    """An office and a chip, where the guild master is; elsewhere the same deal is fine."""
    game = acting(
        seats=4, cogs=(3, 3, 8, 7), guild=guild, offices={5: [1], 6: [1], 7: [1], 8: [0]},
        hand={0: [0, 1], 1: [3]},
        cargo={0: {"o": 4}, 1: {"f": 3, "a": 3, "s": 3, "o": 5}},
    )  # fmt: skip
    game = offered_by_second(game, swap("ffaass", "o"))
    assert takes(name, game, 0) == (guild != 3)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("last", [False, True])
def test_in_the_last_round_only_goods_count(name: str, last: bool) -> None:
    """Two markers and a good for a dearer good would be fine at any other time."""
    game = acting(
        seats=3, cogs=(3, 3, 8), hand={0: [], 1: [0, 1, 2]},
        cargo={0: {"s": 1}, 1: {"o": 1}}, guild=5, readings={"two_lap_end": "finish_round"},
    )  # fmt: skip
    game.table.last_round = last
    made = Offer(0, NO_GOODS, (1, 1, 1, 0, 0, 0, 0, 0, 0), goods(s=1), NO_MARKERS)
    assert takes(name, offered_by_second(game, made), 0) == (not last)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("walked", [4, 16])
def test_nobody_promises_to_send_the_guild_master_home(name: str, walked: int) -> None:
    game = acting(
        seats=3, cogs=(3, 3, 8), edition="english", guild=5, walked=walked,
        cargo={0: {"o": 1}, 1: {"f": 2, "a": 2, "s": 2}}, hand={0: []},
    )  # fmt: skip
    made = swap("ffaass", "o", wants=2)
    assert takes(name, offered_by_second(game, made), 0) == (walked < 16)
