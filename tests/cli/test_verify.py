"""hanse verify: every draw drawn again."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hanse.cli import app
from hanse.core.records import parse, write
from hanse.core.setup import Setup
from hanse.games import GAMES
from hanse.match.match import Match

GAME = Path(__file__).parent.parent / "records" / "game-01.hanse"


def verified(file: Path) -> tuple[int, str, str]:
    ran = CliRunner().invoke(app, ["verify", str(file)])
    return ran.exit_code, ran.stdout, ran.stderr


def changed(tmp_path: Path, old: str, new: str, count: int = 1) -> Path:
    file = tmp_path / "changed.hanse"
    text = GAME.read_text("utf-8")
    assert re.search(old, text)
    file.write_text(re.sub(old, new, text, count=count), "utf-8")
    return file


def test_a_fair_game_is_verified() -> None:
    code, out, _ = verified(GAME)
    assert code == 0
    draws = sum(block.count("/") for block in re.findall(r"\[(.*?)\]", GAME.read_text("utf-8")))
    assert f"draws: {draws}, each as the key gives it" in out


def test_a_draw_that_the_key_does_not_give_is_told_by_its_line(tmp_path: Path) -> None:
    """The last draw of the game's last market is changed to another that was possible too."""
    text = GAME.read_text("utf-8")
    line = max(n for n, row in enumerate(text.split("\n"), start=1) if "[" in row)
    rows = text.split("\n")
    k, n = map(int, re.findall(r"(\d+)/(\d+)\]", rows[line - 1])[0])
    rows[line - 1] = rows[line - 1].replace(f"{k}/{n}]", f"{(k + 1) % n}/{n}]")
    cut = [row for row in rows[line:] if not row]
    file = tmp_path / "changed.hanse"
    file.write_text("\n".join([*rows[:line], *cut[:1], "open", ""]), "utf-8")
    code, _, err = verified(file)
    assert code == 1
    assert f"line {line}: not what the key gives" in err


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (r"seed: \w+", "seed: 00ff", "not the seed whose hash was shown"),
        (r"seed: \w+", "seed: salt", "written in hex"),
        (r"commitment", f"match: {'m' * 65}\ncommitment", "not the seed whose hash was shown"),
        (r"nonce 1: \w+", "nonce 1: 00", "line 17: not what the key gives"),
        (r"\nround 2\n", "\nround 7\n", "it is round 2"),
    ],
)
def test_what_cannot_be_verified_says_why(tmp_path: Path, old: str, new: str, reason: str) -> None:
    code, _, err = verified(changed(tmp_path, old, new))
    assert code == 1
    assert reason in err


def test_every_check_is_told(tmp_path: Path) -> None:
    code, out, _ = verified(GAME)
    assert code == 0
    told = [line.partition(": ")[2].split(":")[0] for line in out.strip().split("\n")]
    assert [one for one in told if one != "revision"] == [
        "rules",
        "result",
        "commitment",
        "nonces",
        "draws",
    ]


@pytest.mark.parametrize(
    ("old", "reasons"),
    [
        (r"seed: \w+\n", ["no seed is given"]),
        (r"commitment: \w+\n", ["no commitment is given"]),
        (r"(?:nonce \d: \w+\n)+", ["none is given"]),
        (r"\nend by .*\n", ["no result is stated"]),
        (r"(?:commitment|seed): \w+\n(?:seed: \w+\n)?(?:nonce \d: \w+\n)+", ["no seed is given"]),
    ],
)
def test_what_is_not_told_cannot_be_checked(tmp_path: Path, old: str, reasons: list[str]) -> None:
    """A record of the terminal or of another program is believed as far as it goes."""
    code, out, err = verified(changed(tmp_path, old, ""))
    assert [reason for reason in reasons if reason not in out] == []
    assert out.count("not checked") == len(reasons)
    assert code == (1 if "none is given" in out else 0), err


def test_draws_in_another_order_or_left_out_are_found_out(tmp_path: Path) -> None:
    two = r"\[(\d+)/(\d+) (\d+)/(\d+)"
    swapped = verified(changed(tmp_path, two, r"[\3/\4 \1/\2"))
    assert (swapped[0], "line 17" in swapped[2]) == (1, True)
    left_out = verified(changed(tmp_path, two, r"[\3/\4"))
    assert (left_out[0], "line 17" in left_out[2]) == (1, True)


def test_nonces_of_too_few_seats_are_wrong(tmp_path: Path) -> None:
    code, _, err = verified(changed(tmp_path, r"nonce 3: \w+\n", ""))
    assert (code, "nonces of 2 seats, of 3" in err) == (1, True)


def test_several_files_are_verified_and_one_wrong_is_told(tmp_path: Path) -> None:
    wrong = changed(tmp_path, r"seed: \w+", "seed: 00ff")
    ran = CliRunner().invoke(app, ["verify", str(wrong), str(GAME)])
    assert ran.exit_code == 1
    assert f"{GAME}: draws: " in ran.stdout
    assert f"{wrong}: commitment: " in ran.stderr
    assert "1 of 2 records wrong" in ran.stderr


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    code, _, err = verified(tmp_path / "none.hanse")
    assert code == 2
    assert "cannot be read" in err


@pytest.fixture
def revised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kogge's rules, revised once more."""
    spec = GAMES["kogge"]
    about = replace(spec.about, revision=spec.about.revision + 1)
    monkeypatch.setitem(GAMES, "kogge", replace(spec, about=about))


@pytest.mark.usefixtures("revised")
def test_a_record_of_an_older_revision_is_verified_and_said_to_be_older() -> None:
    code, out, _ = verified(GAME)
    assert code == 0
    assert "begun by revision 1 of the rules" in out
    assert "entries, each as the rules allow" in out
    assert ", each as the key gives it" in out


@pytest.mark.usefixtures("revised")
def test_an_older_record_that_cannot_be_played_has_its_draws_checked(tmp_path: Path) -> None:
    file = changed(tmp_path, r"\nround 2\n", "\nround 7\n")
    code, out, err = verified(file)
    assert code == 1
    assert "today's rules cannot play it" in err
    assert ", each as the key gives it" in out


@pytest.mark.usefixtures("revised")
def test_an_older_record_with_a_draw_that_the_key_does_not_give(tmp_path: Path) -> None:
    code, _, err = verified(changed(tmp_path, r"nonce 1: \w+", "nonce 1: 00"))
    assert code == 1
    assert "line 17: not what the key gives" in err


def test_a_new_match_is_of_todays_revision() -> None:
    match = Match.new(Setup("kogge", 2), b"seed")
    assert match.record.revision == GAMES["kogge"].about.revision


@pytest.mark.usefixtures("revised")
def test_the_revision_is_written_in_the_record(tmp_path: Path) -> None:
    spec = GAMES["kogge"]
    match = Match.new(Setup("kogge", 2), b"seed")
    text = write.write(match.record, spec)
    assert f"\nrevision: {spec.about.revision}\n" in text
    file = tmp_path / "new.hanse"
    file.write_text(text.replace("\nstart", f"\nseed: {b'seed'.hex()}\n\nstart", 1), "utf-8")
    code, out, _ = verified(file)
    assert code == 0
    assert "begun by revision" not in out
    assert parse.read(text, GAMES).revision == spec.about.revision


@pytest.mark.parametrize("told", ["99", "0", "-1", "one"])
def test_an_unknown_revision_is_refused(tmp_path: Path, told: str) -> None:
    code, _, err = verified(changed(tmp_path, r"\ndate:", f"\nrevision: {told}\ndate:"))
    assert code == 1
    assert f"revision {told} of the rules is not known here" in err
