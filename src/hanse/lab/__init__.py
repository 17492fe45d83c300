"""Measurements of bots: one bot against others, mixed tables and ratings."""
