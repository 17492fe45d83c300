"""Seats: players, their secrets, their names, and their agreements.

It knows rows, not live matches. Live and every layer above may import it, and so may the server.
"""
