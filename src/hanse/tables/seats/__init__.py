"""Seats: who sits where, by which secret, under which name, and what players agree on.

It knows rows, not live matches. Live tables and everything above may import it.
"""
