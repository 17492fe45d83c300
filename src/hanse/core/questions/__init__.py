"""Kinds of question by the shape of their answers: the allowed ones, and rules against others.

They know no game and no agenda. Everyone may import them.
"""
