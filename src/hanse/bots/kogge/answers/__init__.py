"""Answers to single questions, as the builder gives them, one module for each kind of question.

Bots of Kogge and their plans may import it. It imports only `value`.
"""
