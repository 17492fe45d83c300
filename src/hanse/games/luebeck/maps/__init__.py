"""Maps and decks: their data, the faults they can have, their files, and how a map is drawn.

It knows no table and no rule. All of Lübeck may import it, except the box and the result.
"""
