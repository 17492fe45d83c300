"""Handlers of requests, sockets and streams, one module for each group of paths.

They check who asks, call the tables and answer. Only `app` and `serve` may import them.
"""
