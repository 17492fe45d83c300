"""Matches: games played by people, with clocks, agreements, absence and steps for replays.

This package uses no network, storage or table. Tables, the server and the terminal may import it.
"""
