"""The context of one person at the keyboard: their view and their words."""

from dataclasses import dataclass

from hanse.boards.drawing import Drawing
from hanse.core import bags
from hanse.core.notation.clauses import Bags, Heaps, Value
from hanse.core.notation.moves import options_of
from hanse.core.notation.symbols import Names
from hanse.core.questions.shapes import Menu, Option
from hanse.core.spec import AnySpec
from hanse.core.types import Move, Refusal, Seat, name_of
from hanse.core.views import Asked, View
from hanse.words import Words, lexicon
from hanse.words.story import Story


@dataclass(frozen=True)
class SeatContext:
    """A seat's view, and nothing else of the game, with the words and drawing to show it."""

    spec: AnySpec
    seat: Seat
    view: View
    story: Story
    drawing: Drawing

    @property
    def words(self) -> Words:
        return self.story.words

    @property
    def asked(self) -> Asked | None:
        asked: Asked | None = self.view.asked
        return asked

    @property
    def must_answer(self) -> bool:
        """Return whether the game waits for this seat; if not, any move of it is optional."""
        return self.asked is not None and not self.asked.ready

    @property
    def has_asides(self) -> bool:
        """Return whether this game has asides at all."""
        return hasattr(self.view, "asides")

    @property
    def asides(self) -> Menu | None:
        """Return the question for moves out of turn; games without deals have none."""
        asides: Menu | None = getattr(self.view, "asides", None)
        return asides

    def say(self, key: str, /, **facts: str | int) -> str:
        return self.words.say(key, **facts)

    def answer(self, move: Move) -> str:
        """Return the text of a move in a list, in the board's own words if there are any."""
        return self.drawing.answer(move) or self.story.move_line(move)

    def keyed_line(self, move: Move, to: int = -1) -> str:
        """Return a move with its key in the list of answers or, without a key, its destination."""
        key = self.drawing.key(move)
        return f"{key}: {self.answer(move)}" if key else self.story.move_line(move, to)

    def refusal(self, refusal: Refusal) -> str:
        """Return the line of a refusal: the kind of move, the reason and the rule."""
        names = {name_of(kind): kind for kind in self.spec.about.moves}
        label = self.story.label(names[refusal.move]) if refusal.move in names else refusal.move
        why = self.story.refusal_line(refusal)
        return self.say("terminal-refused", label=label, why=why, rule=refusal.rule)

    def rule_broken(self, rule: str) -> str:
        """Return the rule that an answer broke, with its number."""
        if not rule:
            return self.say("terminal-not-now")
        return self.say("terminal-broken", why=self.story.rule_line(rule), rule=rule)

    def why_not(self, move: Move) -> str:
        """Return the reason why this move is no valid answer now, as far as the view shows it."""
        asked = self.asked
        for refusal in asked.refusals if asked else ():
            if refusal.move == name_of(type(move)) and refusal.forbids(move):
                return self.refusal(refusal)
        rule = asked.question.rule_against(move) if asked else ""
        if not rule and self.asides:
            rule = self.asides.rule_against(move)
        if rule or asked is None:
            return self.rule_broken(rule)
        ask = self.story.ask_line(asked.question)
        return self.say("terminal-not-asked", ask=ask, rule=asked.question.rule)

    def alphabet(self, move: type[Move], field: str) -> Names | None:
        """Return the short names of the things in this field; None if they have none."""
        for clause in self.spec.text.notation.wordings[move].clauses:
            match clause:
                case Bags(fields):
                    for name, names in fields:
                        if name == field:
                            return names
                case Heaps(name, names) if name == field:
                    return names
        return None

    def symbol(self, move: type[Move], field: str, value: int) -> str:
        """Return a single value as the notation writes it."""
        for clause in self.spec.text.notation.wordings[move].clauses:
            if isinstance(clause, Value) and clause.field == field:
                return clause.symbols.word(value, self.view)
        return str(value + 1)

    def verb(self, move: type[Move]) -> str:
        return self.spec.text.notation.wordings[move].verb

    def thing(self, move: type[Move], field: str, kind: int, kinds: int) -> str:
        """Return the name of one kind of thing."""
        known, tag = lexicon(self.spec.about.name), name_of(move)
        what, *tables = known.kind(tag, field).split(":")
        phrases = self.story.phrases
        if what == "counts":
            return phrases.name(tables[0], kind)
        if what in self.spec.text.words.things:
            return self.spec.text.words.things[what](phrases, kind)
        return str(phrases.facts(tag, {field: bags.one(kind, kinds)})[field])


def groups(menu: Menu) -> dict[type[Move], list[Option]]:
    """Return the options of a menu by the kind of move they ask for."""
    found: dict[type[Move], list[Option]] = {}
    for option in options_of(menu):
        found.setdefault(option.move, []).append(option)
    return found
