"""The index of rules, and the tool that compares it with the repository.

Ids and names of tests in made-up trees are put together here, so that nobody, and least of all
the tool, takes this file for a test of those rules.
"""

import json
from itertools import groupby
from pathlib import Path

import pytest
import yaml

from tools import rules

ROOT = Path(__file__).parents[1]
ONE, TWO, TEN = (f"K-BID-{n}" for n in ("01", "02", "10"))


LEXICON = "src/hanse/games/kogge/lexicon.toml"


def lexicon(*rules: str) -> str:
    return f'[rules]\n"docs/rules/kogge.md" = {json.dumps(rules)}\n'


def named(name: str) -> str:
    return f"def test_{name}() -> None: ..."


def write(root: Path, files: dict[str, str]) -> Path:
    """A small repository, in which the first rule is complete unless a file says otherwise."""
    whole = {
        LEXICON: lexicon(ONE),
        "docs/rules/kogge.md": f"**{ONE}** Bids are open.\n",
        "src/hanse/auction.py": f'"""{ONE}"""\n',
        "tests/test_auction.py": named("k_bid_01_bids_are_open"),
    }
    for name, text in (whole | files).items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return root


def missing(root: Path) -> dict[str, tuple[str, ...]]:
    return {entry.id: rooms for entry, rooms in rules.survey(root).gaps()}


def test_a_rule_with_text_code_and_test_is_complete(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert rules.main(write(tmp_path, {})) == 0
    out = capsys.readouterr().out
    assert out.endswith("1 ids, 0 missing\n")
    assert "kogge.md:1" in out
    assert "auction.py:1" in out
    assert "test_auction.py:1" in out


@pytest.mark.parametrize(
    ("file", "room"),
    [
        ("docs/rules/kogge.md", "docs"),
        ("src/hanse/auction.py", "code"),
        ("tests/test_auction.py", "tests"),
    ],
)
def test_whatever_a_rule_lacks_is_a_failure(tmp_path: Path, file: str, room: str) -> None:
    root = write(tmp_path, {file: "\n"})
    assert missing(root) == {ONE: (room,)}
    assert rules.main(root) == 1


@pytest.mark.parametrize(
    ("kind", "needs"), [("rule", ("docs", "code", "tests")), ("fact", ("docs", "tests"))]
)
def test_a_class_says_what_is_needed(tmp_path: Path, kind: str, needs: tuple[str, ...]) -> None:
    root = write(tmp_path, {LEXICON: lexicon(f"{TWO} {kind}")})
    assert missing(root) == {TWO: needs}


def test_a_note_needs_documentation_only(tmp_path: Path) -> None:
    files = {LEXICON: lexicon(f"{TWO} note"), "docs/rules/kogge.md": f"A slip: **{TWO}**"}
    assert missing(write(tmp_path, files)) == {}


def test_a_passing_mention_is_no_documentation(tmp_path: Path) -> None:
    root = write(tmp_path, {"docs/rules/kogge.md": f"As {ONE} says.\n"})
    assert missing(root) == {ONE: ("docs",)}


def test_sentences_for_people_are_no_code(tmp_path: Path) -> None:
    files = {"src/hanse/auction.py": "\n", "src/hanse/words/en.ftl": f"{ONE} = Bids are open.\n"}
    assert missing(write(tmp_path, files)) == {ONE: ("code",)}


@pytest.mark.parametrize("file", ["docs/decisions/0001.md", "src/hanse/a.py", "tests/a.yaml"])
def test_an_unknown_id_is_a_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], file: str
) -> None:
    root = write(tmp_path, {file: f"see {TEN}\n"})
    assert rules.main(root) == 1
    assert f"in no lexicon: {TEN}, {file}:1" in capsys.readouterr().out


def test_ids_are_matched_exactly() -> None:
    assert rules.mentioned_ids(f"({ONE}, {TEN}0; {TWO}.)") == [ONE, f"{TEN}0", TWO]
    assert rules.mentioned_ids(f"T{ONE} TV-{ONE} {ONE}x K-BID K-BID-") == []
    assert rules.mentioned_ids("L-G-" + "01") == ["L-G-" + "01"]


def test_a_test_may_be_named_after_its_rules() -> None:
    assert rules.tested_ids(named("k_bid_01_and_k_bid_10")) == [ONE, TEN]
    assert rules.tested_ids(named("l_g_01")) == ["L-G-" + "01"]
    assert rules.tested_ids(named("k_bid_010")) == [ONE[:-2] + "010"]
    assert rules.tested_ids(named("bids")) == []


@pytest.mark.parametrize("line", [f"{ONE} law", "Bids", ""])
def test_a_wrong_line_of_a_lexicon_is_refused(tmp_path: Path, line: str) -> None:
    with pytest.raises(rules.BadIndex):
        rules.survey(write(tmp_path, {LEXICON: lexicon(line)}))


def test_our_ids_count_without_holes() -> None:
    ids = sorted(entry.id.rsplit("-", 1) for entry in rules.read_index(ROOT))
    for family, members in groupby(ids, key=lambda pair: pair[0]):
        numbers = [int(number) for _, number in members]
        assert numbers == list(range(1, len(numbers) + 1)), family


def test_vectors_are_told_apart() -> None:
    vectors = yaml.safe_load((ROOT / "tests/rules/vectors.yaml").read_text("utf-8"))
    assert len({vector["id"] for vector in vectors}) == len(vectors)
    assert {vector["kind"] for vector in vectors} <= {"BOOK", "RULE", "DERIVED", "EXT"}
