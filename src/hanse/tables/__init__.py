"""Everything that makes up a table, from its seats to the replay of its game.

It needs only msgspec; store, clock, log and metrics are handed in, so that the same code runs at a
server and in a page. `server` and `cli` may import it; it imports nothing above `bots`.
"""
