"""Seats: players, their secrets, their names, and their agreements.

This folder knows rows, not live matches. `live` and every layer above may import it, and so may
the server.
"""
