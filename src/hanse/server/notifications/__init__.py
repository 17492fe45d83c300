"""Turn notifications: whom to notify, what to say, and how to send it without harm.

Only `requests`, `app` and `serve` may import this folder.
"""
