"""An image run as nobody in particular: its root read-only, only /data and /tmp to write to."""

import json
import os
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

STRANGER = "54321:54321"
"""A user that the image has never heard of."""
SCRIPT = """
set -e
mount --bind "$ROOT" "$ROOT"
mount --rbind /dev "$ROOT/dev"
mount -t proc proc "$ROOT/proc"
mount -t tmpfs tmpfs "$ROOT/tmp"
mount --bind "$DATA" "$ROOT/data"
mount -o remount,bind,ro "$ROOT"
exec chroot --userspec="$RUN_AS" "$ROOT" /usr/bin/env -i "$@"
"""
ALONE = ("unshare", "--mount", "sh", "-c", SCRIPT, "sh")


def buildah(*words: str) -> str:
    done = subprocess.run(["buildah", *words], check=True, capture_output=True, text=True)
    return done.stdout.strip()


@dataclass
class Rooted:
    """The files of an image, and what it says of how to run them."""

    root: Path
    config: dict[str, Any]
    data: Path
    user: str = STRANGER

    def words(self, *command: str, **settings: str) -> list[str]:
        """What runs a command of the image with its own settings and these."""
        env = [*self.config["Env"], *(f"{name}={value}" for name, value in settings.items())]
        start = self.config["Entrypoint"] if command and command[0] != "/bin/sh" else []
        return [*ALONE, *env, *start, *(command or self.config["Cmd"])]

    @property
    def environment(self) -> Mapping[str, str]:
        return {**os.environ, "ROOT": str(self.root), "DATA": str(self.data), "RUN_AS": self.user}

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.words(*command), env=self.environment, capture_output=True, text=True, check=False
        )

    def start(self, *command: str, **settings: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self.words(*command, **settings), env=self.environment)


@contextmanager
def rooted(image: str, user: str = STRANGER) -> Iterator[Rooted]:
    """Lay out an image as a container would, with an empty volume that the user may write to."""
    container = buildah("from", "--pull-never", image)
    try:
        root = Path(buildah("mount", container))
        told = json.loads(buildah("inspect", "--type", "image", image))
        with tempfile.TemporaryDirectory() as data:
            os.chown(data, *map(int, user.split(":")))
            yield Rooted(root, told["Docker"]["config"], Path(data), user)
    finally:
        buildah("rm", container)
