"""The type of a reading: an open question of the rules, and the effect of each answer."""

import dataclasses
from collections.abc import Mapping

from hanse.core.game_words import GameWords
from hanse.core.rule_changes import Answered, Change, Changes

NO_WORDS = GameWords()


@dataclasses.dataclass(frozen=True)
class Reading:
    """An open question: its answers, the default first, and the field of the rules they set."""

    rules: tuple[str, ...]
    name: str
    field: str
    answers: Mapping[str, object]
    since: int = 1
    """The revision that introduced the reading, or its current default."""
    before: str = ""
    """The answer of older revisions, if it is not the default."""
    changes: Mapping[str, Changes] = dataclasses.field(default_factory=dict)
    """The paragraphs that an answer changes, apart from the first of `rules`."""
    brings: Mapping[str, tuple[str, ...]] = dataclasses.field(default_factory=dict)
    """The paragraphs that hold only with an answer; another reading may also bring them."""
    words: GameWords = NO_WORDS
    """The reading's words, if another package brings it."""

    @property
    def default(self) -> str:
        return next(iter(self.answers))

    @property
    def touches(self) -> tuple[str, ...]:
        """Return every paragraph that some answer changes, except those about this question."""
        found = [rule for changes in self.changes.values() for rule in changes]
        return tuple(rule for rule in dict.fromkeys(found) if rule not in self.rules)

    def changes_by(self, answer: str) -> dict[str, Change]:
        """Return the changes of an answer to the rulebook; the default changes nothing."""
        asked: Changes = {} if answer == self.default else {self.rules[0]: Answered()}
        return {**asked, **self.changes.get(answer, {})}
