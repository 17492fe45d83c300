"""The steps of a round, in the order of the book, with those that a variant adds.

The folder `variants` declares which rules and steps a variant changes.
"""
