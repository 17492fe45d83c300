"""The phases of a round, in the order of the book."""
