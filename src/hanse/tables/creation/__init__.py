"""New tables: requests for them, checked against bounds and rules, then stored.

This folder plays no moves. `bot_turns` and `study` may import it, and so may the server.
"""
