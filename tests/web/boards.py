"""Games with pictures of some of their positions, so that a browser can compare both boards.

`python -m tests.web.boards kogge 12` writes so many pictures as JSON; a word after it draws other
games. Tables are any that can be played, those of Lübeck also with own maps. On some seats bots
play, on the others whatever was seldom played. Each game is seen by one of its seats, or by
spectators.
"""

import random
import re
import sys
from collections.abc import Iterator

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import hanse
from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.core.spec import AnySpec
from hanse.core.types import SPECTATOR, Seat
from hanse.games import GAMES
from hanse.laws.positions import Explorer
from hanse.laws.setups import any_setup, may_be_played
from hanse.match.replay_steps import replay_steps
from tests.referee.luebeck_own import NAMES as OWN_CITIES
from tests.referee.luebeck_own import own_data

MIN_PER_GAME, GAMES_PLAYED = 4, 25
"""The number of pictures of a game; with many pictures there are so many games."""
NAMES = ("Anna", "Birger", "Chlodwig", "Dirk", "Edda", "Frieda")
BOTS = {"kogge": "builder", "luebeck": "skipper"}
LARGEST = 200_000
"""The longest record in bytes; the server reads a little more."""
KNOWN_CITIES = ("Danzig", "Riga", "Reval", "Bergen", "London", "Hamburg", "Stettin", "Visby")
"""Cities that have a place of their own on a drawn board."""


class Picture(Struct, frozen=True):
    """The picture of the position that the client's replay shows at a step."""

    step: int
    svg: str


class PicturedGame(Struct, frozen=True):
    """A game as one viewer sees it, with pictures of some of its positions."""

    record: str
    viewer: Seat
    pictures: list[Picture]


def pictured_games(name: str, pictures: int, word: str) -> Iterator[PicturedGame]:
    """Yield games until there are so many pictures."""
    chance = random.Random(f"boards {name} {word}")
    left, own, per_game = pictures, False, max(MIN_PER_GAME, pictures // GAMES_PLAYED)
    while left > 0:
        own = not own
        game = played(GAMES[name], chance, own=own)
        if len(str(game.record)) > LARGEST:
            continue
        few = min(left, per_game)
        viewer = chance.choice((SPECTATOR, *range(game.seats)))
        yield PicturedGame(str(game.record), viewer, [*drawn(game, viewer, few, chance)])
        left -= few


def played(spec: AnySpec, chance: random.Random, *, own: bool) -> hanse.Game:
    """Return a finished game, played by an own map if the game has maps."""
    game = begun(spec, chance, own=own)
    explorer, bots = Explorer(chance), [chance.random() < 0.6 for _ in range(game.seats)]
    while not game.is_over:
        seat = chance.choice(game.to_move)
        if bots[seat]:
            game.play(game.ask(BOTS[game.name], seat).move, seat)
        else:
            seat, move = explorer.move(game.engine)
            game.play(move, seat)
    return game


def begun(spec: AnySpec, chance: random.Random, *, own: bool) -> hanse.Game:
    setup = setup_for(spec, chance, own=own)
    start = hanse.GameState(spec, spec.play.new(setup, Dice(chance.randbytes(32))))
    names = NAMES[: setup.seats]
    return hanse.Game.from_position(start.position, seed=chance.randrange(2**32), names=names)


def setup_for(spec: AnySpec, chance: random.Random, *, own: bool) -> Setup:
    setup = any_setup(spec, chance.choice(spec.about.editions or ("",)), chance)
    if not spec.about.data or not own:
        return setup
    with_own = replace(setup, data=tuple(own_files(chance)))
    return with_own if may_be_played(spec, with_own) else setup


def own_files(chance: random.Random) -> Iterator[tuple[str, str]]:
    """Yield a map and a deck, sometimes with cities of the book."""
    likely = chance.choice((0.0, 0.5, 1.0))
    known = zip(OWN_CITIES, KNOWN_CITIES, strict=False)
    kept = {own: city for own, city in known if chance.random() < likely}
    for kind, text in own_data(chance):
        yield kind, re.sub("|".join(kept) or "(?!)", lambda found: kept[found[0]], text)


def drawn(game: hanse.Game, viewer: Seat, few: int, chance: random.Random) -> Iterator[Picture]:
    """Yield pictures of so many steps, the last one among them."""
    entries, record = shown_entries(game, viewer), game.record
    steps = range(len(entries) - 1)
    for step in sorted({*chance.sample(steps, min(few - 1, len(steps))), len(steps)}):
        entry = entries[step]
        position = record[entry - 1].game if entry else record[0].before
        yield Picture(step, hanse.svg.board(position, viewer))


def shown_entries(game: hanse.Game, viewer: Seat) -> list[int]:
    """Return for each step of the client's replay how many entries of the record it has played.

    Entries that told the viewer nothing belong to the step before them.
    """
    found: list[int] = []
    for step in replay_steps(game.record.data, game.spec, viewer):
        if found and not step.events:
            found.pop()
        found.append(step.entry)
    return found


def main() -> None:
    name, pictures, *word = sys.argv[1:]
    told = [*pictured_games(name, int(pictures), *(word or [""]))]
    sys.stdout.buffer.write(msgspec.json.encode(told))


if __name__ == "__main__":
    main()
