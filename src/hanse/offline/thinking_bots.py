"""Bots whose answers and offers are found by the thinker, so that tables are never blocked."""

from msgspec import msgpack

from hanse.bots.bot import Bot, Thought
from hanse.bots.context import BotContext
from hanse.bots.process import check_answer, name_of, read_thought, think_request
from hanse.bots.process_messages import BotAnswer, Wanted
from hanse.bots.registry import BOTS
from hanse.core.types import Move, Seat
from hanse.offline.thinker import BotThought, Think
from hanse.tables.bot_turns.bot_answers import BotAnswers
from hanse.tables.bot_turns.bot_room import MAX_SECONDS, context_for
from hanse.tables.live.live import Live


class ReadyBot(Bot):
    """A bot that has thought already."""

    def __init__(self, thought: Thought) -> None:
        self.thought = thought

    def think(self, context: BotContext) -> Thought:
        return self.thought


class ThinkingBots(BotAnswers):
    """Bots' answers, found by the thinker; replies take no time, so they are found here."""

    def __init__(self, think: Think) -> None:
        super().__init__()
        self.think = think

    async def offer(self, live: Live, seat: Seat, name: str) -> Move | None:
        match = live.match
        bot, menu = type(BOTS[name](match.spec.about.name)), match.game.asides(seat)
        if not bot.proposes or menu is None:
            return None
        try:
            context = context_for(match, seat, self.chance.randrange, menu)
            moves = (await self.ask(bot, context, "offer")).moves
            said = match.spec.text.read_move(moves[0]) if moves else None
        except Exception as wrong:
            self.log_bot_failure(live, seat, name, wrong)
            return None
        return said if said is not None and menu.allows(said) else None

    async def answer(self, live: Live, seat: Seat, name: str) -> list[Move]:
        match = live.match
        try:
            live.plans.follow(match)
            context = context_for(match, seat, self.chance.randrange)
            bot = BOTS[name](match.spec.about.name)
            if not live.plans.has_move(context):
                found = await self.ask(type(bot), context, "answer")
                bot = ReadyBot(read_thought(context, found))
            move = live.plans.next_move(bot, context)
            return [move] if context.question.allows(move) else []
        except Exception as wrong:
            self.log_bot_failure(live, seat, name, wrong)
            return []

    async def ask(self, bot: type[Bot], context: BotContext, wanted: Wanted) -> BotAnswer:
        listens = wanted == "offer"
        request = think_request(name_of(bot), context, MAX_SECONDS, wanted, listens=listens)
        answered = await self.think(msgpack.encode(BotThought(request)))
        return check_answer(msgpack.decode(answered, type=BotAnswer))
