"""Pilots for people to play against, and the strongest of all."""

from hanse.bots.luebeck.pilot import Pilot


class Passenger(Pilot):
    """For beginners: one imagined game, and any of the answers that are nearly as good there."""

    stages = (1,)
    loose = 0.08


class Navigator(Pilot):
    """The strongest: more imagined games, judged at the end of this round and of the next."""

    stages = (12, 16, 24)
    effort = 10_000  # seldom reached
    rounds = 2
