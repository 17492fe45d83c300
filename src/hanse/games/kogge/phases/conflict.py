"""Conflicts, which follow a turn where cogs meet."""

from hanse.core.questions.shapes import Bag, Choice, Go, Menu, Question
from hanse.core.steps import Asking, Sealed, Step
from hanse.core.types import Move, Seat
from hanse.games.kogge.actions.raid import neighbours
from hanse.games.kogge.board import NVALUES
from hanse.games.kogge.deals.exchange import know_swapped
from hanse.games.kogge.events.setup import Ready
from hanse.games.kogge.events.variants import Attacked, FightMarkers, Fought
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Attack, Commit, KeepPeace
from hanse.games.kogge.phases.auction import rank_of
from hanse.games.kogge.phases.spoils import Demanding
from hanse.games.kogge.table import NONE
from hanse.games.kogge.transfers import may_have_left

KEEP_PEACE = Go(KeepPeace, "K-ADV-CONF-02")
NO_MARKERS = (0,) * NVALUES


def offer_conflicts(game: Kogge, active: Seat, raided: bool) -> None:
    """Let cogs that meet begin conflicts, unless there was a raid (K-ADV-CONF-02, G-30)."""
    if not raided and neighbours(game.table, active):
        game.agenda.append(Challenging(active, game.rules.challengers(game, active)))


def active_or_against(game: Kogge, active: Seat) -> tuple[Seat, ...]:
    """Return the active player, then the others in the same city in turn order (D-04, G-30)."""
    others = neighbours(game.table, active)
    return (active, *[seat for seat in game.table.order if seat in others])


def active_only(game: Kogge, active: Seat) -> tuple[Seat, ...]:
    """Return only the active player (D-04, conflict_starter = active_only)."""
    return (active,)


class Challenging(Step[Kogge], frozen=True):
    """K-ADV-CONF-03: the choices of conflicts after a turn, at most one per pair."""

    active: Seat
    waiting: "tuple[Seat, ...]"
    fought: "tuple[Seat, ...]" = ()

    def is_atomic(self) -> bool:
        return True

    def asks(self, game: Kogge) -> Asking:
        targets = self.targets(game)
        if not targets:
            return {}
        options = (KEEP_PEACE, Choice(Attack, "K-ADV-CONF-03", targets))
        return {self.waiting[0]: Menu("challenging", "K-ADV-CONF-02", options)}

    def targets(self, game: Kogge) -> tuple[Seat, ...]:
        """Return the possible opponents of the asked seat, if it has a marker to lay (G-31)."""
        if not self.waiting or not game.table.hand_size(self.waiting[0]):
            return ()
        seat = self.waiting[0]
        there = [s for s in neighbours(game.table, self.active) if s not in self.fought]
        if seat == self.active:
            return tuple(there)
        return (self.active,) if seat in there else ()

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        rest = self.waiting[1:]
        if not isinstance(move, Attack):
            game.agenda[-1] = Challenging(self.active, rest, self.fought)
            return
        other = move.value if seat == self.active else seat
        game.agenda[-1] = Challenging(self.active, rest, (*self.fought, other))
        begin(game, seat, move.value)

    def advance(self, game: Kogge) -> None:
        if self.waiting:
            game.agenda[-1] = Challenging(self.active, self.waiting[1:], self.fought)
        else:
            game.agenda.pop()


def begin(game: Kogge, seat: Seat, other: Seat) -> None:
    """Begin a conflict; both hands will change, so the offers of both seats lapse (G-72)."""
    table = game.table
    game.tell(Attacked(seat, other))
    table.touched[seat] += 1
    table.touched[other] += 1
    if not table.hand_size(other):
        # A defender without markers has no choice: they commit none and lose (G-31).
        table.fights[other] = NO_MARKERS
    game.agenda.append(Fighting((seat, other)))


class Fighting(Sealed[Kogge], frozen=True):
    """K-ADV-CONF-04, G-31: the markers that both lay in secret, by default at least one each."""

    def is_atomic(self) -> bool:
        return True

    def question(self, game: Kogge, seat: Seat) -> Question:
        table = game.table
        hand, laid = table.hand(seat), table.fights[seat] or NO_MARKERS
        have = tuple([hand[v] + laid[v] for v in range(NVALUES)])
        return Bag(Commit, "K-ADV-CONF-04", have, self.least(game, seat), rule_least="G-31")

    def least(self, game: Kogge, seat: Seat) -> int:
        """Return the smallest number of markers that this seat must lay (G-31)."""
        return 1 if seat == self.seats[0] else game.rules.least_defence

    def changes(self, game: Kogge) -> Asking:
        """Return the questions of the seats that had markers and can still lay others."""
        laid = [s for s in self.seats if self.has_chosen(game, s)]
        able = [s for s in laid if game.table.hand_size(s) or any(game.table.fights[s])]
        return {seat: self.question(game, seat) for seat in able}

    def has_chosen(self, game: Kogge, seat: Seat) -> bool:
        return game.table.fights[seat] != ()

    def seal(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, Commit)
        table = game.table
        if not self.has_chosen(game, seat):
            game.tell(Ready(seat))
        before = table.fights[seat] or NO_MARKERS
        for value in range(NVALUES):
            table.hands[seat * NVALUES + value] += before[value] - move.items[value]
        table.fights[seat] = move.items

    def reveal(self, game: Kogge) -> None:
        """Swap the markers; equal sets have no winner (K-ADV-CONF-04, K-ADV-CONF-07, D-08)."""
        game.agenda.pop()
        one, other = self.seats
        # Before the swap, which clears the markers laid.
        ranks = [rank_of(game.rules, game.table.fights[seat]) for seat in self.seats]
        swap(game, one, other)
        hands = game.table.hand_size(one), game.table.hand_size(other)
        if ranks[0] == ranks[1]:
            game.tell(Fought(one, other, NONE, hands))
            return
        winner, loser = (one, other) if ranks[0] > ranks[1] else (other, one)
        game.tell(Fought(one, other, winner, hands))
        game.agenda.append(Demanding(winner, loser))


def swap(game: Kogge, one: Seat, other: Seat) -> None:
    """Swap the two players' markers; others learn neither their values nor how many went."""
    table = game.table
    laid = table.fights[one], table.fights[other]
    for viewer in range(table.seats + 1):
        if viewer in (one, other):
            know_swapped(table, viewer, (one, other), laid)
        else:
            # As if the whole hand from before the conflict had left: bystanders do not learn how
            # many markers went (K-ADV-CONF-04).
            may_have_left(table, viewer, one, table.hand_size(one) + sum(laid[0]))
            may_have_left(table, viewer, other, table.hand_size(other) + sum(laid[1]))
    table.fights[one] = table.fights[other] = ()
    for value in range(NVALUES):
        table.hands[one * NVALUES + value] += laid[1][value]
        table.hands[other * NVALUES + value] += laid[0][value]
    table.touched[one] += 1
    table.touched[other] += 1
    game.tell(FightMarkers((one, other), laid), one, other)
