"""Matches in memory: played on copies, stored, then shown to each viewer as far as allowed.

It asks no bot. Creation, bots' turns and study may import it, and so may the server.
"""
