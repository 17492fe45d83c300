"""Answers of the builder to single questions, one module for each kind of question.

Kogge's bots and their plans may import this folder, which imports only `value`.
"""
