"""Write the words that the browser reads: catalogues by language, and each game's lexicon."""

import json
import sys
from pathlib import Path
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from hanse.core.takeback import TakeBack, TakenBack
from hanse.games import GAMES
from hanse.games.kogge.board import DATA
from hanse.words import LANGUAGES, lexicon
from hanse.words.catalogue import sources

HOUSE = Path(__file__).parents[1]
OWN = HOUSE / "web/words"
OUT = HOUSE / "web/public/words"
PLAY = ("house", "term", "terminal", "name", "ask", "move", "event", "refuse", "option")
GAME = "kogge"


def catalogue(language: str, names: tuple[str, ...]) -> str:
    """Several files of a language as one, those of games that have no screen left out."""
    found = [source for name in names for source in sources(language, name)]
    mine = [s for s in found if Path(str(s)).parent.name in (language, GAME)]
    return "\n".join(source.read_text("utf-8") for source in mine)


def defaults(kind: type[Struct]) -> dict[str, Any]:
    """What stands in a field that was left out on the wire."""
    return {f.name: f.default for f in fields(kind) if f.default is not NODEFAULT}


def tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)


def game_words(game: str) -> dict[str, Any]:
    known, spec = lexicon(game), GAMES[game]
    structs: list[type[Struct]] = [*spec.moves, *spec.events, TakeBack, TakenBack]
    return {
        "game": game,
        "names": known.names,
        "made": known.made,
        "fields": known.fields,
        "sides": known.sides,
        "refusals": known.refusals,
        "rules": {rule: place.kind for rule, place in known.rules.items()},
        "defaults": {tag(kind): defaults(kind) for kind in structs if defaults(kind)},
        "points": DATA["points"] | {"goods": [good["points"] for good in DATA["goods"]]},
        "offices": DATA["counts"]["offices"],
    }


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        own = (OWN / f"{language}.ftl").read_text("utf-8")
        (OUT / f"{language}.ftl").write_text(catalogue(language, PLAY) + "\n" + own, "utf-8")
        (OUT / f"{language}-rules.ftl").write_text(catalogue(language, ("rule",)), "utf-8")
    page = json.dumps(game_words(GAME), ensure_ascii=False, separators=(",", ":"))
    (OUT / f"{GAME}.json").write_text(page, "utf-8")
    sys.stdout.write(f"words in {OUT.relative_to(HOUSE)}\n")


if __name__ == "__main__":
    main()
