"""A package of one's own for Hanse: Nim with hidden hands, and a bot that plays Kogge."""
