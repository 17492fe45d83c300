"""Whole turns: the plans of a captain, their steps, and trials of them in imagined games.

Only the bots of Kogge import it. It imports `answers` and `value`.
"""
