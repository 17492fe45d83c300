"""Rules of the variants that no law of every game can know, each as a check on a position."""

import random
from typing import Any

from hanse.core.questions.deal import Deal
from hanse.core.spec import AnySpec
from hanse.games.kogge.actions.raid import loot
from hanse.games.kogge.actions.three_piles import SplittingLoot
from hanse.games.kogge.board import SAFE_CONDUCT
from hanse.games.kogge.events.variants import FightMarkers, Fought
from hanse.games.kogge.moves import (
    Accept,
    Attack,
    EndTurn,
    Intercept,
    LeavePile,
    PayTax,
    RaidCog,
    SplitLoot,
)
from hanse.games.kogge.phases.auction import rank_of
from hanse.games.kogge.phases.conflict import Challenging, Fighting
from hanse.games.kogge.table import FACE_UP
from hanse.laws.positions import any_dice, asides_of
from hanse.laws.whole import walk


def check_a_city_keeps_a_pile(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """R3-01, G-52: three even piles of all there is; the robber has two, the city the third."""
    game = spec.text.from_position(position, any_dice(chance))
    step = game.agenda[-1]
    if not isinstance(step, SplittingLoot):
        return
    there, had = sum(loot(game.table, step.city)), game.table.hold_size(step.robber)
    move = game.asking[step.splitter].sample(chance.randrange)
    assert isinstance(move, SplitLoot)
    sizes = [sum(pile) for pile in move.piles]
    assert len(sizes) == 3, "not three piles"
    assert sum(sizes) == there, "not everything"
    assert max(sizes) - min(sizes) <= 1, "uneven piles"
    game.play(step.splitter, move)
    place = chance.randrange(3)
    if step.robber in game.asking and game.asking[step.robber].allows(LeavePile(place)):
        game.play(step.robber, LeavePile(place))
        left = sizes[place]
        assert game.table.hold_size(step.robber) - had == there - left, "not two of them"
        assert sum(game.table.goods_in(step.city)) == left, "the third is not in the city"


def check_one_interception(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """B-CHIP-02: once a game."""
    game = spec.text.from_position(position, any_dice(chance))
    seat = next(s for s, question in game.asking.items() if question.allows(Intercept()))
    game.play(seat, Intercept())
    for _ in walk(game, chance, 60):
        asked = game.asking.get(seat)
        assert asked is None or not asked.allows(Intercept()), "a second interception"


def check_safe_conduct(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """B-CHIP-01: who has it is not robbed."""
    game = spec.text.from_position(position, any_dice(chance))
    for question in game.asking.values():
        for seat in range(game.seats):
            safe = game.table.chip(seat, SAFE_CONDUCT)
            assert not safe or not question.allows(RaidCog(seat)), "a protected cog is robbed"


def check_offices_are_exempt(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """K-ADV-TAX-03, G-59: taxes leave alone what lies in offices."""
    game = spec.text.from_position(position, any_dice(chance))
    before = list(game.table.site_goods)
    while any(isinstance(m, PayTax) for q in game.asking.values() for m in q.moves()):
        (seat,) = game.asking
        game.play(seat, game.asking[seat].sample(chance.randrange))
    assert game.table.site_goods == before, "an office was taxed"


def check_the_owner_stays_ashore(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """K-ADV-OFFICE-02: goods for the owner go into the office, not aboard."""
    game = spec.text.from_position(position, any_dice(chance))
    for offer in [o for o in game.table.offers if o.target]:
        owner = game.table.sites[offer.target - 1]
        menu = game.asides(offer.to)
        if menu and menu.allows(Accept(offer.offer)):
            hold = game.table.hold(owner)
            game.play(offer.to, Accept(offer.offer))
            assert game.table.hold(owner) == hold, "goods went to the owner's cog"


def check_no_deal_with_oneself(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """K-ADV-OFFICE-01, K-ADV-OFFICE-03: an office and a cog, of two players."""
    game = spec.text.from_position(position, any_dice(chance))
    for seat, menu in asides_of(game).items():
        for deal in [o for o in menu.options if isinstance(o, Deal)]:
            assert seat not in [partner for partner, _, _ in deal.partners], "with himself"


def through_the_fight(game: Any, chance: random.Random) -> None:
    """Both lay their markers."""
    while isinstance(game.agenda[-1], Fighting):
        seat = min(game.asking)
        game.play(seat, game.asking[seat].sample(chance.randrange))


def check_a_fight_is_private(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """K-ADV-CONF-04: what was laid, only the two hear."""
    game = spec.text.from_position(position, any_dice(chance))
    through_the_fight(game, chance)
    told = [one for one in game.events if isinstance(one.event, FightMarkers)]
    assert all(set(one.to or ()) == set(one.event.seats) for one in told), "others hear it"


def check_better_markers_win(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """K-ADV-CONF-04, K-ADV-CONF-07: by the ranking of bids; equal ones win nothing."""
    game = spec.text.from_position(position, any_dice(chance))
    through_the_fight(game, chance)
    (laid,) = [t.event.laid for t in game.events if isinstance(t.event, FightMarkers)]
    (fought,) = [t.event for t in game.events if isinstance(t.event, Fought)]
    mine, theirs = (rank_of(game.rules, bid) for bid in laid)
    better = fought.seat if mine > theirs else fought.other
    assert fought.winner == (-1 if mine == theirs else better), "the wrong one won"


def check_a_pair_fights_once(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """G-30: one conflict for each pair in a turn."""
    game = spec.text.from_position(position, any_dice(chance))
    pairs: list[frozenset[int]] = []
    while any(isinstance(step, Challenging) for step in game.agenda):
        seat = min(game.asking)
        attacks = [m for m in game.asking[seat].moves() if isinstance(m, Attack)]
        move = attacks[0] if attacks else game.asking[seat].sample(chance.randrange)
        if isinstance(move, Attack):
            pairs.append(frozenset((seat, move.value)))
        game.play(seat, move)
    assert len(set(pairs)) == len(pairs), "a pair fought twice"


def check_routes_stay_covered(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """K-ADV-MEM-01, K-ADV-MEM-03: under memory no route ever lies face up."""
    game = spec.text.from_position(position, any_dice(chance))
    for _ in walk(game, chance, 6) if "memory" in game.setup.variants else ():
        assert FACE_UP not in game.table.covered, "a route stayed up"


def check_a_promise_holds(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """G-29: who promised to spare a cog cannot rob it."""
    game = spec.text.from_position(position, any_dice(chance))
    for vow in game.table.vows:
        assert not game.asking[vow.by].allows(RaidCog(vow.to)), "a promise is broken"


def check_a_promise_ends(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """G-29: with the turn it was for."""
    game = spec.text.from_position(position, any_dice(chance))
    for vow in list(game.table.vows):
        game.play(vow.by, EndTurn())
        assert vow not in game.table.vows, "kept, and still there"
