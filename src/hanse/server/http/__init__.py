"""Code that handlers share: problem answers, request and socket types, plain paths, packed pages.

This folder imports no handlers. Every layer above may import it; limits, store and operations may
not.
"""
