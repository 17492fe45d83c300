"""Prompts for question shapes that only one game has, in the package of that game's name."""
