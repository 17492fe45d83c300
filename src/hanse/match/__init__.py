"""A game being played by people, still without any network."""
