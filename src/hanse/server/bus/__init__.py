"""Notifications between processes that share one database: which matches have changed.

PostgreSQL or NATS carries them, and a lost one only causes a delay. Connections and the layers
above them may import this folder; today only `app` does.
"""
