"""How heavy the client is: what a page loads with it, and what only later."""

from pathlib import Path

import pytest

from tools import weigh_client


def write(assets: Path, **scripts: str) -> None:
    assets.mkdir(parents=True, exist_ok=True)
    for name, text in scripts.items():
        (assets / f"{name.replace('_', '-')}.js").write_text(text, "utf-8")


def test_imports_and_workers_count_and_what_comes_later_does_not(tmp_path: Path) -> None:
    write(
        tmp_path,
        index='import{a}from"./shared.js";const later=()=>import("./later.js")',
        shared="new Worker(new URL(`worker-1.js`,import.meta.url))",
        worker_1="import'./deep.js'",
        deep="1",
        later="2",
    )
    found = weigh_client.with_imports(tmp_path, ["index.js"])
    assert found == {"index.js", "shared.js", "worker-1.js", "deep.js"}


def test_the_first_question_has_its_own_game_and_no_other(tmp_path: Path) -> None:
    write(tmp_path, index="0", Table_1="1", chess_face_1="2", go_face_1="3")
    asked = weigh_client.at_first_question(tmp_path, {"index.js"})
    assert asked == {
        "chess": {"index.js", "Table-1.js", "chess-face-1.js"},
        "go": {"index.js", "Table-1.js", "go-face-1.js"},
    }


def test_too_heavy_a_client_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path / "assets", index="0", Table_1="1", chess_face_1="2", Symbols_1="3")
    (tmp_path / "assets/a.woff2").write_bytes(b"0" * (weigh_client.MAX_FONTS + 1))
    (tmp_path / "index.html").write_text('<script src="./assets/index.js"></script>', "utf-8")
    monkeypatch.setattr(weigh_client, "CLIENT", tmp_path)
    with pytest.raises(SystemExit, match=r"too heavy, or not there: fonts$"):
        weigh_client.main()
    assert "scripts at the first question of chess" in capsys.readouterr().out
