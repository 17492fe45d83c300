"""Code that all games share: questions, the agenda, chance and records.

This package uses no game, clock or network.
"""
