"""Who sits in the council thinks as a captain does, but of more turns, and in several worlds."""

from hanse.bots.kogge.captain import Captain


class Councillor(Captain):
    """Half a second for a turn."""

    width = 24
    rehearsed = 12
    worlds = 3


class Alderman(Captain):
    """A second for a turn."""

    width = 40
    rehearsed = 20
    worlds = 6
