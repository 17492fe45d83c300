"""Tables: everything that makes up a table, from its seats to the replay of its game.

It needs only msgspec. Store, clock, log and metrics are handed in, so the same code runs at a
server and in a page. `server`, `lab`, `cli` and `api` may import it.
"""
