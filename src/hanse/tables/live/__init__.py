"""Matches in memory: played on copies, stored, then shown to each viewer as far as allowed.

This folder asks no bots. `creation`, `bot_turns` and `study` may import it, and so may the server.
"""
