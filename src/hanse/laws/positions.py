"""Positions to test with, sampled by kind and not by ply.

Every kind of step that asks, every kind of move on offer, and the end of the game has a shelf of
its own, so that rare kinds are met as often as common ones. The games they come from are played
with a liking for moves seldom made, by seats, readings and variants at random or as a cell says.
Knows no game but by its AnySpec.
"""

import os
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

from hanse.bots.bot_game import BotGame
from hanse.bots.registry import BOTS
from hanse.core.dice import Dice
from hanse.core.questions.shapes import Choice, Menu, Option, Question
from hanse.core.setup import Setup
from hanse.core.spec import AnySpec
from hanse.core.steps import Sealed
from hanse.core.types import Move, Pick, Seat, name_of
from hanse.games import GAMES
from hanse.laws.setups import ANYWHERE, AnyGame, Cell, any_setup, together

EXAMPLES = int(os.environ.get("HANSE_EXAMPLES", "100"))
"""How many positions each law is tried on, for each game and edition."""

GAMES_PLAYED = min(1000, 90 + EXAMPLES // 20)
ON_A_SHELF = min(600, 40 + EXAMPLES // 30)
MORE = 40
"""So many more at most, until every kind of position was met."""

OVER = "over"
TOGETHER = "together"
"""The shelf of positions where several are asked at once."""
type Kinds = dict[str, list[bytes]]
type Example = tuple[bytes, random.Random]


def editions_of(game: str) -> tuple[str, ...]:
    """Return the editions of a game; a game without any has one without a name."""
    return GAMES[game].about.editions or ("",)


def is_sealing(spec: AnySpec) -> bool:
    """Return whether several seats choose at once, in secret."""
    return any(issubclass(step, Sealed) for step in spec.about.steps)


def options_of(question: Question) -> tuple[Option, ...]:
    return question.options if isinstance(question, Menu) else (question,)


class WatchedDice(Dice):
    """Dice that draw out of no bag in which there is less than nothing (law 12)."""

    def copy(self) -> Dice:
        twin = super().copy()
        return WatchedDice(twin.key, twin.at)

    def one_of(self, counts: Sequence[int]) -> int:
        assert min(counts) >= 0, f"less than nothing in the bag {counts}"
        return super().one_of(counts)


def any_dice(chance: random.Random) -> Dice:
    return WatchedDice(chance.randbytes(32))


def any_move(game: AnyGame, chance: random.Random) -> tuple[Seat, Move]:
    """Somebody who is asked, and one of his answers."""
    seat = chance.choice(sorted(game.asking))
    return seat, game.asking[seat].sample(chance.randrange)


def asides_of(game: AnyGame) -> dict[Seat, Menu]:
    """What each seat may say out of turn."""
    return {seat: menu for seat in range(game.seats) if (menu := game.asides(seat))}


def any_deed(game: AnyGame, chance: random.Random) -> tuple[Seat, Move]:
    """A move of somebody who is asked, now and then one out of turn."""
    talking = asides_of(game) if chance.random() < 0.15 else {}
    if not talking:
        return any_move(game, chance)
    seat = chance.choice(sorted(talking))
    return seat, talking[seat].sample(chance.randrange)


def questions_of(game: AnyGame) -> list[tuple[Seat, Question]]:
    """Everything that anybody may do now: asked, asked and still open to change, out of turn."""
    changing, talking = game.agenda_changes(), asides_of(game)
    return [*game.asking.items(), *changing.items(), *talking.items()]


@dataclass
class Explorer:
    """Plays what was seldom played. In a herd all do the same, so that sealed choices clash."""

    chance: random.Random
    played: Counter[str] = field(default_factory=Counter)
    picked: Counter[tuple[type[Pick], int]] = field(default_factory=Counter)
    herd: bool = False

    def move(self, game: AnyGame) -> tuple[Seat, Move]:
        talking = asides_of(game)
        if talking and self.chance.random() < 0.15:
            seat = self.chance.choice(sorted(talking))
            return seat, self.answer(talking[seat], together=False)
        changing = game.agenda_changes()
        if changing and self.chance.random() < 0.1:
            seat = self.chance.choice(sorted(changing))
            return seat, changing[seat].sample(self.chance.randrange)
        seat = self.chance.choice(sorted(game.asking))
        together = self.herd and len(game.asking) + len(changing) > 1
        return seat, self.answer(game.asking[seat], together)

    def answer(self, question: Question, together: bool) -> Move:
        if together and self.chance.random() < 0.9:
            return next(question.moves())
        asked: Question = question
        if self.chance.random() < 0.5:
            asked = min(options_of(question), key=lambda option: self.played[name_of(option.move)])
        move = asked.sample(self.chance.randrange)
        if isinstance(asked, Choice) and self.chance.random() < 0.5:
            value = min(asked.values, key=lambda value: self.picked[asked.move, value])
            move = asked.move(value, asked.target)
        self.played[name_of(type(move))] += 1
        if isinstance(move, Pick):
            self.picked[type(move), move.value] += 1
        return move


def kinds_of(game: AnyGame) -> set[str]:
    """The shelves on which a position belongs: by its step, and by the moves on offer."""
    if game.over:
        return {OVER}
    questions = [*game.asking.values(), *asides_of(game).values()]
    offered = {name_of(o.move) for q in questions for o in options_of(q)}
    together = {TOGETHER} if len(game.asking) > 1 else set()
    return {type(game.agenda[-1]).__name__, *offered, *together}


def explore(spec: AnySpec, edition: str, games: int, cell: Cell = ANYWHERE) -> Iterator[AnyGame]:
    """Games at each of their plies, the end included."""
    explorer = Explorer(random.Random(f"{spec.about.name} {edition} {cell}"))
    for _ in range(games):
        explorer.herd = explorer.chance.random() < 0.4
        setup = any_setup(spec, edition, explorer.chance, cell)
        game = spec.play.new(setup, any_dice(explorer.chance))
        yield game
        while not game.over:
            game.play(*explorer.move(game))
            yield game


def kinds_known(spec: AnySpec, edition: str) -> set[str]:
    """Every shelf that there ought to be, with whatever variants."""
    varied = [step for variant in spec.about.variants for step in variant.steps]
    steps = {step.__name__ for step in (*spec.about.steps, *varied)}
    together = {TOGETHER} if is_sealing(spec) else set()
    return steps | {name_of(move) for move in spec.about.moves} | {OVER} | together


def enough(spec: AnySpec, edition: str, games: int, cell: Cell) -> Iterator[AnyGame]:
    """So many games; then strong players play, until every kind of position was met."""
    missing = kinds_known(spec, edition) if cell == ANYWHERE else set()
    for game in explore(spec, edition, games, cell):
        yield game
        missing -= kinds_of(game)
    for number in range(MORE):
        if not missing:
            return
        for game in well_played(spec, edition, missing, number):
            yield game
            missing -= kinds_of(game)


def well_played(spec: AnySpec, edition: str, missing: set[str], number: int) -> Iterator[AnyGame]:
    """A game of the bots that know this one best, with variants that bring what is missing."""
    brought = {v.name: {name_of(m) for m in v.moves} for v in spec.about.variants}
    wished = [name for name, moves in brought.items() if moves & missing]
    variants = together(spec, wished[number % len(wished) :] if wished else ())
    name = max(BOTS, key=lambda bot: BOTS[bot].only == spec.about.name)
    dice = any_dice(random.Random(f"{spec.about.name} {edition} {number}"))
    game = spec.play.new(
        Setup(spec.about.name, spec.about.usual_seats(variants), edition, variants), dice
    )
    chances = [random.Random(f"{number} {seat}").randrange for seat in range(game.seats)]
    bot_game = BotGame(spec, game, [BOTS[name](spec.about.name) for _ in chances], chances)
    while not game.over:
        bot_game.step()
        yield game


@cache
def shelves(name: str, edition: str, games: int = GAMES_PLAYED, cell: Cell = ANYWHERE) -> Kinds:
    """Positions by kind; of each kind every one that was met is as likely to be here."""
    spec = GAMES[name]
    chance = random.Random(f"shelves {name} {edition}")
    kinds: Kinds = {}
    met: Counter[str] = Counter()
    for game in enough(spec, edition, games, cell):
        for kind in sorted(kinds_of(game)):
            met[kind] += 1
            shelf = kinds.setdefault(kind, [])
            if len(shelf) < ON_A_SHELF:
                shelf.append(spec.text.position(game))
            elif (place := chance.randrange(met[kind])) < ON_A_SHELF:
                shelf[place] = spec.text.position(game)
    return kinds


def examples(
    name: str, edition: str, law: str, kind: str = "", count: int = EXAMPLES
) -> Iterator[Example]:
    """So many positions of one kind, or each kind as likely; and the chance to test each with."""
    return drawn(shelves(name, edition), f"{law} {name} {edition}", kind, count)


def drawn(kinds: Kinds, law: str, kind: str, count: int) -> Iterator[Example]:
    names = [kind] if kind else sorted(kinds)
    for number in range(count):
        chance = random.Random(f"{law} {number}")
        yield chance.choice(kinds[chance.choice(names)]), chance
