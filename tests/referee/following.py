"""Following a game with a second referee: every set of answers, position and ending is compared."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from hanse.bots.bot_game import BotGame
from hanse.bots.registry import BOTS
from hanse.core.dice import Dice
from hanse.core.questions.shapes import Menu
from hanse.core.setup import Setup
from hanse.core.types import Move, name_of
from hanse.games import GAMES
from hanse.laws.positions import options_of

SAMPLED = 50
"""So many of the engine's answers and of guesses, where there are too many to list."""
NEARLY = 5
"""So many answers beside legal ones, where all are listed."""
SELDOM = 0.05
"""How often so many offers are sampled, and not only a few."""

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
    chances = [chance.randrange] * game.seats
    bot_game = BotGame(GAMES[name], game, [breed(name) for _ in chances], chances)

    def play() -> tuple[int, Move]:
        bot_game.all_events += game.events
        seat = min(game.asking)
        return seat, bot_game.choose(seat)

    return play


def talking(game: Any, chance: random.Random, inner: Play) -> Play:
    """Now and then somebody says something out of turn; what can be accepted often is."""

    def play() -> tuple[int, Move]:
        seat = chance.randrange(game.seats)
        asides = game.asides(seat) if chance.random() < 0.3 else None
        if asides is None:
            return inner()
        deals = [option for option in asides.options if option.rule == "K-DEAL-01"]
        option = chance.choice(deals[:1] + list(asides.options))
        return seat, option.sample(chance.randrange)

    return play


class Following:
    """A game of the engine's and the referee beside it."""

    def __init__(self, bridge: ModuleType, setup: Setup, chance: random.Random) -> None:
        self.bridge = bridge
        self.chance = chance
        self.spec = GAMES[setup.game]
        self.game = self.spec.play.new(setup, Dice(chance.randbytes(32)))
        self.referee = bridge.begin(self.game)
        self.figures = Figures(games=1)

    def play_out(self, play: Play) -> Figures:
        """Play to the end and compare at every decision."""
        game = self.game
        self.compare_positions()
        while not game.over:
            for seat in game.asking:
                self.compare_answers(seat)
            if hasattr(self.bridge, "guess_offer"):
                self.compare_talk(self.chance.randrange(game.seats))
            seat, move = play()
            self.follow(seat, move)
            self.compare_positions()
        ending = self.spec.play.outcome(game)
        told = (ending.by, ending.winners, ending.points) if ending else None
        self.same("ending", told, self.bridge.outcome(self.referee))
        return self.figures

    def follow(self, seat: int, move: Move) -> None:
        """Both play it."""
        answer = self.said(move)
        self.game.play(seat, move)
        self.bridge.follow(self.referee, self.game, seat, answer)
        self.figures.decisions += 1
        self.figures.deeds[answer.deed] += 1

    def same(self, what: str, engine: object, referee: object) -> None:
        if engine != referee:
            raise Disagreement(
                f"{self.game.setup}, ply {self.game.ply}, {what}:\n"
                f" engine  {engine}\n referee {referee}"
            )

    def compare_positions(self) -> None:
        engine, referee = self.bridge.position(self.game), self.bridge.expected(self.referee)
        self.same("parts", set(engine), set(referee))
        for part in engine:
            self.same(part, engine[part], referee[part])

    def compare_answers(self, seat: int) -> None:
        """The whole set; of a deed with too many answers some, and some that nearly are."""
        bridge, referee, chance = self.bridge, self.referee, self.chance
        many = bridge.too_many(referee, seat)
        options = options_of(self.game.asking[seat])
        big = [option for option in options if option.move in map(bridge.BIG.get, many)]
        few = [option for option in options if option not in big]
        listed = {self.said(move) for option in few for move in option.moves()}
        thinkable = bridge.thinkable(referee, seat, many)
        allowed = {answer for answer in thinkable if referee.allows(seat, answer)}
        self.same(f"only one lists, seat {seat}", listed - allowed, allowed - listed)
        self.figures.sets += not many
        self.figures.answers += len(allowed)
        tried = chance.choices(sorted(allowed), k=NEARLY) if allowed else []
        if many:
            drawn = [option.sample(chance.randrange) for option in big for _ in range(SAMPLED)]
            tried += [self.said(move) for move in drawn]
            tried += [bridge.guess(referee, seat, m, chance) for m in many for _ in range(SAMPLED)]
            self.judge(seat, tried)
        self.judge(seat, [bridge.altered(answer, chance) for answer in tried])

    def compare_talk(self, seat: int) -> None:
        """What a seat may say out of turn: every answer to an offer, and some offers."""
        bridge, chance = self.bridge, self.chance
        asides = self.game.asides(seat)
        options = asides.options if asides else ()
        small = [option for option in options if option.move.__name__ != "Offer"]
        listed = {self.said(move) for option in small for move in option.moves()}
        tries = bridge.replies(self.referee)
        allowed = {answer for answer in tries if self.referee.allows(seat, answer)}
        self.same(f"only one lets seat {seat} say", listed - allowed, allowed - listed)
        often = SAMPLED if chance.random() < SELDOM else 2
        big = [option for option in options if option not in small]
        tried = [self.said(o.sample(chance.randrange)) for o in big for _ in range(often)]
        tried += [bridge.guess_offer(self.referee, seat, chance) for _ in range(often)]
        tried += [bridge.altered(answer, chance) for answer in tried]
        self.judge(seat, tried, asides)

    def said(self, move: Move) -> Any:
        """The move in the referee's words."""
        return self.bridge.answer_of(self.game, move)

    def judge(self, seat: int, tried: list[Any], asides: Menu | None = None) -> None:
        """Do both judge these answers alike?"""
        for answer in tried:
            asked = asides or self.game.asking.get(seat)
            engine = bool(asked) and asked.allows(self.bridge.move_of(self.game, answer))
            fits = self.bridge.well_formed(answer) and self.referee.allows(seat, answer)
            self.same(f"seat {seat}, {answer}", engine, fits)
            self.figures.answers += 1
