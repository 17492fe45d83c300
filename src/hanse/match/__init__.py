"""Matches: games played by people, with clocks, agreements, absence and steps for replays.

It knows no network, no storage and no table. Tables, the server and the terminal may import it.
"""
