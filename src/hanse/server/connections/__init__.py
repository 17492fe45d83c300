"""Connections that end early when they send too much, or too slowly.

HTTP and WebSocket connections are uvicorn's own; work is counted here before any is done. It also
holds the guard in front of all paths and the socket of a table. Requests and `serve` may import it.
"""
