"""HTTP and WebSocket connections, the guard in front of all paths, and the socket of a table.

They count work before doing any of it, and end connections that send too much or too slowly.
Requests, `app` and `serve` may import this folder.
"""
