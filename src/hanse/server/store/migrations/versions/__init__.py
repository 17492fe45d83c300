"""Schema changes, one file each, numbered in their order.

Alembic and `store/migrate.py` load them by their file names. Nothing imports them.
"""
