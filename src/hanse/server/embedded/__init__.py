"""The embedded PostgreSQL: its folder, its processes, and who may connect.

The server starts it when no database is given. Connections and the layers above them may import it;
today only `serve` and the command line do.
"""
