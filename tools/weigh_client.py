"""How heavy the built client is; too much JavaScript is an error."""

import gzip
import sys
from pathlib import Path

CLIENT = Path(__file__).parents[1] / "src/hanse/server/client"
MOST = 200_000
"""Bytes of JavaScript, as they go over the wire."""


def main() -> None:
    scripts = sorted(CLIENT.rglob("*.js"))
    weight = sum(len(gzip.compress(script.read_bytes())) for script in scripts)
    line = f"{weight / 1000:.1f} kB of JavaScript, compressed; at most {MOST / 1000:.0f}"
    if not scripts or weight > MOST:
        sys.exit(line)
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
