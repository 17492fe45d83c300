"""Connections that end early when they send too much, or too slowly.

Both kinds are uvicorn's own; what is counted here is counted before any work is done for it.
"""
