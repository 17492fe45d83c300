"""The interface of a bot: `think` in full, or `answer` in short."""

from dataclasses import dataclass
from typing import ClassVar

from hanse.bots.context import BotContext
from hanse.core.errors import NoAnswer
from hanse.core.types import Move
from hanse.core.views import View


@dataclass(frozen=True, slots=True)
class Thought:
    """The move that a bot wants to make, and its reasons.

    `moves` begins with the answer to the question. The others are a plan: they are played without
    asking the bot again, as long as they are allowed and nothing has been drawn or revealed.
    `value` is the bot's estimate of its win probability, from 0 to 1. `why` holds the reasons, as
    keys of sentences. `places` are the places on the board that the plan is about. `ends` holds the
    place to which each move leads, or -1 if it leads to no other place. `instead` is the answer to
    give if this one has no effect. `doubts` are keys of sentences that name the rules of this table
    which the bot does not know.
    """

    moves: tuple[Move, ...]
    value: float | None = None
    why: tuple[str, ...] = ()
    places: tuple[int, ...] = ()
    ends: tuple[int, ...] = ()
    instead: Move | None = None
    doubts: tuple[str, ...] = ()

    @property
    def move(self) -> Move:
        """The answer to the question."""
        return self.moves[0]


class Bot:
    """A player that answers the questions put to a seat. Write `answer`, or `think` for more."""

    only: ClassVar[str] = ""
    """The only game that the bot plays, or an empty text for all games."""

    data: ClassVar[tuple[str, ...]] = ()
    """Files next to the bot's module that the bot needs, such as learned weights."""

    proposes: bool = False
    """Whether the bot makes offers at tables with people."""

    gentle: bool = False
    """Whether the bot, as a coach, spares newcomers the harder things."""

    def doubts(self, view: View) -> tuple[str, ...]:
        """Return keys of sentences that name the rules of a table which the bot does not know."""
        return ()

    def think(self, context: BotContext) -> Thought:
        """Return the answer to the context's question, with the rest of the plan."""
        return Thought((self.answer(context),))

    def answer(self, context: BotContext) -> Move:
        """Return one of the moves that the context's question allows."""
        raise NoAnswer(f"{type(self).__name__} has neither think nor answer")

    def speak(self, context: BotContext) -> Move | None:
        """Return something to say out of turn, such as an offer, or None."""
        return None

    def reply(self, context: BotContext) -> Move | None:
        """Return the reply to something said to the seat, such as an offer. None means no."""
        return self.speak(context)
