"""Notifications between processes that share one database: which matches have changed.

PostgreSQL or NATS carries them, and a lost one costs only time. Connections and the layers above
them may import it; today only `app` does.
"""
