"""Conversion of moves to text and back, by the form of the answer, with each game's symbols.

A text can be wrong in three ways: it is no move (Unreadable), its move is not allowed now (NotNow),
or it could mean several moves (Ambiguous). Words missing at the end of a text are filled in if only
one answer fits.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice

from msgspec.structs import FieldInfo, fields

from hanse.core.errors import HanseError
from hanse.core.match_moves import MATCH_MOVES, AgreeToEnd, AgreeToGoBack, AnswerFor
from hanse.core.notation.clauses import (
    Bags,
    Clause,
    Heaps,
    SeatList,
    Sentence,
    Value,
    Vector,
    Words,
)
from hanse.core.notation.symbols import Names, Numbers, Symbols, Unnamed
from hanse.core.questions.shapes import Menu, Option, Question
from hanse.core.takeback import TakeBack
from hanse.core.types import Counts, Move, Pick, Piles, Seat, Some, Swap, name_of

WORD = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s"]+|"')
MAX_TRIED = 20_000
MAX_SHOWN = 12
NUMBERS = Numbers()
SEATS = Numbers(first=1)


class BadText(HanseError, ValueError):
    """An error: a text does not give an answer to the question."""

    def __init__(self, text: str, why: str) -> None:
        super().__init__(f"{text!r}: {why}")
        self.text = text


class Unreadable(BadText):
    """An error: a text is no move; `word` is the part that was not understood."""

    def __init__(self, text: str, word: str = "") -> None:
        super().__init__(text, f"not understood at {word!r}" if word else "no such move")
        self.word = word


class NotNow(BadText):
    """An error: the move is not allowed now; `rule` forbids it, empty if none is known."""

    def __init__(self, text: str, move: Move, rule: str = "") -> None:
        super().__init__(text, "not allowed now" + (f" ({rule})" if rule else ""))
        self.move = move
        self.rule = rule


class Ambiguous(BadText):
    """An error: a text could mean several moves; `choices` has the first of them as full texts."""

    def __init__(self, text: str, choices: tuple[str, ...]) -> None:
        super().__init__(text, f"it could be {', '.join(choices)}")
        self.choices = choices


@dataclass(frozen=True)
class Wording:
    """The text form of a kind of move: a verb, then its clauses."""

    verb: str
    clauses: tuple[Clause, ...] = ()

    def parts(self, move: Move, seen: object) -> list[str]:
        """Return the words of a move: the verb and the text of each clause."""
        return [self.verb, *filter(None, (c.write(move, seen) for c in self.clauses))]

    def read(self, kind: type[Move], words: Words, seen: object) -> Move:
        """Return the move that these words describe; raise an error if they do not."""
        verb = self.verb.split()
        if [w.lower() for w in words[: len(verb)]] != verb:
            raise Unnamed(" ".join(words))
        rest = words[len(verb) :]
        fields_read: dict[str, object] = {}
        for clause in self.clauses:
            found, rest = clause.read(rest, seen)
            fields_read |= found
        if rest:
            raise Unnamed(rest[0])
        return kind(**fields_read)


def pick(verb: str, value: Symbols, target: Symbols | None = None, joint: str = "") -> Wording:
    """Return the wording of a Pick: its target, if there are several, then its value."""
    head = [Value("target", target)] if target else []
    return Wording(verb, (*head, Value("value", value, joint)))


def some(verb: str, items: Names) -> Wording:
    return Wording(verb, (Bags((("items", items),)),))


def swap(verb: str, items: Names) -> Wording:
    return Wording(verb, (Bags((("give", items),)), Bags((("take", items),), "for")))


def piles(verb: str, items: Names) -> Wording:
    return Wording(verb, (Heaps("piles", items),))


def payment(verb: str, price: Mapping[str, Names], target: Symbols | None = None) -> Wording:
    """Return the wording of a Payment: its target, if there are several, then any items paid."""
    head = [Value("target", target)] if target else []
    return Wording(verb, (*head, Bags(tuple(price.items()), "pay", True)))


MATCH_WORDINGS: Mapping[type[Move], Wording] = {
    AnswerFor: Wording("answer for", (Value("target", SEATS), Sentence("by"))),
    AgreeToEnd: Wording("agree to end", (SeatList("among"),)),
    AgreeToGoBack: Wording("agree to go back", (Value("ply", NUMBERS), SeatList("among"))),
}
"""The wordings of match moves for which `plain_wording` is not enough."""


def plain_wording(kind: type[Move]) -> Wording:
    """Return the wording of a move without its own notation: its name and numbers."""
    verb = name_of(kind).replace("_", " ")
    if issubclass(kind, Pick):
        return Wording(verb, (Value("value", NUMBERS), Value("target", NUMBERS, "of", 0)))
    if issubclass(kind, Some):
        return Wording(verb, (Vector("items"),))
    if issubclass(kind, Swap):
        return Wording(verb, (Vector("give"), Vector("take", "for")))
    if issubclass(kind, Piles):
        return Wording(verb, (Heaps("piles"),))
    return Wording(verb, tuple(map(clause_of, fields(kind))))


def clause_of(field: FieldInfo) -> Clause:
    """Return the clause that suits a field's type; default values are left out."""
    if field.type in (Counts, tuple[int, ...]):
        return Vector(field.name, field.name)
    if field.type is str:
        return Sentence(field.name)
    if field.type in (int, Seat):
        return Value(field.name, NUMBERS, field.name, None if field.required else field.default)
    raise LookupError(f"no words for {field.name}")


class Notation:
    """The moves of one game as text."""

    def __init__(
        self, moves: Iterable[type[Move]] = (), words: Mapping[type[Move], Wording] | None = None
    ) -> None:
        # A game's own wordings come last, so they take precedence.
        own = {**MATCH_WORDINGS, **(words or {})}
        kinds: tuple[type[Move], ...] = (*moves, TakeBack, *MATCH_MOVES)
        self.wordings = {kind: own.get(kind) or plain_wording(kind) for kind in kinds}
        self.beginning: dict[str, list[type[Move]]] = {}
        for kind, wording in self.wordings.items():
            self.beginning.setdefault(wording.verb.split()[0], []).append(kind)

    def format(self, move: Move, seen: object = None) -> str:
        """Return the only text of a move; `seen` is the game before the move, or a view of it."""
        return " ".join(self.wordings[type(move)].parts(move, seen))

    def parse(self, text: str, question: Question | None = None, seen: object = None) -> Move:
        """Return the move that the text means among the answers to a question."""
        words = WORD.findall(text)
        read, strange = self.readings(words, seen)
        meant = [move for move in read if question is None or question.allows(move)]
        # A text is completed only if no answer fits it as written: a whole move must never be read
        # as the beginning of another one.
        if question is not None and not meant:
            meant = list(islice(self.completions(words, question, seen), MAX_SHOWN))
        if len(meant) == 1:
            return meant[0]
        if meant:
            raise Ambiguous(text, tuple(self.format(move, seen) for move in meant))
        if question is None or not read:
            raise Unreadable(text, strange)
        raise NotNow(text, read[0], question.rule_against(read[0]))

    def readings(self, words: Words, seen: object) -> tuple[list[Move], str]:
        """Return every move with this text, allowed or not, and the word not understood."""
        found: list[Move] = []
        strange = ""
        for kind in self.beginning.get(words[0].lower(), ()) if words else ():
            try:
                found.append(self.wordings[kind].read(kind, words, seen))
            except Unnamed as wrong:
                strange = str(wrong.args[0])
        return found, strange

    def completions(self, words: Words, question: Question, seen: object) -> Iterator[Move]:
        """Yield the answers whose text begins with these words: part of the verb, or clauses."""
        start = " ".join(words).lower()
        for option in options_of(question):
            wording = self.wordings[option.move]
            verb = wording.verb
            if not start or not (start.startswith(verb) or verb.startswith(start)):
                continue
            for move in islice(option.moves(), MAX_TRIED):
                parts = [part.lower() for part in wording.parts(move, seen)]
                begun = (" ".join(parts[:count]) for count in range(1, len(parts)))
                if verb.startswith(start) or start in begun:
                    yield move


def options_of(question: Question) -> tuple[Option, ...]:
    return question.options if isinstance(question, Menu) else (question,)
