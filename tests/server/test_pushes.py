"""Push notifications: our own receiver decrypts them, with a library that others wrote."""

import asyncio
import time
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]  # it has no types
import pytest
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256
from msgspec import json

from hanse.core.setup import Setup
from hanse.server.notifications.push_encryption import decode, encode, encrypt, is_subscription
from hanse.server.store.migrate import migrate
from tests.server.notified import Scene, scene
from tests.server.receivers import receiver
from tests.server.running import database
from tests.server.seats import a_row
from tests.server.subscriptions import AUTH, Subscription
from tests.server.test_channels import a_channel


@pytest.mark.parametrize("length", [0, 1, 100, 3000])
def test_only_the_subscribed_browser_can_read_a_message(length: int) -> None:
    browser, text = Subscription(), b"x" * length
    sent = [encrypt(text, browser.point, browser.auth) for _ in range(2)]
    assert [browser.read(one) for one in sent] == [text, text]
    assert sent[0] != sent[1], "each message has its own key"
    with pytest.raises(http_ece.ECEException):
        Subscription().read(sent[0])


@pytest.mark.parametrize(
    ("point", "auth"),
    [("", ""), ("x", "x"), ("ä", "ä"), (encode(b"\x04" + b"\0" * 64), encode(AUTH)),
     (Subscription().point, encode(b"short")), (Subscription().point[:40], encode(AUTH))],
    ids=["empty", "short", "not ASCII", "no point", "short secret", "short point"],
)  # fmt: skip
def test_other_keys_are_no_subscription(point: str, auth: str) -> None:
    assert not is_subscription(point, auth)


def test_a_turn_is_pushed_once_and_signed_by_the_kept_key() -> None:
    browser = Subscription()

    async def work(made: Scene) -> None:
        with receiver(status=201) as service:
            row = a_row(Setup("luebeck", 3), began=time.time())
            await made.store.create(row)
            async with made.lobby.use(row.id) as live:
                seat = min(live.match.game.asking)
            mine = a_channel(
                row, seat, kind="push", address=service.url, idle=0.0, language="de",
                key=f"{browser.point}.{browser.auth}",
            )  # fmt: skip
            await made.store.channels.add(mine)
            await made.notify()
            await made.notify()
            (got,) = service.got
            shown = json.decode(browser.read(got.body))
            assert shown["title"] == "Du bist am Zug: Lübeck"
            assert shown["link"] == f"/#/table/{row.id}"
            assert shown["id"] != got.headers["topic"], "a later turn replaces it"
            assert (got.headers["content-encoding"], got.headers["ttl"]) == ("aes128gcm", "86400")
            pushes = made.notifier.deliveries.pushes
            public = await pushes.public_key(made.store.channels)
            check_identity(got.headers["authorization"], public, service.url)
            pushes.key = ""
            assert await pushes.public_key(made.store.channels) == public, "the key is kept"
            service.status = 410
            await made.answer_until(row.id, lambda live: seat not in live.match.game.asking)
            await made.answer_until(row.id, lambda live: seat in live.match.game.asking)
            await made.notify()
            (gone,) = await made.store.channels.of_match(row.id)
            assert gone.failed == "status_410", "the browser has ended its subscription"

    async def run(url: str) -> None:
        async with scene(url) as made:
            await work(made)

    with database() as url:
        asyncio.run(migrate(url))
        asyncio.run(run(url))


def check_identity(header: str, public: str, url: str) -> None:
    """Check the signature as a push service does."""
    token, _, key = header.removeprefix("vapid t=").partition(", k=")
    assert key == public
    head, claims, signature = token.split(".")
    raw = decode(signature)
    pair = utils.encode_dss_signature(*(int.from_bytes(raw[at : at + 32]) for at in (0, 32)))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(public))
    point.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    said = json.decode(decode(claims))
    assert said["aud"] == f"http://{urlsplit(url).netloc}"
    assert time.time() < said["exp"] < time.time() + 24 * 3600
