"""Notifications between processes that share one database: which matches have changed.

PostgreSQL or NATS carries them; a lost one costs only time. Only `app` may import it.
"""
