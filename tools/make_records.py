"""A writer of tests/records: seeded games between bots, and the books' worked examples.

    python -m tools.make_records            writes missing records, and all final hashes
    python -m tools.make_records --closing  writes only the final hashes of all records

The tool never changes an existing record: tests check that old records still lead to the same end.
"""

import random
import sys
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec.structs import replace

from hanse import __version__
from hanse.bots.bot_game import BotGame
from hanse.bots.registry import BOTS
from hanse.core.dice import Dice, commitment, key_of
from hanse.core.notation import positions
from hanse.core.questions.shapes import Menu
from hanse.core.records import parse
from hanse.core.records.record import About, Record, begin, replay
from hanse.core.records.write import new_game_parts
from hanse.core.setup import Setup
from hanse.core.types import Move, Seat
from hanse.games import GAMES, OWN
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Accept, Offer
from hanse.match.match import Match
from tests.rules.laid_out import SPEC, acting, auction, sailing

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"
SUFFIX = ".hanse"
PROMISES = ("", "and I leave you your ore", "peace; at least this round")
NAMES = ("Anna", "Birger", "Chlodwig", "Dagmar", "Elke")


@dataclass(frozen=True)
class Plan:
    """A game to play, with the probabilities of talking out of turn and of taking a move back."""

    name: str
    setup: Setup
    bots: tuple[str, ...]
    seed: int
    talk: float = 0.25
    back: float = 0.03
    salt: str = ""

    @property
    def key(self) -> str:
        """Return the key of the game's randomness."""
        return self.name + self.salt


def games() -> Iterator[Plan]:
    """Yield games with two to four seats, every edition, some readings and both endings."""
    for number in range(10):
        seats = (2, 3, 4)[number % 3]
        edition = SPEC.about.editions[number % len(SPEC.about.editions)]
        reading = SPEC.about.readings[number % len(SPEC.about.readings)]
        readings = ((reading.name, reading.answers[-1]),) if number % 2 else ()
        if ("player_deals", "off") in readings:
            readings = ()
        bots = (("builder",), ("builder", "dabbler"), ("dabbler",))[number // 2 % 3]
        setup = Setup("kogge", seats, edition, readings=readings)
        yield Plan(f"game-{number:02}", setup, tuple(bots * seats)[:seats], number)


def books() -> Iterator[tuple[str, Kogge, tuple[str, ...], tuple[str, ...]]]:
    """Yield the examples of the books: a name, a position, the moves, and notes."""
    yield (
        "book-auction",
        auction(seats=4, hand={0: [7, 1, 2], 1: [3, 4, 0], 2: [4, 5, 6], 3: [2, 2, 8]}),
        ("1 bid 7", "2 bid 3 4", "3 bid 4", "4 bid 2 2"),
        ("TV-BID-01: the order is 4, 1, 2, 3; Lübeck, Riga, Reval and Åbo are supplied.",),
    )
    yield (
        "book-production",
        auction(
            seats=3,
            hand={0: [3, 3, 1], 1: [4, 4, 4, 0], 2: [6, 2, 5]},
            offices={3: [0], 6: [1, 2]},
            guild=1,
        ),
        ("1 bid 3 3", "2 bid 4 4 4", "3 bid 6", "2 guild 2"),
        ("TV-PROD-01: six furs to Riga; offices are served first.", "TV-GM-06: from 1 to 3."),
    )
    yield (
        "book-voyage",
        sailing(
            0,
            cogs=[6, 8],
            routes={6: [3, 7], 3: [4, 0]},
            hidden={(3, 1): (1, 6)},
            offices={3: [0], 8: [1]},
            office_goods={3: [{"f": 2}]},
            raided={4: [0]},
            hand={0: [0, 1, 8]},
            cargo={0: {"o": 2}},
        ),
        ("1 sail A", "1 load 2f", "1 sail B pay o", "1 sail B pay 0", "1 anchor"),
        ("TV-MOVE-01: from Stralsund by Reval, back by a route turned up, and on to Lübeck.",),
    )
    yield (
        "book-trade",
        acting(
            0,
            cogs=[3, 8],
            routes={3: [7, 4]},
            city={3: {"o": 6, "s": 2}},
            cargo={0: {"s": 4, "f": 2, "a": 1}},
            hand={0: [5, 1, 1], 1: [2, 3]},
        ),
        ("1 trade 2f s for 6o", "1 take back 1", "1 trade 2s for 4o", "1 route A lay 5"),
        ("TV-TRADE-01, TV-TRADE-02: one deal, then another in its place.", "TV-ROUTE-01."),
    )


def seed_of(name: str) -> bytes:
    return blake2b(name.encode(), digest_size=32).digest()


def nonces_of(name: str, seats: int) -> list[bytes]:
    return [seed_of(f"{name}/{seat}")[:16] for seat in range(seats)]


def play(plan: Plan) -> str:
    """Play a new game to its end, and return its record."""
    seed, nonces = seed_of(plan.key), nonces_of(plan.key, plan.setup.seats)
    about = About(names=NAMES[: plan.setup.seats], date="2026-11-15", rules=__version__)
    match = Match.new(plan.setup, seed, nonces, about=about)
    play_on(match, plan)
    return match.finished_record(seed, nonces)


def play_example(name: str, game: Kogge, moves: tuple[str, ...], said: tuple[str, ...]) -> str:
    """Replay a book's example, let bots finish the game, and return its record."""
    seed, nonces = seed_of(name), nonces_of(name, game.seats)
    game.dice = Dice(key_of(seed, nonces))
    game.ply, game.asked_at = 0, dict.fromkeys(game.asking, 0)
    record: Record = begin(game, SPEC, SPEC.text.position(game))
    shown = commitment(seed).hex()
    about = About(names=NAMES[: game.seats], date="2026-11-15", rules=__version__)
    record.about = About(about.names, about.date, about.rules, commitment=shown)
    record.notes = tuple((0, line) for line in said)
    match = Match.again(record, key_of(seed, nonces))
    for line in moves:
        seat, _, text = line.partition(" ")
        match.play(int(seat) - 1, SPEC.text.notation.parse(text, seen=match.game))
    bots = ("builder",) * game.seats
    play_on(match, Plan(name, game.setup, bots, 1, talk=0.0, back=0.0))
    return match.finished_record(seed, nonces)


def play_on(match: Match, plan: Plan, most: int = 10_000) -> None:
    """Let bots play to the end or to `most` entries, with some talk and some undone moves."""
    chance = random.Random(plan.key)
    below = [Dice(seed_of(f"{plan.key}/bot/{seat}")).below for seat in range(match.game.seats)]
    bots = [BOTS[bot](match.spec.about.name) for bot in plan.bots]
    bot_game = BotGame(match.spec, match.game, bots, below)
    while not match.game.over and len(match.record.entries) < most:
        bot_game.game = match.game
        seat, move = next_move(match, bot_game, chance, plan)
        bot_game.all_events += match.play(seat, move).events


def next_move(
    match: Match, bot_game: BotGame, chance: random.Random, plan: Plan
) -> tuple[Seat, Move]:
    """Return a seat and its next move: an answer, a word out of turn, or a taking back."""
    game = match.game
    talks = chance.random() < plan.talk
    said = word(game, chance) if talks and isinstance(game, Kogge) else None
    if said:
        return said
    if match.timeline.open and chance.random() < plan.back:
        seat = match.timeline.open[-1][0]
        return seat, match.spec.text.notation.parse("take back 1")
    seat = min(match.game.asking)
    return seat, bot_game.choose(seat)


def word(game: Kogge, chance: random.Random) -> tuple[Seat, Move] | None:
    """Return a deal if one is possible, or an offer that others could accept, or else any aside."""
    talking = [(s, menu) for s in range(game.seats) if (menu := game.asides(s))]
    chance.shuffle(talking)
    deals = [(s, a) for s, menu in talking for a in acceptances(menu)]
    if deals and chance.random() < 0.6:
        return deals[0]
    for seat, menu in talking:
        for _ in range(40):
            move = menu.sample(chance.randrange)
            trial = game.copy()
            trial.play(seat, move)
            if isinstance(move, Offer) and small(move) and acceptances(trial.asides(move.to)):
                return seat, spoken(move, menu, chance)
    return (talking[0][0], talking[0][1].sample(chance.randrange)) if talking else None


def spoken(offer: Offer, menu: Menu, chance: random.Random) -> Offer:
    """Return the offer with a promise, if promises are allowed; otherwise unchanged."""
    wordy = replace(offer, promise=chance.choice(PROMISES))
    return wordy if menu.allows(wordy) else offer


def small(offer: Offer) -> bool:
    return 1 <= sum(offer.give_goods + offer.give_markers) <= 2


def acceptances(menu: Menu | None) -> list[Move]:
    options = menu.options if menu else ()
    return [move for o in options if o.move is Accept for move in o.moves()]


AGREED: dict[str, tuple[tuple[int, tuple[str, ...]], ...]] = {
    "resigned": ((12, ('2 resign seat "dabbler"',)), (40, ("2 return to seat", "3 resign seat"))),
    "answered-for": ((9, ('1 answer for 3 "dabbler"',)), (30, ("2 answer for 1",))),
    "ended-together": (
        (14, ("1 agree to end among 1,2,3", "2 play on")),
        (33, tuple(f"{seat} agree to end among 1,2,3" for seat in (3, 1, 2))),
    ),
    "ended-by-others": ((21, ("1 agree to end among 1,3", "3 agree to end among 1,3")),),
    "went-back": ((26, ("BACK", "2 resign seat")),),
}
"""Agreements by record, each after a number of entries; BACK: all go back as far as possible."""


def play_agreed(name: str, game: str, said: tuple[tuple[int, tuple[str, ...]], ...]) -> str:
    """Play a game for three with these agreements, and return its record."""
    plan = Plan(name, Setup(game, 3), ("builder" if game == "kogge" else "skipper",) * 3, 1)
    seed, nonces = seed_of(plan.key), nonces_of(plan.key, 3)
    about = About(names=NAMES[:3], date="2026-11-15", rules=__version__)
    match = Match.new(plan.setup, seed, nonces, about=about)
    for entries, lines in said:
        play_on(match, plan, most=entries)
        for line in lines:
            agree(match, line)
    play_on(match, plan)
    return match.finished_record(seed, nonces)


def agree(match: Match, line: str) -> None:
    if line == "BACK":
        ply = match.timeline.past[0].ply
        for who in range(1, 4):
            agree(match, f"{who} agree to go back {ply} among 1,2,3")
    elif not match.game.over:
        seat, _, text = line.partition(" ")
        match.play(int(seat) - 1, match.spec.text.notation.parse(text, seen=match.game))


def closing(file: Path) -> str:
    """Return the hash of the final position of a record."""
    record = parse.read(file.read_text("utf-8"), GAMES)
    spec = GAMES[record.setup.game]
    *_, last = replay(record, spec)
    last.setup = replace(last.setup, readings=record.setup.readings)
    unsaid = new_game_parts(record.setup, spec)
    told = positions.parts(msgspec.json.decode(spec.text.position(last)), spec.text.layout)
    lying = [f"{name}: {text}" for name, text in told if unsaid.get(name) != text]
    return blake2b("\n".join(lying).encode(), digest_size=16).hexdigest()


def keep(name: str, made: Callable[[], str]) -> None:
    """Write a record unless it exists; an existing record stays unchanged."""
    file = RECORDS / f"{name}{SUFFIX}"
    if not file.exists():
        file.write_text(made(), "utf-8")


def write_closings() -> None:
    """Write the final hashes of all records, for the test that replays them."""
    lines = [f'{file.stem} = "{closing(file)}"' for file in sorted(RECORDS.glob(f"*{SUFFIX}"))]
    (RECORDS / "closing.toml").write_text("\n".join(lines) + "\n", "utf-8")


def closings() -> dict[str, str]:
    return tomllib.loads((RECORDS / "closing.toml").read_text("utf-8"))


def main(arguments: list[str]) -> None:
    if "--closing" not in arguments:
        for plan in games():
            keep(plan.name, partial(play, plan))
        for name, game, moves, said in books():
            keep(name, partial(play_example, name, game, moves, said))
        for told, agreed in AGREED.items():
            for of in OWN:
                name = f"{told}-{of}"
                keep(name, partial(play_agreed, name, of, agreed))
    write_closings()


if __name__ == "__main__":
    main(sys.argv[1:])
