"""Matches for people far apart: stored before they are acknowledged, seen as each may see them."""
