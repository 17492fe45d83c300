"""Random games of every game and variant for the tests of the library."""

import random
from collections.abc import Iterator

import hanse
from hanse.api.setups import spec_of
from hanse.laws.setups import together

type Table = tuple[str, tuple[str, ...]]


def tables() -> list[Table]:
    """Every game without variants, and with each variant and its companions."""
    wished = [
        (name, together(spec_of(name), variant))
        for name in hanse.game_names()
        for variant in [(), *((one.name,) for one in spec_of(name).about.variants)]
    ]
    return list(dict.fromkeys(wished))


def random_game(name: str, variants: tuple[str, ...], seed: int, moves: int) -> hanse.Game:
    """A game after so many random moves, or fewer if it is over before."""
    game = hanse.Game(name, seed=seed, variants=variants)
    chance = random.Random(f"{name} {variants} {seed}")
    for _ in steps_of(game, chance, moves):
        pass
    return game


def steps_of(game: hanse.Game, chance: random.Random, moves: int) -> Iterator[hanse.Game]:
    """The game after each random move."""
    while not game.is_over and len(game.record) < moves:
        seat = chance.choice(game.to_move)
        question = game.question(seat)
        assert question is not None
        game.play(question.sample(chance.randrange), seat)
        yield game
