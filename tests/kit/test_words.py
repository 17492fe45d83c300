"""Words that an installed game lacks are named when it is loaded."""

from pathlib import Path

from tests.example_package.installing import ROOT, run
from tests.kit.changing import changed

LOAD = (
    "-W",
    "always",
    "-c",
    "import sys; sys.stderr = sys.stdout; import hanse; hanse.game_names()",
)


def test_a_game_with_all_its_words_says_nothing(installed: dict[str, str]) -> None:
    assert run(installed, *LOAD) == ""


def test_missing_words_are_named(tmp_path: Path) -> None:
    env = changed(
        tmp_path, "hanse-noughts", "noughts.py", "event-noughts-marked", "event-noughts-m"
    )
    assert "noughts: English words are missing: event-noughts-marked" in run(env, *LOAD)


def test_an_attribute_counts(tmp_path: Path) -> None:
    env = changed(tmp_path, "hanse-noughts", "noughts.py", "    .wait =", "    .waits =")
    assert "English words are missing: ask-noughts-mark.wait" in run(env, *LOAD)


def test_words_in_a_file_of_another_name_are_named(tmp_path: Path) -> None:
    ask = (ROOT / "examples/hanse-nim/src/hanse_nim/words/en/ask.ftl").read_text("utf-8")
    env = changed(
        tmp_path,
        "hanse-nim",
        "src/hanse_nim/words/en/move.ftl",
        "move-nim-fold",
        ask + "move-nim-fold",
    )
    (tmp_path / "site/hanse_nim/words/en/ask.ftl").unlink()
    told = run(env, *LOAD)
    assert "ask-nim-take is in move.ftl, where nobody looks for it" in told
    assert "English words are missing: ask-nim-take" in told
