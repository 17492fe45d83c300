"""Replies of bots to asides, such as offers, so that nobody waits in vain."""

from hanse.bots.bot import Bot
from hanse.bots.context import BotContext
from hanse.core.game import Game
from hanse.core.types import IllegalMove, Move


def reply_of(bot: Bot, context: BotContext, game: Game) -> Move | None:
    """Return the bot's reply to something said to its seat, or None if nothing was said.

    A bot that gives no reply, or only a forbidden one, has said no.
    """
    plain: Move | None = context.spec.play.plain_reply(game, context.seat)
    if plain is None:
        return None
    try:
        move = bot.reply(context)
    except (LookupError, NotImplementedError):
        return plain
    return move if move is not None and is_reply(context, game, move, plain) else plain


def is_reply(context: BotContext, game: Game, move: Move, plain: Move) -> bool:
    """Return whether the move is allowed and answers what was said."""
    trial = game.copy()
    try:
        trial.play(context.seat, move)
    except IllegalMove:
        return False
    return bool(context.spec.play.plain_reply(trial, context.seat) != plain)
