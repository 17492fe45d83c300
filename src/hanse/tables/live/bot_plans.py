"""Plans of the bots in a match."""

from hanse.bots.plans import Plans
from hanse.core.records.record import move_of
from hanse.match.match import Match


class TablePlans(Plans):
    """Plans that follow the record of a match, whichever process wrote it."""

    def __init__(self) -> None:
        super().__init__()
        self.followed = 0

    def follow(self, match: Match) -> None:
        """Update the plans with every move played since the last call."""
        for played in match.played[self.followed :] if self.ahead else ():
            entry = played.entry
            move = move_of(entry, match.spec)
            self.watch(match.spec, entry.seat, move, played.events, entry.draws)
        self.followed = len(match.played)
