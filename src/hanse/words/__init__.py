"""Words: every sentence for people, in one catalogue for each language."""

from hanse.core.errors import MissingWords
from hanse.words.catalogue import BORROWED, LANGUAGES, Words, nearest_language
from hanse.words.changed_rules import ChangedRule, changed_rules
from hanse.words.comparison import Compared, Voice, compare_books
from hanse.words.gaps import has_gaps
from hanse.words.lexicon import Lexicon, Place, lexicon, rule_book, table_rules
from hanse.words.phrases import Phrases
from hanse.words.places import FALLBACK
from hanse.words.rulebook import Paragraph, paragraph, rulebook

__all__ = [
    "BORROWED",
    "FALLBACK",
    "LANGUAGES",
    "ChangedRule",
    "Compared",
    "Lexicon",
    "MissingWords",
    "Paragraph",
    "Phrases",
    "Place",
    "Voice",
    "Words",
    "changed_rules",
    "compare_books",
    "has_gaps",
    "lexicon",
    "nearest_language",
    "paragraph",
    "rule_book",
    "rulebook",
    "table_rules",
]
