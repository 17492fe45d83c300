"""Narration: events, questions and refusals as lines of text for one viewer."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from msgspec import Struct
from msgspec.structs import astuple, fields

from hanse.core.match_moves import MatchEvent
from hanse.core.questions.shapes import Menu, Question
from hanse.core.questions.shapes import name as name_of_question
from hanse.core.setup import Setup
from hanse.core.takeback import TakenBack
from hanse.core.types import SPECTATOR, Addressed, Event, Move, Preview, Refusal, Seat, name_of
from hanse.words import Phrases, Words, lexicon
from hanse.words.lexicon import message_key
from hanse.words.reader import fields_about, form_for
from hanse.words.rulebook import rule_text

TITLE_NUMBERS = ("price", "ratio", "least", "most", "piles")
"""Numbers of a question that its title may contain."""


class Story:
    """A game in sentences for one viewer, in their language and with the players' names.

    The setup names the game, and supplies the names on its map and cards. If `reader` is a player,
    the sentences call them *you*.
    """

    def __init__(
        self,
        setup: Setup,
        words: Words,
        players: Sequence[str],
        viewer: Seat = SPECTATOR,
        reader: Seat = SPECTATOR,
    ) -> None:
        self.setup = setup
        self.game = setup.game
        self.words = words
        self.viewer = viewer
        self.phrases = Phrases(words, setup, players)
        self.to_reader = Phrases(words, setup, players, reader)

    def lines(self, events: Iterable[Addressed]) -> list[str]:
        """Return the lines of these events for this viewer.

        If two successive events report the same thing, only the one with more details counts.
        """
        heard = [one.event for one in events if one.reaches(self.viewer)]
        return [
            self.event_line(event)
            for event, after in zip_longest(heard, heard[1:])
            if not (after and has_more_details(after, event))
        ]

    def event_line(self, event: Event) -> str:
        tag = str(event.__struct_config__.tag)
        on_match = isinstance(event, TakenBack | MatchEvent)
        key = message_key("platform", tag) if on_match else message_key("event", self.game, tag)
        values = facts_of(event)
        form = self.form_for_reader(key, tag, values)
        phrases = self.phrases if form is None else self.to_reader
        return self.words.say(key + (form or ""), **phrases.facts(tag, values))

    def form_for_reader(self, key: str, tag: str, values: dict[str, object]) -> str | None:
        """Return the attribute of a sentence that says *you*; None to use the reader's name.

        It is empty if no field means the reader; a list of points or votes can then say *you*.
        """
        known, reader = self.phrases.lexicon, self.to_reader.reader
        if reader == SPECTATOR:
            return None
        forms = [form_for(field) for field in fields_about(known, tag, values, reader)]
        return next((form for form in forms if self.words.has(key + form)), None if forms else "")

    def preview_line(self, preview: Preview) -> str:
        """Return the preview of an answer as a sentence."""
        tag = str(preview.__struct_config__.tag)
        return self.say("preview", f"preview.{tag}", tag, facts_of(preview))

    def ask_line(self, question: Question) -> str:
        """Return the question to a seat as a sentence."""
        return self.words.say(self.ask_key(question), **title_numbers(question))

    def refusal_line(self, refusal: Refusal) -> str:
        """Return the reason why an action is impossible now."""
        names = lexicon(self.game).refusals.get(refusal.rule)
        if names is None:
            return self.rule_line(refusal.rule)
        values = {"of": refusal.target, **numbers_by_name(names, refusal.numbers)}
        facts = self.phrases.facts(refusal.move, values)
        return self.words.say(f"refuse-{refusal.rule}", **facts)

    def rule_line(self, rule: str) -> str:
        """Return the text of a rule at this table, to be shown after a move broke the rule."""
        return rule_text(self.setup, self.words, rule)

    def label(self, move: type[Move]) -> str:
        """Return the text of a button for a kind of move."""
        return self.words.say(message_key("move", self.game, name_of(move)))

    def move_line(self, move: Move, to: int = -1) -> str:
        """Return an answer as a line in a list, with the place it leads to if that is known."""
        tag = name_of(type(move))
        if to >= 0 and self.words.has(message_key("move", self.game, f"{tag}.to")):
            return self.say("move", tag, f"{tag}.to", {**facts_of(move), "end": to})
        return self.say("move", tag, f"{tag}.full", facts_of(move))

    def say(self, group: str, tag: str, key: str, values: dict[str, object]) -> str:
        return self.words.say(message_key(group, self.game, key), **self.phrases.facts(tag, values))

    def ask_key(self, question: Question) -> str:
        return message_key("ask", self.game, name_of_question(question))


def facts_of(thing: Struct) -> dict[str, object]:
    """Return the values of the fields by their names on the wire, which sentences use."""
    return dict(zip(thing.__struct_encode_fields__, astuple(thing), strict=True))


def title_numbers(question: Question) -> dict[str, int]:
    """Return the numbers of a question; a menu has none."""
    if isinstance(question, Menu):
        return {}
    return {name: getattr(question, name) for name in TITLE_NUMBERS if hasattr(question, name)}


def numbers_by_name(names: Sequence[str], numbers: Sequence[int]) -> dict[str, object]:
    """Return a refusal's numbers by name; a name with a star takes all that remain."""
    found: dict[str, object] = {}
    for at, name in enumerate(names):
        found[name.rstrip("*")] = numbers[at:] if name.endswith("*") else numbers[at]
    return found


def has_more_details(event: Event, than: Event) -> bool:
    """Return whether this is the same event as `than`, with secrets that `than` leaves out."""
    if type(event) is not type(than) or event == than:
        return False
    for field in fields(event):
        mine, other = getattr(event, field.name), getattr(than, field.name)
        if mine != other and not (field.required is False and other == field.default):
            return False
    return True
