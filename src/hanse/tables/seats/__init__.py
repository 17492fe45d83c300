"""Seats: who sits where, by which secret, under which name, and what players agree on.

It knows rows, not live matches. Live and every layer above may import it, and so may the server.
"""
