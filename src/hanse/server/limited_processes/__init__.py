"""Processes with limited time and memory, for work on data from strangers.

`pool` runs the processes, `child` is their entry point, and `messages` go between the two.
Connections and the layers above them may import this folder; pages, bus, backup and embedded may
not.
"""
