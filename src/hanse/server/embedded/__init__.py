"""The embedded PostgreSQL: its folder, its processes, and who may connect.

It is used where no database is given. Only `serve` and the command line may import it.
"""
