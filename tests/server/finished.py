"""Finished matches in a server's store: made over HTTP, with nonces, and played through the store.

`python -m tests.server.finished ADDRESS DATABASE COUNT GAME` makes some of that game and writes as
JSON what the browser of the first seat would have kept of each.
"""

import asyncio
import random
import sys
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any

import msgspec

from hanse.server.store.store import Store
from hanse.tables.live.lobby import Lobby
from tests.server.people import give_nonce, join, new_table
from tests.server.running import Server

MAX_GAMES = 8
KOGGE: tuple[dict[str, Any], ...] = (
    {"people": 2},
    {"people": 3, "variants": ["taxes", "three_piles"]},
    {"people": 4, "edition": "english"},
    {"people": 2, "variants": ["memory"]},
)
LUEBECK: tuple[dict[str, Any], ...] = (
    {"people": 3, "game": "luebeck"},
    {"people": 4, "game": "luebeck", "data": {"map": "trunk"}},
)
EVERY: tuple[dict[str, Any], ...] = (*KOGGE, {"people": 1, "bots": 2}, *LUEBECK)
"""What is agreed at the tables, one after another. Bots' seats are played like the others here."""


@dataclass(frozen=True)
class Witness:
    """What the first seat was shown and gave before play."""

    match: str
    secret: str
    commitment: str
    nonce: str


def finished(
    server: Server, count: int, seed: str, kinds: tuple[dict[str, Any], ...] = EVERY
) -> list[Witness]:
    """Make so many tables and play them to the end."""
    chance = random.Random(f"finished {seed}")
    made = [table(server, chance, **kind) for kind in islice(cycle(kinds), count)]
    asyncio.run(play_all(server.url, [one.match for one in made], chance))
    return made


def table(
    server: Server, chance: random.Random, people: int, bots: int = 0, **agreed: Any
) -> Witness:
    nonce = chance.randbytes(16).hex()
    seated, _ = new_table(server, bots, people, nonce="", **agreed)
    give_nonce(server, seated, nonce)
    for seat in range(1, people):
        join(server, seated["match"], f"Guest {seat}")
    return Witness(seated["match"], seated["secret"], seated["commitment"], nonce)


async def play_all(url: str, matches: list[str], chance: random.Random) -> None:
    store = await Store.open(url, MAX_GAMES)
    lobby, turn = Lobby(store, 2 * MAX_GAMES, 0.0), asyncio.Semaphore(MAX_GAMES)

    async def one(match: str) -> None:
        async with turn:
            await play_out(lobby, match, chance)

    try:
        await asyncio.gather(*map(one, matches))
    finally:
        await store.close()


async def play_out(lobby: Lobby, match: str, chance: random.Random) -> None:
    """Any answers at all, each stored as a server stores it."""
    async with lobby.use(match) as live:
        while not live.match.game.over:
            seat, question = chance.choice(sorted(live.match.game.asking.items()))
            move = question.sample(chance.randrange)
            await lobby.play(live, seat, move, f"c{live.row.version}")


if __name__ == "__main__":
    address, url, count, game = sys.argv[1:]
    there = Server(url, port=int(address.strip("/").rpartition(":")[2]))
    made = finished(there, int(count), "journeys", LUEBECK if game == "luebeck" else KOGGE)
    sys.stdout.write(msgspec.json.encode(made).decode() + "\n")
