"""Requests over a connection that is kept open, as programs make them."""

import http.client
import json
import time
from typing import Any

from tests.server.running import Server, some_address

IDLE = 2.0
"""After so many seconds a new connection is opened: the server closes those that nobody uses."""


class Program:
    """Asks by the secret of a seat, or as a stranger; from one address, or each time another."""

    def __init__(
        self, server: Server, secret: str = "", address: str = "", patience: float = 20
    ) -> None:
        self.server = server
        self.secret = secret
        self.address = address
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=patience)
        self.used = 0.0

    def ask(
        self, method: str, path: str, body: bytes | None = None, **headers: str
    ) -> tuple[int, bytes]:
        told = {"x-forwarded-for": self.address or some_address()}
        told |= {name.replace("_", "-"): value for name, value in headers.items()}
        if self.secret:
            told["authorization"] = f"Bearer {self.secret}"
        if time.monotonic() - self.used > IDLE:
            self.connection.close()
        self.used = time.monotonic()
        try:
            self.connection.request(method, path, body, told)
            answer = self.connection.getresponse()
            return answer.status, answer.read()
        except (http.client.HTTPException, ConnectionError):
            self.connection.close()
            raise

    def close(self) -> None:
        self.connection.close()

    def get(self, path: str) -> Any:
        status, text = self.ask("GET", path)
        assert status == 200, text
        return json.loads(text)

    def post(self, path: str, body: object) -> tuple[int, Any]:
        status, text = self.ask(
            "POST", path, json.dumps(body).encode(), content_type="application/json"
        )
        return status, json.loads(text)
