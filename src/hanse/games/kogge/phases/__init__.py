"""The steps of the setup and of a round, including those that variants add.

The folder `variants` declares which rules and steps a variant changes.
"""
