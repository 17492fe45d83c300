"""The server: matches between distant players; each move is stored before it is acknowledged.

This package holds all code that needs a network, a database or an operating system. Only `cli` and
`api` may import it. Its folders are layers; `pyproject.toml` lists their order.
"""
