"""The embedded PostgreSQL: its folder, its processes, and its access rules.

The server starts PostgreSQL itself when no database is given. Connections and the layers above them
may import this folder; today only `serve` and the command line do.
"""
