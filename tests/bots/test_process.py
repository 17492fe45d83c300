"""Bots in a process of their own: given a view alone, and ended when their time is up."""

import os
import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import chain
from pathlib import Path
from random import Random
from threading import Thread
from time import monotonic, sleep

import psutil
import pytest

from hanse.bots.bot import Bot
from hanse.bots.context import BotContext
from hanse.bots.kogge.builder import Builder
from hanse.bots.kogge.captain import Captain
from hanse.bots.process import BotProcesses, DistantBot, FailedBot
from hanse.bots.rng import Rng
from hanse.bots.running_process import MAX_LINE_LENGTH, TimeUp
from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.core.types import Event, Move
from hanse.core.wire import encode
from tests.bots.tables import positions

ENOUGH = 2
"""So many offers are compared."""

HELD = 120.0
"""Seconds for which what a bot has forked holds its pipes."""


class Sleeper(Bot):
    """Never returns."""

    def answer(self, context: BotContext) -> Move:
        while True:
            sleep(1)


class Glutton(Bot):
    """Eats memory."""

    def answer(self, context: BotContext) -> Move:
        eaten = []
        while True:
            eaten.append(bytearray(1 << 26))


class Chatterbox(Bot):
    """Prints, and answers by chance."""

    def answer(self, context: BotContext) -> Move:
        print("x" * 10_000)
        return context.question.sample(context.rng.below)


class Listener(Bot):
    """Says what it was told, as a mistake."""

    def answer(self, context: BotContext) -> Move:
        raise ValueError(digest(context.events))


class Quitter(Bot):
    """Ends its process."""

    def answer(self, context: BotContext) -> Move:
        os._exit(3)


class Leaver(Bot):
    """Wants to end its process, and is not let."""

    def answer(self, context: BotContext) -> Move:
        sys.exit("Moin")


class Forker(Bot):
    """Starts a process that holds all its pipes, and never returns."""

    def answer(self, context: BotContext) -> Move:
        if not os.fork():
            self.begin()
        sleep(HELD)
        os._exit(0)

    def begin(self) -> None:
        Path(os.environ["FORKED"]).write_text(str(os.getpid()))


class Escaper(Forker):
    """What it starts leaves the group of processes."""

    def begin(self) -> None:
        os.setsid()


def digest(told: list[Event]) -> str:
    return f"{len(told)} events, {sha256(encode(told)).hexdigest()}"


@pytest.fixture(scope="module")
def processes() -> Iterator[BotProcesses]:
    found = BotProcesses(1)
    yield found
    found.close()


def contexts(count: int) -> Iterator[BotContext]:
    for at, bot_game in enumerate(positions(Setup("kogge", 3), "builder", 4)):
        if at % 11 == 0:
            yield bot_game.context(min(bot_game.game.asking))
        if at > 11 * count:
            return


def test_a_distant_bot_answers_as_one_here(processes: BotProcesses) -> None:
    """It is given the view as bytes, and chance by a key drawn from its own."""
    distant = DistantBot(Builder, processes, 20.0)
    for context in contexts(12):
        context.rng = Rng(Random(7).randrange)
        key = Rng(Random(7).randrange).randbytes(32)
        move = distant.answer(context)
        context.rng = Rng(Dice(key).below)
        assert move == Builder().answer(context)


def test_a_distant_bot_offers_as_one_here(processes: BotProcesses) -> None:
    """It knows what it has offered in this round, and does not offer it again."""
    distant, made = DistantBot(Captain, processes, 20.0, listens=False), 0
    games = (positions(Setup("kogge", 4), "builder", seed) for seed in range(500, 520))
    for bot_game in chain.from_iterable(games):
        seat = min(bot_game.game.asking)
        menu = bot_game.game.asides(seat)
        if menu is None:
            continue
        context = bot_game.context(seat, menu)
        context.rng = Rng(Random(7).randrange)
        found = distant.speak(context)
        context.rng = Rng(Dice(Rng(Random(7).randrange).randbytes(32)).below)
        assert found == Captain().speak(context)
        if found is not None:
            made += 1
            bot_game.play(seat, found)
        if made == ENOUGH:
            return
    raise AssertionError("nobody has anything to offer")


def test_a_distant_bot_hears_what_its_seat_was_told(processes: BotProcesses) -> None:
    for context in contexts(3):
        expected = re.escape(digest(context.events))
        with pytest.raises(FailedBot, match=expected):
            DistantBot(Listener, processes, 20.0).answer(context)
        with pytest.raises(FailedBot, match="0 events"):
            DistantBot(Listener, processes, 20.0, listens=False).answer(context)


def test_what_a_bot_prints_is_no_answer(
    processes: BotProcesses, caplog: pytest.LogCaptureFixture
) -> None:
    """It goes into the log, a part of each line and of the lines."""
    caplog.set_level("INFO")
    context = next(contexts(1))
    for _ in range(3):
        move = DistantBot(Chatterbox, processes, 20.0).answer(context)
        assert context.question.allows(move)
    end = monotonic() + 20
    while len(caplog.messages) < 3:
        assert monotonic() < end, "nothing is told"
        sleep(0.05)
    assert set(caplog.messages) == {"printed by a bot: " + "x" * MAX_LINE_LENGTH}


def test_a_bot_that_never_returns_is_ended(processes: BotProcesses) -> None:
    context = next(contexts(1))
    DistantBot(Builder, processes, 20.0).answer(context)
    start = monotonic()
    with pytest.raises(TimeUp):
        DistantBot(Sleeper, processes, 0.5).answer(context)
    assert monotonic() - start < 8
    assert context.question.allows(DistantBot(Builder, processes, 20.0).answer(context))


def test_a_bot_that_eats_memory_is_stopped(processes: BotProcesses) -> None:
    context = next(contexts(1))
    with pytest.raises((FailedBot, TimeUp)):
        DistantBot(Glutton, processes, 20.0).answer(context)
    assert context.question.allows(DistantBot(Builder, processes, 20.0).answer(context))


def test_a_bot_that_ends_its_process_ends_nothing_else(processes: BotProcesses) -> None:
    context = next(contexts(1))
    with pytest.raises(TimeUp, match=r"ended \(3\)"):
        DistantBot(Quitter, processes, 20.0).answer(context)
    assert context.question.allows(DistantBot(Builder, processes, 20.0).answer(context))


def test_a_bot_that_wants_to_leave_has_failed(processes: BotProcesses) -> None:
    with pytest.raises(FailedBot, match="SystemExit: Moin"):
        DistantBot(Leaver, processes, 20.0).answer(next(contexts(1)))


def is_gone(pid: int) -> bool:
    """Return whether it has ended, also if nobody has asked how."""
    try:
        return psutil.Process(pid).status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


@pytest.mark.skipif(sys.platform == "win32", reason="it has no fork")
@pytest.mark.parametrize("bot", [Forker, Escaper])
def test_what_a_bot_has_forked_holds_up_nobody(
    bot: type[Bot], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has the pipes of the process that is ended."""
    monkeypatch.setenv("FORKED", str(tmp_path / "forked"))
    processes, context = BotProcesses(1), next(contexts(1))
    DistantBot(Builder, processes, 20.0).answer(context)
    start = monotonic()
    with pytest.raises(TimeUp):
        DistantBot(bot, processes, 0.5).answer(context)
    assert context.question.allows(DistantBot(Builder, processes, 20.0).answer(context))
    processes.close()
    assert monotonic() - start < HELD / 2
    if bot is Forker:
        assert is_gone(int((tmp_path / "forked").read_text()))


@pytest.mark.skipif(sys.platform == "win32", reason="it has neither sessions nor niceness")
def test_a_process_gives_way_within_the_session_of_the_server(processes: BotProcesses) -> None:
    """Linux shares the processor out among sessions first, however nice their processes are."""
    DistantBot(Builder, processes, 20.0).answer(next(contexts(1)))
    child = next(one.running for one in processes.all if one.running).process.pid
    assert os.getsid(child) == os.getsid(0)
    assert os.getpgid(child) == child
    assert psutil.Process(child).nice() > psutil.Process().nice()


def test_whoever_waits_is_told_when_all_processes_are_ended() -> None:
    """One is thinking, another waits for his turn: neither holds up the end."""
    processes = BotProcesses(1)
    context = next(contexts(1))
    DistantBot(Builder, processes, 20.0).answer(context)
    told: list[type[Exception]] = []

    def ask() -> None:
        try:
            DistantBot(Sleeper, processes, 60.0).answer(context)
        except TimeUp as wrong:
            told.append(type(wrong))

    askers = [Thread(target=ask) for _ in range(2)]
    for asker in askers:
        asker.start()
    sleep(0.5)
    processes.close()
    for asker in askers:
        asker.join(20)
    assert told == [TimeUp, TimeUp]
    assert all(process.running is None for process in processes.all)
