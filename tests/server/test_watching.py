"""What a host can watch: every name in deploy/ is told by a server, and counts what it says."""

import asyncio
import json
import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
import yaml
from msgspec import Raw
from prometheus_client import CollectorRegistry
from prometheus_client.metrics import MetricWrapperBase
from typer.testing import CliRunner

from hanse.cli import app
from hanse.core.setup import Setup
from hanse.server.connections.table_socket import note_mismatch
from hanse.server.operations import metrics
from hanse.server.operations.table_environment import table_environment
from hanse.server.store.migrate import migrate
from hanse.server.store.store import Store
from hanse.tables.live import confirmed_moves
from hanse.tables.live.copies import rebuild
from hanse.tables.live.live import Live, Viewer
from hanse.tables.live.view_hash import UPDATES_PER_CHECK, json_hash, view_hash
from hanse.tables.messages.wire import PROTOCOL
from hanse.tables.seats.seating import Asker
from tests.server.exported import Exported, exported
from tests.server.fleet import Helper
from tests.server.people import Person, new_table
from tests.server.running import RUN, Server, database, free_port
from tests.server.seats import a_row

ROOT = Path(__file__).parents[2]
MONITORING = ROOT / "deploy/monitoring"
ALERTS = yaml.safe_load((MONITORING / "alerts.yml").read_text("utf-8"))
DASHBOARD = json.loads((MONITORING / "dashboard.json").read_text("utf-8"))
PAGE = (ROOT / "docs/watching.md").read_text("utf-8")
NAME = re.compile(r"\b(?:hanse|process|python)_[a-z_]+\b")
LABELS = re.compile(r"\bby \(([a-z_, ]+)\)|\{([a-z_]+)=")
OF_FILES = {"hanse_backup_time_seconds", "hanse_restore_time_seconds"}
"""What `hanse backup` and `hanse restore` write for the node exporter."""
OF_OTHERS = ("up{", "probe_ssl_")
"""What Prometheus itself and its blackbox exporter tell."""
RULES = [rule for group in ALERTS["groups"] for rule in group["rules"]]
PANELS = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
EXPRESSIONS = [*(rule["expr"] for rule in RULES), *PANELS]
SOON = 90.0
"""Seconds, on a busy machine."""


def declared() -> dict[str, MetricWrapperBase]:
    found = [one for one in vars(metrics).values() if isinstance(one, MetricWrapperBase)]
    return {kind.name: one for one in found for kind in one.describe()}


def labels_of(name: str) -> set[str]:
    """The labels that a metric of ours has, whether or not it has counted anything yet."""
    for own, metric in declared().items():
        if re.fullmatch(rf"{own}(?:_total|_bucket|_count|_sum|_info)?", name):
            return set(metric._labelnames) | ({"le"} if name.endswith("_bucket") else set())
    return set()


@pytest.fixture(scope="module")
def played() -> Iterator[tuple[Server, Person]]:
    """A server at which somebody has answered."""
    with database() as url:
        server = Server(url)
        server.start()
        seated, cookie = new_table(server, bots=1, people=1)
        person = Person(server, seated["match"], cookie)
        person.hello()
        person.answer()
        yield server, person
        server.stop()


@pytest.fixture(scope="module")
def told(played: tuple[Server, Person]) -> Exported:
    return exported(played[0].origin)


def until(server: Server, enough: Callable[[Exported], object]) -> Exported:
    end = time.monotonic() + SOON
    while time.monotonic() < end:
        found = exported(server.origin)
        if enough(found):
            return found
        time.sleep(0.2)
    raise TimeoutError("not told in time")


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_every_metric_that_deploy_names_is_exported(expression: str, told: Exported) -> None:
    names = set(NAME.findall(expression))
    assert names or expression.startswith(OF_OTHERS)
    assert names <= set(told.names) | OF_FILES


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_every_label_that_deploy_names_is_exported(expression: str, told: Exported) -> None:
    used = {one.strip() for pair in LABELS.findall(expression) for one in ",".join(pair).split(",")}
    names = NAME.findall(expression)
    known = set().union(*(told.names.get(one, set()) | labels_of(one) for one in names))
    assert used - {"", "job", "instance", "le"} <= known


def test_every_metric_and_alert_is_on_the_page(told: Exported) -> None:
    ours = {name for name in told.names if re.match("hanse_(?!.*_created$)", name)}
    kinds = {re.sub(r"_(bucket|sum|count)$", "", name) for name in ours}
    assert sorted(name for name in kinds if f"`{name}`" not in PAGE) == []
    assert [rule["alert"] for rule in RULES if f"`{rule['alert']}`" not in PAGE] == []
    assert set(NAME.findall(PAGE)) - set(told.names) - kinds == OF_FILES


def test_every_promise_that_can_be_counted_has_an_alert() -> None:
    counted = {1, 3, 4, 6, 8, 9, 10, 11, 12, 13, 14, 15, 19}
    assert {int(rule["labels"]["promise"][1:]) for rule in RULES} == counted


def test_a_move_is_counted_until_it_is_on_the_screen(told: Exported) -> None:
    assert told.total("hanse_shown_seconds_count") >= 1
    assert told.total("hanse_greeted_total") == 1
    assert told.total("hanse_store_reachable") == 1
    assert told.total("hanse_live_matches") == 1


def test_a_page_that_is_opened_long_after_a_move_does_not_count_as_late(
    told: Exported, played: tuple[Server, Person]
) -> None:
    """It waited for nothing: strangers who watch an old table would else cause an alert."""
    server, person = played
    while not person.asked:
        person.hear_until("update", seconds=SOON)
    before = exported(server.origin)
    for protocol in (PROTOCOL, PROTOCOL - 1):
        late = Person(server, person.match, person.cookie)
        late.say({"say": "hello", "protocol": protocol, "events": 0})
        late.say({"say": "ping"})
        late.hear_until("pong", seconds=SOON)
        late.socket.close()
    after = exported(server.origin)
    assert after.total("hanse_greeted_total") == before.total("hanse_greeted_total") + 2
    assert after.total("hanse_shown_seconds_count") == before.total("hanse_shown_seconds_count")


def test_confirmed_moves_are_looked_up(played: tuple[Server, Person]) -> None:
    found = until(played[0], lambda told: told.total("hanse_acks_checked_total"))
    assert found.total("hanse_acks_without_row_total") == 0


def test_a_confirmed_move_that_is_not_stored_is_found() -> None:
    async def look_up(url: str) -> None:
        await migrate(url)
        store = await Store.open(url, 2)
        commands = confirmed_moves.ConfirmedCommands(store, table_environment())
        commands.note("nowhere", 0, "lost")
        await commands.look_up()
        await store.close()

    before = metrics.ACKS_WITHOUT_ROW._value.get()
    with database() as url:
        asyncio.run(look_up(url))
    assert metrics.ACKS_WITHOUT_ROW._value.get() == before + 1


def test_whoever_sees_something_else_is_shown_all_again_once_for_each_check(
    played: tuple[Server, Person],
) -> None:
    """Anybody may watch, so nobody is believed who was not asked."""
    server, _ = played
    seated, _ = new_table(server, bots=4, people=0)
    watcher = Person(server, seated["match"])
    watcher.hello()
    mismatches = "hanse_view_hash_mismatch_total"
    for _ in range(5):
        watcher.say({"say": "differs"})
    watcher.say({"say": "ping"})
    watcher.hear_until("pong")
    assert exported(server.origin).total(mismatches) == 0
    while "check" not in watcher.hear_until("update", seconds=SOON):
        pass
    for _ in range(5):
        watcher.say({"say": "differs"})
    while set(watcher.hear_until("update")["sections"]) != set(watcher.sections):
        pass
    watcher.say({"say": "ping"})
    watcher.hear_until("pong")
    assert exported(server.origin).total(mismatches) == 1
    watcher.socket.close()


def test_differing_views_of_a_match_are_logged_once_a_minute() -> None:
    live = Live(row := a_row(Setup("kogge", 2)), rebuild(row, []), time.monotonic)
    viewers = [Viewer(Asker()) for _ in range(3)]
    for viewer in viewers:
        viewer.unanswered_checks = 2
    seconds = [1000.0]
    with structlog.testing.capture_logs() as said:
        for _ in range(2):
            for viewer in viewers:
                assert note_mismatch(live, viewer, seconds[0])
        seconds[0] += 61
        viewers[0].unanswered_checks = 1
        assert note_mismatch(live, viewers[0], seconds[0])
        assert not note_mismatch(live, viewers[0], seconds[0])
    assert [line["match"] for line in said] == [row.id, row.id]


def test_now_and_then_an_update_tells_the_hash_of_the_view(
    played: tuple[Server, Person],
) -> None:
    server, _ = played
    seated, _ = new_table(server, bots=4, people=0)
    watcher = Person(server, seated["match"])
    watcher.hello()
    for _ in range(3 * UPDATES_PER_CHECK):
        message = watcher.hear_until("update", seconds=SOON)
        if "check" in message:
            break
    held = {name: one for name, one in watcher.sections.items() if one is not None}
    assert message["check"] == json_hash(held)


def test_hashes_are_those_that_the_browser_is_tested_with() -> None:
    vectors: list[Any] = json.loads((ROOT / "web/tests/view-hashes.json").read_text("utf-8"))
    for vector in vectors:
        sections = {name: Raw(json.dumps(one)) for name, one in vector["sections"].items()}
        assert view_hash(sections) == vector["hash"]


def test_a_worker_tells_its_metrics_on_a_port_of_its_own(played: tuple[Server, Person]) -> None:
    port = free_port()
    words = (sys.executable, "-c", RUN, "worker")
    worker = Helper("worker", *words, DATABASE_URL=played[0].url, HANSE_WORKER_PORT=str(port))
    worker.start()
    try:
        end = time.monotonic() + SOON
        while time.monotonic() < end:
            try:
                assert exported(f"http://127.0.0.1:{port}").total("hanse_store_reachable") == 1
                return
            except (OSError, AssertionError):
                time.sleep(0.2)
        raise TimeoutError("the worker tells nothing")
    finally:
        worker.kill()


def test_backup_and_restore_tell_when_they_went_well(tmp_path: Path) -> None:
    told = tmp_path / "backup.prom"
    with database() as url, database() as other:
        asyncio.run(migrate(url))
        backup = ["backup", str(tmp_path / "one"), "--database-url", url, "--metrics", str(told)]
        assert CliRunner().invoke(app, backup).exit_code == 0
        assert "hanse_backup_time_seconds 1." in told.read_text()
        words = ["restore", str(tmp_path / "one"), "--database-url", other, "--verify"]
        assert CliRunner().invoke(app, [*words, "--metrics", str(told)]).exit_code == 0
        assert "hanse_restore_time_seconds 1." in told.read_text()


def test_no_metric_is_made_twice() -> None:
    registry = CollectorRegistry()
    for metric in declared().values():
        registry.register(metric)
