"""Bots answer what is said to them out of turn, such as an offer: nobody waits in vain."""

from hanse.bots.bot import Bot
from hanse.bots.context import BotContext
from hanse.core.game import Game
from hanse.core.types import IllegalMove, Move


def reply_of(bot: Bot, context: BotContext, game: Game) -> Move | None:
    """Return what a bot says to what was said to its seat; nothing, if nothing was.

    A bot that says nothing to it, or nothing that is allowed, has said no.
    """
    plain: Move | None = context.spec.play.plain_reply(game, context.seat)
    if plain is None:
        return None
    try:
        move = bot.reply(context)
    except (LookupError, NotImplementedError):
        return plain
    return move if move is not None and settles(context, game, move, plain) else plain


def settles(context: BotContext, game: Game, move: Move, plain: Move) -> bool:
    """Is this allowed, and is what was said then answered?"""
    trial = game.copy()
    try:
        trial.play(context.seat, move)
    except IllegalMove:
        return False
    return bool(context.spec.play.plain_reply(trial, context.seat) != plain)
