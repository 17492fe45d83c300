"""PostgreSQL: the matches, their entries, and nothing that could be computed from them.

All SQL is here, in `backup`, `bus` and `embedded`. Every folder above may import it.
"""
