"""HTTP and WebSocket connections, the guard in front of all paths, and the socket of a table.

They count work before it is done, and end connections that send too much or too slowly. Requests,
`app` and `serve` may import them.
"""
