"""Bots that think in a process of their own, which is ended when its time is up."""

from contextlib import suppress
from queue import Empty, LifoQueue

from msgspec.structs import replace

from hanse.bots.bot import Bot, Thought
from hanse.bots.context import KEY_BYTES, BotContext
from hanse.bots.process_messages import Answered, ThinkRequest, Wanted
from hanse.bots.running_process import RunningProcess, TimeUp
from hanse.core.types import Move
from hanse.core.wire import encode

GRACE = 3.0
"""So much longer than its budget a bot may take: it gives way, so on a busy machine it is slow."""

FIRST = 30.0
"""So long a process may take until it has loaded everything, and then a bot's module."""


CLOSING = 2.0
"""So long one that is thinking is waited for when all are ended."""


class FailedBot(RuntimeError):
    """The bot raised something."""


class BotProcess:
    """One process; after it was ended, the next request starts another."""

    def __init__(self) -> None:
        self.running: RunningProcess | None = None
        self.loaded: set[str] = set()
        """The bots whose modules it has loaded."""

    def ask(self, request: ThinkRequest) -> Answered:
        """Return the answer; raise TimeUp, and end the process, if there is none in time."""
        if self.running is None:
            self.running, self.loaded = RunningProcess(), set()
            self.told(FIRST)
        if request.bot not in self.loaded:
            loaded = self.say(replace(request, view=b""), FIRST)
            if loaded.wrong:
                return loaded
            self.loaded.add(request.bot)
        return self.say(request, request.seconds + GRACE)

    def say(self, request: ThinkRequest, patience: float) -> Answered:
        """Send a request, and return what the process says to it."""
        assert self.running is not None
        self.running.requests.put(request)
        return self.told(patience)

    def told(self, patience: float) -> Answered:
        """Return what the process says next; end it if that takes longer."""
        assert self.running is not None
        try:
            return self.running.told(patience)
        except TimeUp:
            self.end()
            raise

    def kill(self) -> None:
        """Let whoever waits for an answer wait no longer."""
        running = self.running
        if running is not None:
            running.kill()

    def end(self) -> None:
        running, self.running = self.running, None
        if running is not None:
            running.kill()


class BotProcesses:
    """A few processes; whoever asks has one to himself until it has answered."""

    def __init__(self, count: int) -> None:
        self.all = [BotProcess() for _ in range(count)]
        self.free: LifoQueue[BotProcess] = LifoQueue()
        self.closed = False
        for one in self.all:
            self.free.put(one)

    def ask(self, request: ThinkRequest) -> Answered:
        process = self.free.get()
        try:
            if self.closed:
                raise TimeUp("no more questions are answered")
            return process.ask(request)
        finally:
            self.free.put(process)

    def close(self) -> None:
        """End all processes; whoever has one gives it back first."""
        self.closed = True
        for process in self.all:
            process.kill()
        ended = list[BotProcess]()
        with suppress(Empty):
            for _ in self.all:
                ended.append(self.free.get(timeout=CLOSING))
                ended[-1].end()
        for process in ended:  # for those who still wait for one
            self.free.put(process)


class DistantBot(Bot):
    """A bot that thinks in another process, given the seat's view and what the seat was told."""

    def __init__(
        self, bot: type[Bot], processes: BotProcesses, seconds: float, *, listens: bool = True
    ) -> None:
        self.name = f"{bot.__module__}:{bot.__qualname__}"
        self.proposes = bot.proposes
        self.processes = processes
        self.seconds = seconds
        self.listens = listens
        """Does it want to know what was told for every answer, and not only for its offers?"""

    def think(self, context: BotContext) -> Thought:
        told = self.ask(context, "answer")
        moves = tuple(context.spec.text.read_move(move) for move in told.moves)
        if not moves:
            raise FailedBot("no answer")
        return Thought(moves, told.value, told.why, told.places, told.ends)

    def answer(self, context: BotContext) -> Move:
        return self.think(context).move

    def reply(self, context: BotContext) -> Move | None:
        return self.said(context, "reply")

    def speak(self, context: BotContext) -> Move | None:
        return self.said(context, "offer")

    def said(self, context: BotContext, wanted: Wanted) -> Move | None:
        moves = self.ask(context, wanted).moves
        return context.spec.text.read_move(moves[0]) if moves else None

    def ask(self, context: BotContext, wanted: Wanted) -> Answered:
        told = context.told if self.listens or wanted == "offer" else []
        request = ThinkRequest(
            context.spec.about.name,
            self.name,
            context.seat,
            encode(context.view),
            context.rng.randbytes(KEY_BYTES),
            context.budget.nodes,
            self.seconds,
            wanted,
            encode(told),
        )
        answered = self.processes.ask(request)
        if answered.wrong:
            raise FailedBot(answered.wrong)
        return answered
