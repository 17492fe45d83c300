"""Every sentence that a person reads, in one catalogue for each language."""

from hanse.words.catalogue import BORROWED, LANGUAGES, MissingWords, Words, spoken
from hanse.words.comparison import Compared, compared
from hanse.words.gaps import has_gaps
from hanse.words.lexicon import Lexicon, Place, lexicon, rule_book, table_rules
from hanse.words.phrases import Phrases
from hanse.words.places import FALLBACK

__all__ = [
    "BORROWED",
    "FALLBACK",
    "LANGUAGES",
    "Compared",
    "Lexicon",
    "MissingWords",
    "Phrases",
    "Place",
    "Words",
    "compared",
    "has_gaps",
    "lexicon",
    "rule_book",
    "spoken",
    "table_rules",
]
