"""New tables: requests for them, checked against bounds and rules, then stored.

It plays no move. Bots' turns and study may import it, and so may the server.
"""
