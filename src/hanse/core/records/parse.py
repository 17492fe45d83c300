"""A reader of records from text. It plays every move, and an error names its line."""

import re
from collections.abc import Callable, Mapping, Sequence
from math import inf

import msgspec

from hanse.core.dice import RecordedDice
from hanse.core.match_moves import MatchMove
from hanse.core.notation.clauses import unquote
from hanse.core.notation.moves import BadText
from hanse.core.notation.positions import BadLine
from hanse.core.notation.symbols import Unnamed
from hanse.core.records.header import Head, Lines, start_record
from hanse.core.records.record import Draws, Entry, Record, open_game
from hanse.core.records.timeline import Timeline
from hanse.core.records.write import result
from hanse.core.spec import AnySpec
from hanse.core.takeback import TakeBack
from hanse.core.types import BadRecord, IllegalMove
from hanse.core.wire import encode

TAIL = re.compile(r'!?"(?:[^"\\]|\\.)*"|\[[^\]]*\]|;.*|[^\s"]+|"')


def read(text: str, games: Mapping[str, AnySpec]) -> Record:
    """Return the record in this text; its game must be one of `games`."""
    return Reader(text, games).record


def draws_by_line(text: str) -> list[tuple[int, Draws]]:
    """Return the numbers of lines with draws, and the draws, without playing the game."""
    lines = Lines(text)
    Head(lines)
    return [(number, drawn) for number, line in lines if (drawn := draws_of(number, line))]


def draws_of(number: int, line: str) -> Draws:
    return tail([word for word in TAIL.findall(line) if word.startswith("[")], number).draws


class Reader:
    """A reader of one record; to limit its time, let `check` raise, which runs before each line.

    `most_changes` is the maximum number of lines that only change a sealed choice.
    """

    def __init__(
        self,
        text: str,
        games: Mapping[str, AnySpec],
        check: Callable[[], None] = lambda: None,
        most_changes: float = inf,
    ) -> None:
        self.lines = Lines(text)
        self.changes_left = most_changes
        self.record, self.spec = start_record(Head(self.lines), games)
        self.start_line = 0
        self.entry_lines: list[int] = []
        self.notes: list[tuple[int, str]] = []
        self.timeline = self.start_timeline()
        for number, line in self.lines:
            check()
            self.take(number, line)
        self.record.notes = tuple(self.notes)

    def start_timeline(self) -> Timeline:
        """Return the timeline before the first move, set up with the recorded draws."""
        self.start_line, line = self.lines.next()
        while line.startswith(";"):
            self.note(line)
            self.start_line, line = self.lines.next()
        words = TAIL.findall(line)
        if words[:1] != ["start"]:
            raise BadLine(self.start_line, "the moves begin with 'start'")
        ending = tail(words[1:], self.start_line)
        self.record.start = ending.draws
        dice = RecordedDice(ending.draws)
        try:
            game = open_game(self.record, self.spec, dice)
        except BadRecord as wrong:
            raise BadLine(self.start_line, str(wrong)) from wrong
        if tuple(dice.drawn) != ending.draws:
            raise BadLine(self.start_line, "draws are left over")
        return Timeline(self.spec, game)

    def take(self, number: int, line: str) -> None:
        """Read one line: a note, a round, the end, or a move."""
        game = self.timeline.game
        if line.startswith(";"):
            self.note(line)
        elif line.startswith("round "):
            if line != f"round {self.spec.play.round(game)}":
                raise BadLine(number, f"it is round {self.spec.play.round(game)}")
        elif line == "open" or line.startswith("end by "):
            says = result(game, self.spec, self.timeline.agreement.stand_ins)
            if line != says:
                raise BadLine(number, f"the game says: {says}")
        else:
            self.move(number, line)

    def note(self, line: str) -> None:
        said = line[1:].removeprefix(" ")
        self.notes.append((len(self.record.entries), said))

    def move(self, number: int, line: str) -> None:
        who, _, said = line.partition(" ")
        words = TAIL.findall(said)
        # A promise in quotation marks is one word, so brackets or semicolons inside it do not
        # count.
        mark = next((i for i, word in enumerate(words) if word[0] in "[@!;"), len(words))
        ending = tail(words[mark:], number)
        if not who.isdigit() or not 1 <= int(who) <= self.record.setup.seats:
            raise BadLine(number, f"there is no seat {who!r}")
        self.play(number, int(who) - 1, " ".join(words[:mark]), ending)
        if ending.note:
            self.note(ending.note)

    def play(self, number: int, seat: int, text: str, ending: "Tail") -> None:
        game = self.timeline.game
        # Each move gets only its own draws, so a draw that is missing or left over is found on the
        # line where it stands.
        game.dice = RecordedDice(ending.draws)
        ply, question = game.ply, game.question_id(seat)
        try:
            move = self.spec.text.notation.parse(text, seen=game)
            self.timeline.play(seat, move)
        except BadText as wrong:
            raise BadLine(number, str(wrong)) from wrong
        except IllegalMove as wrong:
            raise BadLine(number, f"seat {seat + 1} may not {text!r} now", wrong.rule) from wrong
        except BadRecord as wrong:
            raise BadLine(number, str(wrong)) from wrong
        # Not `game`: a takeback replaces the timeline's game.
        if tuple(self.timeline.game.dice.drawn) != ending.draws:
            raise BadLine(number, "draws are left over")
        if self.timeline.game.ply == ply and not isinstance(move, TakeBack | MatchMove):
            self.count_change(number)
        entry = Entry(ply, seat, question, encode(move), ending.draws, ending.command, ending.at)
        self.record.entries.append(entry)
        self.entry_lines.append(number)

    def count_change(self, number: int) -> None:
        self.changes_left -= 1
        if self.changes_left < 0:
            raise BadLine(number, "sealed choices are changed too often")


class Tail(msgspec.Struct):
    """The end of a line, after the move: draws, time, command and note."""

    draws: Draws = ()
    at: float = 0.0
    command: str = ""
    note: str = ""


def tail(words: Sequence[str], number: int) -> Tail:
    ending = Tail()
    try:
        for word in words:
            take_word(ending, word)
    except (ValueError, Unnamed) as wrong:
        raise BadLine(number, f"{wrong.args[0]!r} is not understood") from wrong
    return ending


def take_word(ending: Tail, word: str) -> None:
    if word.startswith("["):
        pairs = [part.split("/") for part in word[1:-1].split()]
        ending.draws = tuple((int(k), int(n)) for k, n in pairs)
    elif word.startswith("@"):
        ending.at = float(word[1:])
    elif word.startswith("!"):
        ending.command = unquote(word[1:]) if word.startswith('!"') else word[1:]
    elif word.startswith(";"):
        ending.note = word
    else:
        raise Unnamed(word)
