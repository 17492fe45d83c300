"""Tables: everything that makes up a table, from its seats to the replay of its game.

This package needs only msgspec. Callers supply the store, clock, log and metrics, so the same code
runs on a server and in a page. `server`, `lab`, `cli` and `api` may import it.
"""
