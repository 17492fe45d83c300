"""New tables: what is asked for, checked by bounds and by the rules, then stored.

It plays no move. Study and the server may import it.
"""
