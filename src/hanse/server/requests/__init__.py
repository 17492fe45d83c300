"""Handlers of requests, sockets and streams, one module for each group of paths.

They identify the sender, call the tables and answer. Only `app` and `serve` may import this
folder.
"""
