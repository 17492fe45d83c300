"""The store as tables see it: rows as structs, the methods of a store, and a store in memory.

This folder knows no SQL. Every other folder of `tables` may import it, and so may the server.
"""
