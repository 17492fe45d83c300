"""Following a game with a second referee: every set of answers, position and ending is compared."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from hanse.bots.registry import BOTS
from hanse.bots.sitting import Sitting
from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.core.shapes import Menu
from hanse.core.types import Move, name_of
from hanse.games import GAMES

MOST_LISTED = 400
"""Of longer lists of answers only some are judged."""
SAMPLED = 50
NEARLY = 5

type Play = Callable[[], tuple[int, Move]]


class Disagreement(AssertionError):
    """Engine and referee do not say the same."""


@dataclass
class Figures:
    """What was compared; of every deed, how often it was done."""

    games: int = 0
    decisions: int = 0
    sets: int = 0
    answers: int = 0
    deeds: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Figures") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.sets += other.sets
        self.answers += other.answers
        self.deeds += other.deeds

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.decisions} decisions, {self.sets} sets of answers compared"
            f" wholly, {self.answers} answers judged; {dict(self.deeds)}"
        )


def plain(game: Any, chance: random.Random) -> Play:
    """Any seat that is asked gives any answer."""

    def play() -> tuple[int, Move]:
        seat = chance.choice(sorted(game.asking))
        return seat, game.asking[seat].sample(chance.randrange)

    return play


def alike(game: Any, chance: random.Random) -> Play:
    """Where several choose at once, they mostly choose the same."""
    other = plain(game, chance)

    def play() -> tuple[int, Move]:
        if len(game.asking) == 1 or chance.random() < 0.2:
            return other()
        seat = chance.choice(sorted(game.asking))
        return seat, next(game.asking[seat].moves())

    return play


def curious(game: Any, chance: random.Random) -> Play:
    """What was done least is done first."""
    done: Counter[str] = Counter()

    def play() -> tuple[int, Move]:
        seat = chance.choice(sorted(game.asking))
        question = game.asking[seat]
        if isinstance(question, Menu) and chance.random() < 0.8:
            question = min(question.options, key=lambda option: done[name_of(option.move)])
        move = question.sample(chance.randrange)
        done[name_of(type(move))] += 1
        return seat, move

    return play


STYLES = (plain, alike, curious)


def well(game: Any, chance: random.Random) -> Play:
    """The bot that plays only this game sits at every seat; nobody makes offers."""
    name = game.setup.game
    breed = next(breed for breed in BOTS.values() if breed.only == name)
    bots = [breed(name, chance.randrange) for _ in range(game.seats)]
    sitting = Sitting(GAMES[name], game, bots)

    def play() -> tuple[int, Move]:
        sitting.told += game.told
        seat = min(game.asking)
        return seat, bots[seat].answer(sitting.chair(seat))

    return play


class Following:
    """A game of the engine's and the referee beside it."""

    def __init__(self, bridge: ModuleType, setup: Setup, chance: random.Random) -> None:
        self.bridge = bridge
        self.chance = chance
        self.spec = GAMES[setup.game]
        self.game = self.spec.new(setup, Dice(chance.randbytes(32)))
        self.referee = bridge.begin(self.game)
        self.figures = Figures(games=1)

    def play_out(self, play: Play) -> Figures:
        """Play to the end and compare at every decision."""
        game = self.game
        self.compare_positions()
        while not game.over:
            for seat in game.asking:
                self.compare_answers(seat)
            seat, move = play()
            answer = self.bridge.answer_of(game, move)
            game.play(seat, move)
            self.bridge.follow(self.referee, game, seat, answer)
            self.figures.decisions += 1
            self.figures.deeds[answer.deed] += 1
            self.compare_positions()
        ending = self.spec.outcome(game)
        told = (ending.by, ending.winners, ending.points) if ending else None
        self.same("ending", told, self.bridge.outcome(self.referee))
        return self.figures

    def same(self, what: str, engine: object, referee: object) -> None:
        if engine != referee:
            raise Disagreement(
                f"ply {self.game.ply}, {what}:\n engine  {engine}\n referee {referee}"
            )

    def compare_positions(self) -> None:
        engine, referee = self.bridge.position(self.game), self.bridge.expected(self.referee)
        self.same("parts", set(engine), set(referee))
        for part in engine:
            self.same(part, engine[part], referee[part])

    def compare_answers(self, seat: int) -> None:
        """The whole set where it is small, else some that are legal and some that nearly are."""
        game, bridge, question = self.game, self.bridge, self.game.asking[seat]
        if bridge.room(self.referee, seat) <= MOST_LISTED:
            listed = {bridge.answer_of(game, move) for move in question.moves()}
            thinkable = bridge.thinkable(self.referee, seat)
            allowed = {answer for answer in thinkable if self.referee.allows(seat, answer)}
            self.same(f"only one lists, seat {seat}", listed - allowed, allowed - listed)
            self.figures.sets += 1
            self.figures.answers += len(allowed)
            tried = self.chance.choices(sorted(allowed), k=NEARLY)
        else:
            drawn = [question.sample(self.chance.randrange) for _ in range(SAMPLED)]
            tried = [bridge.answer_of(game, move) for move in drawn]
            self.judge(seat, tried)
        self.judge(seat, [bridge.altered(answer, self.chance) for answer in tried])

    def judge(self, seat: int, tried: list[Any]) -> None:
        """Do both judge these answers alike?"""
        for answer in tried:
            engine = self.game.asking[seat].allows(self.bridge.move_of(self.game, answer))
            fits = self.bridge.well_formed(answer) and self.referee.allows(seat, answer)
            self.same(f"seat {seat}, {answer}", engine, fits)
            self.figures.answers += 1
