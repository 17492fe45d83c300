"""Law 1: replaying the record gives the same game."""

import random

import msgspec

from hanse.core.records import parse, record, write
from hanse.core.records.record import Record
from hanse.core.spec import AnySpec
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.laws.positions import Explorer, any_dice
from hanse.laws.setups import ANYWHERE, AnyGame, Cell, any_setup
from hanse.laws.whole import viewers


def check_replay(spec: AnySpec, edition: str, chance: random.Random, cell: Cell = ANYWHERE) -> None:
    """Ply for ply the same position, events and draws, from the record's JSON or text alone."""
    setup = any_setup(spec, edition, chance, cell)
    game = spec.play.new(setup, any_dice(chance))
    written = record.begin(game, spec)
    seen = [signs(spec, game)]
    explorer = Explorer(chance, herd=chance.random() < 0.3)
    while not game.over:
        seat, move = explorer.move(game)
        record.enter(written, game, seat, move, encode(move))
        seen.append(signs(spec, game))
    read = msgspec.json.decode(msgspec.json.encode(written), type=Record)
    assert read == written, "the record does not survive its JSON"
    text = write.write(written, spec)
    assert parse.read(text, GAMES) == written, "the record does not survive its text"
    again = [signs(spec, replayed) for replayed in record.replay(read, spec)]
    assert again == seen, "the replay is another game"


def signs(spec: AnySpec, game: AnyGame) -> tuple[object, ...]:
    """What a game shows, whatever its chance came from."""
    views = [encode(spec.see.view(game, viewer)) for viewer in viewers(game)]
    return spec.text.position(game), views, tuple(game.events), tuple(game.dice.drawn), game.asking
