"""Alembic's folder: plain SQL, forward only."""
