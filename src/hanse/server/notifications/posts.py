"""One HTTP request to a webhook: to a checked address, without redirects, within limits."""

import asyncio
import ssl
from collections.abc import Mapping

import h11

from hanse.server.notifications.outgoing_addresses import (
    BadAddress,
    OutgoingAddresses,
    Target,
    read_target,
)
from hanse.version import __version__

POST_SECONDS = 5.0
LARGEST_HEAD, LARGEST_ANSWER, CHUNK = 16 * 1024, 16 * 1024, 4096


class NotDelivered(Exception):
    """An error: the receiver did not accept a notification; `is_final` if it never will."""

    def __init__(self, reason: str, *, is_final: bool = False, wait: float = 0.0) -> None:
        super().__init__(reason)
        self.is_final = is_final
        self.wait = wait
        """The seconds for which the receiver asks to wait."""


GONE = (401, 403, 404, 410)
"""Answers of receivers that do not exist any more."""
MAX_WAIT = 3600.0


class Posts:
    """Sends requests to addresses that visitors entered."""

    def __init__(self, addresses: OutgoingAddresses, tls: ssl.SSLContext | None = None) -> None:
        self.addresses = addresses
        self.tls = tls or ssl.create_default_context()

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> None:
        """Post a body; raise NotDelivered unless the receiver accepts it in time."""
        try:
            async with asyncio.timeout(POST_SECONDS):
                target = read_target(url)
                address = await self.addresses.address_for(target)
                await self.send(target, address, headers, body)
        except BadAddress as wrong:
            raise NotDelivered(str(wrong)) from wrong
        except (OSError, TimeoutError, EOFError) as wrong:
            raise NotDelivered(type(wrong).__name__.lower()) from wrong
        except h11.ProtocolError as wrong:
            raise NotDelivered("no_http") from wrong

    async def send(
        self, target: Target, address: str, headers: Mapping[str, str], body: bytes
    ) -> None:
        """Send to this address, whatever the name leads to by now."""
        tls = self.tls if target.is_secure else None
        reader, writer = await asyncio.open_connection(
            address,
            target.port,
            ssl=tls,
            server_hostname=target.host if tls else None,
            limit=LARGEST_HEAD,
        )
        try:
            connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST_HEAD)
            writer.write(request_bytes(connection, target, headers, body))
            await writer.drain()
            check_answer(await read_answer(connection, reader))
        finally:
            writer.transport.abort()  # without waiting for a receiver that does not close


def request_bytes(
    connection: h11.Connection, target: Target, headers: Mapping[str, str], body: bytes
) -> bytes:
    """Return the bytes of a whole request."""
    shown = {
        "Host": target.host_header, "User-Agent": f"Hanse/{__version__}", "Connection": "close",
        "Content-Length": str(len(body)), **headers,
    }  # fmt: skip
    request = h11.Request(method="POST", target=target.path, headers=list(shown.items()))
    parts = [request, h11.Data(data=body), h11.EndOfMessage()]
    return b"".join(connection.send(part) or b"" for part in parts)


async def read_answer(connection: h11.Connection, reader: asyncio.StreamReader) -> h11.Response:
    """Return the head of the answer; its body does not matter, and is not read."""
    received = 0
    while True:
        event = connection.next_event()
        if isinstance(event, h11.Response):
            return event
        if event is h11.NEED_DATA:
            data = await reader.read(CHUNK)
            received += len(data)
            if not data or received > LARGEST_ANSWER:
                raise NotDelivered("no_http")
            connection.receive_data(data)
        elif not isinstance(event, h11.InformationalResponse):
            raise NotDelivered("no_http")


def check_answer(answer: h11.Response) -> None:
    """Raise NotDelivered unless the receiver accepted; a redirect is not followed."""
    status = answer.status_code
    if 200 <= status < 300:
        return
    if 300 <= status < 400:
        raise NotDelivered("redirect")
    waits = [value for name, value in answer.headers if name == b"retry-after"]
    wait = min(MAX_WAIT, float(waits[0])) if waits and waits[0].isdigit() else 0.0
    raise NotDelivered(f"status_{status}", is_final=status in GONE, wait=wait)
