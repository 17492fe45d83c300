"""Matches in memory: played on copies, stored, then shown to viewers as far as each may see.

It asks no bot. Making, bots' turns and study may import it, and so may the server.
"""
