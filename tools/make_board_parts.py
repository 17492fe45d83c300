"""Write the drawings and places of the boards from the client's sources, for `hanse.pictures`.

`python -m tools.make_board_parts` needs Node and the client's packages; `--check` only compares.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.core.types import SPECTATOR
from hanse.games import GAMES
from hanse.games.luebeck.maps.drawn_chart import DrawnChart
from hanse.games.luebeck.readings import MAP, MAPS

ROOT = Path(__file__).parents[1]
DATA = ROOT / "src/hanse/pictures/data"
STALE = "is not as the client draws it: python -m tools.make_board_parts"


def maps() -> Iterator[DrawnChart]:
    """Yield the shipped maps of Lübeck."""
    spec = GAMES["luebeck"]
    for name in MAPS:
        setup = Setup("luebeck", spec.about.usual_seats(()), readings=((MAP, name),))
        yield spec.see.view(spec.play.new(setup, Dice(b"")), SPECTATOR).chart


def board_parts() -> dict[str, dict[str, object]]:
    """Return the parts of all boards, as the client's tool prints them."""
    asked = msgspec.json.encode([*maps()])
    printed = subprocess.run(
        ["node", "tools/board_parts.mjs"],
        cwd=ROOT / "web",
        input=asked,
        capture_output=True,
        check=True,
    )
    found: dict[str, dict[str, object]] = json.loads(printed.stdout)
    return found


def main() -> None:
    stale = []
    for name, parts in board_parts().items():
        path = DATA / f"{name}.json"
        text = json.dumps(parts, ensure_ascii=False, indent=0, sort_keys=True) + "\n"
        if path.exists() and path.read_text("utf-8") == text:
            continue
        if "--check" in sys.argv:
            stale.append(f"{path.relative_to(ROOT)} {STALE}")
        else:
            path.write_text(text, "utf-8")
    sys.exit("\n".join(stale) or None)


if __name__ == "__main__":
    main()
