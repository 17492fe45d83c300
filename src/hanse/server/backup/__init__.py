"""The whole database in one compressed file, and back; no tool of PostgreSQL is needed."""
