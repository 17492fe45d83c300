"""Groups of values that the rules hold: prices, score rows, and choices for single variants.

The rules, the modules above them and the bots may import this folder, which imports no rules.
"""
