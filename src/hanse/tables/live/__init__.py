"""Matches in memory: played on copies, stored, then shown to each viewer as far as he may see.

It asks no bot. Making, bots' turns and study may import it.
"""
