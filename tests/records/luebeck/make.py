"""Writes the games of this folder anew: python -m tests.records.luebeck.make

A record that is there stays as it is, since it is kept to be played to the same end for ever; so
this is for new ones only.
"""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from hanse import __version__
from hanse.bots.bot_game import BotGame
from hanse.bots.registry import BOTS
from hanse.core.dice import Dice
from hanse.core.records import parse, record, write
from hanse.core.records.record import About
from hanse.core.setup import Setup
from hanse.core.wire import encode
from hanse.games import GAMES

HERE = Path(__file__).parent
SPEC = GAMES["luebeck"]
TRUNK = (("map", "trunk"),)
NAMES = ("Anna", "Birger", "Chlodwig", "Dagmar", "Elke")


def plans() -> Iterator[tuple[str, Setup, tuple[str, ...]]]:
    """All numbers of seats, both maps, an owner's own map and deck, good and bad players."""
    own = tuple(
        (name, SPEC.about.data[name]((HERE / f"{name}.toml").read_text("utf-8")))
        for name in SPEC.about.data
    )
    yield "three", Setup("luebeck", 3), ("skipper",) * 3
    yield "four", Setup("luebeck", 4), ("skipper", "dabbler") * 2
    yield "five", Setup("luebeck", 5), ("skipper",) * 5
    yield "trunk", Setup("luebeck", 3, readings=TRUNK), ("skipper", "dabbler", "skipper")
    yield "own", Setup("luebeck", 4, data=own), ("skipper",) * 4


def play(name: str, setup: Setup, bots: tuple[str, ...]) -> str:
    """A game to its end, as text."""
    game = SPEC.play.new(setup, dice(name))
    written = record.begin(game, SPEC)
    written.about = About(NAMES[: setup.seats], "2026-11-15", __version__)
    chances = [dice(f"{name} {seat}").below for seat in range(setup.seats)]
    bot_game = BotGame(SPEC, game, [BOTS[bot]("luebeck") for bot in bots], chances)
    while not game.over:
        seat = min(game.asking)
        move = bot_game.choose(seat)
        record.enter(written, game, seat, move, encode(move))
    return write.write(written, SPEC)


def dice(name: str) -> Dice:
    return Dice(blake2b(f"luebeck {name}".encode(), digest_size=32).digest())


def closing(file: Path) -> str:
    """How a record ends: a hash of its last position."""
    read = parse.read(file.read_text("utf-8"), GAMES)
    *_, last = record.replay(read, SPEC)
    return blake2b(SPEC.text.position(last), digest_size=16).hexdigest()


def main() -> None:
    lines = []
    for name, setup, bots in plans():
        file = HERE / f"{name}.hanse"
        if not file.exists():
            file.write_text(play(name, setup, bots), "utf-8")
        lines.append(f'{name} = "{closing(file)}"')
    (HERE / "closing.toml").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
