"""Alembic's folder: schema changes in plain SQL, forward only.

Only `store/migrate.py` runs the migrations. Nothing imports them.
"""
