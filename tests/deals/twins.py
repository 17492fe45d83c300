"""Two games that differ in what nobody but a seat or two can see; then all of them talk (G-72)."""

import random
from dataclasses import dataclass, field

from hanse.core.types import SPECTATOR, Move, Seat
from hanse.core.wire import encode
from hanse.games.kogge.board import NGOODS, NVALUES, ROUTES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Accept, ChangeRoute, Offer
from hanse.laws.hearing import allowed, heard
from tests.deals.crowds import any_crowd, any_said
from tests.rules.dealing import numbers, offer, partners
from tests.rules.laid_out import KINDS, SPEC

SAID = 6


@dataclass
class Pair:
    """A game and its twin, the seats that differ, and what the first of them holds instead."""

    game: Kogge
    twin: Kogge
    differing: tuple[Seat, ...]
    things: tuple[str, str]
    played: int = 0
    could_differ: int = 0
    met: set[str] = field(default_factory=set)

    def viewers(self) -> list[Seat]:
        return [v for v in (*range(self.game.seats), SPECTATOR) if v not in self.differing]


def any_pair(chance: random.Random) -> Pair | None:
    """Most often another marker in somebody's hand; or two who have each other's goods."""
    game = any_crowd(chance)
    if game.rules.cargo_open or chance.random() < 0.7:
        return other_marker(game, chance)
    return other_goods(game, chance)


def other_marker(game: Kogge, chance: random.Random) -> Pair | None:
    """A marker of one hand changed for one of the reserve."""
    table = game.table
    places = [(s, v) for s in range(game.seats) for v in range(NVALUES) if table.hand(s)[v]]
    if not places:
        return None
    seat, mine = chance.choice(places)
    other = chance.choice([v for v in range(NVALUES) if table.reserve[v] and v != mine])
    twin = game.copy()
    for value, change in ((mine, 1), (other, -1)):
        twin.table.hands[seat * NVALUES + value] -= change
        twin.table.reserve[value] += change
    twin.wake()
    return Pair(game, twin, (seat,), (str(mine), str(other)))


def other_goods(game: Kogge, chance: random.Random) -> Pair | None:
    """Two cogs have each one good of the other's."""
    one, other = chance.sample(range(game.seats), 2)
    mine, yours = ([g for g in range(NGOODS) if game.table.hold(s)[g]] for s in (one, other))
    swaps = [(a, b) for a in mine for b in yours if a != b]
    if not swaps:
        return None
    good, back = chance.choice(swaps)
    twin = game.copy()
    for seat, lost, gained in ((one, good, back), (other, back, good)):
        twin.table.cargo[seat * NGOODS + lost] -= 1
        twin.table.cargo[seat * NGOODS + gained] += 1
    twin.wake()
    return Pair(game, twin, (one, other), (KINDS[good], KINDS[back]))


def check_pair(pair: Pair, chance: random.Random) -> None:
    """Nobody else can tell them apart: before, after everything said, and after a covered route."""
    compare(pair)
    probe(pair, chance)
    if len(pair.differing) == 1 and chance.random() < 0.3:
        whisper(pair, chance)
    for _ in range(SAID):
        said = any_said(pair.game, chance)
        if said and allowed(pair.twin, *said):
            speak(pair, *said)
        elif said:
            assert said[0] in pair.differing, "one who cannot know has another menu"
    bluff(pair, chance)


def probe(pair: Pair, chance: random.Random) -> None:
    """Somebody asks for just the thing that one of them does not have."""
    seat = pair.differing[0]
    asking = [s for s in pair.viewers() if s != SPECTATOR and seat in partners(pair.game, s)]
    if asking:
        speak(pair, chance.choice(asking), offer(seat, take=pair.things[0]))
        menus = pair.game.asides(seat), pair.twin.asides(seat)
        could, could_not = (numbers(menu, Accept) for menu in menus)
        pair.could_differ += could != could_not


def whisper(pair: Pair, chance: random.Random) -> None:
    """One of them offers a marker, another in each game, as a gift; it is taken (G-73)."""
    seat = pair.differing[0]
    friends = partners(pair.game, seat)
    if not friends:
        return
    friend = chance.choice(friends)
    pair.differing = (seat, friend)
    number = pair.game.table.offer_count + 1
    for game, thing in zip((pair.game, pair.twin), pair.things, strict=True):
        game.play(seat, offer(friend, thing))
    compare(pair)
    speak(pair, friend, Accept(number))


def speak(pair: Pair, seat: Seat, move: Move) -> None:
    pair.game.play(seat, move)
    pair.twin.play(seat, move)
    pair.played += 1
    pair.met.add(type(move).__name__)
    compare(pair)


def bluff(pair: Pair, chance: random.Random) -> None:
    """One of them offers something, then lays a route face down: another marker in each game."""
    seat = pair.differing[0]
    routes = [routes_to_lay(game, seat) for game in (pair.game, pair.twin)]
    slots = {move.target for move in routes[0]} & {move.target for move in routes[1]}
    if not slots:
        return
    promised = offer_of_goods(pair, chance)
    if promised:
        speak(pair, seat, promised)
    of = chance.choice(sorted(slots))
    laid = [[move for move in moves if move.target == of] for moves in routes]
    pair.game.play(seat, min(laid[0], key=lambda move: not lies_there(pair.game, seat, move)))
    pair.twin.play(seat, chance.choice(laid[1]))
    pair.met.add(ChangeRoute.__name__)
    compare(pair)


def offer_of_goods(pair: Pair, chance: random.Random) -> Offer | None:
    """A gift that the seat could make in both games."""
    seat, friends = pair.differing[0], partners(pair.game, pair.differing[0])
    both = [kind for good, kind in enumerate(KINDS) if holds(pair, seat, good)]
    return offer(chance.choice(friends), chance.choice(both)) if friends and both else None


def holds(pair: Pair, seat: Seat, good: int) -> bool:
    return all(game.table.hold(seat)[good] for game in (pair.game, pair.twin))


def lies_there(game: Kogge, seat: Seat, move: ChangeRoute) -> bool:
    return game.table.routes[game.table.cogs[seat] * ROUTES + move.target] == move.value


def routes_to_lay(game: Kogge, seat: Seat) -> list[ChangeRoute]:
    moves = game.asking[seat].moves() if seat in game.asking else ()
    return [move for move in moves if isinstance(move, ChangeRoute)]


def compare(pair: Pair) -> None:
    for viewer in pair.viewers():
        views = [encode(SPEC.see.view(game, viewer)) for game in (pair.game, pair.twin)]
        assert views[0] == views[1], f"{viewer} sees it"
        assert heard(pair.game, viewer) == heard(pair.twin, viewer), f"{viewer} hears it"
