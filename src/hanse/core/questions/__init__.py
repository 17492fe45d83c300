"""Kinds of questions, by the shape of their answers: allowed answers, and rules against others.

These modules depend on no game and no agenda. Any module may import them.
"""
