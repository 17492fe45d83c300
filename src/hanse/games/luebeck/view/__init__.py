"""The view: what one seat or a spectator may know, and games imagined from it.

The spec, the notation, bots and the terminal's board may import it. No rule may.
"""
