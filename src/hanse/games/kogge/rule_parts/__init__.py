"""Groups of values that the rules hold: prices, score rows, and choices of one variant.

The rules, all parts of the game above them, and bots may import it. It imports no rule.
"""
