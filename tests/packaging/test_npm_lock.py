"""npm's lock serves every platform and names no registry."""

import json
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"

NATIVE = {"rolldown": "@rolldown/binding-", "lightningcss": "lightningcss-"}
"""Packages with a part of their own for each platform, and how its name begins."""

PLATFORMS = (
    "darwin-arm64",
    "darwin-x64",
    "linux-arm64-gnu",
    "linux-arm64-musl",
    "linux-x64-gnu",
    "linux-x64-musl",
    "win32-arm64-msvc",
    "win32-x64-msvc",
)

LOCKED = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]


@pytest.mark.parametrize("platform", PLATFORMS)
@pytest.mark.parametrize("package", NATIVE)
def test_native_part_is_locked(package: str, platform: str) -> None:
    part = LOCKED.get(f"node_modules/{NATIVE[package]}{platform}", {})
    assert part.get("version") == LOCKED[f"node_modules/{package}"]["version"]
    assert platform.startswith(part["os"][0])
    assert part["cpu"][0] in platform


def test_no_other_package_has_native_parts() -> None:
    with_parts = {
        name.removeprefix("node_modules/")
        for name, package in LOCKED.items()
        if any("linux" in part for part in package.get("optionalDependencies", {}))
    }
    assert with_parts == set(NATIVE)


def test_no_package_names_a_registry() -> None:
    assert [name for name, package in LOCKED.items() if "resolved" in package] == []


def test_every_package_has_a_hash() -> None:
    assert [name for name, package in LOCKED.items() if name and "integrity" not in package] == []


def test_lock_is_of_this_package() -> None:
    asked = json.loads((WEB / "package.json").read_text("utf-8"))
    assert LOCKED[""]["devDependencies"] == asked["devDependencies"]
