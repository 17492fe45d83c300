"""Answers of the builder to single questions, one module for each kind of question.

Bots of Kogge and their plans may import it. It imports only `value`.
"""
