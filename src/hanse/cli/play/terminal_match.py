"""A game with people and bots at one terminal."""

from collections.abc import Sequence
from hashlib import blake2b

from hanse.boards.registry import make_drawing
from hanse.bots.bot import Bot
from hanse.bots.context import BotContext
from hanse.bots.plans import Plans
from hanse.bots.registry import BOTS
from hanse.bots.replies import reply_of
from hanse.bots.rng import Rng
from hanse.cli.play.dialogue import Dialogue
from hanse.cli.play.end_page import score_table
from hanse.cli.play.event_log import EventLog
from hanse.cli.play.frames import Handover
from hanse.cli.play.saves import PERSON, Save
from hanse.cli.play.seat_context import SeatContext
from hanse.cli.play.terminal import LogLines, Terminal
from hanse.core.dice import Dice
from hanse.core.questions.shapes import Question
from hanse.core.types import IllegalMove, Move, Seat
from hanse.match.match import Match
from hanse.words import Words
from hanse.words.story import Story

MAX_REPLIES = 8
"""The maximum number of offers that a bot answers in a row."""
SAVED = ("terminal-saved", "terminal-chance-shown")
"""Sentences about the record, shown after the end."""


class Chance:
    """A bot's source of chance, from the game's key and the number of its entries.

    So bots play the same moves in a resumed game.
    """

    def __init__(self, key: bytes, seat: Seat) -> None:
        self.key = key
        self.seat = seat
        self.dice = Dice(key)

    def turn_to(self, entries: int) -> None:
        name = f"seat {self.seat}, entry {entries}".encode()
        self.dice = Dice(blake2b(name, key=self.key, digest_size=32).digest())

    def below(self, n: int) -> int:
        return self.dice.below(n)


class TerminalMatch:
    """The match, its people, the terminal, and the file that stores it all."""

    def __init__(
        self,
        match: Match,
        who: Sequence[str],
        *,
        words: Words,
        terminal: Terminal,
        event_log: EventLog,
        save: Save,
        key: bytes,
        confirms: bool = False,
        tells_goal: bool = False,
    ) -> None:
        self.match = match
        self.who = who
        self.words = words
        self.terminal = terminal
        self.event_log = event_log
        self.save = save
        self.confirms = confirms
        self.tells_goal = tells_goal
        """Whether to show the aim before the first question."""
        self.ahead = ""
        """Input that a player typed at a page, before the next question was shown."""
        self.names = match.record.about.names
        self.chances = [Chance(key, seat) for seat in range(len(who))]
        self.bots: dict[Seat, Bot] = {
            seat: BOTS[name](match.spec.about.name)
            for seat, name in enumerate(who)
            if name != PERSON
        }
        self.plans = Plans()
        self.people = [seat for seat, name in enumerate(who) if name == PERSON]
        self.at: Seat = self.people[0] if len(self.people) == 1 else -1
        """The seat at the keyboard."""

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        while not self.match.game.over:
            seat = self.next_seat()
            if seat in self.bots:
                self.play(seat, self.bot_move(seat))
            else:
                self.ask_person(seat)
        self.end()

    def next_seat(self) -> Seat:
        """Return the seat to answer next: bots first, then the person at the keyboard."""
        asked: list[Seat] = sorted(self.match.game.asking)
        waiting = [seat for seat in asked if seat in self.bots]
        return (waiting or [seat for seat in asked if seat == self.at] or asked)[0]

    def bot_move(self, seat: Seat) -> Move:
        """Return the bot's move; a random one if the bot gives no valid answer."""
        match = self.match
        question: Question = match.game.asking[seat]
        try:
            move = self.plans.next_move(self.bots[seat], self.bot_context(seat, question))
        except LookupError:
            move = None
        if move is None or not question.allows(move):
            return question.sample(self.chances[seat].below)
        return move

    def bot_context(self, seat: Seat, question: Question) -> BotContext:
        match = self.match
        self.chances[seat].turn_to(len(match.record.entries))
        return BotContext(
            match.spec,
            seat,
            question,
            lambda: match.spec.see.view(match.game, seat),
            rng=Rng(self.chances[seat].below),
            listen=lambda: self.event_log.events_for(seat),
        )

    def hear_replies(self) -> None:
        """Let every bot answer the asides that await its reply."""
        match = self.match
        for seat, bot in self.bots.items():
            for _ in range(MAX_REPLIES):
                menu = match.game.asides(seat)
                reply = reply_of(bot, self.bot_context(seat, menu), match.game) if menu else None
                if reply is None:
                    break
                self.play(seat, reply)

    def ask_person(self, seat: Seat) -> None:
        """Ask a person, and ask again after a refusal."""
        if seat != self.at:
            self.terminal.cover(self.words, self.names[seat])
            self.at = seat
        context = self.context_of(seat)
        found = self.answer(context)
        if isinstance(found, Handover):
            if context.must_answer:
                self.hand_over(context, found.to)
            return
        try:
            self.play(seat, found)
            self.hear_replies()
        except IllegalMove as wrong:
            title = self.words.say("terminal-title-why")
            self.ahead = self.terminal.page(self.words, title, [context.rule_broken(wrong.rule)])

    def answer(self, context: SeatContext) -> Move | Handover:
        unread_lines = len(self.event_log.unread_lines(context.story))
        news = LogLines(self.event_log.lines(context.story), unread_lines)
        self.event_log.mark_read(context.seat)
        if self.tells_goal:
            self.tells_goal = False
            title = context.say("terminal-title-goal")
            self.ahead = self.terminal.page(self.words, title, context.drawing.goal())
        ahead, self.ahead = self.ahead, ""
        way_back = self.match.way_back(context.seat)
        return Dialogue(
            context, self.terminal, news, way_back, confirms=self.confirms, ahead=ahead
        ).answer()

    def hand_over(self, host: SeatContext, name: str) -> None:
        """Pass the keyboard to another player for an aside."""
        others = [seat for seat in self.people if seat != host.seat]
        called = [seat for seat in others if self.names[seat].lower() == name.lower()]
        guest = others[0] if len(others) == 1 and not name else next(iter(called), None)
        if guest is None:
            self.terminal.page(self.words, host.say("terminal-nobody", name=name), [])
        elif self.match.game.asides(guest) is None and guest not in self.match.game.asking:
            self.terminal.page(self.words, host.say("terminal-no-offers"), [])
        else:
            self.ask_person(guest)

    def context_of(self, seat: Seat) -> SeatContext:
        spec = self.match.spec
        story = Story(self.match.record.setup, self.words, self.names, seat, reader=seat)
        view = spec.see.view(self.match.game, seat)
        return SeatContext(
            spec,
            seat,
            view,
            story,
            make_drawing(spec, view, story, self.event_log.events_for(seat)),
        )

    def play(self, seat: Seat, move: Move) -> None:
        before = self.match.game.copy()
        played = self.match.play(seat, move)
        self.plans.watch(self.match.spec, seat, move, played.events, played.entry.draws)
        self.save.add(played.entry, before, self.match.game)
        self.event_log.add(played, self.match.game.ply)

    def end(self) -> None:
        """Show the last lines of the log, the result, and the path of the record."""
        viewer = self.people[0] if len(self.people) == 1 else -1
        story = Story(self.match.record.setup, self.words, self.names, viewer, reader=viewer)
        lines = [*self.event_log.unread_lines(story)[-20:], "", *score_table(self.match, story)]
        saved_lines = [self.words.say(key, file=str(self.save.path)) for key in SAVED]
        self.terminal.close()
        self.terminal.print_lines([*lines, "", *saved_lines])
