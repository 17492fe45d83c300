"""Boards of the games as lines of text, for the terminal and for programs."""
