"""The main module of a process that thinks for bots, given only a seat's view and events."""

import sys
from collections.abc import Callable
from functools import cache, reduce
from importlib import import_module
from operator import or_

from hanse.bots.bot import Bot, Thought
from hanse.bots.budget import Budget
from hanse.bots.child_process import give_way, serve
from hanse.bots.context import BotContext
from hanse.bots.process_messages import BotAnswer, ThinkRequest
from hanse.bots.rng import Rng
from hanse.core.dice import Dice
from hanse.core.match_moves import MATCH_EVENTS
from hanse.core.takeback import TakenBack
from hanse.core.types import Event
from hanse.core.wire import encode, reader
from hanse.games import GAMES

MAX_BYTES = 1 << 30
"""The memory limit of the process, in bytes."""


def main() -> None:
    """Answer one request after another, until the host closes the pipe."""
    limit_memory()
    give_way()
    serve(ThinkRequest, answer_request, BotAnswer())


def answer_request(request: ThinkRequest) -> BotAnswer:
    """Return the bot's thoughts, or its error, which must not end this process."""
    try:
        if not request.view:
            bot_of(request.bot)
            return BotAnswer()
        thought = think(request)
        moves = tuple(encode(move) for move in thought.moves)
        return BotAnswer(moves, thought.value, thought.why, thought.places, thought.ends)
    except (Exception, SystemExit) as wrong:  # a bot may be third-party code
        return BotAnswer(wrong=f"{type(wrong).__name__}: {wrong}"[:500])


def think(request: ThinkRequest) -> Thought:
    bot, context = bot_of(request.bot), context_of(request)
    if request.wanted == "answer":
        return bot.think(context)
    said = bot.reply(context) if request.wanted == "reply" else bot.speak(context)
    return Thought(() if said is None else (said,))


def bot_of(name: str) -> Bot:
    module, _, kind = name.partition(":")
    found = getattr(import_module(module), kind)
    assert issubclass(found, Bot)
    bot: Bot = found()
    return bot


def context_of(request: ThinkRequest) -> BotContext:
    spec = GAMES[request.game]
    view = spec.see.read_view(request.view)
    return BotContext(
        spec,
        request.seat,
        view.asked.question if request.wanted == "answer" else view.asides,
        lambda: view,
        rng=Rng(Dice(request.key).below),
        listen=lambda: event_reader(request.game)(request.events),
        budget=Budget(request.nodes, request.seconds),
    )


@cache
def event_reader(game: str) -> Callable[[bytes], list[Event]]:
    """Return a reader for every event of a game."""
    about = GAMES[game].about
    kinds = reduce(or_, (*about.events, TakenBack, *MATCH_EVENTS))
    return reader(list[kinds], about.moves)  # type: ignore[valid-type]  # known when it runs


def limit_memory() -> None:
    """Limit the memory of this process where the system supports it."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  # there is none on Windows

        resource.setrlimit(resource.RLIMIT_AS, (MAX_BYTES, MAX_BYTES))


if __name__ == "__main__":
    main()
