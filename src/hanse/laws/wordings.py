"""Every question, with its waiting form, has words. The names of menus are known only in play."""

import random
from functools import cache

from hanse.core.packages.missing_words import dashed, known_keys
from hanse.core.questions.shapes import name as name_of_question
from hanse.core.spec import AnySpec
from hanse.games import GAMES
from hanse.laws.positions import any_dice


@cache
def keys_of(game: str) -> frozenset[str]:
    return frozenset(known_keys(GAMES[game])[0])


def check_questions_have_words(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    game, name = spec.text.from_position(position, any_dice(chance)), spec.about.name
    for question in game.asking.values():
        key = dashed("ask", name, name_of_question(question))
        assert {key, f"{key}.wait"} <= keys_of(name), f"{key} or {key}.wait has no English words"
