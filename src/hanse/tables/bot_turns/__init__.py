"""Bots' turns and time-outs: which answers are due, and which bot thinks next.

No other folder of `tables` may import this one. The server runs its worker.
"""
