"""The files in deploy/ ask for passwords, set limits, and grant no more than the server needs."""

import json
import os
import re
import shutil
import stat
import subprocess
import uuid
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import pytest
import yaml

from tests.server.people import Person, new_table
from tests.server.running import POSTGRES, Server, free_port, sql
from tests.server.test_deploy import COMPOSE, CONTAINERFILE, DEPLOY, OURS

SERVICES: dict[str, Any] = COMPOSE["services"]
OTHERS = ("database", "bus", "proxy")
DIGEST = "sha256:" + "0123456789abcdef" * 4
FORBIDDEN = ("COPY (SELECT 1) TO PROGRAM 'true'", "CREATE ROLE other", "CREATE DATABASE other")
STUB = """#!/bin/sh
case "$*" in
*nats:2) exit 1 ;;
*postgres:17) echo mirror.example/postgres@{digest}; echo other@sha256:0 ;;
*caddy:2) echo caddy@{digest} ;;
esac
"""


@pytest.mark.parametrize("name", SERVICES)
def test_every_service_has_a_limit_of_memory_and_of_its_log(name: str) -> None:
    service = SERVICES[name]
    assert re.fullmatch(r"\d+[mg]", service["mem_limit"])
    assert {"max-size", "max-file"} <= set(service["logging"]["options"])
    assert "no-new-privileges:true" in service["security_opt"]


def password_in(text: str) -> str:
    """Return the variable that the password of an address comes from."""
    found = re.search(r"//hanse:\$\{(\w+):\?[^}]*\}@", text)
    assert found, f"no password is asked for: {text}"
    return found.group(1)


@pytest.mark.parametrize("name", OURS)
def test_the_bus_wants_a_password_and_the_servers_have_it(name: str) -> None:
    variable = password_in(SERVICES[name]["environment"]["HANSE_BUS"])
    wanted = SERVICES["bus"]["command"]
    assert wanted[:3] == ["--user", "hanse", "--pass"]
    assert wanted[3].startswith(f"${{{variable}:?")


@pytest.mark.parametrize("name", OURS)
def test_the_servers_are_no_superuser_of_the_database(name: str) -> None:
    told = SERVICES["database"]["environment"]
    variable = password_in(SERVICES[name]["environment"]["DATABASE_URL"])
    assert told[variable].startswith(f"${{{variable}:?")
    assert told.get("POSTGRES_USER", "postgres") != "hanse"
    assert variable != "POSTGRES_PASSWORD"
    assert any("/docker-entrypoint-initdb.d/" in one for one in SERVICES["database"]["volumes"])
    assert "wal_compression=on" in SERVICES["database"]["command"]


def test_the_role_owns_its_database_and_can_do_no_more() -> None:
    """A server migrates and plays with it; it can start no program on the database's machine."""
    name = f"hanse_role_{uuid.uuid4().hex[:8]}"
    at = urlsplit(POSTGRES)
    told = {"PGHOST": str(at.hostname), "PGPORT": str(at.port), "PGPASSWORD": at.password or ""}
    told |= {"POSTGRES_USER": str(at.username), "DATABASE_NAME": name, "DATABASE_PASSWORD": "a'b"}
    words = ["sh", str(DEPLOY / "make-role.sh")]
    try:
        subprocess.run(words, check=True, env={**os.environ, **told}, timeout=30)
        url = f"postgresql://{name}:a%27b@{at.hostname}:{at.port}/{name}"
        play_one_move(Server(url))
        for forbidden in (
            "COPY (SELECT 1) TO PROGRAM 'true'",
            "CREATE ROLE other",
            "CREATE DATABASE other",
        ):
            with pytest.raises(asyncpg.InsufficientPrivilegeError):
                sql(url, forbidden)
    finally:
        sql(f"{POSTGRES}/postgres", f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        sql(f"{POSTGRES}/postgres", f"DROP ROLE IF EXISTS {name}")


def play_one_move(server: Server) -> None:
    server.start()
    try:
        seated, cookie = new_table(server, bots=1, people=1)
        person = Person(server, seated["match"], cookie)
        person.hello()
        person.answer()
    finally:
        server.stop()


def test_probes_and_scrapes_ask_by_names_that_are_allowed() -> None:
    scraped = yaml.safe_load((DEPLOY / "monitoring/prometheus.yml").read_text("utf-8"))
    targets = [
        target.partition(":")[0]
        for job in scraped["scrape_configs"]
        for static in job["static_configs"]
        for target in static["targets"]
    ]
    asked = SERVICES["proxy"]["environment"]["SERVERS"].split()
    for name in OURS:
        told = SERVICES[name]["environment"]
        allowed = told["HANSE_ALLOWED_HOSTS"].split(",")
        assert {*targets, *(one.partition(":")[0] for one in asked)} <= set(allowed)
        assert "${SITE:-localhost}" in allowed
        assert told["HANSE_BASE_URL"] == "https://${SITE:-localhost}"


def test_browsers_are_told_to_come_by_https_and_may_use_http_3() -> None:
    assert SERVICES["proxy"]["environment"]["HSTS"] == "${HSTS:-31536000}"
    assert "443:443/udp" in SERVICES["proxy"]["ports"]


def test_the_check_of_health_starts_no_python() -> None:
    checks = re.findall(r"^HEALTHCHECK .* CMD (.*)$", CONTAINERFILE, re.M)
    assert [json.loads(one) for one in checks] == [["/srv/is-healthy"]]
    assert SERVICES["worker"]["healthcheck"]["test"] == ["CMD", "/srv/is-healthy", "8081"]
    assert "COPY deploy/is-healthy /srv/is-healthy" in CONTAINERFILE


def is_healthy(port: int, *words: str, host: str = "0.0.0.0") -> bool:
    told = {**os.environ, "HANSE_HOST": host, "HANSE_PORT": str(port)}
    run = [str(DEPLOY / "is-healthy"), *words]
    return subprocess.run(run, env=told, check=False, timeout=10).returncode == 0


def test_the_check_of_health_knows_a_server_that_lives_and_costs_little(server: Server) -> None:
    assert is_healthy(server.port)
    assert is_healthy(free_port(), str(server.port))
    assert not is_healthy(free_port())
    assert not is_healthy(server.port, host="127.0.0.2")
    before = processor_seconds_of_children()
    for _ in range(10):
        assert is_healthy(server.port)
    assert processor_seconds_of_children() - before < 1.0, "Python would take ten seconds"


def processor_seconds_of_children() -> float:
    spent = os.times()
    return spent.children_user + spent.children_system


def test_an_upgrade_changes_one_small_layer() -> None:
    """Dependencies are copied before the application, without dates that differ each time."""
    last = CONTAINERFILE.rpartition("\nFROM ")[2]
    copied = re.findall(r"^COPY --from=build (\S+)", last, re.M)
    assert copied == ["/srv/hanse", "/app/srv/hanse"]
    assert last.index("ARG VERSION") > last.rindex("COPY"), "it would change what follows"
    assert "SOURCE_DATE_EPOCH" in CONTAINERFILE
    assert "touch --no-dereference" in CONTAINERFILE


def pin_images(place: Path, docker: str) -> subprocess.CompletedProcess[str]:
    """Run the script in a folder of its own, with a stand-in for docker that knows some digests."""
    for name in ("pin-images", "compose.yml"):
        shutil.copy(DEPLOY / name, place)
    (place / "docker").write_text(docker)
    (place / "docker").chmod(0o755)
    told = {**os.environ, "DOCKER": str(place / "docker")}
    run = [str(place / "pin-images")]
    return subprocess.run(run, check=False, env=told, capture_output=True, text=True, timeout=10)


def test_images_are_pinned_to_what_was_pulled(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("SITE=games.example\nNATS_IMAGE=old\nIMAGE=mine\nBUS_PASSWORD=x")
    docker = STUB.format(digest=DIGEST).replace("exit 1", f"echo nats@{DIGEST}")
    done = pin_images(tmp_path, docker)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / ".env").read_text().splitlines() == [
        "SITE=games.example", "IMAGE=mine", "BUS_PASSWORD=x",
        f"POSTGRES_IMAGE=mirror.example/postgres@{DIGEST}", f"NATS_IMAGE=nats@{DIGEST}",
        f"CADDY_IMAGE=caddy@{DIGEST}",
    ]  # fmt: skip
    assert stat.S_IMODE((tmp_path / ".env").stat().st_mode) == 0o600, "it holds passwords"
    for name in OTHERS:
        assert re.fullmatch(r"\$\{[A-Z]+_IMAGE:-[a-z]+:\d+\}", SERVICES[name]["image"])


def test_nothing_is_pinned_if_an_image_is_missing(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("SITE=games.example\n")
    done = pin_images(tmp_path, STUB.format(digest=DIGEST))
    assert done.returncode != 0
    assert "nats:2 has no digest here" in done.stderr
    assert (tmp_path / ".env").read_text() == "SITE=games.example\n"
    assert not list(tmp_path.glob(".env.*"))
