"""What nobody in his senses accepts: a rule that knows the whole game, and not how bots judge."""

from hanse.core.questions.shapes import Choice, Menu
from hanse.core.types import Counts, Move, Seat
from hanse.games.kogge.actions.turn_actions import Acting
from hanse.games.kogge.board import GOOD_POINTS
from hanse.games.kogge.deals.vows import GUILD_ONE, GUILD_TWO
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Build, Offer, Sell
from hanse.games.kogge.phases.guildmaster import TWO_LAPS
from hanse.games.kogge.scoring import development, scores
from tests.bots.offered import NEAR, Sample


def gets(offer: Offer) -> bool:
    """Does whom it is made to get anything that he does not give at the same time?"""
    return bool(offer.vow) or any(more_of(offer))


def gives(offer: Offer) -> bool:
    return bool(offer.wants) or any(more_of(offer, -1))


def more_of(offer: Offer, sign: int = 1) -> Counts:
    """Return by how much more comes than goes, kind by kind; with -1 the other way round."""
    come, go = offer.give_goods + offer.give_markers, offer.take_goods + offer.take_markers
    return tuple(max(0, sign * (a - b)) for a, b in zip(come, go, strict=True))


def why_not(sample: Sample) -> str:
    """Return why nobody in his senses accepts this; nothing, if one may."""
    if not sample.can_be_met():
        return "it cannot be met"
    if not gives(sample.offer):
        return ""
    if not gets(sample.offer):
        return "something for nothing"
    if development(sample.game.table, sample.maker) >= NEAR:
        return "he has four points"
    if could_win(sample.accepted(), sample.maker):
        return "he could win at once"
    return "he wins by points" if wins_by_laps(sample) else ""


def could_win(game: Kogge, seat: Seat) -> bool:
    """Could he win where he is, by an office and a chip, were it his turn?"""
    trial = game.copy()
    trial.agenda.append(Acting(seat, trial.table.cogs[seat]))
    trial.asked_at = {}
    trial.settle()
    return any(wins_with(trial, seat, move) for move in point_moves(trial, seat))


def wins_with(game: Kogge, seat: Seat, move: Move) -> bool:
    trial = game.copy()
    trial.play(seat, move)
    if trial.over:
        return True
    return any(wins_with(trial, seat, more) for more in point_moves(trial, seat))


def point_moves(game: Kogge, seat: Seat) -> list[Move]:
    """Return the moves of a turn that bring a point."""
    menu = game.asking.get(seat)
    if not isinstance(menu, Menu):
        return []
    choices = [one for one in menu.options if isinstance(one, Choice)]
    return [move for one in choices if one.move in (Build, Sell) for move in one.moves()]


def wins_by_laps(sample: Sample) -> bool:
    """Is he first by victory points, and do the laps end by it, or does it bring him points?"""
    table, made = sample.game.table, sample.offer
    steps = made.wants if made.wants in (GUILD_ONE, GUILD_TWO) else 0
    ends = steps and table.walked + steps >= TWO_LAPS
    more = sum(
        points * (take - give)
        for points, take, give in zip(GOOD_POINTS, made.take_goods, made.give_goods, strict=True)
    )
    return bool(ends or (table.last_round and more > 0)) and leads(sample.accepted(), sample.maker)


def leads(game: Kogge, seat: Seat) -> bool:
    points = scores(game)
    return points[seat] == max(points)
