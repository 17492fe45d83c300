"""Pictures of links: boards as everybody may see them, drawn in a limited process."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

import hanse
from hanse.core.setup import Setup
from hanse.core.types import SPECTATOR
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.server.limited_processes.link_picture import HEIGHT, WIDTH, link_picture
from hanse.server.limited_processes.messages import LinkPictureRequest
from hanse.server.limited_processes.pool import MAX_CPU, MAX_MEMORY, LimitedProcesses
from hanse.server.operations.load import Load

MAX_BYTES = 600_000
"""The largest picture that common chats show."""
RECORDS = Path(__file__).parents[1] / "records"
FULL = {"kogge": "game-01.hanse", "luebeck": "went-back-luebeck.hanse"}


def asked(game: str, view: bytes = b"", *names: str) -> LinkPictureRequest:
    setup = Setup(game, max(3, len(names)))
    players = (*names, "", "", "")[: setup.seats]
    terms = ("3 players, 2 variants", "20 min per player, + 20 s per answer")
    return LinkPictureRequest(
        game, setup, game.title(), f"Anna invites you to play {game.title()}", terms, players,
        "a free seat", "en", view,
    )  # fmt: skip


def middle_of(name: str) -> hanse.Game:
    record = hanse.load(RECORDS / FULL[name]).record
    return record[len(record) // 2].game


def words_of(svg: str) -> list[str]:
    return ["".join(one.itertext()) for one in ElementTree.fromstring(svg).iter() if is_text(one)]


def is_text(one: ElementTree.Element) -> bool:
    return one.tag.endswith("}text")


@pytest.mark.parametrize("game", FULL)
def test_a_picture_keeps_the_limits_of_its_process(game: str) -> None:
    pool = LimitedProcesses(Load())
    try:
        view = encode(middle_of(game).view(SPECTATOR).data)
        done = pool.ask(asked(game, view, "Anna", "Birger", "Chlodwig"))
    finally:
        pool.close()
    assert not done.wrong, done.why
    assert done.result.startswith(b"\x89PNG\r\n\x1a\n")
    size = done.result[16:20], done.result[20:24]
    assert tuple(map(int.from_bytes, size)) == (WIDTH, HEIGHT)
    assert len(done.result) < MAX_BYTES
    assert done.cpu < MAX_CPU / 2
    assert done.memory < MAX_MEMORY / 2


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_has_a_picture_before_it_begins(game: str) -> None:
    words = words_of(link_picture(asked(game, b"", "Anna")))
    assert {"Anna", "a free seat", "3 players, 2 variants"} <= {*words}


@pytest.mark.parametrize("game", FULL)
def test_a_picture_is_the_board_of_spectators(game: str) -> None:
    """It shows each piece that the spectators' own picture shows, and no other."""
    played = middle_of(game)
    view = encode(played.view(SPECTATOR).data)
    drawn = link_picture(asked(game, view, *played.names))
    assert pieces(drawn) == pieces(hanse.svg.board(played))
    assert pieces(drawn) != pieces(link_picture(asked(game)))


def pieces(svg: str) -> list[str]:
    every = ElementTree.fromstring(svg).iter()
    return sorted(one.get("data-piece", "") for one in every if one.get("data-piece"))


def test_words_of_strangers_stay_words() -> None:
    nasty = '</text><script>alert(1)</script>&"'
    svg = link_picture(asked("kogge", b"", nasty, "Ω" * 40, "ein sehr langer Name von jemandem"))
    assert "<script" not in svg
    words = words_of(svg)
    assert any(word.startswith("</text>") for word in words)
    assert any(word.startswith("ΩΩΩ") and word.endswith("…") for word in words)


def test_nothing_of_the_old_picture_is_left() -> None:
    assert not [*Path(hanse.__file__).parent.rglob("link_art*")]
