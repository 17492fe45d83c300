"""Prompts for question shapes that only one game has, in a package named after that game."""
