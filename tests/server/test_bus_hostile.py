"""A NATS with a password: strangers stay out, and hostile notifications do no harm."""

import asyncio
import json
import random
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from socket import create_connection, socket
from typing import Any

import pytest

from hanse.server.bus.hints import Hint, decode_hints, encode_hints
from hanse.server.bus.nats_bus import subject_of
from hanse.server.config import BadSettings, read_settings
from hanse.server.store.migrate import migrate
from tests.server.counts import count
from tests.server.fleet import Helper
from tests.server.people import Person, new_table
from tests.server.running import Server, database, free_port
from tests.server.two_processes import SOON, answer, hints_arrive, seen, two

nats: Any = import_module("nats")
USER, PASSWORD = "hanse", "Vitalienbrueder1398"
FLOOD = count("hostile", 5_000, 100_000)
DEEP = b"[" * 100_000
HOSTILE = [
    b"", b"\xff\xfe\x00", b"[1]", b"{", b'[["m",-1,"x"]]', b'[["m",1e999]]', DEEP,
    b'[["m",1,1,"",' + DEEP, b'[["m",1,1,"",' + b'{"a":' * 100_000,
    b'[["m",' + b"9" * 5_000 + b"]]", b'["' + b"x" * 900_000,
    b"[" + b'["m",1],' * 100_000 + b'["m",1]]',
]  # fmt: skip


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with database() as made:
        asyncio.run(migrate(made))
        yield made


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """The port of a NATS that wants a password, as the one in deploy/compose.yml does."""
    port = free_port()
    words = ("-a", "127.0.0.1", "-p", str(port), "--user", USER, "--pass", PASSWORD)
    running = Helper("nats", "nats-server", *words)
    running.start()
    while not is_open(port):
        time.sleep(0.05)
    yield port
    running.kill()


def is_open(port: int) -> bool:
    with socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture(scope="module")
def address(port: int) -> str:
    return f"nats://{USER}:{PASSWORD}@127.0.0.1:{port}"


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_notification_is_quickly_read_as_nothing(text: bytes) -> None:
    began = time.process_time()
    assert decode_hints(text) == []
    assert time.process_time() - began < 0.01


@pytest.mark.parametrize("who", [{}, {"user": USER, "pass": "guess"}, {"auth_token": PASSWORD}])
def test_nobody_publishes_without_the_password(who: dict[str, str], port: int) -> None:
    """Spoken as NATS speaks: each line would be confirmed with +OK, and PING with PONG."""
    said = json.dumps({**who, "verbose": True})
    with (
        create_connection(("127.0.0.1", port), timeout=5) as stranger,
        stranger.makefile("rb") as heard,
    ):
        assert heard.readline().startswith(b"INFO")
        stranger.sendall(f"CONNECT {said}\r\nPUB hanse.m 2\r\n[]\r\nPING\r\n".encode())
        assert heard.readline().startswith(b"-ERR 'Authorization Violation'")
        assert heard.readline() == b""


def test_hostile_notifications_and_floods_hold_nobody_up(
    url: str, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Even from a machine that has the password."""

    async def work() -> list[float]:
        chance, waits = random.Random("hostile"), list[float]()
        async with two(url, address) as (here, played, watched):
            await hints_arrive(here, played, watched)
            stranger = await nats.connect(address)
            subject = subject_of(played.row.id)
            lies = [Hint(played.row.id, 10**9, 10**9), Hint("unknown", 5), Hint(played.row.id)]
            flood = asyncio.create_task(publish(stranger, subject, map(encode_hints, lies)))
            while not flood.done() and not played.match.game.over:
                await answer(here, played, chance)
                waits.append(await seen(watched, played.row.version))
            await flood
            await answer(here, played, chance)
            waits.append(await seen(watched, played.row.version))
            await stranger.close()
            assert watched.match.record == played.match.record
        return waits

    waits = sorted(asyncio.run(work()))
    assert waits[-1] < SOON / 4
    assert "Traceback" not in (said := "".join(capsys.readouterr()))
    assert "not reachable" not in said, "the bus was there all the time"


async def publish(stranger: Any, subject: str, lies: Iterator[bytes]) -> None:
    """Publish garbage, then lies, as fast as NATS takes them."""
    for garbage in HOSTILE:
        await stranger.publish(subject, garbage)
        await stranger.publish("hanse.unknown", garbage)
    told = list(lies)
    for number in range(FLOOD):
        await stranger.publish(subject, told[number % len(told)])
        if number % 50 == 0:
            await stranger.flush()


@pytest.mark.parametrize("right", [True, False], ids=["right", "wrong"])
def test_no_password_is_logged(right: bool, port: int, url: str, tmp_path: Path) -> None:
    """A server plays with a wrong password too, and says that it cannot reach the bus."""
    secret = PASSWORD if right else "Stoertebeker1401"
    told = {"HANSE_BUS": f"nats://{USER}:{secret}@127.0.0.1:{port}", "HANSE_LOG_LEVEL": "debug"}
    with (tmp_path / "log").open("wb") as log:
        server = Server(url, settings=told, log=log)
        server.start()
        try:
            seated, cookie = new_table(server, bots=1, people=1)
            person = Person(server, seated["match"], cookie)
            person.hello()
            person.answer()
        finally:
            server.stop()
    said = (tmp_path / "log").read_text("utf-8")
    assert secret not in said
    assert ("NATS cannot be used" in said) is not right


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("HANSE_BUS", f"redis://{USER}:{PASSWORD}@127.0.0.1"),
        ("HANSE_BASE_URL", f"ftp://{USER}:{PASSWORD}@games.example"),
        ("HANSE_BUS", f"natz://{PASSWORD}@127.0.0.1,natz://{USER}:{PASSWORD}@127.0.0.2"),
    ],
)
def test_a_refused_setting_is_quoted_without_its_password(name: str, value: str) -> None:
    with pytest.raises(BadSettings, match=name) as refused:
        read_settings({name: value})
    assert PASSWORD not in str(refused.value)
    assert "127.0.0.1" in str(refused.value) or "games.example" in str(refused.value)
