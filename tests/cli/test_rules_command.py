"""hanse rules: by number, by family, by what they speak of; in every language; from a wheel."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from hanse.boards.kogge.warnings import chosen_answers
from hanse.cli import app
from hanse.core.setup import Setup
from hanse.games import GAMES
from hanse.games.kogge.readings.catalog import READINGS
from hanse.games.kogge.rule_fields import field_values
from hanse.games.kogge.ruleset import rules_of
from hanse.words import LANGUAGES, Words, compare_books, rule_book

ROOT = Path(__file__).parents[2]


def hanse(*words: str, **env: str) -> Result:
    wide = {"COLUMNS": "200", "TERM": "dumb", "LC_ALL": "", "LANG": "C.UTF-8", **env}
    return CliRunner().invoke(app, ["rules", *words], env=wide)


def test_a_rule_by_its_number() -> None:
    told = hanse("K-BID-03")
    assert told.exit_code == 0
    assert told.stdout.startswith("K-BID-03  No bid twice in a round\n")
    assert "exactly the same markers" in told.stdout
    assert "rule of play; see docs/rules/kogge.md" in told.stdout
    assert told.stdout == hanse("k-bid-3").stdout


def test_its_class_and_page_are_told() -> None:
    assert "fact of the box; see docs/rules/kogge.md" in hanse("K-COMP-01").stdout
    assert "note; see docs/rules/readings.md" in hanse("D-12").stdout


@pytest.mark.parametrize(
    ("words", "env", "said"),
    [
        (("--language", "de"), {}, "Kein Gebot zweimal"),
        ((), {"LANG": "de_DE.UTF-8"}, "Kein Gebot zweimal"),
        ((), {"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "No bid twice"),
        (("--language", "en"), {"LANG": "de_DE.UTF-8"}, "No bid twice"),
        (("--language", "it"), {}, "Nessuna offerta due volte"),
        ((), {"LANG": "fr_CA.UTF-8"}, "Aucune mise deux fois"),
        ((), {"LANG": "C"}, "No bid twice"),
    ],
)
def test_in_the_language_asked_for(words: tuple[str, ...], env: dict[str, str], said: str) -> None:
    assert said in hanse("K-BID-03", *words, **env).stdout


def test_a_family_of_rules() -> None:
    lines = hanse("k-goal").stdout.splitlines()
    assert [line[:9] for line in lines if line.startswith("K-")] == [
        "K-GOAL-01", "K-GOAL-02", "K-GOAL-03",
    ]  # fmt: skip


def test_rules_that_speak_of_something() -> None:
    found = hanse("--search", "raid").stdout
    assert "K-ACT-RAID-01" in found
    assert "K-GM-02" in found
    assert "K-BID-03" not in found
    assert "Vertrieben" in hanse("--search", "vertrieb", "--language", "de").stdout


def test_each_word_is_sought_by_itself() -> None:
    found = hanse("--search", "markers Buy").stdout
    assert "K-ACT-BUY-02" in found
    assert "K-GM-02" not in found
    assert hanse("--search", "buy rocket").exit_code == 1
    assert hanse("--compare", "--search", "slip marker").stdout.startswith("D-03")


@pytest.mark.parametrize("name", ["hidden_route_blocked", "Hidden-route-blocked"])
def test_d_01_the_rules_of_a_reading(name: str) -> None:
    lines = hanse(name).stdout.splitlines()
    assert [line[:4] for line in lines if line and line[0] != " "] == ["D-01", "G-69"]


def test_nothing_speaks_of_it() -> None:
    told = hanse("--search", "rocket")
    assert told.exit_code == 1
    assert "No rule speaks of “rocket”." in told.stderr


def test_an_unknown_rule_is_told_with_those_near_it() -> None:
    unknown = "K-BDI-" + "03"
    told = hanse(unknown)
    assert told.exit_code == 2
    assert f"There is no rule {unknown}." in told.stderr
    assert "K-BID-03" in told.stderr
    assert told.stdout == ""


@pytest.mark.parametrize("wrong", [("--language", "tlh"), ("--game", "chess")])
def test_a_wrong_wish_is_told(wrong: tuple[str, str]) -> None:
    told = hanse(*wrong)
    assert told.exit_code == 2
    assert wrong[1] in told.stderr


@pytest.mark.parametrize("game", GAMES)
def test_all_rules_of_a_game(game: str) -> None:
    lines = hanse("--game", game).stdout.splitlines()
    mine = [rule for rule, place in rule_book().items() if place.game in (game, "")]
    assert [line.split()[0] for line in lines] == mine
    assert hanse(game).stdout.splitlines() == lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_t_undo_01_a_rule_of_the_table_is_in_every_book(game: str, language: str) -> None:
    assert "T-UNDO-01  " in hanse(game, "--language", language).stdout
    told = hanse("t-undo-1", "--game", game, "--language", language).stdout
    assert told.startswith("T-UNDO-01  ")
    assert "docs/rules/table.md" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_and_a_text(language: str) -> None:
    told = hanse("--search", "", "--language", language).stdout
    assert "rule-" not in told


def test_it_works_from_a_wheel(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run(
        [*pip, "--wheel-dir", str(tmp_path), str(ROOT)],
        env={**os.environ, "HANSE_WITHOUT_PAGES": "1"},
        cwd=tmp_path,
        check=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    run = "import hanse.cli, sys; assert 'site' in hanse.cli.__file__; hanse.cli.app()"
    told = subprocess.run(
        [sys.executable, "-c", run, "rules", "K-BID-03", "--language", "de"],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "site"), "PYTHONUTF8": "1"},
        cwd=tmp_path,
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    assert told.stdout.startswith("K-BID-03  Kein Gebot zweimal in einer Runde\n")


def test_the_books_side_by_side() -> None:
    """D-01: three books, what we play and why, and the reading with the editions that play so."""
    told = hanse("d-1", "--compare").stdout
    assert told.startswith("D-01  A hidden route that cannot be taken\n")
    for line in (
        "German   Under movement",
        "Italian  Under movement",
        "We play  The movement ends",
    ):
        assert line in told
    assert "movement_ends (default, German): " in told
    assert "reroute_for_fee (English, Italian): " in told


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_point_where_books_disagree_is_compared(language: str) -> None:
    told = hanse("--compare", "--json", "--language", language)
    points = {point["rule"]: point for point in json.loads(told.stdout)}
    books = [f"D-{number:02}" for number in range(1, 26)]
    assert list(points) == [*books, "G-02", "G-31", "G-57", "G-79", "G-80", "G-81"]
    for point in points.values():
        assert point["title"], point["rule"]
        assert point["ours"], point["rule"]
        assert all(voice["says"] and voice["name"] for voice in point["voices"])
    with_reading = {point["reading"] for point in points.values()} - {""}
    numbered = {r.name for r in GAMES["kogge"].about.readings if any(n[0] == "D" for n in r.rules)}
    gaps = {"memory_shown", "start_clash", "conflict_defence", "solo_cities_drawn"}
    assert with_reading == numbered | gaps


def test_d_11_the_default_is_what_a_table_plays() -> None:
    told = hanse("D-11", "--compare").stdout
    assert "action_phase (default, German): " in told
    assert "either (English): " in told
    assert "before_move (Italian): " in told


def test_what_an_edition_plays_is_taken_from_the_rules() -> None:
    """Each edition is said to play one answer, and that is the one it does play."""
    for point in compare_books("kogge", Words("en")):
        for edition in GAMES["kogge"].about.editions if point.reading else ():
            (answer,) = [a.answer for a in point.answers if edition in a.editions]
            reading = next(r for r in READINGS if r.name == point.reading)
            rules = rules_of(Setup("kogge", 3, edition))
            assert field_values(rules)[reading.field] == reading.answers[answer], point.rule


def test_where_nothing_is_to_be_compared() -> None:
    for words in (("--game", "luebeck"), ("K-BID-03",)):
        told = hanse("--compare", *words)
        assert told.exit_code == 1
        assert "no two books disagree" in told.stderr
    assert hanse("--compare", "--search", "no such thing").exit_code == 1
    assert hanse("--compare", "--search", "slip").stdout.startswith("D-03")


def test_the_rulebook_of_a_table() -> None:
    told = hanse("kogge", "--edition", "italian", "--variants", "memory", "--seats", "5").stdout
    assert "K-MOVE-08" in told
    assert "You must then sail on by another way" in told
    assert "~~All eighteen routes lie face up at the start.~~" in told
    assert "Instead, K-ADV-MEM-01: All routes face down" in told
    assert "two ore and three fur" in told
    assert "~~There are four pairs no matter how many of you play.~~" in told
    assert "\nP-01" not in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [80, 40])
@pytest.mark.parametrize(
    "asked", [("--edition", "italian", "--variants", "memory", "--seats", "5"), ("--compare",), ()]
)
def test_nothing_is_wider_than_the_terminal(
    asked: tuple[str, ...], columns: int, language: str
) -> None:
    told = hanse("kogge", *asked, "--language", language, COLUMNS=str(columns)).stdout
    assert [line for line in told.splitlines() if len(line) > columns] == []


def test_notes_hang_below_their_arrow() -> None:
    told = hanse("K-COMP-01", "--variants", "bornholm", COLUMNS="40").stdout
    assert "    → See also B-BASE-01: A tenth city\n      without a number\n" in told


def test_one_rule_of_a_table() -> None:
    told = hanse("K-BID-07", "--set", "zero_in_bid=breaks_ties").stdout
    assert told.startswith("K-BID-07  A 0 breaks ties\n")
    assert "→ Changed at this table: What a 0 adds to the sum of a bid." in told
    assert "~~Whatever is robbed" in hanse("R3-01", "--seats", "3").stdout


def test_the_rulebook_of_a_table_for_programs() -> None:
    told = hanse("K-MKT", "--seats", "5", "--json", "--language", "fr").stdout
    states = {one["rule"]: one["state"] for one in json.loads(told)}
    assert states == {
        "K-MKT-01": "replaced", "K-MKT-02": "struck", "K-MKT-03": "printed", "K-MKT-04": "printed",
    }  # fmt: skip


def test_a_table_that_cannot_be() -> None:
    assert hanse("kogge", "--variants", "solo", "--seats", "4").exit_code == 2
    assert hanse("--variants", "memory").exit_code == 2
    assert hanse("kogge", "--set", "no_reading=1").exit_code == 2


def test_what_a_book_says_is_told_with_its_place() -> None:
    told = " ".join(hanse("D-01", "--compare").stdout.split())
    assert "movement is over. [3A) Bewegung; 3B, f) Raubüberfall]" in told
    for point in compare_books("kogge", Words("en")):
        books = [voice for voice in point.voices if voice.book not in ("designer", "others")]
        assert all(voice.place for voice in books), point.rule


def test_a_point_knows_the_paragraphs_that_its_answers_change() -> None:
    touched = {point.rule: point.touches for point in compare_books("kogge", Words("en"))}
    assert touched["D-01"] == ("K-MOVE-08",)
    assert touched["D-03"] == ("K-ACT-BUILD-01", "K-ACT-BUILD-02")
    assert touched["D-12"] == ()


def test_the_game_in_a_minute_names_the_answers_of_the_table() -> None:
    italian = chosen_answers(Setup("kogge", 3, "italian"))
    assert list(italian) == ["D-01", "D-25", "D-14", "D-09"]
    assert all(len(keys) == 2 for keys in italian.values())
    assert chosen_answers(Setup("kogge", 5)) == {}
    peek = chosen_answers(Setup("kogge", 5, "italian", ("memory",)))
    assert "D-11" in peek
    assert "K-MOVE-06" not in peek
    kept = Setup("kogge", 3, variants=("memory",), readings=(("memory_shown", "remembered"),))
    assert set(chosen_answers(kept)) == {"G-79"}
