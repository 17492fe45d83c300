"""Every sentence that a person reads, in one catalogue for each language."""

from hanse.words.catalogue import BORROWED, LANGUAGES, MissingWords, Words, spoken
from hanse.words.comparison import Compared, Voice, compared
from hanse.words.gaps import has_gaps
from hanse.words.lexicon import Lexicon, Place, lexicon, rule_book, table_rules
from hanse.words.phrases import Phrases
from hanse.words.places import FALLBACK
from hanse.words.rulebook import ChangedRule, Paragraph, changed_rules, paragraph, rulebook

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
    "compared",
    "has_gaps",
    "lexicon",
    "paragraph",
    "rule_book",
    "rulebook",
    "spoken",
    "table_rules",
]
