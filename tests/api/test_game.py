"""hanse.Game: the same game as underneath, with less to know."""

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import pytest

import hanse
from hanse import api
from hanse.api.setups import spec_of
from hanse.cli.simulate.games import SimulationPlan, play_games
from hanse.core.setup import Setup
from hanse.match.match import Match
from hanse.match.proof import Finding, prove

RECORDS = Path(__file__).resolve().parents[1] / "records"


def seats_of(name: str) -> int:
    """Three, or as many as can play if that is fewer."""
    return min(3, max(spec_of(name).about.seats_with(())))


def played(name: str, seed: int, most: int = 150) -> Iterator[hanse.Game]:
    """A game at random, before each of its moves."""
    chance = random.Random(seed)
    game = hanse.Game(name, seats_of(name), seed=seed)
    while not game.is_over and len(game.record) < most:
        yield game
        seat = chance.choice(game.to_move)
        question = game.question(seat)
        assert question is not None
        game.play(question.sample(chance.randrange), seat)


def test_all_public_names_are_there_and_come_in_when_they_are_used() -> None:
    assert {*hanse.__all__} == {*api.__all__, "__version__"}
    assert {*hanse.__all__} <= {*dir(hanse)}
    assert all(getattr(hanse, name) is not None for name in hanse.__all__)
    with pytest.raises(AttributeError):
        hanse.nothing_of_the_kind  # type: ignore[attr-defined]  # noqa: B018
    script = "import sys, hanse; print([name for name in sys.modules if 'hanse.' in name])"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_a_seed_gives_the_game_that_the_terminal_plays_by_it() -> None:
    seed = blake2b(b"7", digest_size=32).digest()
    match = Match.new(Setup("kogge", 3), seed)
    game = hanse.Game("kogge", 3, seed=7)
    assert game.spec.text.position(match.game) == game.spec.text.position(game.engine)
    assert hanse.Game("kogge", 3).position != hanse.Game("kogge", 3).position


def test_wishes_are_kept_and_bad_ones_are_told() -> None:
    game = hanse.Game("kogge", 2, edition="english", variants=["taxes"])
    assert (game.setup.edition, game.setup.variants, game.seats) == ("english", ("taxes",), 2)
    reading = game.spec.about.readings[0]
    chosen = {reading.name: reading.answers[-1]}
    game = hanse.Game("kogge", 2, readings=chosen, names=["Ada", "Bo"])
    assert dict(game.setup.readings) == chosen
    assert "Ada" in repr(game)
    for name, variants in (("chess", []), ("kogge", ["dragons"])):
        with pytest.raises(hanse.BadSetup, match="there are: "):
            hanse.Game(name, variants=variants)
    with pytest.raises(hanse.BadSetup, match="there is no bot nobody"):
        game.ask("nobody")


@pytest.mark.parametrize("name", hanse.game_names())
def test_every_legal_move_has_a_text_that_means_it(name: str) -> None:
    for game in played(name, 3):
        moves = game.legal_moves
        for move in moves[:15]:
            assert move in moves
            assert game.parse(game.text(move)) == move
            assert game.why_not(game.text(move)) is None


@pytest.mark.parametrize("name", hanse.game_names())
def test_undoing_everything_leads_back_to_the_start(name: str) -> None:
    *_, game = played(name, 4)
    start = hanse.Game(name, seats_of(name), seed=4)
    last, text = game.copy(), str(game.record)
    while len(game.record):
        game.undo()
    assert game.position == start.position
    assert str(last.record) == text
    with pytest.raises(IndexError):
        game.undo()


@pytest.mark.parametrize("name", hanse.game_names())
def test_what_was_undone_is_drawn_the_same_again(name: str) -> None:
    for at, game in enumerate(played(name, 5)):
        if at % 7 == 0:
            move, twin = game.legal_moves[0], game.copy()
            first = game.play(move), game.position
            game.undo()
            assert (game.play(move), game.position) == first == (twin.play(move), twin.position)
            game.undo()


@pytest.mark.parametrize("name", hanse.game_names())
def test_a_view_is_the_seats_and_imagined_games_look_like_it(name: str) -> None:
    for at, game in enumerate(played(name, 6)):
        if at % 20 == 0:
            for seat in range(game.seats):
                view = game.view(seat)
                assert view.data == game.spec.see.view(game.engine, seat)
                assert view.question == game.question(seat) or seat not in game.to_move
                imagined = view.imagine(seed=at)
                assert imagined.view(seat).to_dict() == view.to_dict()
                assert repr(imagined.view(seat)) == repr(view)


def test_an_illegal_move_changes_nothing_and_is_explained() -> None:
    game = hanse.Game("kogge", 2, seed=1)
    before = game.position
    with pytest.raises(hanse.IllegalMove):
        game.play("end")
    reason = game.why_not("end")
    assert reason is not None
    assert reason.rule in str(reason)
    nonsense = game.why_not("dance")
    assert nonsense is not None
    assert "dance" in nonsense.sentence
    assert (game.position, len(game.record)) == (before, 0)


@pytest.mark.parametrize("name", hanse.game_names())
def test_whoever_is_not_asked_is_told_so(name: str) -> None:
    game = next(played(name, 2))
    waiting = next((seat for seat in range(game.seats) if seat not in game.to_move), game.seats)
    move = game.legal_moves[0]
    with pytest.raises(ValueError, match=f"^seat {waiting} is not asked$"):
        game.ask("dabbler", waiting)
    with pytest.raises(hanse.IllegalMove, match=f"seat {waiting} is not asked$"):
        game.play(move, waiting)


@pytest.mark.parametrize("name", hanse.game_names())
def test_after_the_end_it_is_said_that_the_game_is_over(name: str) -> None:
    game = hanse.Game(name, seed=2)
    while not game.is_over:
        move = game.ask("dabbler").move
        text = game.text(move)
        game.play(move)
    with pytest.raises(ValueError, match=r"^the game is over$"):
        game.ask("dabbler")
    for last in (move, text):
        with pytest.raises(hanse.IllegalMove, match=r"the game is over$"):
            game.play(last)
    assert game.why_not(move) is not None


@pytest.mark.parametrize("name", hanse.game_names())
def test_a_record_is_read_verified_and_played_on(name: str, tmp_path: Path) -> None:
    seats = seats_of(name)
    game = hanse.Game(name, seats, seed=8, names=["Anna", "Ben", "Carl"][:seats])
    while not game.is_over and len(game.record) < 40:
        game.play(game.ask("dabbler").move)
    game.record.save(tmp_path / "game.hanse")
    again = hanse.load(tmp_path / "game.hanse")
    assert again.position == game.position
    while not game.is_over:
        game.play(game.ask("dabbler").move)
        again.play(again.ask("dabbler").move)
    assert str(again.record) == str(game.record)
    checks = prove(str(game.record))
    assert not [check for check in checks if check.finding is Finding.WRONG]
    assert f"{len(game.record)} moves" in repr(game.record)


def test_a_record_with_moves_taken_back_is_undone_too() -> None:
    text = next(
        text for path in sorted(RECORDS.glob("*.hanse"))
        if "take back" in (text := path.read_text("utf-8"))
    )  # fmt: skip
    game = hanse.load(text)
    assert str(game.record) == text
    while len(game.record):
        game.undo()
    begun = re.split(r"(?<=\n)(start.*\n)", text)
    assert game.position == hanse.load("".join(begun[:2])).position


@pytest.mark.parametrize("name", hanse.game_names())
def test_a_bot_is_told_what_its_seat_was_told(name: str) -> None:
    class Listener(hanse.Bot):
        def answer(self, context: hanse.BotContext) -> hanse.Move:
            seat = context.seat
            assert context.events == [e for e, to in told if to is None or seat in to]
            assert context.view == game.spec.see.view(game.engine, seat)
            return context.rng.choice(context.legal_moves[:9])

    game = hanse.Game(name, seats_of(name), seed=9)
    told = [(one.event, one.to) for one in game.engine.events]
    while not game.is_over and len(game.record) < 60:
        game.play(game.ask(Listener).move)
        told += [(one.event, one.to) for one in game.engine.events]
    assert told
    assert any(to for _, to in told) or name not in ("kogge", "luebeck")


def test_a_simulation_plays_the_games_of_the_command() -> None:
    tally = play_games(
        SimulationPlan(Setup("luebeck", 3), ("skipper", "dabbler", "skipper"), 5), range(6)
    )
    found = hanse.simulate("luebeck", ["skipper", "dabbler"], 6, seats=3, seed=5, rotate=False)
    assert sum(found.points) == sum(tally.points)
    assert (found.games, found.endings) == (6, dict(tally.ended_by))
    assert found.seats == [12, 6]
    assert sum(found.wins) == pytest.approx(6)


def test_bots_change_seats_in_a_simulation() -> None:
    found = hanse.simulate("luebeck", ["skipper", "dabbler", "dabbler"], 3, seats=3)
    assert (found.seats, found.bots) == ([3, 3, 3], ("skipper", "dabbler", "dabbler"))
    with pytest.raises(hanse.BadSetup):
        hanse.simulate("luebeck", ["skipper"] * 9)
