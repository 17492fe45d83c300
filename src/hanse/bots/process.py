"""Bots that think in a separate process, which is ended when its time is up."""

from msgspec.structs import replace

from hanse.bots.bot import Bot, Thought
from hanse.bots.context import KEY_BYTES, BotContext
from hanse.bots.process_messages import BotAnswer, ThinkRequest, Wanted
from hanse.bots.process_pool import PooledProcess, ProcessPool
from hanse.core.types import Move
from hanse.core.wire import encode

GRACE = 3.0
"""Seconds added to a bot's budget, since a low-priority process is slow on a busy machine."""

LOAD_PATIENCE = 30.0
"""Seconds a process may take to load everything, including a bot's module."""


class FailedBot(RuntimeError):
    """An error that the bot raised."""


class BotProcess(PooledProcess[BotAnswer]):
    """One process that thinks for bots."""

    run = "from hanse.bots.process_main import main; main()"
    kind = BotAnswer
    name = "a bot"

    def __init__(self) -> None:
        super().__init__()
        self.loaded: set[str] = set()
        """The bots whose modules the process has loaded."""

    def ask(self, request: ThinkRequest) -> BotAnswer:
        """Return the answer; if none comes in time, end the process and raise TimeUp."""
        if self.start(LOAD_PATIENCE):
            self.loaded = set()
        if request.bot not in self.loaded:
            loaded = self.say(replace(request, view=b""), LOAD_PATIENCE)
            if loaded.wrong:
                return loaded
            self.loaded.add(request.bot)
        return self.say(request, request.seconds + GRACE)


class BotProcesses(ProcessPool[BotProcess]):
    """A few processes that think for bots."""

    def __init__(self, count: int) -> None:
        super().__init__([BotProcess() for _ in range(count)])

    def ask(self, request: ThinkRequest) -> BotAnswer:
        with self.borrow_process() as process:
            return process.ask(request)


class DistantBot(Bot):
    """A bot that thinks in another process, given the seat's view and its events."""

    def __init__(
        self, bot: type[Bot], processes: BotProcesses, seconds: float, *, listens: bool = True
    ) -> None:
        self.name = name_of(bot)
        self.proposes = bot.proposes
        self.processes = processes
        self.seconds = seconds
        self.listens = listens
        """Whether the bot needs the events for every answer, and not only for its offers."""

    def think(self, context: BotContext) -> Thought:
        return read_thought(context, self.ask(context, "answer"))

    def answer(self, context: BotContext) -> Move:
        return self.think(context).move

    def reply(self, context: BotContext) -> Move | None:
        return self.first_move(context, "reply")

    def speak(self, context: BotContext) -> Move | None:
        return self.first_move(context, "offer")

    def first_move(self, context: BotContext, wanted: Wanted) -> Move | None:
        moves = self.ask(context, wanted).moves
        return context.spec.text.read_move(moves[0]) if moves else None

    def ask(self, context: BotContext, wanted: Wanted) -> BotAnswer:
        listens = self.listens or wanted == "offer"
        request = think_request(self.name, context, self.seconds, wanted, listens=listens)
        return check_answer(self.processes.ask(request))


def name_of(bot: type[Bot]) -> str:
    """Return the name by which another process or worker finds the bot."""
    return f"{bot.__module__}:{bot.__qualname__}"


def think_request(
    bot: str, context: BotContext, seconds: float, wanted: Wanted, *, listens: bool
) -> ThinkRequest:
    """Return the request to let this bot think elsewhere."""
    return ThinkRequest(
        context.spec.about.name,
        bot,
        context.seat,
        encode(context.view),
        context.rng.randbytes(KEY_BYTES),
        context.budget.nodes,
        seconds,
        wanted,
        encode(context.events if listens else []),
    )


def check_answer(answered: BotAnswer) -> BotAnswer:
    """Return this answer; raise FailedBot if it is an error."""
    if answered.wrong:
        raise FailedBot(answered.wrong)
    return answered


def read_thought(context: BotContext, answered: BotAnswer) -> Thought:
    """Return the thought that a bot had elsewhere; raise FailedBot if it has no move."""
    moves = tuple(context.spec.text.read_move(move) for move in answered.moves)
    if not moves:
        raise FailedBot("no answer")
    return Thought(moves, answered.value, answered.why, answered.places, answered.ends)
