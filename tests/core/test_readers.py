"""The readers of a game are complete before any thread can use them."""

import subprocess
import sys

import pytest

from hanse.games import GAMES

AT_ONCE = """
import sys, threading
from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.core.wire import encode
from hanse.games import GAMES
sys.setswitchinterval(1e-6)
spec, start = GAMES[{game!r}], threading.Barrier(8)
game = spec.play.new(Setup({game!r}, 3), Dice(b"readers"))
view, position = encode(spec.see.view(game, 0)), spec.text.position(game)
def read():
    start.wait()
    for _ in range(20):
        spec.see.read_view(view)
        spec.text.read_position(position)
threads = [threading.Thread(target=read) for _ in range(8)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
"""


@pytest.mark.parametrize("game", GAMES)
def test_threads_may_read_at_the_same_time_from_the_start(game: str) -> None:
    """Msgspec fills in what it knows of a type step by step: another thread must not see that."""
    for _ in range(5):
        done = subprocess.run([sys.executable, "-c", AT_ONCE.format(game=game)], check=False)
        assert done.returncode == 0
