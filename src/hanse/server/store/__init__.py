"""PostgreSQL: matches, their entries, and nothing that could be computed from them.

All SQL is here, in `backup`, `bus` and `embedded`. Limits and every layer above may import it, and
so may the command line; operations may not.
"""
