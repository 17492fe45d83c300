"""An image, run as a stranger with a read-only root: how large, how soon ready, a game played."""

import sys
import time

from tests.release.games import play_game
from tests.release.rooted import Rooted, buildah, rooted
from tests.server.running import Server, database, free_port

OWN_USER = "10001:10001"
TRY = "/bin/sh", "-c", "id -u; touch /data/may && echo may; touch /srv/may /etc/may || echo may not"


class ImageServer(Server):
    """A server out of an image, which is started, asked and stopped like any other."""

    def __init__(self, image: Rooted, url: str, command: str = "serve") -> None:
        super().__init__(url, free_port())
        self.image = image
        self.command = command

    def start(self, seconds: float = 180.0) -> float:
        """Start as the image says, until it is ready; return how long that took."""
        began = time.monotonic()
        told = {
            "HANSE_PORT": str(self.port), "HANSE_HOST": "127.0.0.1", "HANSE_BOT_DELAY": "0.01",
            "HANSE_MESSAGES": "0", "HANSE_LOG_LEVEL": "warning", "HANSE_DRAIN": "0",
        }  # fmt: skip
        if self.url:
            told["DATABASE_URL"] = self.url
        self.process = self.image.start(self.command, **{**self.settings, **told})
        while time.monotonic() - began < seconds:
            assert self.process.poll() is None, "the server has ended"
            if self.answers():
                return time.monotonic() - began
            time.sleep(0.02)
        raise TimeoutError("the server does not get ready")


def check_root(image: Rooted) -> None:
    """See that it runs as the user it was given, and may write to its volume alone."""
    told = image.run(*TRY)
    assert told.stdout.split("\n")[:3] == [image.user.partition(":")[0], "may", "may not"], told


def started_and_played(name: str, url: str, user: str) -> str:
    with rooted(name, user) as image:
        check_root(image)
        server = ImageServer(image, url)
        ready = server.start()
        healthy = image.run("healthy", "--port", str(server.port))
        assert healthy.returncode == 0, healthy
        game = play_game(server)
        assert server.stop() == 0
    return f"ready after {ready:.1f} s, a game of {game.events} events in {game.seconds:.0f} s"


def play_in_image(name: str) -> str:
    """With a database outside as a stranger, and with the embedded one as the image's own user."""
    size = buildah("images", "--format", "{{.Size}}", name)
    with database() as url:
        told = [f"as a stranger: {started_and_played(name, url, '54321:54321')}"]
    told.append(f"with its own database: {started_and_played(name, '', OWN_USER)}")
    return f"{name}: {size}; " + "; ".join(told)


if __name__ == "__main__":
    print(play_in_image(*sys.argv[1:]))
