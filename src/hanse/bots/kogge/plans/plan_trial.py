"""Plans tried in an imagined game: forbidden moves are skipped, and others answer simply."""

from dataclasses import dataclass, replace

from hanse.bots.kogge.answers.builder_view import BuilderView
from hanse.bots.kogge.answers.rounds import bid as plain_bid
from hanse.bots.kogge.value.learned_value import Value
from hanse.core.dice import Dice
from hanse.core.questions.shapes import Bag
from hanse.core.types import Move, Seat
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.actions.turn_actions import Acting
from hanse.games.kogge.default_answer import default_answer
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Bid, EndTurn, MoveGuild, PickStart
from hanse.games.kogge.phases.auction import Auction
from hanse.games.kogge.phases.guildmaster import GuildMaster
from hanse.games.kogge.spec import SPEC
from hanse.games.kogge.table import NONE

MAX_ANSWERS = 30
"""The maximum number of answers in a turn."""


@dataclass(frozen=True, slots=True)
class PlanTrial:
    """The moves of a plan that were allowed, and the resulting win probability."""

    moves: tuple[Move, ...]
    win_chance: float
    """The mean win probability over the games in which the moves were tried."""
    after: Kogge
    """The position at the end of the first of these games."""
    places: tuple[int, ...] = ()
    """The cities to which the moves lead."""
    games: int = 1

    def with_win_chance(self, win_chance: float) -> "PlanTrial":
        """Return the trial with the result of one more game."""
        mean = (self.win_chance * self.games + win_chance) / (self.games + 1)
        return replace(self, win_chance=mean, games=self.games + 1)


class Places:
    """The cities that a plan leads to, for the seat's cog or the guild master."""

    def __init__(self, game: Kogge, seat: Seat) -> None:
        self.seat = seat
        self.cog, self.guild = game.table.cogs[seat], game.table.guild
        self.found: list[int] = []

    def note(self, game: Kogge, move: Move) -> None:
        """Add the place to which this move led."""
        table = game.table
        if isinstance(move, PickStart):
            self.found.append(move.value)
        if table.cogs[self.seat] != self.cog:
            self.cog = table.cogs[self.seat]
            self.found.append(self.cog)
        if isinstance(move, MoveGuild) and table.guild != self.guild:
            self.found.append(table.guild)

    def cities(self) -> tuple[int, ...]:
        """Return the cities in order, or the city of the seat's cog if no move led elsewhere."""
        return tuple(self.found) or ((self.cog,) if self.cog != NONE else ())


class PlanTrials:
    """An imagined game in which a seat tries its plans."""

    def __init__(self, game: Kogge, seat: Seat, value: Value) -> None:
        self.game = game
        self.seat = seat
        self.value = value
        self.bids: dict[Seat, Move] = {}

    def play(self, plan: tuple[Move, ...]) -> PlanTrial:
        """Play a plan and its consequences up to the next turn, bid or walk of the guild master."""
        game = self.game.copy()
        seat, played = self.seat, []
        places = Places(game, seat)
        for move in plan:
            question = game.asking.get(seat)
            if question is None:
                break
            if question.allows(move):
                game.play_unchecked(seat, move)
                played.append(move)
                places.note(game, move)
        self.settle(game)
        return PlanTrial(tuple(played), self.value.win_chance(game, seat), game, places.cities())

    def settle(self, game: Kogge) -> None:
        for _ in range(MAX_ANSWERS):
            if game.over or self.is_at_rest(game):
                return
            seat = min(game.asking)
            game.play_unchecked(seat, self.answer(game, seat))

    def is_at_rest(self, game: Kogge) -> bool:
        """Return whether a new decision has begun that the value can judge."""
        step = game.agenda[-1]
        if isinstance(step, Auction):
            return self.seat in game.table.order[step.at :] or not any(game.table.bids)
        if isinstance(step, Sailing):
            return step.steps == 0 and step.seat != self.seat
        return isinstance(step, GuildMaster)

    def answer(self, game: Kogge, seat: Seat) -> Move:
        """Return a plain answer; another seat's bid is found once for all plans."""
        question = game.asking[seat]
        if isinstance(question, Bag) and question.move is Bid:
            if seat not in self.bids:
                self.bids[seat] = self.bid_of(game, question, seat)
            if question.allows(self.bids[seat]):
                return self.bids[seat]
        if isinstance(game.agenda[-1], Acting) and question.allows(EndTurn()):
            return EndTurn()
        return default_answer(game, seat)

    def bid_of(self, game: Kogge, question: Bag, seat: Seat) -> Move:
        view = BuilderView(SPEC.see.view(game, seat))
        return plain_bid(question, view, Dice(b"bids").below)
