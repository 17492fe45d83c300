"""Matches for people far apart: stored before they are acknowledged, seen as each may see them.

It holds what needs a network, a database or an operating system. Only `cli` may import it.
"""
