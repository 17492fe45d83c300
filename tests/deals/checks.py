"""What must hold after everything that is said or done, each by its name."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from hanse.core.bags import minus, plus, within
from hanse.core.questions.shapes import Menu
from hanse.core.types import Counts, Move, Pick, Seat
from hanse.games.kogge.actions.exile import ExileChoice, ExileVote
from hanse.games.kogge.actions.raid import Picking, Splitting
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.actions.turn_actions import Acting
from hanse.games.kogge.events.deals import DealMade, OfferMade
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Accept, Decline, Offer, Withdraw
from hanse.games.kogge.terms import OpenOffer
from tests.deals.crowds import may_offer
from tests.deals.onlooker import Onlooker
from tests.rules.dealing import numbers
from tests.rules.laid_out import SPEC

IN_THE_MIDDLE = (Splitting, Picking, ExileVote, ExileChoice)


@dataclass
class Scene:
    """One thing said or done: the game before and after it, and what an onlooker makes of it."""

    before: Kogge
    game: Kogge
    seat: Seat
    move: Move
    onlooker: Onlooker
    pieces: object

    @cached_property
    def menus(self) -> list[Menu | None]:
        """What each seat may say now."""
        return [self.game.asides(seat) for seat in range(self.game.seats)]

    def may(self, seat: Seat, kind: type[Pick]) -> list[int]:
        return numbers(self.menus[seat], kind)


type Check = Callable[[Scene], None]


def check_no_piece_twice(scene: Scene) -> None:
    """Every piece is in one place, and nobody owes any."""
    table = scene.game.table
    assert SPEC.play.pieces(scene.game) == scene.pieces, "a piece is lost or made"
    held = table.hands + table.cargo + table.reserve + table.stock + table.goods + table.site_goods
    assert min(held) >= 0, "spent twice"


def check_lapsing(scene: Scene) -> None:
    """G-72: what lapses is what must, by what all were told; and what stands is what all see."""
    onlooker = scene.onlooker
    assert onlooker.lapsed == onlooker.lapsing, "lapsed otherwise than ruled"
    assert [seen.offer for seen in onlooker.last.talk.offers] == list(onlooker.offers)


def check_cover(scene: Scene) -> None:
    """G-72: what stands is covered, between two cogs in one city."""
    table = scene.game.table
    for one in table.offers:
        assert within(one.give_goods, table.hold(one.maker)), "not aboard"
        assert within(one.give_markers, table.hand(one.maker)), "not in hand"
        assert table.cogs[one.maker] == table.cogs[one.to], "they have parted"


def check_accepting(scene: Scene) -> None:
    """G-72: accept is offered where the one asked can pay; it never fails, and moves just that."""
    game = scene.game
    for one in game.table.offers:
        can = not quiet(game) and can_pay(game, one) and may_deal(game, one)
        accepting = [seat for seat in range(game.seats) if one.offer in scene.may(seat, Accept)]
        assert accepting == ([one.to] if can else []), "accept is offered otherwise than ruled"
        if can:
            check_accepted(game, one)


def quiet(game: Kogge) -> bool:
    """G-28: when nothing can be said."""
    return game.over or isinstance(game.agenda[-1], IN_THE_MIDDLE)


def can_pay(game: Kogge, one: OpenOffer) -> bool:
    hold, hand = game.table.hold(one.to), game.table.hand(one.to)
    return within(one.take_goods, hold) and within(one.take_markers, hand)


def may_deal(game: Kogge, one: OpenOffer) -> bool:
    """G-28: with own_turn, one of the two is on turn."""
    if dict(game.setup.readings)["player_deals"] == "any_time":
        return True
    turns = [step.seat for step in game.agenda if isinstance(step, Sailing | Acting)]
    return bool({one.maker, one.to} & set(turns))


def check_accepted(game: Kogge, one: OpenOffer) -> None:
    """Each has what he had, without what he gave and with what he got; the others as before."""
    after = game.copy()
    after.play(one.to, Accept(one.offer))
    for seat in range(game.seats):
        hold, hand = game.table.hold(seat), game.table.hand(seat)
        if seat == one.maker:
            hold = swapped(hold, one.give_goods, one.take_goods)
            hand = swapped(hand, one.give_markers, one.take_markers)
        elif seat == one.to:
            hold = swapped(hold, one.take_goods, one.give_goods)
            hand = swapped(hand, one.take_markers, one.give_markers)
        assert (after.table.hold(seat), after.table.hand(seat)) == (hold, hand), "not as agreed"


def swapped(have: Counts, given: Counts, got: Counts) -> Counts:
    return plus(minus(have, given), got)


def check_silence(scene: Scene) -> None:
    """G-28: no deals in the middle of something that belongs together."""
    assert not quiet(scene.game) or not any(scene.menus), "somebody may speak"


def check_privacy(scene: Scene) -> None:
    """G-73: marker values are told to the two partners, and are in their views alone."""
    for told in scene.game.events:
        event = told.event
        if isinstance(event, OfferMade | DealMade) and (event.give_markers or event.take_markers):
            assert told.to == (event.seat, event.to), "told to one who may not know"
    for viewer in range(scene.game.seats):
        known = {number for number, _, _ in SPEC.see.view(scene.game, viewer).own.offers}
        mine = [one for one in scene.game.table.offers if viewer in (one.maker, one.to)]
        assert known == {one.offer for one in mine}, "seen by one who may not know"


def check_limits(scene: Scene) -> None:
    """G-74: three open and twelve in a round for each, counter-offers included."""
    game, made = scene.game, scene.onlooker.made
    assert scene.onlooker.last.talk.made == tuple(made[seat] for seat in range(game.seats))
    for seat in range(game.seats):
        standing = sum(one.seat == seat for one in scene.onlooker.offers.values())
        assert standing <= 3, "too many at once"
        assert made[seat] <= 12, "too many in a round"
        if standing == 3 or made[seat] == 12:
            assert not may_offer(scene.menus[seat]), "one more is offered"


def check_answering(scene: Scene) -> None:
    """Declined by the one asked, withdrawn by the maker, whenever anything can be said at all."""
    game = scene.game
    for seat in range(0 if quiet(game) else game.seats):
        to_me = [one.offer for one in game.table.offers if one.to == seat]
        mine = [one.offer for one in game.table.offers if one.maker == seat]
        assert scene.may(seat, Decline) == to_me
        assert scene.may(seat, Withdraw) == mine


def check_questions(scene: Scene) -> None:
    """Offers never block a question: it stays as it was put, with its number."""
    if isinstance(scene.move, Offer | Decline | Withdraw):
        assert scene.game.asking == scene.before.asking, "a question has changed"
        assert scene.game.asked_at == scene.before.asked_at
    elif isinstance(scene.move, Accept) and scene.game.agenda[-1] is scene.before.agenda[-1]:
        assert scene.game.asked_at == scene.before.asked_at, "a question has a new number"


CHECKS: tuple[Check, ...] = (
    check_no_piece_twice,
    check_lapsing,
    check_cover,
    check_accepting,
    check_silence,
    check_privacy,
    check_limits,
    check_answering,
    check_questions,
)
