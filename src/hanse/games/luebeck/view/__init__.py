"""Views: everything that one seat or a spectator may know, and games imagined from them.

The spec, the notation, bots and the terminal's board may import this folder. No rule may.
"""
