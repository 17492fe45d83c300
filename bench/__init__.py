"""Benchmarks of the engine, compared with similar engines on the same machine."""
