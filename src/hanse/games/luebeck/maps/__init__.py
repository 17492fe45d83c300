"""Maps and decks: their data, possible faults and files, and the drawing of a map.

This folder knows no table and no rule. All of Lübeck may import this folder,
except the box and the result.
"""
