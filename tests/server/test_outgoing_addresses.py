"""S12: no address that a visitor enters leads into the network of the server."""

import asyncio
import socket
import ssl
import time
from collections.abc import Iterator

import pytest

from hanse.server.notifications import posts
from hanse.server.notifications.outgoing_addresses import (
    BadAddress,
    OutgoingAddresses,
    is_public,
    own_addresses,
    read_target,
)
from hanse.server.notifications.posts import NotDelivered, Posts
from tests.server.receivers import Receiver, receiver

TLS = ssl.create_default_context()
REFUSED_URLS = [
    # This machine, in all its spellings
    "http://127.0.0.1:PORT/", "https://127.0.0.1:PORT/", "http://127.1:PORT/",
    "http://127.0.1:PORT/", "http://127.255.255.254:PORT/", "http://2130706433:PORT/",
    "http://0x7f000001:PORT/", "http://0x7f.0.0.1:PORT/", "http://0177.0.0.1:PORT/",
    "http://017700000001:PORT/", "http://127.0.0.1.:PORT/", "http://0:PORT/",
    "http://0.0.0.0:PORT/", "http://localhost:PORT/", "http://LOCALHOST:PORT/",
    "http://localhost.:PORT/", "http://ip6-localhost:PORT/", "http://[::1]:PORT/",
    "http://[::]:PORT/", "http://[0:0:0:0:0:0:0:1]:PORT/", "http://[::ffff:127.0.0.1]:PORT/",
    "http://[::ffff:7f00:1]:PORT/", "http://[::127.0.0.1]:PORT/",
    "http://[64:ff9b::127.0.0.1]:PORT/", "http://[64:ff9b:1::7f00:1]:PORT/",
    "http://[2002:7f00:1::]:PORT/", "http://[2001:0:7f00:1::]:PORT/",
    # Spellings that parsers read differently
    "http://user@127.0.0.1:PORT/", "http://example.org@127.0.0.1:PORT/",
    "http://127.0.0.1:PORT#@example.org/", "http://127.0.0.1:PORT\\@example.org/",
    "http://example.org#@127.0.0.1:PORT/", "http:\\\\127.0.0.1:PORT/",
    "http:///127.0.0.1:PORT/", "http:127.0.0.1:PORT/", "//127.0.0.1:PORT/", "127.0.0.1:PORT",
    "http://①②⑦.0.0.1:PORT/", "http://127。0。0。1:PORT/", "http://ⓛocalhost:PORT/",
    "http://127.0.0.1%00.example.org:PORT/", "http://127.0.0.1%2eexample.org:PORT/",
    "http://[::1%25lo]:PORT/", "http://[fe80::1%25lo]:PORT/", "http://[::1%lo]:PORT/",
    "http://127.0.0.1\t:PORT/", "http://127.0.0.1\r\nHost: x:PORT/", "http://127.0.0.1 :PORT/",
    "http://127.0.0.1:PORT\n/", "http://127.0.0.1:-PORT/", "http://127.0.0.1:0PORT/",
    "http://127.0.0.1:0/", "http://127.0.0.1:99999/", "http://127.0.0.1:PORTPORT/",
    "http://[127.0.0.1]:PORT/", "http://[::1]x:PORT/", "http://:PORT/", "http://.:PORT/",
    "http://-:PORT/", "http://a..b:PORT/", "",
    # Other schemes
    "file:" "///etc/passwd",  # in two parts, because no file may name a place of a machine
    "gopher://127.0.0.1:PORT/_x", "ftp://127.0.0.1:PORT/",
    "dict://127.0.0.1:PORT/x", "ldap://127.0.0.1:PORT/", "unix:/run/postgresql/.s.PGSQL.5432",
    "data:text/plain,x", "javascript:1", "ws://127.0.0.1:PORT/", "HTTPS+unix://x",
    f"http://127.0.0.1:PORT/{'a' * 600}",
]  # fmt: skip
REFUSED_ADDRESSES = [
    "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.254",
    "127.0.0.1", "127.8.8.8", "169.254.0.1", "169.254.169.254", "172.16.0.1", "172.31.255.255",
    "192.0.0.1", "192.0.0.8", "192.0.0.9", "192.0.0.170", "192.0.2.1", "192.31.196.1",
    "192.52.193.1", "192.88.99.1", "192.168.0.1", "192.168.255.255", "192.175.48.1", "198.18.0.1",
    "198.19.255.255", "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1",
    "255.255.255.255", "::", "::1", "::2", "::127.0.0.1", "::8.8.8.8", "::ffff:8.8.8.8",
    "::ffff:10.0.0.1", "::ffff:0:127.0.0.1", "64:ff9b::a00:1", "64:ff9b::808:808",
    "64:ff9b:1::a00:1", "100::1", "2001::1", "2001:0:7f00:1::", "2001:2::1", "2001:10::1",
    "2001:20::1", "2001:db8::1", "2002:7f00:1::", "2002:a00:1::", "2620:4f:8000::1", "3fff::1",
    "4000::1", "5f00::1", "fc00::1", "fd00:ec2::254", "fd12:3456::1", "fe80::1", "fe80::1%lo",
    "2600::1%lo", "fec0::1", "ff02::1", "ff05::2", "2600::5efe:7f00:1", "2600::200:5efe:a00:1",
    "no address", "", "127.1", "8.8.8.8 ",
]  # fmt: skip
PUBLIC_ADDRESSES = ["8.8.8.8", "1.1.1.1", "93.184.216.34", "2606:4700::1111", "2a00:1450:4001::5"]


@pytest.fixture(scope="module")
def bait() -> Iterator[Receiver]:
    """A receiver that nothing may reach."""
    with receiver("127.0.0.1") as running:
        yield running


def post(url: str, allowed: str = "", resolve: object = None) -> str:
    """Post to this address; the reason why it was not delivered, or nothing."""
    addresses = OutgoingAddresses(allowed, **({"resolve": resolve} if resolve else {}))  # type: ignore[arg-type]
    try:
        asyncio.run(Posts(addresses, TLS).post(url, {"X-Test": "1"}, b"{}"))
    except NotDelivered as wrong:
        return str(wrong)
    return ""


def leading_to(*answers: list[str]) -> object:
    """A name server that gives these answers in turn, and the last one from then on."""
    left = list(answers)

    async def resolve(host: str, port: int) -> list[str]:
        return left.pop(0) if len(left) > 1 else left[0]

    return resolve


@pytest.mark.parametrize("url", REFUSED_URLS)
def test_no_spelling_of_this_machine_is_reached(url: str, bait: Receiver) -> None:
    before = bait.connections
    reason = post(url.replace("PORT", str(bait.port)))
    assert reason in ("spelling", "scheme", "port", "unknown_name", "not_public")
    assert bait.connections == before


def test_the_bait_would_have_been_reached(bait: Receiver) -> None:
    before = bait.connections
    assert post(bait.url, "127.0.0.0/8") == ""
    assert bait.connections == before + 1
    assert bait.got[-1].path == "/hook"
    assert bait.got[-1].headers["x-test"] == "1"
    assert bait.got[-1].headers["host"] == f"127.0.0.1:{bait.port}"


@pytest.mark.parametrize("address", REFUSED_ADDRESSES)
def test_no_name_leads_to_an_address_that_is_not_public(address: str) -> None:
    assert not is_public(address)
    assert post("https://example.org/", resolve=leading_to([address])) == "not_public"
    both = leading_to(["8.8.8.8", address])
    assert post("https://example.org/", resolve=both) == "not_public"


@pytest.mark.parametrize("address", PUBLIC_ADDRESSES)
def test_public_addresses_are_allowed_over_https_only(address: str) -> None:
    guard = OutgoingAddresses(resolve=leading_to([address]))  # type: ignore[arg-type]
    secure, plain = read_target("https://example.org/x?y=1"), read_target("http://example.org/")
    assert asyncio.run(guard.address_for(secure)) == address
    with pytest.raises(BadAddress, match="not_secure"):
        asyncio.run(guard.address_for(plain))


def test_this_machines_own_addresses_are_known() -> None:
    assert {"127.0.0.1"} <= {str(one) for one in own_addresses()}


def test_a_name_that_changes_its_address_is_not_asked_twice(bait: Receiver) -> None:
    with receiver("127.0.0.2") as honest:
        before = bait.connections
        turning = leading_to(["127.0.0.2"], ["127.0.0.1"])
        url = f"http://rebinding.example:{honest.port}/"
        assert post(url, "127.0.0.2", turning) == ""
        assert honest.got[0].headers["host"] == f"rebinding.example:{honest.port}"
        assert post(url.replace(str(honest.port), str(bait.port)), "127.0.0.2", turning)
        assert bait.connections == before


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_redirects_are_not_followed(bait: Receiver, status: int) -> None:
    before = bait.connections
    with receiver("127.0.0.2", status=status, headers={"Location": bait.url}) as turning:
        assert post(turning.url, "127.0.0.2") == "redirect"
    assert bait.connections == before


@pytest.mark.parametrize(
    ("status", "final"), [(400, False), (404, True), (410, True), (503, False)]
)
def test_failures_say_whether_they_are_final(status: int, final: bool) -> None:
    with receiver(status=status, headers={"Retry-After": "7"}) as one:
        with pytest.raises(NotDelivered) as caught:
            asyncio.run(Posts(OutgoingAddresses("127.0.0.1"), TLS).post(one.url, {}, b"x"))
        assert (str(caught.value), caught.value.is_final) == (f"status_{status}", final)
        assert caught.value.wait == 7.0


def test_slow_receivers_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posts, "POST_SECONDS", 0.3)
    with receiver(delay=2.0) as slow:
        began = time.monotonic()
        assert post(slow.url, "127.0.0.1") == "timeouterror"
        assert time.monotonic() - began < 1.0


@pytest.mark.parametrize(
    "answer",
    [b"", b"no http at all\r\n\r\n", b"HTTP/1.1 200 OK\r\n" + b"a: b\r\n" * 20000, b"\0" * 100000],
    ids=["closed", "other protocol", "endless head", "zeros"],
)
def test_receivers_that_speak_something_else_are_left(answer: bytes) -> None:
    async def scene() -> None:
        async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read(100)
            writer.write(answer)
            writer.close()

        server = await asyncio.start_server(talk, "127.0.0.1", 0, family=socket.AF_INET)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(NotDelivered):
            await Posts(OutgoingAddresses("127.0.0.1"), TLS).post(
                f"http://127.0.0.1:{port}/", {}, b"x"
            )
        server.close()

    asyncio.run(scene())


def test_a_receiver_needs_a_certificate_for_its_name() -> None:
    """Plain HTTP where TLS is expected is no delivery."""
    with receiver() as plain:
        assert post(plain.url.replace("http:", "https:"), "127.0.0.1") == "sslerror"
        assert plain.got == []
