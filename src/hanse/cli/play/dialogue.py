"""A dialogue about one question, which is repeated until the person answers."""

from dataclasses import replace
from itertools import islice

from hanse.cli.play.commands import command_words
from hanse.cli.play.composer import reset_frame
from hanse.cli.play.confirmation import Confirmation
from hanse.cli.play.frames import Back, Frame, Handover, Outcome, Prompt, Stay
from hanse.cli.play.keyboard import complete_from
from hanse.cli.play.mistakes import why_not
from hanse.cli.play.pages import coach_lines, help_lines, why_lines
from hanse.cli.play.questions import frame_of, option_frame
from hanse.cli.play.seat_context import SeatContext
from hanse.cli.play.terminal import LeaveGame, LogLines, Terminal
from hanse.cli.rules.command import rules_of_number
from hanse.core.notation.moves import Ambiguous, NotNow, Unreadable, options_of
from hanse.core.questions.shapes import Question
from hanse.core.takeback import TakeBack
from hanse.core.types import Move, name_of
from hanse.match.takeback import WayBack
from hanse.words import paragraph, rule_book

UNDO_RULE = "T-UNDO-01"
MAX_COMPLETED = 200
"""The maximum number of answers of each kind that Tab can complete."""


class Dialogue:
    """A dialogue with one person, who types a command, an answer, or a move in notation."""

    def __init__(
        self, context: SeatContext, terminal: Terminal, news: LogLines, way_back: WayBack, *,
        confirms: bool = False, ahead: str = "",
    ) -> None:  # fmt: skip
        self.context = context
        self.terminal = terminal
        self.news = news
        self.way_back = way_back
        self.confirms = confirms
        """Whether to ask again about an answer that hurts the player who gives it."""
        self.ahead = ahead
        """Input that the player typed at a page, before this question was shown."""
        self.command_words = command_words(context.words, tuple(context.drawing.topics()))
        self.frames: list[Frame] = [self.first()]

    def first(self) -> Frame:
        asked = self.context.asked
        if asked is not None:
            refusals = [self.context.refusal(refusal) for refusal in asked.refusals]
            return frame_of(self.context, asked.question, refusals)
        assert self.context.asides is not None
        return frame_of(self.context, self.context.asides)

    def answer(self) -> Move | Handover:
        """Return the final move, which may be a takeback, or the player who takes over."""
        note = ""
        while True:
            found = self.ask_again(self.interpret(self.next_line(note)))
            if isinstance(found, Move | Handover):
                return found
            note = found.note if isinstance(found, Stay) else ""
            if isinstance(found, Back):
                self.back()
            elif not isinstance(found, Stay):
                self.frames.append(reset_frame(found))

    def next_line(self, note: str) -> str:
        """Return the line that was typed ahead; without one, read a line."""
        text, self.ahead = self.ahead, ""
        if not text:
            complete_from(self.lines)
            text = self.terminal.ask(self.context, self.prompt(), self.news, note).strip()
        self.news = LogLines(self.news.lines, 0)
        return text

    def ask_again(self, found: Outcome) -> Outcome:
        """Return a confirmation frame for a move that must be confirmed, else the same outcome."""
        if not isinstance(found, Move) or not self.confirms:
            return found
        last = self.frames[-1]
        if isinstance(last, Confirmation) and last.move == found:
            return found
        warning = self.context.drawing.warning(found)
        return Confirmation(self.context, found, warning, last.rule) if warning else found

    def lines(self) -> list[str]:
        """Return the texts that Tab can complete: commands, and answers in notation."""
        few = (islice(o.moves(), MAX_COMPLETED) for q in self.questions() for o in options_of(q))
        written = (
            self.context.spec.text.notation.format(m, self.context.view) for ms in few for m in ms
        )
        return [*self.command_words, *written]

    def prompt(self) -> Prompt:
        """Return the prompt, with a hint for a player who can only move out of turn."""
        prompt = self.frames[-1].prompt()
        if not self.context.must_answer and len(self.frames) == 1:
            return replace(prompt, status=self.context.say("terminal-guest"))
        return prompt

    def interpret(self, text: str) -> Outcome:
        word, _, rest = text.partition(" ")
        if word.startswith("?"):
            return self.run_command("rule", (word[1:] + " " + rest).strip())
        command = self.command_words.get(word.lower())
        if command:
            return self.run_command(command, rest.strip())
        found = self.frames[-1].take(text) or self.read_lettered(word, rest)
        if found is not None:
            return found
        if text:
            return self.read_notation(text)
        return Stay() if self.context.must_answer else Handover()

    def read_lettered(self, verb: str, letter: str) -> Outcome | None:
        """Return the move for a verb and a thing's letter; None if they do not name a move."""
        found = self.frames[-1].take(letter) if letter.isalpha() else None
        is_it = isinstance(found, Move) and self.context.verb(type(found)) == verb.lower()
        return found if is_it else None

    def run_command(self, command: str, rest: str) -> Outcome:
        asking = {"undo": self.undo, "back": self.back, "offers": self.offers, "quit": self.quit}
        reading = {"help": self.help, "goal": self.goal, "why": self.why, "log": self.log}
        reading["coach"] = self.coach
        if command in asking:
            return asking[command]()
        if command in reading:
            return self.read(command, reading[command]())
        if command == "rule":
            return self.rule(rest)
        if command == "keyboard":
            return Handover(rest)
        if command == "again":
            self.terminal.repeat_question()
            return Stay()
        return self.read("board", self.context.drawing.tell(command, rest))

    def read(self, title: str, lines: list[str]) -> Stay:
        say = self.context.say
        self.ahead = self.terminal.show_page(
            self.context.words, say(f"terminal-title-{title}"), lines or [say("terminal-none")]
        )
        return Stay()

    def help(self) -> list[str]:
        """Return the help; in the drawn mode, also the meanings of the signs."""
        lines = help_lines(self.context, self.questions()[0], self.frames[-1].rule)
        return [*lines, self.context.drawing.legend()] if self.terminal.draws else lines

    def goal(self) -> list[str]:
        return self.context.drawing.goal()

    def why(self) -> list[str]:
        return why_lines(self.context)

    def coach(self) -> list[str]:
        return coach_lines(self.context)

    def log(self) -> list[str]:
        return list(self.news.lines)

    def rule(self, wanted: str) -> Stay:
        """Show the named rule, or else the rule of the question."""
        found = rules_of_number(rule_book(), wanted or self.frames[-1].rule)
        if not found:
            return Stay(self.context.say("platform-rule-unknown", rule=wanted))
        lines = []
        for rule in found:
            one = paragraph(self.context.story.setup, self.context.words, rule)
            lines += [f"{rule}: {one.title}", one.text, *one.notes, ""]
        return self.read("rule", lines[:-1])

    def undo(self) -> Outcome:
        if self.way_back.answers:
            return TakeBack(1)
        why = self.context.say(f"terminal-undo-{self.way_back.stopped_by}")
        said = self.context.say("terminal-no-undo", why=why)
        return Stay(self.context.say("terminal-broken", why=said, rule=UNDO_RULE))

    def back(self) -> Stay:
        if len(self.frames) > 1:
            self.frames.pop()
        else:
            self.frames[-1] = reset_frame(self.frames[-1])
        return Stay()

    def offers(self) -> Outcome:
        if self.context.asides is None:
            key = "terminal-no-offers" if self.context.has_asides else "terminal-no-deals"
            return Stay(self.context.say(key))
        return frame_of(self.context, self.context.asides)

    def quit(self) -> Outcome:
        raise LeaveGame

    def read_notation(self, text: str) -> Outcome:
        """Return the move that a text in notation means, in turn or out of turn.

        In a composer, the text needs no verb.
        """
        tries = [text]
        question = getattr(self.frames[-1], "question", None)
        if question is not None:
            tries.append(f"{self.context.verb(question.move)} {text}")
        wrong = self.refusal_for(text) or Stay(self.context.say("terminal-strange", text=text))
        for words in tries:
            for asked in self.questions():
                found = self.parse(words, asked)
                if not isinstance(found, Stay):
                    return found
                wrong = found if found.note else wrong
        return wrong

    def refusal_for(self, text: str) -> Stay | None:
        """Return the refusal of the move with this verb; None if the move is not refused now."""
        for kind, wording in self.context.spec.text.notation.wordings.items():
            if f"{text.lower()} ".startswith(f"{wording.verb} "):
                for refusal in self.context.asked.refusals if self.context.asked else ():
                    if refusal.move == name_of(kind):
                        return Stay(self.context.refusal(refusal))
        return None

    def questions(self) -> list[Question]:
        asked = self.context.asked
        return [q for q in (asked.question if asked else None, self.context.asides) if q]

    def parse(self, text: str, question: Question) -> Outcome:
        """Return the move, a frame that asks for the rest of it, or the reason against it."""
        try:
            return self.context.spec.text.notation.parse(text, question, self.context.view)
        except Ambiguous as several:
            begun = self.frame_for_verb(text, question)
            said = self.context.say("terminal-ambiguous", choices=", ".join(several.choices))
            return begun or Stay(said)
        except NotNow as wrong:
            return Stay(why_not(self.context, wrong.move))
        except Unreadable:
            return Stay()

    def frame_for_verb(self, text: str, question: Question) -> Frame | None:
        """Return the frame of the kind of move with this verb; None if no question asks for it."""
        for option in options_of(question):
            if self.context.verb(option.move) == text.lower():
                return option_frame(self.context, option)
        return None
