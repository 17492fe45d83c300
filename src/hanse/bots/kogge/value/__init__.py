"""The worth of a position: its features, learned weights, and the worth of single pieces.

This folder plans nothing and answers nothing. Every other module of Kogge's bots may import it.
"""
