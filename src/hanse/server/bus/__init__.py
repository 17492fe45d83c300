"""Hints between processes: which match has more in the store. Losing one costs nothing but time."""
