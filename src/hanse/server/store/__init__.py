"""PostgreSQL: the matches, their entries, and nothing that could be computed from them."""
