"""Processes with little time and memory, for work on what strangers send.

`pool` runs them, `child` is their entry, `messages` go between. Requests may import it.
"""
