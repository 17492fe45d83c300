"""Offers, answers and spending moves of several seats, in any order."""

import random
from collections import Counter

from hanse.core.types import name_of
from tests.deals.checks import Check, Scene
from tests.deals.crowds import any_crowd, any_deed
from tests.deals.onlooker import Onlooker
from tests.rules.laid_out import SPEC

SHORT, LONG = 12, 60


def interleave(chance: random.Random, *checks: Check) -> Counter[str]:
    """One course of things, checked at every step; now and then a long one of talk alone."""
    game = any_crowd(chance)
    onlooker, pieces = Onlooker(game), SPEC.play.pieces(game)
    talkative = chance.random() < 0.04
    met: Counter[str] = Counter()
    for _ in range(LONG if talkative else SHORT):
        if game.over:
            break
        seat, move = any_deed(game, chance, talk=1.0 if talkative else 0.75)
        before = game.copy()
        game.play(seat, move)
        onlooker.hears(game)
        scene = Scene(before, game, seat, move, onlooker, pieces)
        for check in checks:
            check(scene)
        met[name_of(type(move))] += 1
        met["lapsed"] += len(onlooker.lapsed)
        met["counter"] += getattr(move, "answers", -1) != -1
        met["twelve"] += max(onlooker.made.values(), default=0) == 12
    return met
