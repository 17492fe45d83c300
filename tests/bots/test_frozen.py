"""Builder and skipper are yardsticks: their choices stay as they were, game by game.

If a change of the rules changes these games, say so in the commit, and write the new digests here.
A change of the bots themselves must not: stronger ones get names of their own.
"""

from hashlib import blake2b

import pytest

from hanse.core.setup import Setup
from hanse.core.wire import encode
from tests.bots.tables import new_bot_game

GAMES_EACH = 5
FROZEN = [
    ("builder", Setup("kogge", 2), "48db78fa99ef8890"),
    ("builder", Setup("kogge", 3), "113ca25a9287b1e1"),
    ("builder", Setup("kogge", 4), "aff7a040c99c7fe7"),
    ("builder", Setup("kogge", 5, variants=("five_players",)), "c6269bcb33de2e82"),
    ("skipper", Setup("luebeck", 4), "f29ee139cf413703"),
]


def choices(bot: str, setup: Setup) -> str:
    """A digest of all that is answered and said in some games, in its order."""
    heard = blake2b(digest_size=8)
    for seed in range(GAMES_EACH):
        bot_game = new_bot_game(setup, bot, seed)
        while not bot_game.game.over:
            said = [*bot_game.talk(), bot_game.answer()]
            heard.update(encode(said))  # as in records: names in the code may change
    return heard.hexdigest()


@pytest.mark.parametrize(("bot", "setup", "digest"), FROZEN)
def test_the_yardsticks_answer_as_ever(bot: str, setup: Setup, digest: str) -> None:
    assert choices(bot, setup) == digest
