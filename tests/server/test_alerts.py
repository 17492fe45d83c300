"""Alert rules: each is triggered by promtool, and quiet times trigger none."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

MONITORING = Path(__file__).parents[2] / "deploy/monitoring"
RULES = [
    rule
    for group in yaml.safe_load((MONITORING / "alerts.yml").read_text("utf-8"))["groups"]
    for rule in group["rules"]
]
FILES = ("alerts_test.yml", "alerts_days_test.yml")
TESTS: list[dict[str, Any]] = [
    test
    for name in FILES
    for test in yaml.safe_load((MONITORING / name).read_text("utf-8"))["tests"]
]
QUIET = ("a fresh install fires none in its first day", "a planned restart fires none")


def expected(test: dict[str, Any]) -> dict[str, bool]:
    """Return the alerts that a test is about, and whether each fires there at any time."""
    told: dict[str, bool] = {}
    for one in test["alert_rule_test"]:
        told[one["alertname"]] = told.get(one["alertname"], False) or bool(one.get("exp_alerts"))
    return told


@pytest.mark.skipif(not shutil.which("promtool"), reason="promtool is not installed")
def test_the_rules_do_what_their_tests_say() -> None:
    words = ["promtool", "test", "rules", *FILES]
    done = subprocess.run(words, cwd=MONITORING, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(not shutil.which("promtool"), reason="promtool is not installed")
def test_the_rules_and_the_example_are_well_formed() -> None:
    for words in (["check", "rules", "alerts.yml"], ["check", "config", "prometheus.yml"]):
        done = subprocess.run(
            ["promtool", *words], cwd=MONITORING, capture_output=True, check=False
        )
        assert done.returncode == 0, done.stdout


def test_every_alert_is_triggered() -> None:
    fired = {name for test in TESTS for name, fires in expected(test).items() if fires}
    assert fired == {rule["alert"] for rule in RULES}


@pytest.mark.parametrize("name", QUIET)
def test_quiet_times_are_tried_with_every_alert(name: str) -> None:
    (test,) = [one for one in TESTS if one["name"] == name]
    assert expected(test) == {rule["alert"]: False for rule in RULES}
