"""Pictures of boards as SVG, from the client's own drawings.

`tools/make_board_parts.py` reads the drawings and the places of everything on the board from the
client's sources, so that a picture and a table look alike.
"""
