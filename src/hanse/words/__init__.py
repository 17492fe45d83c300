"""Every sentence that a person reads, in one catalogue for each language."""

from hanse.words.catalogue import FALLBACK, LANGUAGES, MissingWords, Words, spoken
from hanse.words.lexicon import Lexicon, Place, lexicon, rule_book
from hanse.words.phrases import Phrases

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Lexicon",
    "MissingWords",
    "Phrases",
    "Place",
    "Words",
    "lexicon",
    "rule_book",
    "spoken",
]
