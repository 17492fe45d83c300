"""PostgreSQL: matches, their entries, and nothing that could be computed from them.

All SQL is in this folder, `backup`, `bus` and `embedded`. `limits`, every layer above it and the
command line may import this folder; `operations` may not.
"""
