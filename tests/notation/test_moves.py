"""Moves as text: every form of answer, both ways, in every game."""

import os
import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest

from hanse.core.notation.moves import Ambiguous, NotNow, Unreadable
from hanse.core.spec import AnySpec
from hanse.core.takeback import TakeBack
from hanse.core.types import Move, name_of
from hanse.games import GAMES
from hanse.laws.positions import explore, options_of, questions_of
from tests.records.random_timelines import Play
from tests.rules.asking import sail
from tests.rules.laid_out import SPEC, acting, auction, goods, markers, sailing

MOVES = int(os.environ.get("HANSE_MOVES", "10000"))
NOTATION = SPEC.text.notation


@pytest.mark.parametrize("name", GAMES)
def test_what_is_written_is_read_as_the_same_move(name: str) -> None:
    """Typed in capitals too, and from a view as well as from the game, or from neither."""
    spec = GAMES[name]
    chance = random.Random(f"moves {name}")
    tried: Counter[str] = Counter()
    while tried.total() < MOVES:
        play = Play(spec, chance)
        while not play.game.over:
            for seat, question in questions_of(play.game):
                for option in options_of(question):
                    move = option.sample(chance.randrange)
                    tried[name_of(type(move))] += 1
                    check(spec, play.game, seat, move)
            play.step()
    assert len(tried) > len(spec.about.moves) * 3 // 4


def check(spec: AnySpec, game: Any, seat: int, move: Move) -> None:
    text = spec.text.notation.format(move, game)
    assert spec.text.notation.parse(text, seen=game) == move, text
    assert spec.text.notation.parse(text.upper() if '"' not in text else text, seen=game) == move, (
        text
    )
    assert spec.text.notation.format(spec.text.notation.parse(text, seen=game), game) == text
    assert spec.text.notation.format(move, spec.see.view(game, seat)) == text
    assert spec.text.notation.parse(spec.text.notation.format(move)) == move, (
        "without seeing the game"
    )
    assert "\n" not in text


@pytest.mark.parametrize("name", GAMES)
def test_no_two_answers_are_written_alike(name: str) -> None:
    """Whatever is asked, each answer has a text of its own, and it is legal when read."""
    spec = GAMES[name]
    for game in islice(explore(spec, spec.about.editions[0], games=2), 0, None, 5):
        for _, question in questions_of(game):
            options = options_of(question)
            moves = [move for option in options for move in islice(option.moves(), 60)]
            texts = {spec.text.notation.format(move, game) for move in moves}
            assert len(texts) == len(moves)
            for move in moves[::7]:
                text = spec.text.notation.format(move, game)
                assert spec.text.notation.parse(text, question, game) == move


TYPED = [
    ("bid 2 2", "bid 2 2"),
    ("BID 7 0 7", "bid 0 7 7"),
    ("sail A", "sail A"),
    ("sail b pay 1o 3", "sail B pay o 3"),
    ("trade 2f 1s for 6o", "trade 2f s for 6o"),
    ("trade s f f for o o o 3o", "trade 2f s for 6o"),
    ("split 2o 1f | 1o 1a", "split 2o f | o a"),
    ("split 2o | -", "split 2o | -"),
    ("route a lay 5", "route A lay 5"),
    ("buy #3 pay o", "buy #3 pay o"),
    ("start 8", "start 8"),
    ("guild 2", "guild 2"),
    ("passage pay 3 o", "passage pay o 3"),
    ("load o 2o", "load 3o"),
    ("anchor", "anchor"),
    ("end", "end"),
    ("arm 4", "arm 4"),
    ("choose 5", "choose 5"),
    ("take 2", "take 2"),
    ("exile b", "exile B"),
    ("raid city", "raid city"),
    ("raid cog 2", "raid cog 2"),
    ("sell o for passage", "sell o for passage"),
    ("give o", "give o"),
    ("give 5", "give 5"),
    ("build", "build"),
    ("build goods", "build goods"),
    ('offer 2 give o 3 for s "for peace" re 4', 'offer 2 give o 3 for s "for peace" re 4'),
    ("offer 2 give 1o", "offer 2 give o"),
    ("offer 3 for 2s 8", "offer 3 for 2s 8"),
    ("accept 4", "accept 4"),
    ("decline 4", "decline 4"),
    ("withdraw 4", "withdraw 4"),
    ("take back 2", "take back 2"),
    ("offer 2 give o at 3b", "offer 2 give o at 3b"),
    ('offer 2 vow spare wants exile-a "so" re 1', 'offer 2 vow spare wants exile-A "so" re 1'),
    ("split loot o | f | a", "split loot o | f | a"),
    ("leave 3", "leave 3"),
    ("intercept", "intercept"),
    ("let pass", "let pass"),
    ("tax a", "tax a"),
    ("peace", "peace"),
    ("attack 3", "attack 3"),
    ("commit 8 4", "commit 4 8"),
    ("commit -", "commit -"),
    ("demand 2a f", "demand f 2a"),
    ("push b", "push B"),
    ("leave be", "leave be"),
    ("peek pay 3", "peek pay 3"),
    ("swap a lay 4", "swap A lay 4"),
    ("keep", "keep"),
    ("land 3", "land 3"),
    ("land Bornholm", "land bornholm"),
    ("crest 7", "crest 7"),
    ("deliver 2s o", "deliver o 2s"),
    ("redeem 5 for bornholm", "redeem 5 for bornholm"),
    ("offer 2 give o at 9a", "offer 2 give o at 9a"),
    ("ESCAPE b", "escape B"),
]


@pytest.mark.parametrize(("typed", "canonical"), TYPED)
def test_what_people_type_has_one_spelling(typed: str, canonical: str) -> None:
    assert NOTATION.format(NOTATION.parse(typed)) == canonical


def test_every_kind_of_move_is_typed_above() -> None:
    assert {type(NOTATION.parse(typed)) for typed, _ in TYPED} == {*SPEC.about.moves, TakeBack}


@pytest.mark.parametrize(
    "text",
    ["", "fly", "bid", "bid 9", "bid 2o", "sail", "sail C", "sail A pay", "sail A pay x",
     "sail A o", "trade f", "trade f for", "trade f for 2", "split", "split o |",
     "route A 5", "guild one", "guild -1", "raid", "raid cog 0", "offer 0 give o", "offer 2 give",
     'offer 2 "', "accept x",
     "end turn", "take back", "sell o passage", "sell for passage", "bid 2 2 \u0663"],
)  # fmt: skip
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        NOTATION.parse(text)


def test_the_word_that_is_not_understood_is_named() -> None:
    with pytest.raises(Unreadable) as caught:
        NOTATION.parse("bid 2 9")
    assert caught.value.word == "9"
    with pytest.raises(Unreadable) as caught:
        NOTATION.parse("anchor at once")
    assert caught.value.word == "at"


def test_words_of_an_offer_stay_readable() -> None:
    text = 'offer 2 give o "Erz für Tönsberg"'
    assert NOTATION.format(NOTATION.parse(text)) == text


def test_deals_name_every_office_those_on_bornholm_too() -> None:
    for place in ("0a", "8b", "9a", "9b"):
        text = f"offer 2 give o at {place}"
        assert NOTATION.format(NOTATION.parse(text)) == text


def test_a_pair_is_bought_by_its_values() -> None:
    game = acting(market=[(0, 3), (2, 7), (2, 7)], cargo={0: {"o": 2}})
    move = NOTATION.parse("buy 27 pay o", game.asking[0], game)
    assert NOTATION.format(move, game) == "buy 27 pay o"
    assert NOTATION.parse("buy 27 pay o", game.asking[0], SPEC.see.view(game, 0)) == move
    with pytest.raises(Unreadable):
        NOTATION.parse("buy 99 pay o", game.asking[0], game)


def test_a_move_that_is_not_allowed_now_says_by_which_rule() -> None:
    game = auction(hand={0: [5, 2], 1: [5, 2]}, order=[0, 1])
    game.play(0, NOTATION.parse("bid 5", game.asking[0]))
    with pytest.raises(NotNow) as caught:
        NOTATION.parse("bid 5", game.asking[1])
    assert caught.value.rule == "K-BID-03"
    with pytest.raises(NotNow):
        NOTATION.parse("bid 8", game.asking[1])
    with pytest.raises(NotNow):
        NOTATION.parse("end", game.asking[1])


def test_what_is_left_out_is_filled_in_where_only_one_answer_fits() -> None:
    game = sailing(routes={8: [3, 7], 3: [1, 2]}, hand={0: []}, cargo={0: {"o": 2}})
    game.play(0, sail(0))
    assert NOTATION.parse("sail B", game.asking[0]) == sail(1, o=1)
    assert NOTATION.parse("anc", game.asking[0]) == NOTATION.parse("anchor")


def test_what_could_mean_several_answers_is_ambiguous() -> None:
    game = sailing(routes={8: [3, 7], 3: [1, 2]}, hand={0: [4]}, cargo={0: {"o": 2}})
    with pytest.raises(Ambiguous) as caught:
        NOTATION.parse("sail", game.asking[0])
    assert caught.value.choices == ("sail A", "sail B")
    game.play(0, sail(0))
    with pytest.raises(Ambiguous) as caught:
        NOTATION.parse("sail B", game.asking[0])
    assert sorted(caught.value.choices) == ["sail B pay 4", "sail B pay o"]


def test_a_dozen_of_many_answers_are_told() -> None:
    game = auction(hand={0: [0, 1, 2, 3, 4, 5, 6], 1: [5]}, order=[0, 1])
    with pytest.raises(Ambiguous) as caught:
        NOTATION.parse("bid", game.asking[0])
    assert len(set(caught.value.choices)) == 12


def test_an_answer_that_is_complete_is_not_filled_up() -> None:
    """Who bids 5, which was bid already, does not mean 5 and 5."""
    game = auction(hand={0: [5], 1: [5, 5]}, order=[0, 1])
    game.play(0, NOTATION.parse("bid 5"))
    with pytest.raises(NotNow):
        NOTATION.parse("bid 5", game.asking[1])
    assert goods(o=1) == NOTATION.parse("load o").items  # type: ignore[attr-defined]
    assert markers(5, 5) == NOTATION.parse("bid", game.asking[1]).items  # type: ignore[attr-defined]
