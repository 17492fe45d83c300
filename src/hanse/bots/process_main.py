"""A process that thinks for bots: it is given views as bytes, and nothing else of any game."""

import os
import sys
from importlib import import_module
from typing import BinaryIO

from hanse.bots.bot import Bot, Thought
from hanse.bots.budget import Budget
from hanse.bots.context import BotContext
from hanse.bots.process_messages import Answered, ThinkRequest, read_frame, write_frame
from hanse.bots.rng import Rng
from hanse.core.dice import Dice
from hanse.core.wire import encode
from hanse.games import GAMES

MOST_BYTES = 1 << 30
"""So much memory it may take."""


NICE = 10
"""So much it gives way to others."""


def main() -> None:
    """Answer one request after another, until the host closes the pipe."""
    limit_memory()
    give_way()
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no reply
    serve(sys.stdin.buffer, replies)


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Say that everything is loaded, then answer."""
    write_frame(replies, Answered())
    while True:
        try:
            request = read_frame(requests, ThinkRequest)
        except EOFError:
            return
        write_frame(replies, answered(request))


def answered(request: ThinkRequest) -> Answered:
    """Return what the bot thinks; whatever goes wrong in it is told, and is not the end."""
    try:
        if not request.view:
            bot_of(request.bot)
            return Answered()
        thought = think(request)
        moves = tuple(encode(move) for move in thought.moves)
        return Answered(moves, thought.value, thought.why, thought.places)
    except Exception as wrong:  # a bot may be anybody's
        return Answered(wrong=f"{type(wrong).__name__}: {wrong}"[:500])


def think(request: ThinkRequest) -> Thought:
    bot, context = bot_of(request.bot), context_of(request)
    if not request.aside:
        return bot.think(context)
    reply = bot.reply(context)
    return Thought(() if reply is None else (reply,))


def bot_of(name: str) -> Bot:
    module, _, kind = name.partition(":")
    found = getattr(import_module(module), kind)
    assert issubclass(found, Bot)
    bot: Bot = found()
    return bot


def context_of(request: ThinkRequest) -> BotContext:
    spec = GAMES[request.game]
    view = spec.see.read_view(request.view)
    question = view.asides if request.aside else view.asked.question
    budget = Budget(request.nodes, request.seconds)
    chance = Rng(Dice(request.key).below)
    return BotContext(spec, request.seat, question, lambda: view, rng=chance, budget=budget)


def limit_memory() -> None:
    """Set a bound where the system knows one."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  # there is none on Windows

        resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))


def give_way() -> None:
    """Let people come first, where the system knows an order."""
    if sys.platform != "win32":
        os.nice(NICE)


if __name__ == "__main__":
    main()
