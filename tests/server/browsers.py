"""Browsers, as far as the server knows them: requests with the cookies that it gave them."""

from http.cookies import SimpleCookie
from typing import Any

from tests.server.people import ask
from tests.server.running import Server


class Browser:
    """Keeps its cookies, as a browser does for one site."""

    def __init__(self, server: Server, **headers: str) -> None:
        self.server = server
        self.headers = headers
        self.jar: dict[str, str] = {}
        self.last: list[str] = []

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.jar.items())

    def ask(self, path: str, body: object = None) -> tuple[int, Any]:
        told = {**self.headers, **({"cookie": self.cookie} if self.jar else {})}
        status, answer, self.last = ask(self.server, path, body, told)
        for one in self.last:
            self.jar |= {name: morsel.value for name, morsel in SimpleCookie(one).items()}
        return status, answer

    def table(self, people: int = 2, name: str = "Anna") -> Any:
        seats: list[object] = [{} for _ in range(people)]
        status, seated = self.ask("/api/tables", {"game": "kogge", "seats": seats, "name": name})
        assert status == 201, seated
        return seated

    def look(self, match: str, invite: str = "") -> tuple[int, Any]:
        """What the waiting room shows, for whoever comes by this link."""
        self.headers = {**self.headers, "invite": invite}
        return self.ask(f"/api/tables/{match}")

    def join(self, match: str, name: str, invite: str = "", secret: str = "") -> tuple[int, Any]:
        said = {"name": name, "invite": invite, "secret": secret}
        said = {key: word for key, word in said.items() if word or key == "name"}
        return self.ask(f"/api/tables/{match}/join", said)

    def give_nonce(self, match: str) -> Any:
        status, welcome = self.ask(f"/api/tables/{match}/nonce", {"nonce": "0" * 32})
        assert status == 200, welcome
        return welcome

    def seat_at(self, match: str) -> int:
        status, welcome = self.ask(f"/api/tables/{match}")
        assert status == 200, welcome
        return int(welcome["seat"])
