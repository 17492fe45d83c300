"""The second phase: the first player moves the guild master."""

from collections.abc import Callable, Sequence
from functools import partial

from hanse.core.questions.shapes import Choice
from hanse.core.steps import Asking, InOrder, Step
from hanse.core.types import Event, Move, Seat
from hanse.games.kogge.board import GOOD_OF, NCITIES, NGOODS
from hanse.games.kogge.events.rounds import GuildBrought, GuildMoved, LastRound
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import MoveGuild
from hanse.games.kogge.scoring import end_by_laps
from hanse.games.kogge.table import Table

GUILD_STEPS = (1, 2)
GOODS_BROUGHT = 2
TWO_LAPS = 2 * NCITIES


class GuildMaster(Step[Kogge], frozen=True):
    """K-GM-01: the guild master's move, one or two cities, as the first player chooses."""

    def asks(self, game: Kogge) -> Asking:
        if all(game.table.raided[:NCITIES]):
            return {}
        return {game.table.order[0]: Choice(MoveGuild, "K-GM-01", GUILD_STEPS)}

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, MoveGuild)
        game.agenda.pop()
        walk_on(game, move.value, partial(GuildMoved, seat))

    def advance(self, game: Kogge) -> None:
        """End the game, since every city is raided and the guild master cannot move (G-18)."""
        end_by_laps(game)


def walk_on(game: Kogge, steps: int, event_of: Callable[[int, int], Event]) -> None:
    """Move the guild master this many steps, and end his second lap if he gets there (K-GM-04)."""
    table = game.table
    table.guild, walked = walk(table, steps)
    laps_before = table.walked
    table.walked += walked
    game.tell(event_of(table.guild, walked))
    # Only when the line is crossed: with two_lap_end = finish_round, the round continues past it
    # (D-22).
    if laps_before < game.rules.guild_walk <= table.walked:
        game.rules.two_laps(game)
    # If the game has ended, the agenda is empty, and nothing follows his last move (G-68).
    if game.agenda:
        game.agenda.append(InOrder("guild_stop"))


def walk(table: Table, steps: int) -> tuple[int, int]:
    """Return the city this many steps ahead of the guild master, and its distance."""
    return walk_from(table.guild, table.raided, steps)


def walk_from(guild: int, raided: Sequence[int], steps: int) -> tuple[int, int]:
    """Return the city where the steps end, and its distance (K-GM-02, K-ACT-RAID-08, G-19).

    Raided cities lie on the way but do not count as steps. The ring has the nine
    numbered cities, so the guild master is never on Bornholm (B-GM-01, G-50).
    """
    city, walked = guild, 0
    for _ in range(steps):
        city, walked = (city + 1) % NCITIES, walked + 1
        while raided[city]:
            city, walked = (city + 1) % NCITIES, walked + 1
    return city, walked


class BringGoods(Step[Kogge], frozen=True):
    """K-GM-03: the goods that the guild master brings to the city where he stops."""

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        bring_goods(game)


def bring_goods(game: Kogge) -> None:
    """Bring two goods to the city itself, or as many as the stock has (K-GM-03, D-21, G-22)."""
    table = game.table
    city = table.guild
    good = GOOD_OF[city]
    count = min(GOODS_BROUGHT, table.stock[good])
    table.stock[good] -= count
    table.goods[city * NGOODS + good] += count
    game.tell(GuildBrought(city, count))


def end_immediately(game: Kogge) -> None:
    """End the game as soon as the second lap is done (K-GM-04, D-22, G-68)."""
    end_by_laps(game)


def finish_round(game: Kogge) -> None:
    """Play this round to its end (D-22, two_lap_end = finish_round)."""
    game.table.last_round = True
    game.tell(LastRound())
