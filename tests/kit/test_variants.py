"""Variants and readings come by entry point, for games of this package and of others."""

import json
import os
from pathlib import Path

from tests.example_package.installing import HANSE, run
from tests.kit.changing import changed
from tests.kit.test_words import LOAD

NEW_GAME = "import hanse; game = hanse.Game"
READ_RULES = (*LOAD[:3], LOAD[3] + "; list(hanse.rulebook('kogge', 3))")
LAWS = "from hanse import laws\nfor law in laws.NAMES: laws.check('noughts', law, 30)"


def test_a_game_of_another_package_is_played_with_them(with_variants: dict[str, str]) -> None:
    script = f"""{NEW_GAME}("noughts", 2, variants=["centre"], readings={{"first": "second"}})
assert game.to_move == (1,)
assert len(game.legal_moves) == 8
assert hanse.load(str(game.record)) == game
[centre] = [one for one in hanse.rulebook("noughts", 2) if one.rule == "O-CENTRE-01"]
print(centre.state)
"""
    assert run(with_variants, "-W", "error", "-c", script) == "absent\n"


def test_the_laws_hold_with_them(with_variants: dict[str, str]) -> None:
    run(with_variants, "-W", "error", "-c", LAWS)


def test_our_own_game_is_played_with_them(with_variants: dict[str, str]) -> None:
    options = 'variants=["taxes", "dear"], readings={"hand_counts": "yes"}'
    script = f"""{NEW_GAME}("kogge", 3, {options})
while not game.is_over: game.play(game.ask("builder").move)
assert hanse.load(str(game.record)) == game
assert "markers_in_hand" in [row["name"] for row in game.view(0).to_dict()["scores"]["rows"]]
print(game.view(0).to_dict()["costs"]["raid_marker"])
"""
    assert run(with_variants, "-W", "error", "-c", script) == "6\n"
    command = (*HANSE, "simulate", "kogge", "--variants", "dear", "--seats", "2", "--games", "2")
    told = json.loads(run(with_variants, *command, "--bots", "builder,dabbler", "--json"))
    assert told["variants"] == ["dear"]


def test_without_the_package_they_are_unknown(installed: dict[str, str]) -> None:
    script = """import hanse
for game in ("kogge", "noughts"):
    try: hanse.Game(game, variants=["dear"])
    except hanse.BadSetup as wrong: print(str(wrong).partition(";")[0])
"""
    assert run(installed, "-c", script) == "there is no variant dear\n" * 2


def with_mistake(games: dict[str, str], tmp_path: Path, old: str, new: str) -> dict[str, str]:
    """Return an environment with these games, and with variants in which something is wrong."""
    env = changed(tmp_path, "hanse-variants", "hanse_variants.py", old, new)
    return {**env, "PYTHONPATH": os.pathsep.join([env["PYTHONPATH"], games["PYTHONPATH"]])}


def test_an_unusable_one_is_left_out_with_a_warning(
    installed: dict[str, str], tmp_path: Path
) -> None:
    both = with_mistake(installed, tmp_path, "raid=6", "raids=6")
    assert "kogge.dear of hanse.variants is left out: TypeError" in run(both, *READ_RULES)


def test_words_that_they_lack_are_named(installed: dict[str, str], tmp_path: Path) -> None:
    env = changed(
        tmp_path, "hanse-variants", "hanse_variants.py", "hand-counts-no", "hand-counts-n"
    )
    both = {**env, "PYTHONPATH": f"{env['PYTHONPATH']}:{installed['PYTHONPATH']}"}
    told = run(both, *READ_RULES)
    assert "hand_counts: English words are missing: option-kogge-reading-hand-counts-no" in told
