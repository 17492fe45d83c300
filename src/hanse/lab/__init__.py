"""Measuring bots: one against the rest, mixed tables, ratings."""
