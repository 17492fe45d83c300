"""A study: its description, its tables, and the same tables again."""

from pathlib import Path

import pytest
from msgspec import json

from hanse.lab import study_report
from hanse.lab.study import Arm, BadStudy, Study, StudyResult, read_study, run_study
from hanse.lab.study_report import answer_sentences, page_of, shown_path, write_report

ROOT = Path(__file__).parents[2]
DESCRIPTION = ROOT / "docs/studies/raids.toml"
SMALL = Study(
    "Who builds more?", "kogge", 3, 3, 5, ("build",), "Builders.",
    (Arm("a builder", "builder", ("dabbler",)), Arm("a dabbler", "dabbler", ("dabbler",))),
)  # fmt: skip


@pytest.fixture(scope="module")
def result() -> StudyResult:
    return run_study(SMALL)


def test_the_same_description_gives_the_same_tables(result: StudyResult, tmp_path: Path) -> None:
    """In another process, and from games that were kept, too."""
    first = run_study(SMALL, tmp_path, jobs=2)
    assert json.encode(first) == json.encode(result)
    assert json.encode(run_study(SMALL, tmp_path)) == json.encode(result)


def test_every_player_is_counted_once(result: StudyResult) -> None:
    assert sum(one.players for one in result.counts) == 2 * 3 * 3
    assert all(one.low <= one.share <= one.high for one in result.arms)
    assert all(one.low <= one.share <= one.high for one in result.counts)
    assert list(result.hashes) == ["builder", "dabbler"]


def test_a_report_has_the_question_the_tables_and_the_hashes(result: StudyResult) -> None:
    page = page_of(SMALL, result, "here/small.toml", "small")
    assert page.startswith("# Who builds more?")
    assert "`hanse study here/small.toml`" in page
    assert all(made in page for made in result.hashes.values())
    assert "even share" in answer_sentences(SMALL, result)


def test_the_report_is_written_beside_its_description(
    result: StudyResult, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Path] = []
    monkeypatch.setattr(study_report, "draw_bars", lambda bars, even, path: drawn.append(path))
    page = write_report(SMALL, result, tmp_path / "small.toml")
    assert page.read_text("utf-8").count("|") > 20
    assert json.decode((tmp_path / "small.json").read_bytes(), type=StudyResult) == result
    assert [one.name for one in drawn] == ["small-arms.svg", "small-counts.svg"]


def test_the_description_of_the_study_of_raids_is_understood() -> None:
    study = read_study(DESCRIPTION)
    assert [arm.bot for arm in study.arms] == ["peaceful", "merchant", "raider"]
    assert all(plan.draws * study.seats >= study.games for plan in study.plans())


CHANGES = [
    ("seats = ", "speed = 3\nseats = ", "speed"), ('"raid_city"', '"raid_sity"', "raid_sity"),
    ('"merchant"', '"merchand"', "merchand"), ('"kogge"', '"cog"', "cog"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "named"), CHANGES)
def test_a_description_with_an_unknown_word_is_refused(
    old: str, new: str, named: str, tmp_path: Path
) -> None:
    text = DESCRIPTION.read_text("utf-8")
    assert old in text
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(BadStudy, match=rf"wrong\.toml: .*{named}"):
        read_study(wrong)


def test_where_a_description_lies_on_a_machine_is_not_told(tmp_path: Path) -> None:
    assert shown_path(tmp_path / "mine.toml") == "mine.toml"
    assert shown_path(Path("some/mine.toml")) == "some/mine.toml"


def test_the_kept_report_is_of_its_description() -> None:
    """What docs/studies holds was made by this description, whose tables it repeats."""
    study = read_study(DESCRIPTION)
    kept = json.decode(DESCRIPTION.with_suffix(".json").read_bytes(), type=StudyResult)
    page = DESCRIPTION.with_suffix(".md").read_text("utf-8")
    assert page == page_of(study, kept, "docs/studies/raids.toml", DESCRIPTION.stem)
