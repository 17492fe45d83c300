"""Step by step a viewer is shown what he saw then, and nothing that he could not notice."""

import random
from typing import Any

import pytest

from hanse.core.encoded_views import EncodedSections, EncodedViews
from hanse.core.spec import AnySpec
from hanse.core.types import SPECTATOR, Seat
from hanse.games import GAMES
from hanse.laws.positions import questions_of
from hanse.laws.setups import any_setup
from hanse.match.match import Match
from hanse.match.view_steps import Replay, ViewHistory, events_for

GAMES_PLAYED = 6
MOST_MOVES = 250
TURNS = 200
ALL = 10_000


class Watched:
    """A match, and what each viewer's fresh page showed after every entry."""

    def __init__(self, spec: AnySpec, chance: random.Random) -> None:
        self.chance = chance
        setup = any_setup(spec, chance.choice(spec.about.editions), chance)
        self.match = Match.new(setup, chance.randbytes(32))
        self.viewers: list[Seat] = [SPECTATOR, *range(setup.seats)]
        self.pages: dict[Seat, list[tuple[int, EncodedSections]]] = {
            seat: [(0, self.page(seat))] for seat in self.viewers
        }

    def page(self, seat: Seat) -> EncodedSections:
        return EncodedViews(self.match.spec, self.match.game).sections(seat)

    def play(self) -> None:
        """An answer, a change of mind, words out of turn, or something taken back."""
        game: Any = self.match.game
        rare = self.chance.random() < 0.2
        seat, question = self.chance.choice(questions_of(game) if rare else [*game.asking.items()])
        if self.match.way_back(seat).answers and self.chance.random() < 0.1:
            self.match.take_back(seat)
        else:
            self.match.play(seat, question.sample(self.chance.randrange))
        for one in self.viewers:
            number = self.pages[one][-1][0] + len(events_for(self.match.played[-1].events, one))
            self.pages[one].append((number, self.page(one)))

    def seen(self, seat: Seat, since: int = 0) -> list[tuple[int, EncodedSections]]:
        """Return the pages after so many events, without those that are as the one before."""
        pages = self.pages[seat]
        first = max(place for place, (number, _) in enumerate(pages) if number <= since)
        return without_repeats(pages[first:])


def without_repeats(
    pages: list[tuple[int, EncodedSections]],
) -> list[tuple[int, EncodedSections]]:
    return [page for at, page in enumerate(pages) if at == 0 or page != pages[at - 1]]


def merged(history: ViewHistory) -> list[tuple[int, EncodedSections]]:
    """Return the pages that the steps give one after the other."""
    pages = [(history.number, history.sections)]
    for step in history.steps:
        pages.append((step.number, pages[-1][1] | step.sections))
    return pages


def played(number: int) -> Watched:
    chance = random.Random(f"view steps {number}")
    watched = Watched(GAMES[sorted(GAMES)[number % len(GAMES)]], chance)
    for _ in range(MOST_MOVES):
        if watched.match.game.over:
            break
        watched.play()
    return watched


@pytest.mark.parametrize("number", range(GAMES_PLAYED))
def test_each_step_gives_the_page_that_was_fresh_then(number: int) -> None:
    """For every seat and a spectator, with answers taken back and choices changed in secret."""
    watched = played(number)
    replay = Replay(watched.match)
    for seat in watched.viewers:
        pages = watched.seen(seat)
        assert merged(replay.history(seat, 0, ALL)) == pages
        since = watched.chance.randrange(pages[-1][0] + 2)
        assert merged(replay.history(seat, since, ALL)) == watched.seen(seat, since)


def test_what_a_viewer_cannot_notice_is_no_step() -> None:
    """A choice in secret that is changed again and again is one entry each time."""
    watched = played(0)
    entries = len(watched.match.record.entries)
    steps = [len(Replay(watched.match).history(one, 0, ALL).steps) for one in watched.viewers]
    assert all(0 < many <= entries for many in steps)
    for seat in watched.viewers:
        for step in Replay(watched.match).history(seat, 0, ALL).steps:
            assert step.sections or step.events


def test_no_more_steps_come_than_were_asked_for() -> None:
    watched = played(1)
    first = Replay(watched.match).history(0, 0, 5)
    rest = Replay(watched.match).history(0, first.steps[-1].number, ALL)
    assert len(first.steps) == 5
    assert merged(first)[-1] == (rest.number, rest.sections)


def test_a_replay_keeps_to_the_match_as_it_was() -> None:
    chance = random.Random("view steps of a running match")
    watched = Watched(GAMES["kogge"], chance)
    replay = Replay(watched.match)
    watched.play()
    assert replay.history(0, 0, ALL).steps == ()
    assert Replay(watched.match).history(0, ALL, ALL).steps == ()


def test_after_two_hundred_turns_the_last_step_is_the_fresh_page() -> None:
    """Each turn is followed from its beginning, as a page does that was open all the time."""
    turns = number = 0
    while turns < TURNS:
        chance = random.Random(f"turns followed {number}")
        watched = Watched(GAMES["kogge"], chance)
        number += 1
        for _ in range(MOST_MOVES):
            if watched.match.game.over:
                break
            watched.play()
            if any(
                type(one).__name__ == "TurnEnded"
                for one in events_for(watched.match.played[-1].events, 0)
            ):
                seat = chance.choice(watched.viewers)
                since = max(0, watched.pages[seat][-1][0] - chance.randrange(12))
                assert (
                    merged(Replay(watched.match).history(seat, since, ALL))[-1]
                    == (watched.pages[seat][-1])
                )
                turns += 1
