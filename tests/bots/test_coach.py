"""The coach chooses as its bot does, and says of its plan what fits it."""

from dataclasses import dataclass

import pytest

from hanse.bots.bot import Bot
from hanse.bots.bot_game import BotGame
from hanse.bots.coach import advise, balance_reasons
from hanse.bots.context import BotContext
from hanse.bots.kogge import coach_reasons
from hanse.bots.kogge.captain import Captain
from hanse.bots.kogge.value.layer import read_layered_value
from hanse.bots.levels_and_coach import coach_of
from hanse.bots.luebeck.pilot import Pilot
from hanse.bots.rng import Rng
from hanse.cli.play.advice import advice_in_words
from hanse.core.setup import Setup
from hanse.core.types import Move, Seat
from hanse.games.kogge.moves import Anchor, Bid, Build, EndTurn, Exile, PickStart, Sail
from hanse.games.luebeck import moves as luebeck
from hanse.words import LANGUAGES, Words
from hanse.words.story import Story
from tests.bots.tables import chance, positions
from tests.rules.laid_out import acting

BOTS = {"kogge": ("builder", Captain), "luebeck": ("skipper", Pilot)}


@dataclass
class Advised:
    """A question, and what the coach says of it."""

    game: object
    seat: Seat
    move: Move
    why: tuple[str, ...]
    places: tuple[int, ...]
    ends: tuple[int, ...]


def advised(
    name: str, kinds: tuple[type[Move], ...], bot: str = "", most: int = 12
) -> list[Advised]:
    """What the coach says in a game where its answer is of one of these kinds."""
    found: list[Advised] = []
    for table in positions(Setup(name, 4), bot or BOTS[name][0], 2):
        seat = min(table.game.asking)
        wanted = {kind for one in table.game.asking[seat].moves() for kind in [type(one)]}
        if len(found) < most and wanted & set(kinds):
            said = advise(table.spec, seat, table.spec.see.view(table.game, seat))
            assert said is not None
            if isinstance(said.move, kinds):
                found.append(
                    Advised(table.game.copy(), seat, said.move, said.why, said.places, said.ends)
                )
    return found


@pytest.mark.parametrize("name", BOTS)
def test_a_coach_chooses_as_its_bot_does(name: str) -> None:
    """Except in Kogge's first office: the coach names the best one, a captain draws a good one."""
    coach, (player, bot) = coach_of(name), BOTS[name]
    assert coach is not None
    compared = 0
    for at, table in enumerate(positions(Setup(name, 3), player, 4)):
        seat = min(table.game.asking)
        question = table.game.asking[seat]
        if at % 15 == 0 and getattr(question, "move", None) is not PickStart:
            assert chosen(coach, table, seat) == chosen(bot, table, seat)
            compared += 1
    assert compared > 5


def chosen(bot: type[Bot], table: BotGame, seat: Seat) -> tuple[Move, ...]:
    view, question = table.spec.see.view(table.game, seat), table.game.asking[seat]
    rng = Rng(chance("coach", seat).below)
    return bot().think(BotContext(table.spec, seat, question, lambda: view, rng=rng)).moves


def test_places_of_a_bid_are_the_cities_that_produce() -> None:
    said = advised("kogge", (Bid,), most=6)
    assert said
    for one in said:
        assert isinstance(one.move, Bid)
        assert one.places == tuple(city for city, many in enumerate(one.move.items) if many)
        assert one.ends == (-1,)


CARDS = (luebeck.TakePacket, luebeck.PlayGoods, luebeck.LayDoubling, luebeck.TradeVoyage)


def test_places_of_luebeck_are_cities_of_its_answers() -> None:
    said = advised("luebeck", (*CARDS, luebeck.StartVoyage, luebeck.Pass), most=25)
    for one in said:
        cities = one.game.rules.deck.cities  # type: ignore[attr-defined]
        if isinstance(one.move, luebeck.TakePacket):
            cards = one.game.table.packets[one.move.value]  # type: ignore[attr-defined]
            assert {*one.places} == {cities[card] for card in cards} - {-1}
        elif isinstance(one.move, luebeck.StartVoyage):
            assert one.places == (0,)
        elif isinstance(one.move, luebeck.Pass):
            assert one.places == ()
        else:
            assert one.places == (cities[one.move.target],)  # type: ignore[attr-defined]
    assert len({type(one.move) for one in said}) > 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_names_the_cities_it_leads_to_and_is_not_long(language: str) -> None:
    words = Words(language, strict=True)
    story = Story(Setup("kogge", 3), words, ("A", "B", "C"), 0)
    marker = (0, 0, 0, 0, 0, 1, 0, 0, 0)
    first, second = Sail((0, 0, 0, 0), (0,) * 9, 1), Sail((0, 0, 0, 0), marker, 0)
    rest: tuple[Move, ...] = (Anchor(), Build(0), EndTurn())
    said = advice_in_words(story, (first, second, *rest), 0.004, (), ends=(8, 3, -1, -1, -1)).plan
    for city in (8, 3):
        assert story.phrases.name("city", city) in said
    assert said.count(";") == 4
    assert said.endswith("…")
    assert story.move_line(EndTurn()) not in said
    short = advice_in_words(story, (first, *rest), 0.004, ())
    assert not short.plan.endswith("…")
    assert short.plan.count(";") == 3
    assert short.chance == words.say("reason-chance-small")


def test_where_a_plan_leads_is_where_its_moves_lead() -> None:
    said = advised("kogge", (Sail,), most=8)
    assert any(city >= 0 for one in said for city in one.ends)
    for one in said:
        sailed = [city for city in one.ends if city >= 0]
        assert tuple(sailed) == one.places[: len(sailed)]


def test_driving_out_a_robber_has_a_reason_of_its_own() -> None:
    said = advised("kogge", (Exile,), "dabbler", most=8)
    assert said
    for one in said:
        assert one.why in ((), (coach_reasons.EXILE_SAME,), (coach_reasons.EXILE_LEAST,))
        assert one.places == tuple(city for city in one.ends if city >= 0)


def test_there_are_never_more_costs_than_gains() -> None:
    assert balance_reasons(("a-more", "b-less", "c-less")) == ("a-more", "b-less")
    assert balance_reasons(("a-more", "b-more", "c-more", "d-less")) == (
        "a-more",
        "b-more",
        "d-less",
    )
    assert balance_reasons(("a-less", "b-less")) == ()


def test_raids_and_prey_are_told_apart() -> None:
    """Whoever has used up his raid hears of the raid, not of prey."""
    value = read_layered_value("captain")
    ready, used = (acting(seats=4, cogs=(3, 8, 8, 8), cargo={0: {"o": 1}}) for _ in range(2))
    ready.table.raids[0], used.table.raids[0] = 1, 0
    gains = coach_reasons.CoachStanding(ready, 0, value).true_gains(
        coach_reasons.CoachStanding(used, 0, value)
    )
    assert "raids" not in gains
    assert gains["raid"] > 0
    assert "prey" not in gains


def test_equal_plans_are_told_as_equal() -> None:
    value, game = read_layered_value("captain"), acting(seats=4, cogs=(3, 8, 8, 8))
    assert coach_reasons.reasons(game, [game], 0, value) == (coach_reasons.SAME,)
