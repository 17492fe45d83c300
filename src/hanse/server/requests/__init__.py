"""Handlers of HTTP requests and streams, one module for each group of paths.

They check who asks, ask the tables, and answer. Only `app` may import them.
"""
