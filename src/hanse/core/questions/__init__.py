"""Kinds of question, by the shape of their answers: which are allowed, and what forbids others.

They know no game and no agenda. Everyone may import them.
"""
