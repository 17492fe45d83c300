"""Everything that makes up a table, from its seats to the replay of its game.

It needs no network and no database of its own: those are handed in. The server imports it.
"""
