"""Whole turns: the plans of a captain, their steps, and trials of them in imagined games.

Only Kogge's bots import this folder, which imports `answers` and `value`.
"""
