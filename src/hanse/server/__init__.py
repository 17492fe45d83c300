"""The server: matches for people far apart, stored before they are acknowledged.

It holds all code that needs a network, a database or an operating system. Only `cli` and `api` may
import it. Its folders are layers; `pyproject.toml` has their order.
"""
