"""Every event, question and refusal is told to whom it concerns, in words and in full."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from hanse.bots.bot_game import BotGame
from hanse.bots.registry import BOTS
from hanse.core.dice import Dice
from hanse.core.questions.shapes import Menu, Question
from hanse.core.questions.shapes import name as name_of_question
from hanse.core.setup import BadSetup, Setup
from hanse.core.takeback import TakenBack
from hanse.core.types import SPECTATOR, Addressed, Event, Move, Refusal, Seat, name_of
from hanse.games import GAMES
from hanse.games.kogge.events.actions import MarkerTaken, RouteChanged
from hanse.games.kogge.events.deals import DealMade, OfferMade
from hanse.games.kogge.events.raids import CargoSplit, PileTaken
from hanse.games.kogge.events.rounds import MarkerDrawn, TurnEnded
from hanse.laws.positions import explore
from hanse.words import LANGUAGES, MissingWords, Words, lexicon
from hanse.words.story import Story, title_numbers
from tests.words.made_up import build, fields_of, numbers_of

PLAYERS = ("Anna", "Ben", "Carla", "Dirk", "Eva")
GAMES_TOLD = 30
HARD_SPACE = "\u00a0"
ASKING = re.compile(rf"{HARD_SPACE}?\?")
RAW = re.compile(r"\{|\}|None|\$|_|\?|(?:event|name|house|ask|move|refuse)-[a-z]")
"""What betrays that something was not put into words."""


def story(language: str, viewer: Seat = SPECTATOR, game: str = "kogge") -> Story:
    return Story(default(game), Words(language, strict=True), PLAYERS, viewer)


def default(game: str) -> Setup:
    """A setup as it is if nothing is chosen."""
    return Setup(game, GAMES[game].about.usual_seats())


def reads_well(line: str) -> bool:
    soft = line.replace(HARD_SPACE, " ")
    return bool(line) and soft.isprintable() and "  " not in soft and not RAW.search(line)


@cache
def played(name: str) -> tuple[tuple[Addressed, ...], ...]:
    """What was told after each answer in so many games, by bots of all sorts and all editions."""
    spec = GAMES[name]
    return tuple(
        told
        for number in range(GAMES_TOLD)
        for told in tellings(name, spec.about.editions[number % len(spec.about.editions)], number)
    )


def tellings(name: str, edition: str, number: int) -> Iterator[tuple[Addressed, ...]]:
    spec = GAMES[name]
    fit = spec.about.seats_with(())
    seats = fit[number % len(fit)]
    game = spec.play.new(Setup(name, seats, edition), Dice(b"told %d" % number))
    bots = [bot(name, seat, number) for seat in range(seats)]
    chances = [Dice(b"bot %d %d" % (number, seat)).below for seat in range(seats)]
    bot_game = BotGame(spec, game, bots, chances)
    yield tuple(game.events)
    while not game.over:
        bot_game.step()
        yield tuple(game.events)


def bot(name: str, seat: Seat, number: int) -> Any:
    """A builder and a dabbler in turn; a dabbler where no builder plays."""
    breed = ("builder", "dabbler")[(seat + number) % 2]
    try:
        return BOTS[breed](name)
    except BadSetup:
        return BOTS["dabbler"](name)


class Remembering(Story):
    """Says the same line again without putting it together again."""

    known: dict[Event, str]

    def event_line(self, event: Event) -> str:
        if event not in self.known:
            self.known[event] = super().event_line(event)
        return self.known[event]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_many_games_is_told_to_every_viewer(language: str, name: str) -> None:
    known: dict[Event, str] = {}
    for viewer in (SPECTATOR, *range(GAMES[name].about.seats[-1])):
        teller = Remembering(default(name), Words(language, strict=True), PLAYERS, viewer)
        teller.known = known
        for told in played(name):
            heard = sum(one.reaches(viewer) for one in told)
            assert (heard + 1) // 2 <= len(teller.lines(told)) <= heard
    assert [line for line in known.values() if not reads_well(line)] == []
    brought = {event for variant in GAMES[name].about.variants for event in variant.events}
    assert len({type(event) for event in known}) > len(set(GAMES[name].about.events) - brought) / 2


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_and_move_can_be_told(language: str, name: str) -> None:
    teller = story(language, 0, name)
    for event in GAMES[name].about.events:
        line = teller.event_line(build(event, fields_of(name, event)))
        assert reads_well(line), line
    for move in GAMES[name].about.moves:
        made = build(move, fields_of(name, move))
        lines = (teller.label(move), teller.move_line(made))
        assert all(map(reads_well, lines)), lines


def waiting(teller: Story, question: Question, *seats: Seat) -> str:
    """What the browser tells those who wait for these seats."""
    facts = teller.phrases.facts("", {"seats": seats})
    return teller.words.say(teller.ask_key(question) + ".wait", **facts)


def questions(name: str) -> Iterator[tuple[Question, list[Refusal], Move | None]]:
    """Met in a few games: every question with its refusals, and every option of a menu."""
    for edition in GAMES[name].about.editions:
        for game in explore(GAMES[name], edition, 3):
            for seat, question in game.asking.items():
                yield question, game.refusals(seat), question.sample(lambda n: n - 1)
                if isinstance(question, Menu):
                    yield from ((option, [], None) for option in question.options)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_refusal_can_be_told(language: str, name: str) -> None:
    teller = story(language, 0, name)
    lines: dict[object, str] = {}
    for question, refusals, move in questions(name):
        for refusal in refusals:
            if refusal not in lines:
                lines[refusal] = teller.refusal_line(refusal)
        asked = name_of_question(question)
        called = (asked, *title_numbers(question).values())
        if called not in lines:
            lines[called] = ASKING.sub("", teller.ask_line(question))
            lines[called, 1] = waiting(teller, question, 0)
            lines[called, 2] = waiting(teller, question, 0, 1)
        if move and move not in lines:
            lines[move] = teller.move_line(move)
    assert [line for line in lines.values() if not reads_well(line)] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_is_in_the_lexicon_with_its_numbers(name: str) -> None:
    known = lexicon(name).refusals
    for _, refusals, _ in questions(name):
        for refusal in refusals:
            names = known[refusal.rule]
            assert len(names) <= len(refusal.numbers), refusal


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_lexicon_can_be_told(language: str, name: str) -> None:
    teller = story(language, 0, name)
    for rule in lexicon(name).refusals:
        numbers = tuple(flat(numbers_of(name, rule).values()))
        line = teller.refusal_line(
            Refusal(name_of(GAMES[name].about.moves[0]), rule, numbers=numbers)
        )
        assert reads_well(line), line


def flat(values: Any) -> Iterator[int]:
    for value in values:
        yield from value if isinstance(value, tuple) else (value,)


def test_who_is_told_twice_hears_the_fuller_telling() -> None:
    told = [Addressed(MarkerDrawn(1)), Addressed(MarkerDrawn(1, 4), (1,))]
    assert story("en", 1).lines(told) == ["Ben draws marker 4 for the chip."]
    assert story("en", 0).lines(told) == ["Ben draws a marker for the chip."]
    assert story("de").lines(told) == ["Ben zieht für den Bonuschip einen Wegemarker."]


def test_two_events_of_a_kind_are_two_lines() -> None:
    told = [
        Addressed(TurnEnded(0)),
        Addressed(TurnEnded(1)),
        Addressed(TurnEnded(1)),
    ]
    assert len(story("en", 0).lines(told)) == 3


SECRETS: list[tuple[Event, dict[str, object], dict[str, object]]] = [
    (MarkerDrawn(1), {"marker": 4}, {"marker": 7}),
    (MarkerTaken(1, 2), {"marker": 5}, {"marker": 6}),
    (RouteChanged(1, 3, 0, 8), {"new": 4}, {"new": 7}),
    (CargoSplit(1, (2, 1)), {"piles": ((2, 0, 0, 0), (0, 1, 0, 0))},
     {"piles": ((0, 1, 0, 1), (0, 0, 1, 0))}),
    (PileTaken(1, 2, 2), {"goods": (2, 0, 0, 0)}, {"goods": (0, 1, 0, 1)}),
    (OfferMade(1, 1, 2, 2, 0, give_goods=(1, 0, 0, 0), take_goods=(0, 0, 0, 0)),
     {"give_markers": (1, 1, 0, 0, 0, 0, 0, 0, 0)}, {"give_markers": (0, 0, 0, 0, 0, 0, 0, 1, 1)}),
    (DealMade(1, 1, 2, 0, 1, give_goods=(1, 0, 0, 0), take_goods=(0, 0, 0, 0)),
     {"take_markers": (1, 0, 0, 0, 0, 0, 0, 0, 0)}, {"take_markers": (0, 0, 0, 0, 0, 0, 0, 0, 1)}),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("public", "one", "other"), SECRETS)
def test_outsiders_hear_the_same_whatever_the_secret_is(
    language: str, public: Event, one: dict[str, object], other: dict[str, object]
) -> None:
    def told(secret: dict[str, object]) -> list[Addressed]:
        return [Addressed(public), Addressed(replace(public, **secret), (1,))]

    for outsider in (SPECTATOR, 0, 3):
        teller = story(language, outsider)
        assert teller.lines(told(one)) == teller.lines(told(other)) == [teller.event_line(public)]
    insider = story(language, 1)
    assert len(insider.lines(told(one))) == 1
    assert insider.lines(told(one)) != insider.lines(told(other))


@pytest.mark.parametrize("name", GAMES)
def test_in_many_games_only_those_who_are_told_hear_a_secret(name: str) -> None:
    secrets = 0
    for told in played(name):
        for one in told:
            if one.to is not None:
                secrets += 1
                line = story("en", one.to[0], name).event_line(one.event)
                for viewer in (SPECTATOR, *range(len(PLAYERS))):
                    heard = story("en", viewer, name).lines(told)
                    assert (line in heard) == (viewer in one.to), (line, viewer)
    assert secrets


def test_a_refusal_has_its_numbers() -> None:
    short = Refusal("build", "K-ACT-BUILD-02", numbers=(4, 1, 2))
    assert story("en").refusal_line(short) == (
        "An office in Riga needs 2 markers 4, and you have only 1."
    )
    assert story("de").refusal_line(short) == (
        "Ein Kontor in Riga kostet 2 Wegemarker 4, und du hast nur einen."
    )
    lacking = Refusal("build", "K-ACT-BUILD-01", numbers=(1, 3))
    assert "fur and salt" in story("en").refusal_line(lacking)


def test_a_refusal_without_words_of_its_own_is_told_by_its_rule() -> None:
    teller = story("en")
    assert teller.refusal_line(Refusal("bid", "K-BID-03")) == teller.rule_line("K-BID-03")
    with pytest.raises(MissingWords):
        teller.rule_line("K-BID-" + "99")


def test_who_is_told_nothing_hears_nothing() -> None:
    setup = Setup("kogge", 2)
    story = Story(setup, Words("en", strict=True), ("Anna", "Ben"), 1)
    assert story.lines([]) == []
    assert story.lines([Addressed(MarkerDrawn(0, 3), (0,))]) == []


def test_what_is_taken_back_is_told_in_every_game() -> None:
    for game in GAMES:
        assert story("en", game=game).event_line(TakenBack(0, 2)) == "Anna takes back 2 answers."


def test_routes_are_called_as_in_a_record() -> None:
    line = story("en").event_line(RouteChanged(0, 4, 1, 2))
    assert "route B in Riga" in line
