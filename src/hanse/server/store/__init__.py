"""PostgreSQL: matches, their entries, and nothing that could be computed from them.

All SQL is here, in `backup`, `bus` and `embedded`. Limits, every layer above and the command
line may import this folder; operations may not.
"""
