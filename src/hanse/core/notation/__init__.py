"""Moves and positions as text, both ways."""
