"""What the browser is sent of Nim, for the tests of both sides.

`python -m tests.example_package.browser_page`, with Nim installed, writes nim.json beside this
file. web/src/games/default/nim.test.ts reads it too.
"""

from pathlib import Path

from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.core.wire import encode
from hanse.games import GAMES
from tools.make_words import game_page

PAGE = Path(__file__).with_name("nim.json")


def browser_page() -> str:
    """Return what is said of every event and move, and the view of a seat that is asked."""
    spec = GAMES["nim"]
    game = spec.play.new(Setup("nim", 3), Dice(b"a page"))
    seat = min(game.asking)
    view = encode(spec.see.view(game, seat)).decode()
    return f'{{\n"seat": {seat},\n"view": {view},\n"said": {game_page(spec)}\n}}\n'


if __name__ == "__main__":
    PAGE.write_text(browser_page(), "utf-8")
