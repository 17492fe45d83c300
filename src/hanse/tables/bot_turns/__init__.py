"""Bots' turns and time-outs: what is due, whose turn to think it is, what is answered.

Nothing of the tables imports it; the server runs its worker.
"""
