"""The unit for systemd forbids much, and a server with its own PostgreSQL works all the same."""

import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest

from tests.server.mortal import open_folder
from tests.server.people import Person, new_table
from tests.server.running import RUN, Server
from tests.server.sandbox import can_be_tried

UNIT = Path(__file__).parents[2] / "deploy/hanse.service"
RESTRICT = f"from tests.server.sandbox import restrict; restrict(open({str(UNIT)!r}).read()); "
EXECUTE = "import mmap; mmap.mmap(-1, 4096, prot=mmap.PROT_READ|mmap.PROT_WRITE|mmap.PROT_EXEC)"
LINK_ROUTES = "import socket; socket.socket(socket.AF_NETLINK, socket.SOCK_RAW)"
BE_TRACED = "import ctypes; ctypes.CDLL(None).ptrace(0, 0, 0, 0)"
YES = ["NoNewPrivileges", "LockPersonality", "MemoryDenyWriteExecute", "RestrictNamespaces",
       "RestrictRealtime", "RestrictSUIDSGID", "ProtectClock", "ProtectHostname",
       "ProtectKernelLogs", "ProtectKernelModules", "ProtectKernelTunables",
       "ProtectControlGroups", "PrivateDevices", "PrivateTmp"]  # fmt: skip
tried = pytest.mark.skipif(not can_be_tried(), reason="needs Linux on x86_64 and systemd-analyze")


def test_the_unit_takes_away_what_the_server_does_not_need() -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(UNIT, "utf-8")
    service = unit["Service"]
    assert [name for name in YES if service.get(name) != "true"] == []
    assert service["SystemCallFilter"] == "@system-service"
    assert service["SystemCallArchitectures"] == "native"
    assert service["CapabilityBoundingSet"] == ""
    assert service["MemoryMax"].endswith("%"), "it must suit small machines and large ones"
    assert service["OOMPolicy"] == "continue", "a bot that takes too much must not end the server"


@tried
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """All but the program, which is not installed here."""
    text = UNIT.read_text("utf-8").replace("/srv/hanse/bin/hanse", "/bin/true")
    (tmp_path / "hanse.service").write_text(text)
    words = ["systemd-analyze", "verify", str(tmp_path / "hanse.service")]
    done = subprocess.run(words, check=False, capture_output=True, text=True, timeout=60)
    assert "hanse.service" not in done.stderr


@tried
@pytest.mark.parametrize("hostile", [EXECUTE, LINK_ROUTES, BE_TRACED])
def test_the_filter_of_this_test_forbids_something(hostile: str) -> None:
    assert returned_by(RESTRICT + "print()") == returned_by(hostile) == 0
    assert returned_by(RESTRICT + hostile) != 0


def returned_by(program: str) -> int:
    words = [sys.executable, "-c", program]
    done = subprocess.run(words, check=False, stderr=subprocess.DEVNULL, timeout=60)
    return done.returncode


@tried
def test_a_server_with_its_own_database_lives_under_the_filter(tmp_path: Path) -> None:
    """The database is made, a game is played with bots that think in processes, all is stopped."""
    with open_folder() as folder, (tmp_path / "log").open("wb") as log:
        settings = {"HANSE_DATA": str(folder)}
        play(Server("", settings=settings, entry=RESTRICT + RUN, log=log))
    assert "dead" not in (tmp_path / "log").read_text("utf-8")


def play(server: Server) -> None:
    server.start()
    try:
        seated, cookie = new_table(server, bots=2, people=1)
        person = Person(server, seated["match"], cookie)
        person.hello()
        for _ in range(3):
            person.answer()
    finally:
        assert server.stop() == 0
