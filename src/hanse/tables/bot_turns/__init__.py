"""Bots' turns and time-outs: which answers are due, and which bot thinks next.

No other folder of the tables may import it. The server runs its worker.
"""
