"""Processes with limited time and memory, for work on data from strangers.

`pool` runs them, `child` is their entry point, and `messages` go between the two. Connections and
the layers above them may import it; pages, bus, backup and embedded may not.
"""
